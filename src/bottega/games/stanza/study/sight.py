"""What the features of La Stanza are, read from the state, in the order of their names in `features`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.stanza import arts, bonus_room, income, scoring, strengths
from bottega.games.stanza.names import LITERATURE, NONE, START, WORKER_SPACES
from bottega.games.stanza.persons import discipline_of
from bottega.games.stanza.state import Stanza
from bottega.games.stanza.study.viewed import state_of
from bottega.kernel.bits import add_byte, bit, byte, ones
from bottega.study.sight.brush import Canvas, awaited, bits, nothing, one, packed, put

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.kernel.game import Game

__all__ = ["sight", "state_of"]

LOWEST_SCORE: Final = 50  # below zero


def sight(out: Canvas, game: Game, seat: i64) -> None:
    """Every feature of `seat`, less the low end of its range, a byte each."""
    assert isinstance(game, Stanza)
    players: i64 = game.players
    order: list[int] = [(seat + step) % players for step in range(players)]
    awaited(out, game.awaiting, seat, players)
    scores = game.scores
    for other in order:
        put(out, scores[other] + LOWEST_SCORE)
    one(out, game.phase, 13)
    one(out, 5 if game.over else game.stage, 6)
    put(out, game.round)
    put(out, game.last_round)
    _ring(out, game.palace.ring, 1, 12)
    _ring(out, game.palace.ring, 13, 15)
    bits(out, ~(game.palace.covered | game.palace.claimed), 20)
    _set(out, game.palace.bag)
    _set(out, game.palace.discard)
    packed(out, game.palace.helpers_by_colour, 5)
    packed(out, game.palace.works_by_kind, 3)
    bits(out, game.palace.tiles_left, 20)
    _activation(out, game)
    put(out, game.current.books_due)
    put(out, game.current.discs_due)
    put(out, game.current.helpers_due)
    one(out, game.current.tile_due, 20)
    _person(out, game.current.fetched)
    _boards(out, game, order)


def _person(out: Canvas, person: i64) -> None:
    one(out, discipline_of(person) if person != NONE else NONE, 5)


def _ring(out: Canvas, ring: list[int], first: i64, last: i64) -> None:
    """The disciplines of those on the spaces from first to last, at most twelve: all of them fit in one mask."""
    unit: i64 = 1
    mask: i64 = 0
    space: i64 = last
    while space >= first:
        mask <<= 5
        person: i64 = ring[space]
        if person != NONE:
            mask |= unit << discipline_of(person)
        space -= 1
    bits(out, mask, 5 * (last - first + 1))


def _workers(out: Canvas, workers: i64) -> None:
    """The discipline of whoever is on each worker space; persons stand packed, counted from 1."""
    unit: i64 = 1
    mask: i64 = 0
    at: i64
    for at in range(WORKER_SPACES):
        person: i64 = byte(workers, at)
        if person != 0:
            mask |= unit << (5 * at + discipline_of(person - 1))
    bits(out, mask, 5 * WORKER_SPACES)


def _set(out: Canvas, persons: i64) -> None:
    """How many persons of each discipline are in a set."""
    discipline: i64
    for discipline in range(5):
        put(out, ones((persons >> (8 * discipline)) & 255))


def _activation(out: Canvas, game: Stanza) -> None:
    if game.current.activated == NONE:
        nothing(out, 14)
        return
    one(out, game.current.activated, 5)
    put(out, strengths.strength(game))
    put(out, game.current.boost)
    put(out, 1 if game.current.ready else 0)
    bits(out, game.current.hired, 6)


def _boards(out: Canvas, game: Stanza, order: list[int]) -> None:
    tables = game.tables
    boards = [game.boards[other] for other in order]
    at: i64
    other: i64
    for board in boards:
        one(out, board.place, 16)
    for board in boards:
        put(out, board.money)
    for other in order:
        put(out, income.amount(game, other))
    for board in boards:
        put(out, 0 if board.patron == income.LAST and board.turned else 1)
    for board in boards:
        put(out, board.ship)
    for board in boards:
        put(out, board.patron + 1)
    for board in boards:
        put(out, 1 if board.turned else 0)
    for board in boards:
        _workers(out, board.workers_by_space)
    for board in boards:
        mask: i64 = 0
        for at in range(WORKER_SPACES):
            if byte(board.workers_by_space, at) > START:
                mask |= bit(at)
        bits(out, mask, 6)
    for board in boards:
        held: i64 = 0
        for at in range(tables.recruits):
            person: i64 = byte(board.recruits_by_space, at)
            if person != 0:
                held = add_byte(held, discipline_of(person - 1), 1)
        packed(out, held, 5)
    for board in boards:
        packed(out, board.helpers_by_colour, 5)
    for board in boards:
        for at in range(5):
            if at != LITERATURE:
                put(out, byte(board.books_by_discipline, at))
    for other in order:
        put(out, bonus_room.columns(game, other))
    for board in boards:
        put(out, board.supply)
    for board in boards:
        packed(out, board.discs_by_field, 5)
    for board in boards:
        put(out, board.grid)
    for board in boards:
        packed(out, board.works_by_kind, 3)
    for other in order:
        put(out, arts.value(game, other))
    for other in order:
        put(out, scoring.exhibits(game, other))
    for board in boards:
        bits(out, board.tiles, 20)
    for board in boards:
        for at in range(5):
            niche: i64 = byte(board.niches_by_discipline, at)
            put(out, tables.niche_points[niche - 1] if niche else 0)
    for board in boards:
        put(out, board.retired)
    for other in order:
        packed(out, strengths.lasting_strengths(game, other), 5)
