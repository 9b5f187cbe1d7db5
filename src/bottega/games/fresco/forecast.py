"""Forecasts for people: what a step of the bishop could bring, and which payments of the altar are sensible."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.fresco.altar import affordable, known
from bottega.games.fresco.cathedral import beside_bishop, bonus, bonus_from
from bottega.games.fresco.names import TILES
from bottega.games.fresco.paint import count, covers

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.fresco.state import Fresco

# How dear a cube is: what it takes to mix it, roughly. Only for the order in which people see payments.
# A list, for mypyc cannot tell a tuple of fractions that is set from one that is not.
_DEAR: Final[list[float]] = [1.0, 1.0, 1.0, 2.0, 2.0, 2.3, 4.0, 5.0]


def bonus_by_step(game: Fresco, actor: i64, square: i64) -> i64:
    """The most that the bishop's bonus for a tile could become by one ordinary step of his."""
    best: i64 = bonus(game, actor, square)
    step: i64
    for step in range(TILES):
        if beside_bishop(game, step):
            points: i64 = bonus_from(game, actor, square, step)
            if points > best:
                best = points
    return best


def payments(game: Fresco, paint: int) -> list[int]:
    """The payments that this paint covers, the sensible ones first: see `best_payments`."""
    tables = game.tables
    if not affordable(game, paint):
        return []
    found = [at for at in range(known(game)) if covers(paint, tables.altar_cost[at])]
    first = best_payments(game, paint, found)
    return first + [at for at in found if at not in first]


def best_payments(game: Fresco, paint: int, found: list[int]) -> list[int]:
    """For each number of points, most first, the payment that spares best: cubes that are cheap and plenty go first."""
    tables = game.tables
    sparing: dict[int, tuple[float, int]] = {}
    for at in found:
        spent = _dearness(paint, tables.altar_cost[at])
        points = tables.altar_points[at]
        if points not in sparing or spent < sparing[points][0]:
            sparing[points] = (spent, at)
    return [sparing[points][1] for points in sorted(sparing, reverse=True)]


def _dearness(paint: int, cost: int) -> float:
    """A cube of which there are many is less dear; the second of a colour is dearer than the first."""
    total = 0.0
    for colour, dear in enumerate(_DEAR):
        have = int(count(paint, colour))
        total += sum(dear * (1.0 + 1.0 / (have - spent)) for spent in range(int(count(cost, colour))))
    return total
