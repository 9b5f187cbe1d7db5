"""The score track: no two painters share a space.

Spaces count from 1. Before them lie the start spaces, which are worth nothing: `space` has them below zero, S1 lowest
of all, so that who stands there is behind everybody else. There is no space 0.

Whoever lands on an occupied space is put on the next free one ahead of it or behind it, as its owner chooses; in the
final scoring always ahead. Behind is never further back than where the painter came from, for that space is free.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bottega.games.fresco import order as orders
from bottega.games.fresco.catalogue import AHEAD, BEHIND
from bottega.games.fresco.names import FINAL
from bottega.games.fresco.refusals import REFUSALS
from bottega.kernel.refusals import LEGAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.fresco.state import Fresco


def starts(game: Fresco) -> i64:
    """How many start spaces the side of the board has: the game of two is played on that for three."""
    return 4 if game.players == 4 else 3


def start_space(game: Fresco, number: i64) -> i64:
    """Where start space S1, S2, … lies on the track."""
    return number - 1 - starts(game)


def start(game: Fresco, space: i64) -> i64:
    """The number of a start space, or 0 for a space of the track itself."""
    return space + 1 + starts(game) if space < 0 else 0


def name(game: Fresco, space: i64) -> int | str:
    """A space as people call it: 7, or S2."""
    return space if space > 0 else f"S{start(game, space)}"


def points(game: Fresco, actor: i64) -> i64:
    space: i64 = game.painters[actor].space
    return space if space > 0 else 0


def gain(game: Fresco, actor: i64, points_gained: i64, source: str) -> None:
    """Move the actor's painter ahead; if the space is taken, `game.turn.bump` asks ahead or behind."""
    if points_gained == 0:
        return
    game.painters[actor].space = points(game, actor) + points_gained
    if game.log is not None:
        tell(game, actor, points_gained, source)
    if _taken(game, actor, game.painters[actor].space):
        if game.phase == FINAL:
            _step_aside(game, actor, True)
        else:
            game.turn.bump = actor + 1


APART: Final = REFUSALS.rule("fresco-track-apart")


def check(number: i64) -> i64:
    return LEGAL if number in (AHEAD, BEHIND) else APART


def choose(game: Fresco, ahead: bool) -> None:
    """The painter that landed on a taken space goes ahead of it or behind it."""
    _step_aside(game, game.turn.bump - 1, ahead)
    game.turn.bump = 0


def _step_aside(game: Fresco, actor: i64, ahead: bool) -> None:
    landed = points(game, actor)
    game.painters[actor].space = free(game, actor, ahead)
    if game.log is not None:
        tell(game, actor, points(game, actor) - landed, "fresco-source-track")


def free(game: Fresco, actor: i64, ahead: bool) -> i64:
    """The next free space ahead of the actor's painter or behind it."""
    step: i64 = 1 if ahead else -1
    space: i64 = game.painters[actor].space + step
    while space == 0 or _taken(game, actor, space):
        space += step
    return space


def _taken(game: Fresco, actor: i64, space: i64) -> bool:
    other: i64
    for other in range(game.actors):
        if other != actor and game.painters[other].space == space:
            return True
    return False


def tell(game: Fresco, actor: i64, points_gained: i64, source: str) -> None:
    """Leonardo has no seat: his points are events of their own."""
    if actor < game.players:
        game.tell("points", actor, {"points": points_gained, "source": source})
    else:
        game.tell("leonardo-points", -1, {"points": points_gained, "source": source})


def from_last(game: Fresco) -> i64:
    """The actors from the last on the track to the first, packed as `game.turn.order`."""
    packed: i64 = 0
    place: i64
    after: i64 = -1_000_000
    for place in range(game.actors):
        best: i64 = -1
        actor: i64
        for actor in range(game.actors):
            space: i64 = game.painters[actor].space
            if space > after and (best < 0 or space < game.painters[best].space):
                best = actor
        packed |= orders.at(best, place)
        after = game.painters[best].space
    return packed


def waiting(game: Fresco) -> list[int]:
    """The actors still on start spaces, the rearmost first."""
    return sorted(
        (actor for actor in range(game.actors) if game.painters[actor].space < 0),
        key=lambda actor: game.painters[actor].space,
    )


def rotate(game: Fresco) -> None:
    """Between two rounds those still on start spaces change places: the foremost goes to the end of the line."""
    line = waiting(game)
    if len(line) < 2:
        return
    spaces = [game.painters[actor].space for actor in line]
    for actor, space in zip([line[-1], *line[:-1]], spaces, strict=True):
        game.painters[actor].space = space
    if game.log is not None:
        # Seats are told by number and named by whoever words it; Leonardo has a name of his own.
        seats = cast("list[str]", [actor if actor < game.players else "leonardo" for actor in waiting(game)])
        game.tell("start-spaces", -1, {"seats": seats})
