"""The hall of Literature: books for the shelf, and what the second, third and fourth of a discipline bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.stanza import discovery, religion, strengths, turns
from bottega.games.stanza.names import (
    BOOK_DISC,
    BOOK_HELPER,
    BOOK_RELIGION_DISC,
    BOOK_SHIP,
    DISCIPLINES,
    LITERATURE,
    PAID_AUTHOR,
    RELIGION,
    SHELF,
    WRITE,
)
from bottega.games.stanza.refusals import HIRE_FIRST, REFUSALS, REWARD_DISCIPLINE, REWARD_STRENGTH, move_told
from bottega.kernel.refusals import LEGAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.stanza.state import Stanza

MOST_BOOKS: Final = 3


BOOK_LITERATURE: Final = REFUSALS.rule("stanza-literature-colours", move_told)
BOOK_SAME: Final = REFUSALS.rule("stanza-literature-different", move_told)
BOOK_SHELF: Final = REFUSALS.rule("stanza-literature-shelf", move_told)


def check_activate(game: Stanza, discipline: i64, power: i64) -> i64:
    if game.current.activated != LITERATURE:
        return REWARD_DISCIPLINE
    if not game.current.ready:
        return HIRE_FIRST
    if power == 0:
        return REWARD_STRENGTH
    return check(game, discipline)


def check(game: Stanza, discipline: i64) -> i64:
    if discipline == LITERATURE:
        return BOOK_LITERATURE
    if (game.current.books_used >> discipline) & 1:
        return BOOK_SAME
    if game.boards[game.turn].books(discipline) >= SHELF:
        return BOOK_SHELF
    return LEGAL


def any_possible(game: Stanza, used: i64) -> bool:
    board = game.boards[game.turn]
    discipline: i64
    for discipline in range(5):
        if discipline != LITERATURE and not (used >> discipline) & 1 and board.books(discipline) < SHELF:
            return True
    return False


def legal_books(game: Stanza, moves: list[int]) -> None:
    discipline: i64
    for discipline in range(5):
        if check(game, discipline) == LEGAL:
            moves.append(game.tables.numbers.write + discipline)


def legal(game: Stanza, moves: list[int]) -> None:
    legal_books(game, moves)
    if game.current.activated == LITERATURE:
        moves.append(game.tables.numbers.finish)


def activate(game: Stanza, discipline: i64) -> None:
    power: i64 = strengths.strength(game)
    begin(game, power if power < MOST_BOOKS else MOST_BOOKS)
    write(game, discipline)


def begin(game: Stanza, books: i64) -> None:
    """So many books of different disciplines are to be written."""
    game.current.books_due = books
    game.current.books_used = 0
    game.phase = WRITE


def write(game: Stanza, discipline: i64) -> None:
    game.current.books_due -= 1
    game.current.books_used |= 1 << discipline
    add_book(game, discipline)
    turns.proceed(game)


def add_book(game: Stanza, discipline: i64) -> None:
    """Write one book, if the shelf has room for it, and take its reward."""
    tables = game.tables
    board = game.boards[game.turn]
    nth: i64 = board.books(discipline) + 1
    if nth > SHELF:
        return
    board.add_books(discipline, 1)
    if game.log is not None:
        game.tell("write", game.turn, {"discipline": DISCIPLINES[discipline], "count": nth})
    tiles: i64 = board.tiles
    if (tiles >> PAID_AUTHOR) & 1:
        board.money += tables.paid_author
        if game.log is not None:
            game.tell("florins", game.turn, {"florins": tables.paid_author})
    kind: i64 = tables.book_kind[discipline * (SHELF + 1) + nth]
    if kind == BOOK_SHIP:
        discovery.sail(game, tables.book_amount[discipline * (SHELF + 1) + nth])
    elif kind == BOOK_DISC:
        game.current.discs_due = 1
        game.current.fields_used = 0
    elif kind == BOOK_RELIGION_DISC:
        religion.put(game, RELIGION)
    elif kind == BOOK_HELPER:
        game.current.helpers_due = 1
        game.current.colours_used = 0
