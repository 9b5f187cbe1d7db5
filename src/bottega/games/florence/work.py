"""Works: the work value, bonus cards, the payment and what it is changed into."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.florence import notes
from bottega.games.florence.catalogue import (
    ADD_BONUS,
    BONUS_COUNT,
    FINISH,
    PEOPLE_COUNT,
    POINTS,
    PRESTIGE_OF,
    WORK,
    WORK_PRINCESS,
)
from bottega.games.florence.names import ACT, BANKER_CHOICE, BONUS, CONVERT, MUSE, PRINCESS
from bottega.games.florence.refusals import (
    ACTIONS_TWO,
    CHARACTER_HELD,
    MUSE_OPTION,
    NOT_THIS_PHASE,
    REFUSALS,
    card_told,
    person_told,
)
from bottega.games.florence.scoring import feature
from bottega.kernel.reason import Value

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.florence.court import Court
    from bottega.games.florence.state import Florence

THE_PRINCESS: Final = PEOPLE_COUNT  # her number among the workers


def work_value(game: Florence, court: Court, person: i64) -> i64:
    """The work value without bonus cards. Hand and table count together, so it does not matter where the card is."""
    tables = game.tables
    value = court.jesters * tables.value_jester + (court.in_hand + court.on_table) * tables.value_person
    if court.buildings >> tables.wants_building[person] & 1:
        value += tables.value_building
    if court.landscapes(tables.wants_landscape[person]) > 0:
        value += tables.value_landscape
    if court.freedoms >> tables.wants_freedom[person] & 1:
        value += tables.value_freedom
    if court.character == MUSE:
        value += game.round
    return value


def princess_value(game: Florence, court: Court) -> i64:
    tables = game.tables
    return (
        (court.forests + court.lakes + court.parks) * tables.princess_landscape
        + court.builders * tables.princess_builder
        + tables.ones[court.buildings] * tables.princess_building
        + (court.in_hand + court.on_table) * tables.princess_person
    )


def bonus_value(game: Florence, court: Court, card: i64, played: i64) -> i64:
    """What a bonus card adds; `played` is 1 if the worker still is in hand and will be on the table."""
    tables = game.tables
    total: i64 = 0
    kind: i64
    for kind in tables.bonus_each[card]:
        total += feature(tables, court, game.palazzo, kind, played)
    return total * tables.bonus_adds[card]


def all_bonus(game: Florence, court: Court, played: i64) -> i64:
    """What all bonus cards in hand add together."""
    total: i64 = 0
    held = court.bonus
    card: i64
    if held:
        for card in range(BONUS_COUNT):
            if held >> card & 1:
                total += bonus_value(game, court, card, played)
    return total


def value_within_reach(game: Florence, seat: i64, worker: i64) -> i64:
    court = game.courts[seat]
    if worker == THE_PRINCESS:
        return princess_value(game, court)
    return work_value(game, court, worker) + all_bonus(game, court, 1)


def minimum(game: Florence) -> i64:
    return game.tables.minimum[game.round - 1]


def add_works(game: Florence, seat: i64, found: list[int]) -> None:
    """A fast path: what `check_work` allows, bonus cards counted once for all. The properties compare the two."""
    court = game.courts[seat]
    least = minimum(game)
    person: i64
    held: i64 = court.hand
    if held:
        least_without_bonus = least - all_bonus(game, court, 1)
        person = 0
        while held:
            if held & 1 and work_value(game, court, person) >= least_without_bonus:
                found.append(WORK + person)
            held >>= 1
            person += 1
    if court.character == PRINCESS and princess_value(game, court) >= least:
        found.append(WORK_PRINCESS)


def _minimum_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    return {
        "minimum": int(game.tables.minimum[game.round - 1]),
        "value": int(
            game.actions.value if game.phase == BONUS else value_within_reach(game, seat, game.tables.arg[number])
        ),
    }


def _payment_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    return {"points": int(game.actions.value // 2)}


def _banker_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    return {"points": int(min(game.courts[seat].cash // game.tables.banker_per_point, POINTS - 1))}


BANKER_CASH: Final = REFUSALS.rule("florence-banker-end", _banker_told)
BONUS_HAND: Final = REFUSALS.rule("florence-bonus-use", card_told)
WORK_MINIMUM: Final = REFUSALS.rule("florence-work-minimum", _minimum_told)
WORK_PAYMENT: Final = REFUSALS.rule("florence-work-payment", _payment_told)
WORK_PERSON: Final = REFUSALS.rule("florence-work-person", person_told)


def check_work(game: Florence, seat: i64, worker: i64) -> i64:
    court = game.courts[seat]
    if game.actions.left == 0:
        return ACTIONS_TWO
    if worker == THE_PRINCESS:
        if court.character != PRINCESS:
            return CHARACTER_HELD if game.muse else MUSE_OPTION
    elif not court.hand >> worker & 1:
        return WORK_PERSON
    return 0 if value_within_reach(game, seat, worker) >= minimum(game) else WORK_MINIMUM


def do_work(game: Florence, seat: i64, worker: i64) -> None:
    """The person is laid open; bonus cards may follow."""
    court = game.courts[seat]
    game.actions.left -= 1
    game.actions.worker = worker
    if worker == THE_PRINCESS:
        game.actions.value = princess_value(game, court)
        court.character = -1
        if game.log is not None:
            game.tell("princess", seat, {"value": game.actions.value})
        finish(game, seat)
        return
    bit: i64 = 1 << worker
    if not court.open_hand & bit:
        game.people_notes = notes.show(game.people_notes, seat, worker)
    court.hand &= ~bit
    court.open_hand &= ~bit
    court.table |= bit
    court.in_hand -= 1
    court.on_table += 1
    game.actions.value = work_value(game, court, worker)
    game.reveals += 1
    if game.log is not None:
        game.tell("work", seat, {"person": game.tables.person_names[worker], "value": game.actions.value})
    if court.bonus:
        game.ask(seat, BONUS)
    else:
        finish(game, seat)


def legal_bonus(game: Florence, seat: i64) -> list[int]:
    found: list[int] = []
    held = game.courts[seat].bonus
    card: i64
    for card in range(BONUS_COUNT):
        if held >> card & 1:
            found.append(ADD_BONUS + card)
    if check_finish(game) == 0:
        found.append(FINISH)
    return found


def check_add(game: Florence, seat: i64, card: i64) -> i64:
    return 0 if game.courts[seat].bonus >> card & 1 else BONUS_HAND


def check_finish(game: Florence) -> i64:
    return 0 if game.actions.value >= minimum(game) else WORK_MINIMUM


def do_add(game: Florence, seat: i64, card: i64) -> None:
    court = game.courts[seat]
    adds = bonus_value(game, court, card, 0)
    court.bonus &= ~(1 << card)
    game.used_bonus |= 1 << card
    game.bonus_notes = notes.show(game.bonus_notes, seat, card)
    game.actions.value += adds
    game.reveals += 1
    if game.log is not None:
        game.tell("bonus", seat, {"card": game.tables.bonus_names[card], "adds": adds, "value": game.actions.value})
    if court.bonus == 0:
        finish(game, seat)


def finish(game: Florence, seat: i64) -> None:
    """The bank pays; then the payment may be changed into prestige."""
    court = game.courts[seat]
    florins = game.actions.value * game.tables.per_work_value
    court.cash += florins
    court.work = max(court.work, game.actions.value)
    if game.log is not None:
        game.tell("paid", seat, {"value": game.actions.value, "florins": florins})
    game.ask(seat, CONVERT)


def convertible(game: Florence, seat: i64) -> i64:
    """How many points the money at hand buys: that of the work, or the last banker's cash."""
    tables = game.tables
    if game.phase == BANKER_CHOICE:
        points = game.courts[seat].cash // tables.banker_per_point
    else:
        points = game.actions.value * tables.per_work_value // tables.per_point
    return min(points, POINTS - 1)


