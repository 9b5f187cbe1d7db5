"""Planning: all players place all their apprentices on their action sheets at once, in secret.

Each decides place by place; the last place takes who is left. A plan's stage is the place that is
decided next (0 to 3), READY when only the commitment is missing, or COMMITTED.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.fresco.catalogue import COMMIT, PLACES, PLAN, RETHINK
from bottega.games.fresco.codes import LEGAL, NOT_THIS_PHASE, PLAN_ALL, PLAN_COMMIT, PLAN_ORDER, PLAN_RETHINK

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.fresco.state import Fresco

READY: Final = 4
COMMITTED: Final = 5


def begin(game: Fresco) -> None:
    waiting: list[int] = []
    seat: i64 = 0
    while seat < game.players:
        start(game, seat)
        waiting.append(seat)
        seat += 1
    game.awaiting = waiting


def stage(game: Fresco, seat: i64) -> i64:
    plan: i64 = game.plan[seat]
    return plan & 7


def placed(game: Fresco, seat: i64, place: i64) -> i64:
    """How many apprentices the plan has in a place."""
    plan: i64 = game.plan[seat]
    return (plan >> (3 + 3 * place)) & 7


def left(game: Fresco, seat: i64) -> i64:
    """How many apprentices are still to be placed."""
    plan: i64 = game.plan[seat] >> 3
    apprentices: i64 = game.tables.apprentices[game.mood[seat]]
    while plan != 0:
        apprentices -= plan & 7
        plan >>= 3
    return apprentices


def least(game: Fresco, place: i64, still: i64) -> i64:
    """The fewest that must go to `place`, for the places after it hold only so many."""
    rest: i64 = still - (4 - place) * game.tables.most_per_place
    return rest if rest > 0 else 0


def most(game: Fresco, still: i64) -> i64:
    spaces: i64 = game.tables.most_per_place
    return still if still < spaces else spaces


def legal(game: Fresco, seat: i64) -> list[int]:
    column = stage(game, seat)
    if column == COMMITTED:
        return [RETHINK]
    if column == READY:
        return [COMMIT]
    still = left(game, seat)
    fewest = least(game, column, still)
    moves: list[int] = []
    apprentices = most(game, still)
    while apprentices >= fewest:
        moves.append(PLAN + 4 * column + apprentices)
        apprentices -= 1
    return moves


def check(game: Fresco, seat: i64, number: i64) -> i64:
    column = stage(game, seat)
    if number == RETHINK:
        return LEGAL if column == COMMITTED else PLAN_RETHINK
    if number == COMMIT:
        return LEGAL if column == READY else PLAN_ALL
    if not PLAN <= number < PLAN + 16:
        return NOT_THIS_PHASE
    if column >= READY:
        return PLAN_COMMIT
    if (number - PLAN) // 4 != column:
        return PLAN_ORDER
    still = left(game, seat)
    apprentices: i64 = (number - PLAN) & 3
    return LEGAL if least(game, column, still) <= apprentices <= most(game, still) else PLAN_ALL


def do(game: Fresco, seat: i64, number: i64) -> None:
    if number == COMMIT:
        commit(game, seat)
        game.awaiting.remove(seat)
        if not game.awaiting:
            _reveal(game)
    elif number == RETHINK:
        start(game, seat)
        game.awaiting.append(seat)
        game.awaiting.sort()
    else:
        place(game, seat, number)


def start(game: Fresco, seat: i64) -> None:
    """An empty sheet."""
    game.plan[seat] = 0
    _settle(game, seat)


def place(game: Fresco, seat: i64, number: i64) -> None:
    """Put apprentices to the place that is decided next."""
    apprentices: i64 = (number - PLAN) & 3
    game.plan[seat] += 1 + (apprentices << (3 + 3 * stage(game, seat)))
    _settle(game, seat)


def commit(game: Fresco, seat: i64) -> None:
    game.plan[seat] += COMMITTED - READY


def _settle(game: Fresco, seat: i64) -> None:
    """Decide all places that leave no choice."""
    while True:
        column = stage(game, seat)
        still = left(game, seat)
        if column == READY:
            game.plan[seat] += still << (3 + 3 * 4)
            return
        fewest = least(game, column, still)
        if fewest != most(game, still):
            return
        game.plan[seat] += 1 + (fewest << (3 + 3 * column))


def _reveal(game: Fresco) -> None:
    game.reveals += 1
    if game.log is not None:
        last = "altar" if game.last and game.tables.altar_last else "theatre"
        for seat in range(game.players):
            numbers = {name: int(placed(game, seat, column)) for column, name in enumerate((*PLACES, last))}
            game.tell("plan-altar" if last == "altar" else "plan", seat, numbers)
