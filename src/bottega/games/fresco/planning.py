"""Planning: all players place all their apprentices on their action sheets at once, in secret.

Each decides place by place; the last place takes who is left. A plan's stage is the place that is
decided next (0 to 3), READY when only the commitment is missing, or COMMITTED. Until the last plan is
in, everybody may take back the last step or the whole plan (see `retreats`), whatever others do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.fresco.catalogue import CHOICES, COMMIT, PLAN, RETHINK, UNPLAN
from bottega.games.fresco.names import PLACES
from bottega.games.fresco.names import PLAN as PLANNING
from bottega.games.fresco.refusals import NOT_THIS_PHASE, REFUSALS
from bottega.kernel.reason import Value
from bottega.kernel.refusals import LEGAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.fresco.state import Fresco
    from bottega.games.fresco.view_types import Place

READY: Final = 4
COMMITTED: Final = 5
_PLACES: Final = 5
_LAST: Final = 4  # the place that takes who is left
_BITS: Final = 3  # of a plan for its stage, and then for the apprentices of each place
_MASK: Final = 7


def _shift(place: i64) -> i64:
    """Where the apprentices of a place stand in a plan."""
    return _BITS + _BITS * place


def begin(game: Fresco) -> None:
    waiting: list[int] = []
    seat: i64
    for seat in range(game.players):
        start(game, seat)
        waiting.append(seat)
    game.awaiting = waiting


def stage(game: Fresco, seat: i64) -> i64:
    plan: i64 = game.painters[seat].plan
    return plan & _MASK


def placed(game: Fresco, seat: i64, place: i64) -> i64:
    """How many apprentices the plan has in a place."""
    plan: i64 = game.painters[seat].plan
    return (plan >> _shift(place)) & _MASK


def packed(stage: int, apprentices: list[int]) -> int:
    """A plan in one integer."""
    return stage + sum(number << int(_shift(place)) for place, number in enumerate(apprentices))


def apprentices(game: Fresco, seat: i64) -> i64:
    """How many work for the seat this round: by its mood after rising, whatever lifts the mood later."""
    if game.phase <= PLANNING:
        return game.tables.apprentices[game.painters[seat].mood]
    return _all_placed(game, seat)


def _all_placed(game: Fresco, seat: i64) -> i64:
    plan: i64 = game.painters[seat].plan
    number: i64 = 0
    place: i64
    for place in range(_PLACES):
        number += (plan >> _shift(place)) & _MASK
    return number


def left(game: Fresco, seat: i64) -> i64:
    """How many apprentices are still to be placed."""
    return game.tables.apprentices[game.painters[seat].mood] - _all_placed(game, seat)


def least(game: Fresco, place: i64, still: i64) -> i64:
    """The fewest that must go to `place`, for the places after it hold only so many."""
    rest: i64 = still - (_LAST - place) * game.tables.most_per_place
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
    moves: list[int] = []
    number: i64
    for number in range(most(game, still), least(game, column, still) - 1, -1):
        moves.append(PLAN + CHOICES * column + number)
    return moves


def retreats(game: Fresco, seat: i64) -> list[int]:
    """Taking back the last step, or the whole plan."""
    return [RETHINK, UNPLAN] if choices(game, seat) or stage(game, seat) == COMMITTED else []


def _place_told(game: Fresco, seat: int, number: int) -> dict[str, Value]:
    return {"place": PLACES[stage(game, seat)]}


def told(game: Fresco, seat: int, number: int) -> dict[str, Value]:
    """The place that is decided next, and how many apprentices may go there."""
    place = stage(game, seat)
    still = left(game, seat)
    return {
        "left": still,
        "place": PLACES[place],
        "least": least(game, place, still),
        "most": most(game, still),
    }


ORDER: Final = REFUSALS.rule("fresco-plan-order", _place_told)
ALL: Final = REFUSALS.rule("fresco-plan-all", told)
TO_COMMIT: Final = REFUSALS.rule("fresco-plan-commit")
TO_RETHINK: Final = REFUSALS.rule("fresco-plan-rethink")


def check(game: Fresco, seat: i64, number: i64) -> i64:
    column = stage(game, seat)
    if number in (RETHINK, UNPLAN):
        return LEGAL if column == COMMITTED and number == RETHINK else TO_RETHINK
    if number == COMMIT:
        return LEGAL if column == READY else ALL
    if not PLAN <= number < PLAN + CHOICES * READY:
        return NOT_THIS_PHASE
    if column >= READY:
        return TO_COMMIT
    if (number - PLAN) // CHOICES != column:
        return ORDER
    still = left(game, seat)
    wanted: i64 = (number - PLAN) % CHOICES
    return LEGAL if least(game, column, still) <= wanted <= most(game, still) else ALL


def do(game: Fresco, seat: i64, number: i64) -> None:
    if number == COMMIT:
        commit(game, seat)
        game.awaiting.remove(seat)
        if not game.awaiting:
            _reveal(game)
    elif number in (RETHINK, UNPLAN):
        _take_back(game, seat, number == RETHINK)
        if seat not in game.awaiting:
            game.awaiting.append(seat)
            game.awaiting.sort()
    else:
        place(game, seat, number)


def choices(game: Fresco, seat: i64) -> list[int]:
    """The moves that made the plan, without the places that left no choice."""
    made: list[int] = []
    column: i64
    before: i64 = game.tables.apprentices[game.painters[seat].mood]
    for column in range(stage(game, seat) if stage(game, seat) < READY else READY):
        number = placed(game, seat, column)
        if least(game, column, before) != most(game, before):
            made.append(PLAN + CHOICES * column + number)
        before -= number
    return made


def _take_back(game: Fresco, seat: i64, whole: bool) -> None:
    """Undo the commitment, or else the last choice; or everything."""
    committed: bool = stage(game, seat) == COMMITTED
    made = choices(game, seat)
    if whole:
        made = []
    elif not committed:
        made.pop()
    start(game, seat)
    for number in made:
        place(game, seat, number)


def start(game: Fresco, seat: i64) -> None:
    """An empty sheet."""
    game.painters[seat].plan = 0
    settle(game, seat)


def place(game: Fresco, seat: i64, number: i64) -> None:
    """Put apprentices to the place that is decided next."""
    wanted: i64 = (number - PLAN) % CHOICES
    game.painters[seat].plan += 1 + (wanted << _shift(stage(game, seat)))
    settle(game, seat)


def commit(game: Fresco, seat: i64) -> None:
    game.painters[seat].plan += COMMITTED - READY


def settle(game: Fresco, seat: i64) -> None:
    """Decide all places that leave no choice."""
    while True:
        column = stage(game, seat)
        still = left(game, seat)
        if column == READY:
            game.painters[seat].plan += still << _shift(_LAST)
            return
        fewest = least(game, column, still)
        if fewest != most(game, still):
            return
        game.painters[seat].plan += 1 + (fewest << _shift(column))


def places(game: Fresco) -> tuple[Place, ...]:
    """The places of this round's side of the action sheet."""
    return (*PLACES, "second-cathedral" if game.last else "theatre")


def _reveal(game: Fresco) -> None:
    game.reveals += 1
    if game.log is not None:
        for seat in range(game.players):
            numbers: dict[str, Value] = {
                name: int(placed(game, seat, column)) for column, name in enumerate((*PLACES, "last"))
            }
            game.tell("plan-last-round" if game.last else "plan", seat, numbers)
