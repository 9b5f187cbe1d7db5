"""The features of La Stanza straight from the state, as `features` defines them on the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.stanza import arts, bonus_room, income, scoring, strengths
from bottega.games.stanza.layout import (
    ART,
    ART_SUPPLY,
    BOOKS,
    FIELDS,
    GRID,
    HELPER_SUPPLY,
    HELPERS,
    MASTERPIECES,
    MONEY,
    PATRON,
    PLACE,
    RECRUITS,
    RETIRED,
    RING,
    SEAT_SIZE,
    SHIP,
    SUPPLY,
    TILES,
    TURNED,
    WORKERS,
)
from bottega.games.stanza.names import LITERATURE, NONE, START
from bottega.games.stanza.persons import discipline_of
from bottega.games.stanza.state import Stanza
from bottega.study.sight.brush import awaited, bits, nothing, one

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.kernel.game import Game

LOWEST_SCORE = 50  # below zero


def sight(game: Game, seat: i64) -> list[int]:
    """Every feature of `seat`, less the low end of its range."""
    assert isinstance(game, Stanza)
    values: list[int] = []
    players: i64 = game.players
    order: list[int] = [(seat + step) % players for step in range(players)]
    awaited(values, game.awaiting, seat, players)
    scores = game.scores
    values += [scores[other] + LOWEST_SCORE for other in order]
    one(values, game.phase, 13)
    one(values, 5 if game.over else game.stage, 6)
    values.append(game.round)
    values.append(game.last_round)
    space: i64
    for space in range(1, 16):
        _person(values, game.table[RING + space])
    niche: i64
    for niche in range(20):
        values.append(0 if ((game.covered | game.claimed) >> niche) & 1 else 1)
    _set(values, game.bag)
    _set(values, game.discard)
    values += game.table[HELPER_SUPPLY : HELPER_SUPPLY + 5]
    values += game.table[ART_SUPPLY : ART_SUPPLY + 3]
    bits(values, game.tiles_left, 20)
    _activation(values, game)
    values.append(game.books_due)
    values.append(game.discs_due)
    values.append(game.helpers_due)
    one(values, game.tile_due, 20)
    _person(values, game.fetched)
    _boards(values, game, order)
    return values


def _person(values: list[int], person: i64) -> None:
    one(values, discipline_of(person) if person != NONE else NONE, 5)


def _set(values: list[int], persons: i64) -> None:
    """How many persons of each discipline are in a set."""
    discipline: i64
    for discipline in range(5):
        own: i64 = (persons >> (8 * discipline)) & 255
        count: i64 = 0
        while own:
            own &= own - 1
            count += 1
        values.append(count)


def _activation(values: list[int], game: Stanza) -> None:
    if game.activated == NONE:
        nothing(values, 14)
        return
    one(values, game.activated, 5)
    values.append(strengths.strength(game))
    values.append(game.boost)
    values.append(1 if game.ready == 1 else 0)
    bits(values, game.hired, 6)


def _boards(values: list[int], game: Stanza, order: list[int]) -> None:
    boards = game.boards
    tables = game.tables
    starts: list[int] = [other * SEAT_SIZE for other in order]
    board: i64
    at: i64
    other: i64
    for board in starts:
        one(values, boards[board + PLACE], 16)
    values += [boards[board + MONEY] for board in starts]
    values += [income.amount(game, other) for other in order]
    for board in starts:
        values.append(0 if boards[board + PATRON] == income.LAST and boards[board + TURNED] else 1)
    values += [boards[board + SHIP] for board in starts]
    values += [boards[board + PATRON] + 1 for board in starts]
    values += [boards[board + TURNED] for board in starts]
    for board in starts:
        for at in range(6):
            _person(values, boards[board + WORKERS + at])
    for board in starts:
        for at in range(6):
            values.append(1 if boards[board + WORKERS + at] >= START else 0)
    for board in starts:
        begun: i64 = len(values)
        nothing(values, 5)
        for at in range(tables.recruits):
            person: i64 = boards[board + RECRUITS + at]
            if person != NONE:
                values[begun + discipline_of(person)] += 1
    for board in starts:
        values += boards[board + HELPERS : board + HELPERS + 5]
    for board in starts:
        for at in range(5):
            if at != LITERATURE:
                values.append(boards[board + BOOKS + at])
    values += [bonus_room.columns(game, other) for other in order]
    values += [boards[board + SUPPLY] for board in starts]
    for board in starts:
        values += boards[board + FIELDS : board + FIELDS + 5]
    values += [boards[board + GRID] for board in starts]
    for board in starts:
        values += boards[board + ART : board + ART + 3]
    values += [arts.value(game, other) for other in order]
    values += [scoring.exhibits(game, other) for other in order]
    for board in starts:
        bits(values, boards[board + TILES], 20)
    for board in starts:
        for at in range(5):
            niche: i64 = boards[board + MASTERPIECES + at]
            values.append(tables.niche_points[niche - 1] if niche else 0)
    values += [boards[board + RETIRED] for board in starts]
    for other in order:
        for at in range(5):
            values.append(strengths.lasting_strength(game, other, at))
