"""The score track: no two painters share a space.

Whoever lands on an occupied space is put on the next free one ahead of it or behind it, as its owner
chooses. Behind is never further back than where the painter came from, for that space is free.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.fresco.state import Fresco


def gain(game: Fresco, actor: i64, points: i64, source: str) -> None:
    """Move the actor's painter ahead; if the space is taken, `game.bump` asks ahead or behind."""
    if points == 0:
        return
    space: i64 = game.score[actor] + points
    if game.log is not None:
        tell(game, actor, points, source)
    if _taken(game, actor, space):
        game.bump = actor + 1
    game.score[actor] = space


def choose(game: Fresco, ahead: bool) -> None:
    """The painter that landed on a taken space goes ahead of it or behind it."""
    actor: i64 = game.bump - 1
    landed: i64 = game.score[actor]
    space = free(game, actor, ahead)
    game.score[actor] = space
    game.bump = 0
    if game.log is not None:
        tell(game, actor, space - landed, "fresco-source-track")


def free(game: Fresco, actor: i64, ahead: bool) -> i64:
    """The next free space ahead of the actor's painter or behind it."""
    step: i64 = 1 if ahead else -1
    space: i64 = game.score[actor] + step
    while _taken(game, actor, space):
        space += step
    return space


def _taken(game: Fresco, actor: i64, space: i64) -> bool:
    other: i64 = 0
    while other < game.actors:
        if other != actor and game.score[other] == space:
            return True
        other += 1
    return False


def tell(game: Fresco, actor: i64, points: i64, source: str) -> None:
    """Leonardo has no seat: his points are events of their own."""
    if actor < game.players:
        game.tell("points", actor, {"points": points, "source": source})
    else:
        game.tell("leonardo-points", -1, {"points": points, "source": source})


def from_last(game: Fresco) -> i64:
    """The actors from the last on the track to the first, packed as `game.order`."""
    packed: i64 = 0
    place: i64 = 0
    after: i64 = -1_000_000
    while place < game.actors:
        best: i64 = -1
        actor: i64 = 0
        while actor < game.actors:
            space: i64 = game.score[actor]
            if space > after and (best < 0 or space < game.score[best]):
                best = actor
            actor += 1
        packed |= best << (3 * place)
        after = game.score[best]
        place += 1
    return packed
