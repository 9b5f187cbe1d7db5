"""Taking income, with the patron's walk along the worker track; and passing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.stanza import turns
from bottega.games.stanza.layout import MONEY, PATRON, SEAT_SIZE, SHIP, TURNED, WORKERS
from bottega.games.stanza.names import NONE, WORKER_SPACES
from bottega.games.stanza.persons import leave
from bottega.games.stanza.refusals import REFUSALS, move_told
from bottega.kernel.refusals import LEGAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.stanza.state import Stanza

LAST = WORKER_SPACES - 1


INCOME_TURNED: Final = REFUSALS.rule("stanza-income-turned", move_told)


def check(game: Stanza) -> i64:
    mine: i64 = game.turn * SEAT_SIZE
    if game.boards[mine + PATRON] == LAST and game.boards[mine + TURNED]:
        return INCOME_TURNED
    return LEGAL


def amount(game: Stanza, seat: i64) -> i64:
    """How many florins income would bring now."""
    mine: i64 = seat * SEAT_SIZE
    filled: i64 = game.tables.income[game.boards[mine + SHIP]]
    money: i64 = game.boards[mine + MONEY]
    return filled - money if filled > money else 0


def take(game: Stanza) -> None:
    seat: i64 = game.turn
    mine: i64 = seat * SEAT_SIZE
    gained: i64 = amount(game, seat)
    game.boards[mine + MONEY] += gained
    if game.log is not None:
        step_to: i64 = game.boards[mine + PATRON] + 2  # counted from 1; 0 if he is turned over
        if step_to > WORKER_SPACES:
            step_to = 0
        game.tell("income", seat, {"florins": gained, "money": game.boards[mine + MONEY], "worker": step_to})
    if game.boards[mine + PATRON] == LAST:
        game.boards[mine + TURNED] = 1
        if game.log is not None:
            game.tell("turned", seat, {"points": game.tables.turned_points})
        patron_home(game)
    else:
        _walk(game)
    turns.end(game)


def _walk(game: Stanza) -> None:
    """The patron takes a step to the right and pushes the persons before him, up to the first gap."""
    mine: i64 = game.turn * SEAT_SIZE
    to: i64 = game.boards[mine + PATRON] + 1
    game.boards[mine + PATRON] = to
    pushed: i64 = game.boards[mine + WORKERS + to]
    game.boards[mine + WORKERS + to] = NONE
    pushed = _push(game, pushed, to + 1)
    if pushed != NONE:
        leave(game, pushed)


def patron_home(game: Stanza) -> None:
    """The patron goes to the first space; persons make room to the right, into the space that he left at the latest."""
    mine: i64 = game.turn * SEAT_SIZE
    if game.boards[mine + PATRON] == 0:
        return
    if game.log is not None:
        game.tell("patron-home", game.turn, {})
    pushed: i64 = game.boards[mine + WORKERS]
    game.boards[mine + PATRON] = 0
    game.boards[mine + WORKERS] = NONE
    _push(game, pushed, 1)


def _push(game: Stanza, person: i64, at: i64) -> i64:
    """Push a person onto a worker space and others on, up to the first gap; who falls off, or NONE."""
    workers: i64 = game.turn * SEAT_SIZE + WORKERS
    while person != NONE and at < WORKER_SPACES:
        next_one: i64 = game.boards[workers + at]
        game.boards[workers + at] = person
        person = next_one
        at += 1
    return person


def pass_turn(game: Stanza) -> None:
    if game.log is not None:
        game.tell("pass", game.turn, {})
    turns.end(game)
