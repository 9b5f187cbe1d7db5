"""Gains: what one thing more would bring a court, for forecasts beside the auction and the actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.florence import work
from bottega.games.florence.catalogue import PEOPLE_COUNT
from bottega.games.florence.names import BUILDINGS, FREEDOMS, LANDSCAPES

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.florence.court import Court
    from bottega.games.florence.state import Florence
    from bottega.games.florence.view_types import Gain

_THINGS: Final = (*LANDSCAPES, "jester", "builder", "prestige", "recruiting", "person", *BUILDINGS, *FREEDOMS)
_JESTER: Final = 3  # numbers of things, in the order above
_BUILDER: Final = 4
_PRESTIGE: Final = 5
_BUILDING: Final = 8
_FREEDOM: Final = _BUILDING + len(BUILDINGS)


def gains(game: Florence, seat: int) -> dict[str, Gain]:
    """By thing: the points it brings at once, and by how much each person's work would be worth more."""
    court = game.courts[seat]
    names = game.tables.person_names
    people = [person for person in range(PEOPLE_COUNT) if court.hand >> person & 1]
    now = _values(game, court, people)
    found: dict[str, Gain] = {}
    number: i64
    for number in range(len(_THINGS)):
        if number == _BUILDER and court.builders >= game.tables.most_builders:
            continue
        later = court.copy()
        points = _add(game, later, number)
        values: dict[str, int] = {}
        if people:
            then = _values(game, later, people)
            for at in range(
                len(people)
            ):  # one such list beside another, for each thing: `zip` costs more than it spares
                if then[at] > now[at]:
                    values[names[people[at]]] = then[at] - now[at]
        found[_THINGS[number]] = {"points": points, "values": values}
    return found


def _values(game: Florence, court: Court, people: list[int]) -> list[int]:
    bonus = work.all_bonus(game, court, 1)
    return [work.work_value(game, court, person) + bonus for person in people]


def _add(game: Florence, court: Court, number: i64) -> int:
    """Give the court one thing more; the points that it brings at once."""
    tables = game.tables
    if number < _JESTER:
        again = court.landscapes(number) > 0
        court.add_landscape(number)
        return tables.points_landscape if again else 0
    if number >= _FREEDOM:
        court.freedoms |= 1 << (number - _FREEDOM)
        return 0
    if number >= _BUILDING:
        bit: i64 = 1 << (number - _BUILDING)
        built = court.buildings & bit
        court.buildings |= bit
        return 0 if built else tables.points_building
    if number == _BUILDER:
        court.builders += 1
        return tables.points_builder if court.builders > 1 else 0
    if number == _JESTER:
        court.jesters += 1
    elif number == _PRESTIGE:
        court.prestige_cards += 1
    else:
        court.in_hand += 1
    return 0
