"""Gains: what one thing more would bring a court, for forecasts beside the auction and the actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bottega.games.florence import work
from bottega.games.florence.catalogue import PEOPLE_COUNT
from bottega.games.florence.names import BUILDINGS, FREEDOMS, LANDSCAPES

if TYPE_CHECKING:
    from bottega.games.florence.court import Court
    from bottega.games.florence.state import Florence

_OTHERS: Final = ("jester", "builder", "prestige", "recruiting", "person")


def gains(game: Florence, seat: int) -> dict[str, dict[str, Any]]:
    """By thing: the points it brings at once, and by how much each person's work would be worth more."""
    court = game.courts[seat]
    people = [person for person in range(PEOPLE_COUNT) if court.hand >> person & 1]
    now = _values(game, court, people)
    found = {}
    for thing in (*LANDSCAPES, *_OTHERS, *BUILDINGS, *FREEDOMS):
        if thing == "builder" and court.builders >= game.tables.most_builders:
            continue
        later = court.copy()
        points = _add(game, later, thing)
        values = _values(game, later, people)
        found[thing] = {
            "points": points,
            "values": {
                game.tables.person_names[person]: after - before
                for person, before, after in zip(people, now, values, strict=True)
                if after > before
            },
        }
    return found


def _values(game: Florence, court: Court, people: list[int]) -> list[int]:
    bonus = work.all_bonus(game, court, 1)
    return [work.work_value(game, court, person) + bonus for person in people]


def _add(game: Florence, court: Court, thing: str) -> int:
    """Give the court one thing more; the points that it brings at once."""
    tables = game.tables
    if thing in LANDSCAPES:
        kind = LANDSCAPES.index(thing)
        again = court.landscapes(kind) > 0
        court.forests += 1 if kind == 0 else 0
        court.lakes += 1 if kind == 1 else 0
        court.parks += 1 if kind == 2 else 0
        return tables.points_landscape if again else 0
    if thing in BUILDINGS:
        bit = 1 << BUILDINGS.index(thing)
        built = bool(court.buildings & bit)
        court.buildings |= bit
        return 0 if built else tables.points_building
    if thing in FREEDOMS:
        court.freedoms |= 1 << FREEDOMS.index(thing)
        return 0
    if thing == "builder":
        court.builders += 1
        return tables.points_builder if court.builders > 1 else 0
    court.jesters += 1 if thing == "jester" else 0
    court.prestige_cards += 1 if thing == "prestige" else 0
    court.in_hand += 1 if thing in ("recruiting", "person") else 0
    return 0
