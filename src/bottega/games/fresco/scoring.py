"""The end: money into points, and the places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.fresco import track

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.fresco.state import Fresco


def change_money(game: Fresco) -> None:
    """The actor's coins become points; what is left over is lost."""
    seat: i64 = game.turn.actor
    if seat == game.players:
        return
    rate: i64 = game.tables.money_per_point
    points: i64 = game.painters[seat].money // rate
    if points == 0:
        return
    game.painters[seat].money -= points * rate
    if game.log is not None:
        game.tell("change-money", seat, {"coins": points * rate})
    track.gain(game, seat, points, "fresco-source-money")


def places(game: Fresco) -> list[int]:
    """No two share a space, so only those who never left the start can be equal; Leonardo takes no place."""
    scores = game.scores
    return [1 + sum(1 for other in scores if other > score) for score in scores]


def winner(game: Fresco) -> int:
    return game.ranking[0]
