"""Board: what one player has. Its fields, its copy, and how a position tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.stanza.names import (
    ARTWORKS,
    BONUS_SPACE,
    BOOKED,
    COLOURS,
    DISCIPLINES,
    NONE,
    SHELF,
    SPACES,
    TILE_NAMES,
    WORKER_SPACES,
)
from bottega.kernel.bits import add_byte, byte, set_byte
from bottega.kernel.plain import Position
from bottega.kernel.shape import ByName, Each, Fields, Flag, Maybe, Name, Number

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.stanza.tables import Tables

MOST_MONEY: Final = 100_000

SEAT: Final = Fields(
    "",
    {
        "space": Maybe(Name("Where the figure stands; null once the player has retired.", SPACES)),
        "money": Number("Florins.", 0, MOST_MONEY),
        "ship": Number("The ship's space on the income track, 0 at its start.", 0, "income spaces"),
        "patron": Number("The worker space of the patron, counted from 1.", 1, WORKER_SPACES),
        "turned": Flag("Whether the patron lies on his back."),
        "retired": Number("1 for the first to retire, 2 for the next; 0 for who has not.", 0, "players"),
        "workers": Each(
            "Who works on each worker space; nobody on the patron's.", Maybe(Name("", "person")), WORKER_SPACES
        ),
        "recruits": Each(
            "Who is on each recruitment space, the newest first.", Maybe(Name("", "person")), "recruitment spaces"
        ),
        "helpers": ByName("Helpers.", COLOURS, Number("", 0, "helpers of a colour")),
        "books": ByName("Books on the shelf.", BOOKED, Number("", 0, SHELF)),
        "fields": ByName("Own discs in the hall of Religion.", DISCIPLINES, Number("", 0, "discs")),
        "art": ByName("Works in the museum.", ARTWORKS, Number("", 0, "players")),
        "tiles": Each("Bonus tiles; one whose disc is still owed is among them.", Name("", TILE_NAMES), -1, True),
        "masterpieces": ByName("The points under the own pillars.", DISCIPLINES, Number("", 0, 1000), True),
    },
)


class Board:
    """A player's board. What is counted by discipline, colour or space stands packed in one number each."""

    place: i64  # of the figure on the ring; NONE once retired
    money: i64
    ship: i64
    patron: i64
    turned: i64  # 1 if the patron lies on his back
    retired: i64  # 1 for the first to retire, 0 for who has not
    supply: i64  # discs in hand
    grid: i64  # discs in the bonus room
    tiles: i64  # bit mask of bonus tiles
    helpers_by_colour: i64
    books_by_discipline: i64
    discs_by_field: i64  # in the hall of Religion
    works_by_kind: i64
    niches_by_discipline: i64  # 0 for no masterpiece, else 1 to 4
    workers_by_space: i64  # one more than the person's number, as for recruits: 0 is nobody
    recruits_by_space: i64

    def __init__(self) -> None:
        """Empty: `blank` or `copy` fills it."""

    def copy(self) -> Board:
        twin = Board()
        twin.place = self.place
        twin.money = self.money
        twin.ship = self.ship
        twin.patron = self.patron
        twin.turned = self.turned
        twin.retired = self.retired
        twin.supply = self.supply
        twin.grid = self.grid
        twin.tiles = self.tiles
        twin.helpers_by_colour = self.helpers_by_colour
        twin.books_by_discipline = self.books_by_discipline
        twin.discs_by_field = self.discs_by_field
        twin.works_by_kind = self.works_by_kind
        twin.niches_by_discipline = self.niches_by_discipline
        twin.workers_by_space = self.workers_by_space
        twin.recruits_by_space = self.recruits_by_space
        return twin

    def helpers(self, colour: i64) -> i64:
        return byte(self.helpers_by_colour, colour)

    def add_helpers(self, colour: i64, count: i64) -> None:
        self.helpers_by_colour = add_byte(self.helpers_by_colour, colour, count)

    def books(self, discipline: i64) -> i64:
        return byte(self.books_by_discipline, discipline)

    def add_books(self, discipline: i64, count: i64) -> None:
        self.books_by_discipline = add_byte(self.books_by_discipline, discipline, count)

    def discs_on(self, field: i64) -> i64:
        """Discs on a field of the hall of Religion."""
        return byte(self.discs_by_field, field)

    def add_discs_on(self, field: i64, count: i64) -> None:
        self.discs_by_field = add_byte(self.discs_by_field, field, count)

    def works(self, art: i64) -> i64:
        """Works of a kind in the museum."""
        return byte(self.works_by_kind, art)

    def add_works(self, art: i64, count: i64) -> None:
        self.works_by_kind = add_byte(self.works_by_kind, art, count)

    def niche(self, discipline: i64) -> i64:
        """Where the pillar of a discipline stands, counted from 1; 0 if there is no masterpiece of it."""
        return byte(self.niches_by_discipline, discipline)

    def set_niche(self, discipline: i64, niche: i64) -> None:
        self.niches_by_discipline = set_byte(self.niches_by_discipline, discipline, niche)

    def worker(self, space: i64) -> i64:
        """Who works on a worker space, or NONE."""
        return byte(self.workers_by_space, space) - 1

    def set_worker(self, space: i64, person: i64) -> None:
        self.workers_by_space = set_byte(self.workers_by_space, space, person + 1)

    def recruit(self, space: i64) -> i64:
        """Who is on a recruitment space, or NONE."""
        return byte(self.recruits_by_space, space) - 1

    def set_recruit(self, space: i64, person: i64) -> None:
        self.recruits_by_space = set_byte(self.recruits_by_space, space, person + 1)

    def workers(self) -> list[int]:
        return [self.worker(space) for space in range(WORKER_SPACES)]

    def recruits(self, spaces: int) -> list[int]:
        return [self.recruit(space) for space in range(spaces)]

    def dump(self, tables: Tables) -> Position:
        return {
            "space": None if self.place == NONE else SPACES[self.place],
            "money": self.money,
            "ship": self.ship,
            "patron": self.patron + 1,
            "turned": self.turned == 1,
            "retired": self.retired,
            "workers": [_name(tables, person) for person in self.workers()],
            "recruits": [_name(tables, person) for person in self.recruits(tables.recruits)],
            "helpers": {name: self.helpers(colour) for colour, name in enumerate(COLOURS)},
            "books": {name: self.books(DISCIPLINES.index(name)) for name in BOOKED},
            "fields": {name: self.discs_on(number) for number, name in enumerate(DISCIPLINES)},
            "art": {name: self.works(art) for art, name in enumerate(ARTWORKS)},
            "tiles": [name for tile, name in enumerate(TILE_NAMES) if self.tiles >> tile & 1],
            "masterpieces": {
                name: tables.niche_points[self.niche(number) - 1]
                for number, name in enumerate(DISCIPLINES)
                if self.niche(number)
            },
        }

    def load(self, data: Position) -> None:
        """All that one board alone can tell; `loading` puts the persons and the pillars, which no two may share."""
        self.place = NONE if data["space"] is None else SPACES.index(data["space"])
        self.money = data["money"]
        self.ship = data["ship"]
        self.patron = data["patron"] - 1
        self.turned = int(data["turned"])
        self.retired = data["retired"]
        for colour, name in enumerate(COLOURS):
            self.add_helpers(colour, data["helpers"][name])
        for number, discipline in enumerate(DISCIPLINES):
            self.add_discs_on(number, data["fields"][discipline])
            self.add_books(number, data["books"].get(discipline, 0))
        for art, work in enumerate(ARTWORKS):
            self.add_works(art, data["art"][work])
        self.tiles = sum(1 << TILE_NAMES.index(name) for name in data["tiles"])


def _name(tables: Tables, person: int) -> str | None:
    return None if person == NONE else tables.persons[person]


def blank() -> Board:
    """A board with nothing on it."""
    board = Board()
    board.place = BONUS_SPACE
    board.money = 0
    board.ship = 0
    board.patron = 0
    board.turned = 0
    board.retired = 0
    board.supply = 0
    board.grid = 0
    board.tiles = 0
    board.helpers_by_colour = 0
    board.books_by_discipline = 0
    board.discs_by_field = 0
    board.works_by_kind = 0
    board.niches_by_discipline = 0
    board.workers_by_space = 0
    board.recruits_by_space = 0
    return board
