"""What the features of La Stanza are, read from the state, in the order of their names in `features`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.stanza import arts, bonus_room, income, scoring, strengths
from bottega.games.stanza.board import Board
from bottega.games.stanza.names import NONE, START, WORKER_SPACES
from bottega.games.stanza.persons import discipline_of
from bottega.games.stanza.state import Stanza
from bottega.games.stanza.study.viewed import state_of
from bottega.kernel.bits import add_byte, byte, ones
from bottega.study.sight.brush import BITS, awaited, bits, clipped, from_seat, nothing, one, packed, put
from bottega.study.writer import BytesWriter

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.kernel.game import Game

__all__ = ["sight", "state_of"]

LOWEST_SCORE: Final = 50  # below zero
BELOW_LITERATURE: Final = 0xFF  # the byte of the discipline before it
ABOVE_LITERATURE: Final = 0xFFFFFF0000  # and those behind


def sight(out: BytesWriter, game: Game, seat: i64) -> None:
    """Every feature of `seat`, less the low end of its range, a byte each."""
    assert isinstance(game, Stanza)
    players: i64 = game.players
    awaited(out, game.awaiting, seat, players)
    _scores(out, scoring.scores(game), seat, players)
    one(out, game.phase, 13)
    stage: i64 = 5
    if not game.over:
        stage = game.stage
    one(out, stage, 6)
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
    _boards(out, game, seat, players)


def _scores(out: BytesWriter, scores: list[int], seat: i64, players: i64) -> None:
    points: i64 = 0
    step: i64
    for step in range(players):
        score: i64 = scores[(seat + step) % players]
        points |= clipped(score + LOWEST_SCORE) << (BITS * step)
    packed(out, points, players)


def _person(out: BytesWriter, person: i64) -> None:
    discipline: i64 = NONE
    if person != NONE:
        discipline = discipline_of(person)
    one(out, discipline, 5)


def _ring(out: BytesWriter, ring: list[int], first: i64, last: i64) -> None:
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


def _workers(out: BytesWriter, workers: i64) -> None:
    """The discipline of whoever is on each worker space; persons stand packed, counted from 1."""
    unit: i64 = 1
    mask: i64 = 0
    place: i64 = 0
    while workers != 0:
        person: i64 = byte(workers, 0)
        if person != 0:
            mask |= unit << (place + discipline_of(person - 1))
        workers >>= BITS
        place += 5
    bits(out, mask, 5 * WORKER_SPACES)


def _hired(out: BytesWriter, workers: i64) -> None:
    """On which worker spaces there is one who was hired."""
    mask: i64 = 0
    place: i64 = 0
    while workers != 0:
        if byte(workers, 0) > START:
            mask |= 1 << place
        workers >>= BITS
        place += 1
    bits(out, mask, WORKER_SPACES)


def _recruits(out: BytesWriter, recruits: i64) -> None:
    """How many of each discipline are on the recruitment spaces."""
    held: i64 = 0
    while recruits != 0:
        person: i64 = byte(recruits, 0)
        if person != 0:
            held = add_byte(held, discipline_of(person - 1), 1)
        recruits >>= BITS
    packed(out, held, 5)


def _set(out: BytesWriter, persons: i64) -> None:
    """How many persons of each discipline are in a set."""
    counts: i64 = 0
    discipline: i64
    for discipline in range(5):
        counts = add_byte(counts, discipline, ones((persons >> (8 * discipline)) & 255))
    packed(out, counts, 5)


def _activation(out: BytesWriter, game: Stanza) -> None:
    if game.current.activated == NONE:
        nothing(out, 14)
        return
    one(out, game.current.activated, 5)
    put(out, strengths.strength(game))
    put(out, game.current.boost)
    put(out, 1 if game.current.ready else 0)
    bits(out, game.current.hired, 6)


def _boards(out: BytesWriter, game: Stanza, seat: i64, players: i64) -> None:
    """What all have is gathered in one integer, a byte for each seat from `seat` on, and written at once."""
    boards: list[Board] = from_seat(game.boards, seat, players)
    money: i64 = 0
    incomes: i64 = 0
    patrons_left: i64 = 0
    ships: i64 = 0
    patrons: i64 = 0
    turned: i64 = 0
    columns: i64 = 0
    supplies: i64 = 0
    grids: i64 = 0
    arts_values: i64 = 0
    exhibits: i64 = 0
    retired: i64 = 0
    place: i64 = 0
    other: i64 = seat
    for board in boards:
        money |= clipped(board.money) << place
        incomes |= clipped(income.amount(game, other)) << place
        if board.patron != income.LAST or not board.turned:
            patrons_left = add_byte(patrons_left, place // BITS, 1)
        ships |= clipped(board.ship) << place
        patrons |= clipped(board.patron + 1) << place
        if board.turned:
            turned = add_byte(turned, place // BITS, 1)
        columns |= clipped(bonus_room.columns(game, other)) << place
        supplies |= clipped(board.supply) << place
        grids |= clipped(board.grid) << place
        arts_values |= clipped(arts.value(game, other)) << place
        exhibits |= clipped(scoring.exhibits(game, other)) << place
        retired |= clipped(board.retired) << place
        place += BITS
        other += 1
        if other == players:
            other = 0
    for board in boards:
        one(out, board.place, 16)
    packed(out, money, players)
    packed(out, incomes, players)
    packed(out, patrons_left, players)
    packed(out, ships, players)
    packed(out, patrons, players)
    packed(out, turned, players)
    for board in boards:
        _workers(out, board.workers_by_space)
    for board in boards:
        _hired(out, board.workers_by_space)
    for board in boards:
        _recruits(out, board.recruits_by_space)
    for board in boards:
        packed(out, board.helpers_by_colour, 5)
    for board in boards:
        books: i64 = board.books_by_discipline
        # There are none of literature: those above it move down by a place.
        packed(out, (books & BELOW_LITERATURE) | ((books & ABOVE_LITERATURE) >> BITS), 4)
    packed(out, columns, players)
    packed(out, supplies, players)
    for board in boards:
        packed(out, board.discs_by_field, 5)
    packed(out, grids, players)
    for board in boards:
        packed(out, board.works_by_kind, 3)
    packed(out, arts_values, players)
    packed(out, exhibits, players)
    for board in boards:
        bits(out, board.tiles, 20)
    for board in boards:
        _niches(out, game, board)
    packed(out, retired, players)
    at: i64
    for at in range(players):
        packed(out, strengths.lasting_strengths(game, (seat + at) % players), 5)


def _niches(out: BytesWriter, game: Stanza, board: Board) -> None:
    """What the masterpieces in a board's niches count."""
    points: i64 = 0
    niches: i64 = board.niches_by_discipline
    place: i64 = 0
    while niches != 0:
        niche: i64 = byte(niches, 0)
        if niche > 0:
            counted: i64 = game.tables.niche_points[niche - 1]
            points |= clipped(counted) << place
        niches >>= BITS
        place += BITS
    packed(out, points, 5)
