"""Refilling the ring when two rooms are empty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.stanza.names import DISCIPLINES, NONE, PERSONS, ROOM_SPACES, START
from bottega.kernel.bits import bit

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.stanza.state import Stanza


def persons_in(game: Stanza, room: i64) -> i64:
    count: i64 = 0
    first: i64 = 1 + room * ROOM_SPACES
    space: i64
    for space in range(first, first + ROOM_SPACES):
        if game.palace.ring[space] != NONE:
            count += 1
    return count


def empty_rooms(game: Stanza) -> i64:
    count: i64 = 0
    room: i64
    for room in range(len(DISCIPLINES)):
        if persons_in(game, room) == 0:
            count += 1
    return count


def refill(game: Stanza) -> None:
    """Fill every empty space, clockwise: from the pile, then the discards, then with start persons."""
    game.reveals += 1
    if game.log is not None:
        game.tell("refill", -1, {})
    pile = members(game.palace.bag)
    ring = game.tables.ring
    place: i64
    for place in range(1, len(ring)):
        space: i64 = ring[place]
        if game.palace.ring[space] != NONE:
            continue
        if not pile:
            pile = members(game.palace.discard)
            game.palace.bag = game.palace.discard
            game.palace.discard = 0
            if not pile:
                _start_persons_return(game, place)
                return
            if game.log is not None:
                game.tell("reshuffle", -1, {})
        chosen: i64 = game.chance.below(len(pile))
        person: i64 = pile[chosen]
        pile[chosen] = pile[len(pile) - 1]
        pile.pop()
        game.palace.bag &= ~bit(person)
        game.palace.ring[space] = person


def members(mask: i64) -> list[int]:
    """The persons in a set, lowest number first."""
    found: list[int] = []
    person: i64
    for person in range(PERSONS):
        if (mask >> person) & 1:
            found.append(person)
    return found


def _start_persons_return(game: Stanza, first: i64) -> None:
    """One start person of each discipline that lost some comes back, at random on the spaces still empty."""
    returning: list[int] = []
    discipline: i64
    for discipline in range(len(DISCIPLINES)):
        if game.palace.removed(discipline) > 0:
            returning.append(START + discipline)
    game.chance.shuffle(returning)
    place: i64
    for place in range(first, len(game.tables.ring)):
        space: i64 = game.tables.ring[place]
        if game.palace.ring[space] == NONE and returning:
            person: i64 = returning.pop()
            game.palace.add_removed(person - START, -1)
            game.palace.ring[space] = person
            if game.log is not None:
                game.tell("start-person", -1, {"person": game.tables.persons[person]})
