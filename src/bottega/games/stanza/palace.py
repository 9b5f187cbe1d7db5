"""Palace: what lies in the middle. Its fields, its copy, and how a position tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.stanza.names import (
    DISCIPLINES,
    NICHES,
    NONE,
    PERSONS,
    RING_SPACES,
    SPACES,
    TILE_NAMES,
)
from bottega.kernel.bits import add_byte, byte
from bottega.kernel.plain import Position
from bottega.kernel.shape import ByName, Each, Maybe, Name, Number, Shape

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.stanza.tables import Tables

FIELDS: Final[dict[str, Shape]] = {
    "ring": ByName("Who stands on each space; the bonus space is always empty.", SPACES[1:], Maybe(Name("", "person"))),
    "pile": Each("The draw pile, whose order is not decided before it is drawn.", Name("", "drawn person"), -1, True),
    "discard": Each("The discard pile.", Name("", "drawn person"), -1, True),
    "tiles": Each("Bonus tiles on offer.", Name("", TILE_NAMES), -1, True),
    "covered": ByName("The points of masterpieces that are covered.", DISCIPLINES, Each("", Number("", 0, 1000))),
}


class Palace:
    """The ring with its persons, the supplies, the piles, the bonus room's offer and the masterpieces."""

    ring: list[int]  # who stands on each space, or NONE
    bag: i64  # the draw pile as a set: an order that nobody knows need not exist before it is drawn
    discard: i64
    tiles_left: i64  # bit mask of the bonus tiles on offer
    covered: i64  # bit mask discipline * 4 + niche: covered for fewer players
    claimed: i64  # the same: a player's pillar stands there
    helpers_by_colour: i64
    works_by_kind: i64
    removed_by_discipline: i64  # start persons out of the game

    def __init__(self) -> None:
        """Empty: `blank` or `copy` fills it."""

    def copy(self) -> Palace:
        twin = Palace()
        twin.ring = self.ring[:]
        twin.bag = self.bag
        twin.discard = self.discard
        twin.tiles_left = self.tiles_left
        twin.covered = self.covered
        twin.claimed = self.claimed
        twin.helpers_by_colour = self.helpers_by_colour
        twin.works_by_kind = self.works_by_kind
        twin.removed_by_discipline = self.removed_by_discipline
        return twin

    def helpers(self, colour: i64) -> i64:
        """Helpers of a colour in the supply."""
        return byte(self.helpers_by_colour, colour)

    def add_helpers(self, colour: i64, count: i64) -> None:
        self.helpers_by_colour = add_byte(self.helpers_by_colour, colour, count)

    def works(self, art: i64) -> i64:
        """Works of a kind that nobody has."""
        return byte(self.works_by_kind, art)

    def add_works(self, art: i64, count: i64) -> None:
        self.works_by_kind = add_byte(self.works_by_kind, art, count)

    def removed(self, discipline: i64) -> i64:
        """Start persons of a discipline that are out of the game."""
        return byte(self.removed_by_discipline, discipline)

    def add_removed(self, discipline: i64, count: i64) -> None:
        self.removed_by_discipline = add_byte(self.removed_by_discipline, discipline, count)

    def dump(self, tables: Tables) -> Position:
        persons = tables.persons
        return {
            "ring": {
                name: persons[self.ring[space]] if self.ring[space] != NONE else None
                for space, name in enumerate(SPACES)
                if space > 0
            },
            "pile": [persons[person] for person in range(PERSONS) if self.bag >> person & 1],
            "discard": [persons[person] for person in range(PERSONS) if self.discard >> person & 1],
            "tiles": [name for tile, name in enumerate(TILE_NAMES) if self.tiles_left >> tile & 1],
            "covered": {
                name: [
                    tables.niche_points[niche]
                    for niche in range(NICHES)
                    if self.covered >> (discipline * NICHES + niche) & 1
                ]
                for discipline, name in enumerate(DISCIPLINES)
            },
        }


def blank() -> Palace:
    """Nobody on the ring, all persons in the pile, the supplies empty."""
    palace = Palace()
    palace.ring = [NONE] * RING_SPACES
    palace.bag = (1 << PERSONS) - 1
    palace.discard = 0
    palace.tiles_left = 0
    palace.covered = 0
    palace.claimed = 0
    palace.helpers_by_colour = 0
    palace.works_by_kind = 0
    palace.removed_by_discipline = 0
    return palace
