"""The features of La Stanza straight from the state, as `features` defines them on the view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.stanza import arts, bonus_room, income, scoring, strengths
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
        _person(values, game.palace.ring[space])
    niche: i64
    for niche in range(20):
        values.append(0 if ((game.palace.covered | game.palace.claimed) >> niche) & 1 else 1)
    _set(values, game.palace.bag)
    _set(values, game.palace.discard)
    values += [game.palace.helpers(colour) for colour in range(5)]
    values += [game.palace.works(art) for art in range(3)]
    bits(values, game.palace.tiles_left, 20)
    _activation(values, game)
    values.append(game.current.books_due)
    values.append(game.current.discs_due)
    values.append(game.current.helpers_due)
    one(values, game.current.tile_due, 20)
    _person(values, game.current.fetched)
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
    if game.current.activated == NONE:
        nothing(values, 14)
        return
    one(values, game.current.activated, 5)
    values.append(strengths.strength(game))
    values.append(game.current.boost)
    values.append(1 if game.current.ready else 0)
    bits(values, game.current.hired, 6)


def _boards(values: list[int], game: Stanza, order: list[int]) -> None:
    tables = game.tables
    boards = [game.boards[other] for other in order]
    at: i64
    other: i64
    for board in boards:
        one(values, board.place, 16)
    values += [board.money for board in boards]
    values += [income.amount(game, other) for other in order]
    for board in boards:
        values.append(0 if board.patron == income.LAST and board.turned else 1)
    values += [board.ship for board in boards]
    values += [board.patron + 1 for board in boards]
    values += [board.turned for board in boards]
    for board in boards:
        for at in range(6):
            _person(values, board.worker(at))
    for board in boards:
        for at in range(6):
            values.append(1 if board.worker(at) >= START else 0)
    for board in boards:
        begun: i64 = len(values)
        nothing(values, 5)
        for at in range(tables.recruits):
            person: i64 = board.recruit(at)
            if person != NONE:
                values[begun + discipline_of(person)] += 1
    for board in boards:
        values += [board.helpers(at) for at in range(5)]
    for board in boards:
        for at in range(5):
            if at != LITERATURE:
                values.append(board.books(at))
    values += [bonus_room.columns(game, other) for other in order]
    values += [board.supply for board in boards]
    for board in boards:
        values += [board.discs_on(at) for at in range(5)]
    values += [board.grid for board in boards]
    for board in boards:
        values += [board.works(at) for at in range(3)]
    values += [arts.value(game, other) for other in order]
    values += [scoring.exhibits(game, other) for other in order]
    for board in boards:
        bits(values, board.tiles, 20)
    for board in boards:
        for at in range(5):
            niche: i64 = board.niche(at)
            values.append(tables.niche_points[niche - 1] if niche else 0)
    values += [board.retired for board in boards]
    for other in order:
        for at in range(5):
            values.append(strengths.lasting_strength(game, other, at))
