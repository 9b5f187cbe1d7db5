"""What the features of La Stanza are, read from the state, in the order of their names in `features`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.stanza import arts, bonus_room, income, scoring, strengths
from bottega.games.stanza.names import LITERATURE, NONE, START
from bottega.games.stanza.persons import discipline_of
from bottega.games.stanza.state import Stanza
from bottega.games.stanza.study.viewed import state_of
from bottega.study.sight.brush import BYTE, awaited, bits, nothing, one

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.kernel.game import Game

__all__ = ["sight", "state_of"]

LOWEST_SCORE = 50  # below zero


def sight(game: Game, seat: i64) -> list[bytes]:
    """Every feature of `seat`, less the low end of its range, a byte each, in pieces."""
    assert isinstance(game, Stanza)
    values: list[bytes] = []
    players: i64 = game.players
    order: list[int] = [(seat + step) % players for step in range(players)]
    awaited(values, game.awaiting, seat, players)
    scores = game.scores
    values += [BYTE[scores[other] + LOWEST_SCORE] for other in order]
    one(values, game.phase, 13)
    one(values, 5 if game.over else game.stage, 6)
    values.append(BYTE[game.round])
    values.append(BYTE[game.last_round])
    space: i64
    for space in range(1, 16):
        _person(values, game.palace.ring[space])
    bits(values, ~(game.palace.covered | game.palace.claimed), 20)
    _set(values, game.palace.bag)
    _set(values, game.palace.discard)
    values += [BYTE[game.palace.helpers(colour)] for colour in range(5)]
    values += [BYTE[game.palace.works(art)] for art in range(3)]
    bits(values, game.palace.tiles_left, 20)
    _activation(values, game)
    values.append(BYTE[game.current.books_due])
    values.append(BYTE[game.current.discs_due])
    values.append(BYTE[game.current.helpers_due])
    one(values, game.current.tile_due, 20)
    _person(values, game.current.fetched)
    _boards(values, game, order)
    return values


def _person(values: list[bytes], person: i64) -> None:
    one(values, discipline_of(person) if person != NONE else NONE, 5)


def _set(values: list[bytes], persons: i64) -> None:
    """How many persons of each discipline are in a set."""
    discipline: i64
    for discipline in range(5):
        own: i64 = (persons >> (8 * discipline)) & 255
        count: i64 = 0
        while own:
            own &= own - 1
            count += 1
        values.append(BYTE[count])


def _activation(values: list[bytes], game: Stanza) -> None:
    if game.current.activated == NONE:
        nothing(values, 14)
        return
    one(values, game.current.activated, 5)
    values.append(BYTE[strengths.strength(game)])
    values.append(BYTE[game.current.boost])
    values.append(BYTE[1 if game.current.ready else 0])
    bits(values, game.current.hired, 6)


def _boards(values: list[bytes], game: Stanza, order: list[int]) -> None:
    tables = game.tables
    boards = [game.boards[other] for other in order]
    at: i64
    other: i64
    unit: i64 = 1
    for board in boards:
        one(values, board.place, 16)
    values += [BYTE[board.money] for board in boards]
    values += [BYTE[income.amount(game, other)] for other in order]
    for board in boards:
        values.append(BYTE[0 if board.patron == income.LAST and board.turned else 1])
    values += [BYTE[board.ship] for board in boards]
    values += [BYTE[board.patron + 1] for board in boards]
    values += [BYTE[1 if board.turned else 0] for board in boards]
    for board in boards:
        for at in range(6):
            _person(values, board.worker(at))
    for board in boards:
        mask: i64 = 0
        for at in range(6):
            if board.worker(at) >= START:
                mask |= unit << at
        bits(values, mask, 6)
    for board in boards:
        held: list[int] = [0] * 5
        for at in range(tables.recruits):
            person: i64 = board.recruit(at)
            if person != NONE:
                held[discipline_of(person)] += 1
        values.append(bytes(held))
    for board in boards:
        values += [BYTE[board.helpers(at)] for at in range(5)]
    for board in boards:
        for at in range(5):
            if at != LITERATURE:
                values.append(BYTE[board.books(at)])
    values += [BYTE[bonus_room.columns(game, other)] for other in order]
    values += [BYTE[board.supply] for board in boards]
    for board in boards:
        values += [BYTE[board.discs_on(at)] for at in range(5)]
    values += [BYTE[board.grid] for board in boards]
    for board in boards:
        values += [BYTE[board.works(at)] for at in range(3)]
    values += [BYTE[arts.value(game, other)] for other in order]
    values += [BYTE[scoring.exhibits(game, other)] for other in order]
    for board in boards:
        bits(values, board.tiles, 20)
    for board in boards:
        for at in range(5):
            niche: i64 = board.niche(at)
            values.append(BYTE[tables.niche_points[niche - 1] if niche else 0])
    values += [BYTE[board.retired] for board in boards]
    for other in order:
        for at in range(5):
            values.append(BYTE[strengths.lasting_strength(game, other, at)])
