"""Prospects: how strong an activation could become, told before it is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.stanza import strengths
from bottega.games.stanza.names import BOUGHT_STRENGTH, NONE, WORKER_SPACES
from bottega.games.stanza.persons import discipline_of

if TYPE_CHECKING:
    from bottega.games.stanza.state import Stanza


def reach(game: Stanza, discipline: int) -> tuple[int, int] | None:
    """The strength after the one hiring that must be, and the most that money, discs and tiles give.

    None if nobody could be hired for this discipline, or for experts dismissed.
    """
    lasting = strengths.lasting_strength(game, game.turn, discipline)
    hired = _by_hiring(game, discipline, lasting)
    if hired is None and game.expert and strengths.workers_of(game, game.turn, discipline) > 0:
        return lasting - 1, lasting - 1 + _boosts(game, discipline, game.boards[game.turn].money)
    return hired


def _by_hiring(game: Stanza, discipline: int, lasting: int) -> tuple[int, int] | None:
    board = game.boards[game.turn]
    costs = game.tables.hire_cost
    money = board.money
    recruits = sum(
        person != NONE and discipline_of(person) == discipline for person in board.recruits(game.tables.recruits)
    )
    spaces = [worker for worker in range(WORKER_SPACES) if worker != board.patron]
    if recruits == 0 or money < min(costs[worker] for worker in spaces):
        return None
    gaining = sorted(costs[worker] for worker in spaces if not _holds(game, worker, discipline))
    # Where only one of the same discipline can be replaced, the hiring brings nothing but the activation.
    filled = min(costs[worker] for worker in spaces)
    best = lasting + _boosts(game, discipline, money - filled)
    spent = 0
    for count, cost in enumerate(gaining[:recruits], 1):
        spent += cost
        if spent > money:
            break
        best = max(best, lasting + count + _boosts(game, discipline, money - spent))
    return lasting + (bool(gaining) and gaining[0] <= money), best


def _holds(game: Stanza, worker: int, discipline: int) -> bool:
    person = game.boards[game.turn].worker(worker)
    return person != NONE and discipline_of(person) == discipline


def _boosts(game: Stanza, discipline: int, money: int) -> int:
    """What discs on the field and the tile of bought strength add, with so much money left."""
    board = game.boards[game.turn]
    bought = (board.tiles >> BOUGHT_STRENGTH) & 1 and money >= game.tables.bought_strength
    return board.discs_on(discipline) + bool(bought)
