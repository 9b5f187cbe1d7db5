"""The hall of Politics: helpers, and the limit to their number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.stanza import strengths, turns
from bottega.games.stanza.names import COLOURS, POLITICS, TAKE_HELPER, WHITE
from bottega.games.stanza.refusals import HIRE_FIRST, REFUSALS, REWARD_DISCIPLINE, REWARD_STRENGTH, move_told
from bottega.kernel.refusals import LEGAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.stanza.state import Stanza

MOST_HELPERS: Final = 3


HELPER_GONE: Final = REFUSALS.rule("stanza-politics-supply", move_told)
HELPER_NONE: Final = REFUSALS.rule("stanza-politics-limit", move_told)
HELPER_SAME: Final = REFUSALS.rule("stanza-politics-different", move_told)
HELPER_WHITE: Final = REFUSALS.rule("stanza-politics-white", move_told)


def check_activate(game: Stanza, colour: i64, power: i64) -> i64:
    if game.current.activated != POLITICS:
        return REWARD_DISCIPLINE
    if not game.current.ready:
        return HIRE_FIRST
    if power == 0:
        return REWARD_STRENGTH
    return check_take(game, colour)


def check_take(game: Stanza, colour: i64) -> i64:
    if colour == WHITE:
        return HELPER_WHITE
    if (game.current.colours_used >> colour) & 1:
        return HELPER_SAME
    if game.palace.helpers(colour) == 0:
        return HELPER_GONE
    return LEGAL


def any_possible(game: Stanza, used: i64) -> bool:
    colour: i64
    for colour in range(WHITE):
        if not (used >> colour) & 1 and game.palace.helpers(colour) > 0:
            return True
    return False


def legal_colours(game: Stanza, moves: list[int]) -> None:
    colour: i64
    for colour in range(WHITE):
        if check_take(game, colour) == LEGAL:
            moves.append(game.tables.numbers.take + colour)


def legal_take(game: Stanza, moves: list[int]) -> None:
    legal_colours(game, moves)
    if game.current.activated == POLITICS:
        moves.append(game.tables.numbers.finish)


def activate(game: Stanza, colour: i64) -> None:
    power: i64 = strengths.strength(game)
    game.current.helpers_due = power if power < MOST_HELPERS else MOST_HELPERS
    game.current.colours_used = 0
    game.phase = TAKE_HELPER
    take(game, colour)


def take(game: Stanza, colour: i64) -> None:
    game.current.helpers_due -= 1
    game.current.colours_used |= 1 << colour
    gain(game, colour, 1)
    turns.proceed(game)


def gain(game: Stanza, colour: i64, count: i64) -> None:
    """Take helpers from the hall, as many as there are. Too many are returned afterwards."""
    there: i64 = game.palace.helpers(colour)
    if count > there:
        count = there
    if count == 0:
        return
    game.palace.add_helpers(colour, -count)
    game.boards[game.turn].add_helpers(colour, count)
    if game.log is not None:
        game.tell("helper", game.turn, {"helper": COLOURS[colour], "count": count})


def owned(game: Stanza, seat: i64) -> i64:
    total: i64 = 0
    colour: i64
    for colour in range(5):
        helpers: i64 = game.boards[seat].helpers(colour)
        total += helpers
    return total


def check_return(game: Stanza, colour: i64) -> i64:
    return LEGAL if game.boards[game.turn].helpers(colour) > 0 else HELPER_NONE


def legal_return(game: Stanza, moves: list[int]) -> None:
    colour: i64
    for colour in range(5):
        if check_return(game, colour) == LEGAL:
            moves.append(game.tables.numbers.return_ + colour)


def return_helper(game: Stanza, colour: i64) -> None:
    game.boards[game.turn].add_helpers(colour, -1)
    game.palace.add_helpers(colour, 1)
    if game.log is not None:
        game.tell("return", game.turn, {"helper": COLOURS[colour]})
    turns.proceed(game)
