"""The hall of Discovery: ships on the income track."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.stanza import politics, turns
from bottega.games.stanza.names import DISCOVERY, WHITE
from bottega.games.stanza.refusals import HIRE_FIRST, REFUSALS, REWARD_DISCIPLINE, REWARD_STRENGTH
from bottega.kernel.reason import Value
from bottega.kernel.refusals import LEGAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.stanza.state import Stanza

MOST_STEPS: Final = 3


def _spaces_told(game: Stanza, seat: int, number: int) -> dict[str, Value]:
    return {"spaces": len(game.tables.income) - 1 - game.boards[game.turn].ship}


TRACK_END: Final = REFUSALS.rule("stanza-discovery-end", _spaces_told)


def check(game: Stanza, steps: i64, power: i64) -> i64:
    if game.current.activated != DISCOVERY:
        return REWARD_DISCIPLINE
    if not game.current.ready:
        return HIRE_FIRST
    if steps > power:
        return REWARD_STRENGTH
    if game.boards[game.turn].ship + steps >= len(game.tables.income):
        return TRACK_END
    return LEGAL


def legal(game: Stanza, moves: list[int], power: i64) -> None:
    steps: i64
    for steps in range(1, MOST_STEPS + 1):
        if check(game, steps, power) == LEGAL:
            moves.append(game.tables.numbers.sail + steps - 1)


def activate(game: Stanza, steps: i64) -> None:
    sail(game, steps)
    turns.proceed(game)


def sail(game: Stanza, steps: i64) -> None:
    """Move the ship on; steps beyond the end are lost. Each helper space reached or passed pays a white helper."""
    seat: i64 = game.turn
    tables = game.tables
    before: i64 = game.boards[seat].ship
    after: i64 = before + steps
    last: i64 = len(tables.income) - 1
    if after > last:
        after = last
    game.boards[seat].ship = after
    if game.log is not None and after > before:
        points = tables.income_points[after]
        args = {"steps": after - before}
        if points:
            game.tell("sail-points", seat, {**args, "points": points})
        else:
            game.tell("sail", seat, {**args, "florins": tables.income[after]})
    helpers: i64 = tables.helpers_reached[after] - tables.helpers_reached[before]
    if helpers > 0:
        politics.gain(game, WHITE, helpers)
