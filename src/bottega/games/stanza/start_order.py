"""Arranging the start persons, with the option `free_start_order`: each player in turn fills spaces 2 to 6."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.stanza.names import DISCIPLINES, MOVE, NONE, START, WORKER_SPACES
from bottega.games.stanza.refusals import REFUSALS, move_told
from bottega.kernel.refusals import LEGAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.stanza.state import Stanza


ARRANGED: Final = REFUSALS.rule("stanza-setup-order", move_told)


def check(game: Stanza, discipline: i64) -> i64:
    board = game.boards[game.turn]
    worker: i64
    for worker in range(1, WORKER_SPACES):
        if board.worker(worker) == START + discipline:
            return ARRANGED
    return LEGAL


def legal(game: Stanza, moves: list[int]) -> None:
    discipline: i64
    for discipline in range(len(DISCIPLINES)):
        if check(game, discipline) == LEGAL:
            moves.append(game.tables.numbers.arrange + discipline)


def next_space(game: Stanza) -> i64:
    """The first free worker space behind the patron."""
    board = game.boards[game.turn]
    worker: i64 = 1
    while board.worker(worker) != NONE:
        worker += 1
    return worker


def arrange(game: Stanza, discipline: i64) -> None:
    _put(game, discipline)
    if next_space(game) == WORKER_SPACES - 1:
        last: i64 = 0
        while check(game, last) != LEGAL:
            last += 1
        _put(game, last)
        game.turn += 1
        if game.turn == game.players:
            game.turn = 0
            game.phase = MOVE


def _put(game: Stanza, discipline: i64) -> None:
    worker = next_space(game)
    game.boards[game.turn].set_worker(worker, START + discipline)
    if game.log is not None:
        person = game.tables.persons[START + discipline]
        game.tell("arrange", game.turn, {"person": person, "worker": worker + 1})
