"""Leonardo, the third painter in a game of two: what he may do where the rules for players differ."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.fresco.names import TILES
from bottega.games.fresco.refusals import REFUSALS, phase_told
from bottega.kernel.bits import bit, lowest

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.fresco.state import Fresco

LEONARDO_MUST: Final = REFUSALS.rule("fresco-leonardo-must", phase_told)
LEONARDO_IDLE: Final = REFUSALS.rule("fresco-leonardo-setup")


def apprentices(game: Fresco, place: i64) -> i64:
    """His sheet never changes, but for the cathedral in the last round."""
    if place == 0:
        return 1
    if place == 1:
        return 0 if game.last else 1
    if place == 2:
        return 1 if game.portraits else 0
    if place == 3:
        return 1 if game.requests else 0
    return 0


def close_only_stall(game: Fresco) -> None:
    """One stall is open: no choice."""
    game.turn.step = lowest(game.display.open) + 1
    game.turn.work = 0


def squares(game: Fresco) -> i64:
    """The tiles he may restore: one step away, or the cheapest if there is none."""
    wall = game.wall
    beside: i64 = game.tables.orthogonal[wall.walker] & wall.left
    if beside != 0:
        return beside
    cheapest: i64 = 0
    lowest: i64 = 1000
    square: i64
    for square in range(TILES):
        if (wall.left >> square) & 1:
            value: i64 = game.tables.value[wall.tiles[square]]
            if value < lowest:
                lowest = value
                cheapest = 0
            if value == lowest:
                cheapest |= bit(square)
    return cheapest
