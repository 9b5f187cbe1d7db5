"""Taking income, with the patron's walk along the worker track; and passing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.stanza import turns
from bottega.games.stanza.names import NONE, WORKER_SPACES
from bottega.games.stanza.persons import leave
from bottega.games.stanza.refusals import REFUSALS, move_told
from bottega.kernel.refusals import LEGAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.stanza.state import Stanza

LAST: Final = WORKER_SPACES - 1


INCOME_TURNED: Final = REFUSALS.rule("stanza-income-turned", move_told)


def check(game: Stanza) -> i64:
    board = game.boards[game.turn]
    if board.patron == LAST and board.turned:
        return INCOME_TURNED
    return LEGAL


def amount(game: Stanza, seat: i64) -> i64:
    """How many florins income would bring now."""
    board = game.boards[seat]
    filled: i64 = game.tables.income[board.ship]
    money: i64 = board.money
    return filled - money if filled > money else 0


def take(game: Stanza) -> None:
    seat: i64 = game.turn
    board = game.boards[seat]
    gained: i64 = amount(game, seat)
    board.money += gained
    if game.log is not None:
        step_to: i64 = board.patron + 2  # counted from 1; 0 if he is turned over
        if step_to > WORKER_SPACES:
            step_to = 0
        game.tell("income", seat, {"florins": gained, "money": board.money, "worker": step_to})
    if board.patron == LAST:
        board.turned = 1
        if game.log is not None:
            game.tell("turned", seat, {"points": game.tables.turned_points})
        patron_home(game)
    else:
        _walk(game)
    turns.end(game)


def _walk(game: Stanza) -> None:
    """The patron takes a step to the right and pushes the persons before him, up to the first gap."""
    board = game.boards[game.turn]
    to: i64 = board.patron + 1
    board.patron = to
    pushed: i64 = board.worker(to)
    board.set_worker(to, NONE)
    pushed = _push(game, pushed, to + 1)
    if pushed != NONE:
        leave(game, pushed)


def patron_home(game: Stanza) -> None:
    """The patron goes to the first space; persons make room to the right, into the space that he left at the latest."""
    board = game.boards[game.turn]
    if board.patron == 0:
        return
    if game.log is not None:
        game.tell("patron-home", game.turn, {})
    pushed: i64 = board.worker(0)
    board.patron = 0
    board.set_worker(0, NONE)
    _push(game, pushed, 1)


def _push(game: Stanza, person: i64, at: i64) -> i64:
    """Push a person onto a worker space and others on, up to the first gap; who falls off, or NONE."""
    board = game.boards[game.turn]
    while person != NONE and at < WORKER_SPACES:
        next_one: i64 = board.worker(at)
        board.set_worker(at, person)
        person = next_one
        at += 1
    return person


def pass_turn(game: Stanza) -> None:
    if game.log is not None:
        game.tell("pass", game.turn, {})
    turns.end(game)
