"""What a network is told of a position of La Stanza: for each player a row of small numbers.

A row holds what lies in the middle, then what the player has; the network compares the rows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.bots.knowledge.strokes import bits, clip, one
from bottega.games.stanza import arts, bonus_room, income, scoring, strengths
from bottega.games.stanza.names import LITERATURE, NONE
from bottega.games.stanza.persons import discipline_of
from bottega.games.stanza.state import Stanza

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.kernel.game import Game

EDITION: Final = 1  # counted on with every change of the rows: weights fit one edition
BELOW: Final = 50  # points below zero that can be told


def rows(game: Game, points: list[float]) -> list[bytes]:
    """A row for each seat; `points` are those that knowledge expects."""
    assert isinstance(game, Stanza)
    middle = _middle(game)
    scores = game.scores
    found: list[bytes] = []
    seat: i64
    for seat in range(game.players):
        row: list[int] = middle[:]
        row.append(clip(int(2.0 * points[seat]) + BELOW))
        row.append(clip(scores[seat] + BELOW))
        one(row, (seat - game.turn + game.players) % game.players, 4)
        _board(row, game, seat)
        found.append(bytes(row))
    return found


def _middle(game: Stanza) -> list[int]:
    """What is the same for all."""
    palace = game.palace
    row: list[int] = []
    one(row, game.players - 2, 3)
    one(row, game.stage, 6)
    row.append(clip(game.last_round - game.round))
    row.append(1 if game.expert else 0)
    found: list[int] = [0] * 5
    space: i64
    for space in range(1, 16):
        person: i64 = palace.ring[space]
        if person != NONE:
            found[discipline_of(person)] += 1
    total: i64 = 0
    at: i64
    for at in range(5):
        total += found[at]
    row.append(total)
    row += found
    bits(row, ~(palace.covered | palace.claimed), 20)
    bits(row, palace.tiles_left, 20)
    for at in range(5):
        row.append(palace.helpers(at))
    for at in range(3):
        row.append(palace.works(at))
    return row


def _board(row: list[int], game: Stanza, seat: i64) -> None:
    """What a player has."""
    board = game.boards[seat]
    tables = game.tables
    one(row, board.place, 16)
    row.append(clip(board.money))
    row.append(clip(income.amount(game, seat)))
    row.append(0 if board.patron == income.LAST and board.turned else 1)
    row.append(board.ship)
    row.append(board.patron + 1)
    row.append(board.turned)
    at: i64
    for at in range(6):
        person: i64 = board.worker(at)
        one(row, discipline_of(person) if person != NONE else NONE, 5)
    held: list[int] = [0] * 5
    for at in range(tables.recruits):
        recruit: i64 = board.recruit(at)
        if recruit != NONE:
            held[discipline_of(recruit)] += 1
    row += held
    for at in range(5):
        row.append(board.helpers(at))
        row.append(board.discs_on(at))
        row.append(strengths.lasting_strength(game, seat, at))
        niche: i64 = board.niche(at)
        row.append(tables.niche_points[niche - 1] if niche else 0)
        if at != LITERATURE:
            row.append(board.books(at))
    row.append(bonus_room.columns(game, seat))
    row.append(board.supply)
    row.append(board.grid)
    for at in range(3):
        row.append(board.works(at))
    row.append(clip(arts.value(game, seat)))
    row.append(scoring.exhibits(game, seat))
    bits(row, board.tiles, 20)
    row.append(board.retired)