def legal_convert(game: Florence, seat: i64) -> list[int]:
    found: list[int] = []
    points: i64
    for points in range(convertible(game, seat) + 1):
        found.append(PRESTIGE_OF + points)
    return found


def check_convert(game: Florence, seat: i64, points: i64) -> i64:
    if game.phase != CONVERT and game.phase != BANKER_CHOICE:
        return NOT_THIS_PHASE
    if points <= convertible(game, seat):
        return 0
    return WORK_PAYMENT if game.phase == CONVERT else BANKER_CASH


def do_convert(game: Florence, seat: i64, points: i64) -> None:
    court = game.courts[seat]
    if game.phase == BANKER_CHOICE:
        florins = points * game.tables.banker_per_point
        court.cash -= florins
        if game.log is not None and points > 0:
            game.tell("change", seat, {"points": points, "florins": florins})
        game.score(seat, points, "florence-source-banker")
        # The banker changes all: whoever takes as many points as can be named at once is asked for more.
        if points < POINTS - 1 or court.cash < game.tables.banker_per_point:
            game.close()
        return
    florins = points * game.tables.per_point
    court.cash -= florins
    if game.log is not None and points > 0:
        game.tell("change", seat, {"points": points, "florins": florins})
    game.score(seat, points, "florence-source-work")
    game.resume = ACT
    game.proceed()
