"""The components file, checked, and the same figures as short lists for the rules to look up."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bottega.games.stanza.catalogue import Numbers, build
from bottega.games.stanza.names import (
    ARTWORKS,
    BONUS_SPACE,
    BOOK_POINTS,
    BOOK_REWARDS,
    BOOK_SHIP,
    COLOURS,
    DISCIPLINES,
    LITERATURE,
    MOST_RECRUITS,
    NICHES,
    NONE,
    PERSONS_EACH,
    POLITICS,
    RING_SPACES,
    ROOM_SPACES,
    SHELF,
    TILE_NAMES,
    WORKER_SPACES,
)
from bottega.kernel.components import Components, choice, figure, listed, number, numbers, wrong
from bottega.kernel.move import Catalogue
from bottega.kernel.plain import Raw

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.stanza.component_types import ComponentsFile

SEATS = 4
LEAST = -100
MOST = 1000


class Tables:
    """The figures of one components file, and the catalogue that follows from them."""

    catalogue: Catalogue
    numbers: Numbers
    persons: list[str]  # names by number, start persons last
    hire_cost: list[int]
    cheapest_hire: list[int]  # by the patron's space, where nobody is hired onto
    recruits: i64
    ring: list[int]  # the spaces, clockwise from the bonus space
    place_in_ring: list[int]  # by space
    longest_move: i64
    income: list[int]  # florins by space of the income track
    income_points: list[int]
    helper_spaces: list[int]
    helpers_reached: list[int]  # by space: how many helper spaces lie on the way to it
    money: list[int]
    helpers_each: i64
    helper_limit: i64
    start_helpers: list[int]
    book_kind: list[int]  # by discipline * 5 + number of the book: what it brings, and how much
    book_amount: list[int]
    book_points: list[int]  # by discipline * 5 + how many are written: the points of all of them
    discs: i64
    discs_on_religion: i64
    art_value: list[int]
    niche_points: list[int]
    partner: list[int]
    covers: list[int]  # niches
    cover_players: list[int]
    turned_points: i64
    extra_rounds: i64
    refill_rooms: i64
    tile_figures: dict[str, int]  # as the texts of bonus tiles name them
    retiring: list[int]
    tiles_drawn: i64
    tile_discipline: list[int]  # by tile: whose condition and helper it asks for
    tiles_of: list[int]  # by discipline, as bit masks
    columns_needed: list[int]
    fields_needed: list[int]
    field_discs: i64
    art_needed: list[int]
    bonus_majority: list[int]
    museum: list[int]
    five_florins: i64
    three_spaces: i64
    leading_ship: list[int]
    paid_author: i64
    two_religion_discs: i64
    two_books: i64
    bought_strength: i64
    religious_author: list[int]
    extra_exhibit: i64
    two_fields: i64
    two_white_helpers: i64

    def __init__(self, data: Raw) -> None:
        self._board(data)
        self._player_boards(data)
        self._rooms(data)
        self._bonus_room(data)
        self.catalogue, self.numbers = build(self.recruits, self.tile_discipline)

    def _board(self, data: Raw) -> None:
        rooms = figure(data, "movement.rooms")
        if not isinstance(rooms, list) or sorted(map(str, rooms)) != sorted(DISCIPLINES):
            raise wrong("movement.rooms", f"must name each of {', '.join(DISCIPLINES)}, clockwise from the bonus space")
        spaces = number(data, "movement.spaces_in_a_room", 1, ROOM_SPACES)
        self.ring = [BONUS_SPACE]
        for room in rooms:
            first = 1 + DISCIPLINES.index(room) * ROOM_SPACES
            self.ring += range(first, first + spaces)
        self.place_in_ring = [self.ring.index(space) if space in self.ring else NONE for space in range(RING_SPACES)]
        self.longest_move = number(data, "movement.longest_move", 1, 15)
        self.persons = []
        for discipline in DISCIPLINES:
            where = f"persons.{discipline}"
            names = figure(data, where)
            if not isinstance(names, list) or len(names) != PERSONS_EACH or not all(_is_name(name) for name in names):
                raise wrong(where, f"must be {PERSONS_EACH} names in small letters")
            self.persons += names
        for discipline in DISCIPLINES:
            name = figure(data, f"start_persons.{discipline}")
            if not isinstance(name, str) or not _is_name(name):
                raise wrong(f"start_persons.{discipline}", "must be a name in small letters")
            self.persons.append(name)
        if len(set(self.persons)) != len(self.persons):
            raise wrong("persons", "no name may stand twice")
        self.extra_rounds = number(data, "rounds.more_than_players", 0, 5)
        self.refill_rooms = number(data, "rounds.empty_rooms_for_refill", 1, 5)
        if figure(data, "rounds.last_turns") != ["A", "B", "C"]:
            raise wrong("rounds.last_turns", "must be A, B, C")
        self.retiring = numbers(data, "retiring.points", SEATS, LEAST, MOST)
        self.bonus_majority = numbers(data, "bonus_majority.points", SEATS, LEAST, MOST)
        self.museum = numbers(data, "museum.points", SEATS, LEAST, MOST)

    def _player_boards(self, data: Raw) -> None:
        self.hire_cost = numbers(data, "worker_track.hire_cost", WORKER_SPACES, 0, MOST)
        self.cheapest_hire = [
            min(cost for space, cost in enumerate(self.hire_cost) if space != patron) for patron in range(WORKER_SPACES)
        ]
        self.recruits = number(data, "recruitment_track.spaces", 2, MOST_RECRUITS)
        self.money = numbers(data, "money.by_seat", SEATS, 0, MOST)
        self.helpers_each = number(data, "helpers.of_each_colour", SEATS, 50)
        self.helper_limit = number(data, "helpers.limit", SEATS, 50)
        self.start_helpers = [choice(COLOURS, "helpers.at_start", name) for name in listed(data, "helpers.at_start")]
        if len(self.start_helpers) > self.helper_limit:
            raise wrong("helpers.at_start", "must not be more than helpers.limit")
        self.discs = number(data, "discs.each", 1, 50)
        self.discs_on_religion = number(data, "discs.on_religion_at_start", 0, self.discs)
        self.turned_points = number(data, "patron.turned_over", LEAST, 0)

    def _rooms(self, data: Raw) -> None:
        florins = numbers(data, "income_track.florins", None, 0, MOST)
        points = numbers(data, "income_track.points", None, 0, MOST)
        self.income = florins + [florins[-1]] * len(points)
        self.income_points = [0] * len(florins) + points
        names = [f"{value} florins" for value in florins] + [f"{value} point{'s' * (value != 1)}" for value in points]
        spaces = figure(data, "income_track.helper_spaces")
        if not isinstance(spaces, list) or len(spaces) != 3:
            raise wrong("income_track.helper_spaces", "must be three spaces, for the first, second and third tile")
        self.helper_spaces = sorted(choice(names, "income_track.helper_spaces", name) for name in spaces)
        self.helpers_reached = [sum(at <= space for at in self.helper_spaces) for space in range(len(self.income))]
        if figure(data, "books.shelf") != SHELF:
            raise wrong("books.shelf", f"must be {SHELF}")
        self.book_kind = [0] * (len(DISCIPLINES) * (SHELF + 1))
        self.book_amount = self.book_kind[:]
        for d, discipline in enumerate(DISCIPLINES):
            if d != LITERATURE:
                self._book_rewards(data, d, f"books.{discipline}")
        self.book_points = [
            sum(self.book_amount[at] for at in range(row, row + written + 1) if self.book_kind[at] == BOOK_POINTS)
            for row in range(0, len(self.book_kind), SHELF + 1)
            for written in range(SHELF + 1)
        ]
        self.art_value = [number(data, f"art.{name}", 1, 50) for name in ARTWORKS]
        if figure(data, "masterpieces.strength") != ["4", "5", "6", "6+1"]:
            raise wrong("masterpieces.strength", "must be 4, 5, 6, 6+1")
        self.niche_points = numbers(data, "masterpieces.points", NICHES, LEAST, MOST)
        self.partner = [
            choice(DISCIPLINES, f"masterpieces.partner.{name}", figure(data, f"masterpieces.partner.{name}"))
            for name in DISCIPLINES
        ]
        covers = numbers(data, "cover_tiles.values", None, LEAST, MOST)
        if len(covers) < len(DISCIPLINES) or any(value not in self.niche_points[:-1] for value in covers):
            raise wrong("cover_tiles.values", "must be at least five values of masterpieces, none the highest")
        self.covers = [self.niche_points.index(value) for value in covers]
        self.cover_players = numbers(data, "cover_tiles.players", None, LEAST, MOST)

    def _book_rewards(self, data: Raw, discipline: int, where: str) -> None:
        rewards = figure(data, where)
        if not isinstance(rewards, list) or len(rewards) != SHELF - 1:
            raise wrong(where, "must tell the rewards of the 2nd, 3rd and 4th book")
        for nth, reward in enumerate(rewards, 2):
            name, _, amount = str(reward).rpartition(" ") if str(reward)[-1:].isdecimal() else (str(reward), "", "0")
            kind = choice(BOOK_REWARDS, where, name)
            if (kind in (BOOK_SHIP, BOOK_POINTS)) != (amount != "0"):
                raise wrong(where, f'"{reward}": a figure belongs to ship and points, and only to them')
            self.book_kind[discipline * (SHELF + 1) + nth] = kind
            self.book_amount[discipline * (SHELF + 1) + nth] = int(amount)

    def _bonus_room(self, data: Raw) -> None:
        self.tiles_drawn = number(data, "bonus_room.drawn_per_discipline", 1, 3)
        self.columns_needed = numbers(data, "bonus_room.conditions.literature", 3, 0, MOST)
        self.fields_needed = numbers(data, "bonus_room.conditions.religion", 3, 0, MOST)
        self.art_needed = numbers(data, "bonus_room.conditions.arts", 3, 0, MOST)
        self.field_discs = number(data, "bonus_room.discs_on_a_field", 1, 8)
        self._bonus_tiles(data)
        self.five_florins = number(data, "bonus_tile_figures.five_florins", 0, 99)
        self.three_spaces = number(data, "bonus_tile_figures.three_spaces", 0, 99)
        self.leading_ship = numbers(data, "bonus_tile_figures.leading_ship", 2, LEAST, MOST)
        self.paid_author = number(data, "bonus_tile_figures.paid_author", 0, 99)
        self.two_religion_discs = number(data, "bonus_tile_figures.two_religion_discs", 0, 8)
        self.two_books = number(data, "bonus_tile_figures.two_books", 0, 4)
        self.bought_strength = number(data, "bonus_tile_figures.bought_strength", 0, 99)
        self.religious_author = numbers(data, "bonus_tile_figures.religious_author", 2, LEAST, MOST)
        self.extra_exhibit = number(data, "bonus_tile_figures.extra_exhibit", 0, 99)
        self.two_fields = number(data, "bonus_tile_figures.two_fields", 0, 4)
        self.two_white_helpers = number(data, "bonus_tile_figures.two_white_helpers", 0, 7)
        self.tile_figures = {
            "tile_florins": self.five_florins,
            "tile_spaces": self.three_spaces,
            "tile_ship_alone": self.leading_ship[0],
            "tile_ship_shared": self.leading_ship[1],
            "tile_author": self.paid_author,
            "tile_religion_discs": self.two_religion_discs,
            "tile_books": self.two_books,
            "tile_strength": self.bought_strength,
            "tile_religious_alone": self.religious_author[0],
            "tile_religious_shared": self.religious_author[1],
            "tile_exhibit": self.extra_exhibit,
            "tile_fields": self.two_fields,
            "tile_white": self.two_white_helpers,
        }

    def _bonus_tiles(self, data: Raw) -> None:
        """Each tile belongs to one discipline; which one may be corrected."""
        self.tile_discipline = [NONE] * len(TILE_NAMES)
        self.tiles_of = [0] * len(DISCIPLINES)
        for d, discipline in enumerate(DISCIPLINES[:POLITICS]):
            where = f"bonus_tiles.{discipline}"
            names = figure(data, where)
            if not isinstance(names, list) or len(names) < self.tiles_drawn:
                raise wrong(where, f"must name at least the {self.tiles_drawn} tiles that are drawn")
            for name in names:
                tile = choice(TILE_NAMES, where, name)
                if self.tile_discipline[tile] != NONE:
                    raise wrong(where, f'"{name}" stands there twice')
                self.tile_discipline[tile] = d
                self.tiles_of[d] |= 1 << tile
        for tile, of in enumerate(self.tile_discipline):
            if of == NONE:
                raise wrong("bonus_tiles", f'"{TILE_NAMES[tile]}" is missing')


def _is_name(value: object) -> bool:
    return isinstance(value, str) and all(part.isalpha() and part.islower() for part in value.split("-"))


def check(components: Components) -> None:
    """Read every figure; ComponentsError names the first that cannot be."""
    tables_of(components)


def file_of(components: Components) -> ComponentsFile:
    """The file itself, of checked components."""
    return cast("ComponentsFile", components.data)


def tables_of(components: Components) -> Tables:
    """The tables of a components file, computed once."""
    if components.tables is None:
        components.tables = Tables(components.data)
    found: Tables = components.tables
    return found
