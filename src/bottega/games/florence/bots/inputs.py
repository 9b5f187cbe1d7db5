"""What a network is told of a position of The Princes of Florence: for each player a row of small numbers.

A row holds what lies in the middle, then what the player has; the network compares the rows. Florins are in hundreds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.bots.knowledge.strokes import bits, clip, one
from bottega.games.florence.bots.knowledge import actions_left, auctions_left, building_worth, cash_worth, works_worth
from bottega.games.florence.court import Court
from bottega.games.florence.names import ACT
from bottega.games.florence.scoring import empty_cells, prestige_points
from bottega.games.florence.state import Florence
from bottega.games.florence.work import all_bonus, work_value

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.kernel.game import Game

EDITION: Final = 1  # counted on with every change of the rows: weights fit one edition
BELOW: Final = 50  # points below zero that can be told
PEOPLE: Final = 21
PRESTIGE: Final = 14
BEST: Final = 7  # works in hand that are told by their value, the best first


def rows(game: Game, points: list[float]) -> list[bytes]:
    """A row for each seat; `points` are those that knowledge expects."""
    assert isinstance(game, Florence)
    middle = _middle(game)
    found: list[bytes] = []
    seat: i64
    for seat in range(game.players):
        row: list[int] = middle[:]
        row.append(clip(int(2.0 * points[seat]) + BELOW))
        _turns(row, game, seat)
        _court(row, game, seat, game.courts[seat])
        found.append(bytes(row))
    return found


def _middle(game: Florence) -> list[int]:
    """What is the same for all."""
    row: list[int] = []
    one(row, game.players - 2, 4)
    one(row, game.round - 1, 7)
    row.append(1 if game.phase == ACT else 0)
    row.append(1 if game.muse else 0)
    row.append(1 if game.joined else 0)
    row += game.stock
    row.append(len(game.people_deck))
    row.append(len(game.prestige_deck))
    row.append(len(game.bonus_deck))
    bits(row, game.auction.lots, 8)
    best: i64 = 0
    for court in game.courts:
        best = court.work if court.work > best else best
    row.append(clip(best))
    return row


def _turns(row: list[int], game: Florence, seat: i64) -> None:
    """When a player's turn comes, and how many are left."""
    one(row, (seat - game.starter + game.players) % game.players, 5)
    row.append(1 if game.actions.active == seat else 0)
    row.append((game.auction.still >> seat) & 1 if game.actions.active < 0 else 0)
    row.append(actions_left(game, seat))
    row.append(auctions_left(game, seat))


def _court(row: list[int], game: Florence, seat: i64, court: Court) -> None:
    """What a player has, and what the rules of thumb make of its parts."""
    actions: i64 = actions_left(game, seat)
    row.append(clip(court.points + BELOW))
    row.append(clip(court.cash // 100))
    row.append(clip(int(2.0 * cash_worth(float(court.cash) / 100.0, float(auctions_left(game, seat)), float(actions)))))
    row.append(clip(int(2.0 * works_worth(game, court, actions)) + BELOW))
    row.append(clip(int(4.0 * building_worth(game, court, actions))))
    _works(row, game, court)
    bits(row, court.prestige, PRESTIGE)
    worth: i64 = 0
    card: i64
    for card in range(PRESTIGE):
        if (court.prestige >> card) & 1:
            worth += prestige_points(game, seat, card)
    row.append(clip(worth))
    bits(row, court.buildings, 10)
    row += [court.forests, court.lakes, court.parks]
    bits(row, court.freedoms, 3)
    row += [court.jesters, court.builders, court.in_hand, court.recruits, court.on_table, court.prestige_cards]
    row.append(clip(court.work))
    row.append(empty_cells(court, game.palazzo))
    one(row, court.character, 6)
    one(row, court.marker, 6)


def _works(row: list[int], game: Florence, court: Court) -> None:
    """People in hand, the values of their works from the best on, and what bonus cards add."""
    bits(row, court.hand, PEOPLE)
    values: list[int] = []
    person: i64
    for person in range(PEOPLE):
        if (court.hand >> person) & 1:
            values.append(clip(work_value(game, court, person)))
    values.sort(reverse=True)
    at: i64
    for at in range(BEST):
        row.append(values[at] if at < len(values) else 0)
    row.append(clip(all_bonus(game, court, 1)) if court.bonus else 0)
