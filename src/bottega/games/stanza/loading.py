"""A game from a dumped position: everything is checked, and what does not add up is named."""

from __future__ import annotations

from typing import Any

from bottega.games.stanza.components import Tables, tables
from bottega.games.stanza.layout import (
    ACT,
    ARRANGE,
    ART,
    ART_SUPPLY,
    ARTS,
    ARTWORKS,
    BONUS_SPACE,
    BOOKS,
    BUY,
    COLOURS,
    DISCIPLINES,
    FETCH,
    FIELDS,
    GIVE_DISC,
    GRID,
    HELPER_SUPPLY,
    HELPERS,
    INSERT,
    LAST_TURN_COUNT,
    LAST_TURNS,
    LITERATURE,
    MASTERPIECES,
    MONEY,
    NICHES,
    NONE,
    OVER,
    PATRON,
    PERSONS,
    PHASES,
    PLACE,
    PLACE_DISC,
    RECRUITS,
    REMOVED,
    RETIRED,
    RETURN_HELPER,
    RING,
    SEAT_SIZE,
    SHELF,
    SHIP,
    SPACES,
    START,
    SUPPLY,
    TAKE_HELPER,
    TILE_NAMES,
    TILES,
    TURNED,
    WORK,
    WORKER_SPACES,
    WORKERS,
    WRITE,
)
from bottega.games.stanza.options import OPTIONS
from bottega.games.stanza.politics import owned
from bottega.games.stanza.position import STAGES, VERSION
from bottega.games.stanza.setup import blank
from bottega.games.stanza.state import Stanza
from bottega.kernel.components import Components
from bottega.kernel.errors import PositionError, SetupError
from bottega.kernel.option import settle
from bottega.kernel.reason import Reason
from bottega.kernel.seed import load_chance, seed_of_position

MOST_MONEY = 100_000
BOOK_COLOURS = tuple(name for name in DISCIPLINES if name != DISCIPLINES[LITERATURE])


def wrong(where: str, problem: str) -> PositionError:
    return PositionError(Reason("position-wrong", {"where": where, "problem": problem}))


class Reading:
    """Plain data being read; `where` is the way to it, for the error."""

    def __init__(self, value: Any, where: str) -> None:
        self.value = value
        self.where = where

    def at(self, key: str) -> Reading:
        where = f"{self.where}.{key}" if self.where else key
        if not isinstance(self.value, dict):
            raise wrong(self.where, "must be a table")
        if key not in self.value:
            raise wrong(where, "is missing")
        return Reading(self.value[key], where)

    def items(self, count: int | None = None) -> list[Reading]:
        if not isinstance(self.value, list):
            raise wrong(self.where, "must be a list")
        if count is not None and len(self.value) != count:
            raise wrong(self.where, f"must have {count} entries, not {len(self.value)}")
        return [Reading(value, f"{self.where}[{index}]") for index, value in enumerate(self.value)]

    def only(self, *keys: str) -> None:
        """Refuse keys that mean nothing: most likely they are misspelt."""
        if not isinstance(self.value, dict):
            raise wrong(self.where, "must be a table")
        for key in self.value:
            if key not in keys:
                raise wrong(f"{self.where}.{key}" if self.where else str(key), f"is none of {', '.join(keys)}")

    def number(self, least: int, most: int) -> int:
        if type(self.value) is not int or not least <= self.value <= most:
            raise wrong(self.where, f"must be a whole number from {least} to {most}")
        return self.value

    def flag(self) -> int:
        if type(self.value) is not bool:
            raise wrong(self.where, "must be true or false")
        return int(self.value)

    def one_of(self, names: tuple[str, ...] | list[str]) -> int:
        if not isinstance(self.value, str) or self.value not in names:
            raise wrong(self.where, f'"{self.value}" is none of {", ".join(names)}')
        return list(names).index(self.value)

    def one_or_none(self, names: tuple[str, ...] | list[str]) -> int:
        return NONE if self.value is None else self.one_of(names)

    def mask(self, names: tuple[str, ...] | list[str]) -> int:
        mask = 0
        for item in self.items():
            bit = 1 << item.one_of(names)
            if mask & bit:
                raise wrong(item.where, f'"{item.value}" stands there twice')
            mask |= bit
        return mask


class Persons:
    """Who has been found where: each named person stands in one place, and no more start persons than players."""

    def __init__(self, names: list[str], players: int) -> None:
        self.names = names
        self.players = players
        self.found: dict[int, str] = {}
        self.starters = [0] * len(DISCIPLINES)

    def read(self, reading: Reading) -> int:
        """The person read, or NONE."""
        person = reading.one_or_none(self.names)
        if person >= START:
            self.starters[person - START] += 1
            if self.starters[person - START] > self.players:
                raise wrong(reading.where, f'there are only {self.players} of "{reading.value}" in this game')
        elif person != NONE:
            if person in self.found:
                raise wrong(reading.where, f'"{reading.value}" is already at {self.found[person]}')
            self.found[person] = reading.where
        return person

    def pile(self, reading: Reading) -> int:
        mask = 0
        for item in reading.items():
            person = self.read(item)
            if person == NONE or person >= START:
                raise wrong(item.where, "only persons who are no start persons lie in a pile")
            mask |= 1 << person
        return mask

    def complete(self) -> None:
        missing = [self.names[person] for person in range(PERSONS) if person not in self.found]
        if missing:
            raise wrong("pile", f"nowhere to be found: {', '.join(missing)}")


def load(data: dict[str, Any], components: Components) -> Stanza:
    """The game of a position; PositionError names what does not add up."""
    top = Reading(data, "")
    top.only(
        "game", "version", "players", "options", "seed", "chance", "phase", "turn", "round", "stage",
        "ring", "pile", "discard", "tiles", "covered", "seats", "current",
    )  # fmt: skip
    if top.at("version").value != VERSION:
        raise wrong("version", f"must be {VERSION}")
    players = top.at("players").number(2, 4)
    options = top.at("options").value
    if not isinstance(options, dict):
        raise wrong("options", "must be a table")
    try:
        settings = settle("stanza", OPTIONS, options, players)
    except SetupError as error:
        raise wrong("options", str(error)) from None
    game = blank(players, seed_of_position(data), settings, components)
    load_chance(game.chance, data)
    persons = Persons(tables(components).persons, players)
    _middle(game, top, persons)
    for seat, reading in enumerate(top.at("seats").items(players)):
        _seat(game, seat, reading, persons)
    _turn(game, top)
    _current(game, top.at("current"), persons)
    persons.complete()
    _supplies(game, persons)
    _retired(game)
    _phase(game)
    return game


def _middle(game: Stanza, top: Reading, persons: Persons) -> None:
    ring = top.at("ring")
    ring.only(*SPACES[1:])
    for space, name in enumerate(SPACES):
        if space != BONUS_SPACE:
            game.table[RING + space] = persons.read(ring.at(name))
    game.bag = persons.pile(top.at("pile"))
    game.discard = persons.pile(top.at("discard"))
    game.tiles_left = top.at("tiles").mask(TILE_NAMES)
    covered = top.at("covered")
    covered.only(*DISCIPLINES)
    for discipline, name in enumerate(DISCIPLINES):
        for nth, item in enumerate(covered.at(name).items()):
            niche = _niche(game.tables, item)
            if niche not in game.tables.covers:
                raise wrong(item.where, "no cover tile has this value")
            if game.players not in game.tables.cover_players:
                raise wrong(item.where, f"with {game.players} players nothing is covered")
            if nth:
                raise wrong(item.where, "a room has one cover tile")
            game.covered |= 1 << (discipline * NICHES + niche)


def _niche(figures: Tables, reading: Reading) -> int:
    if reading.value not in figures.niche_points:
        raise wrong(reading.where, f"must be one of {figures.niche_points}")
    return figures.niche_points.index(reading.value)


def _seat(game: Stanza, seat: int, reading: Reading, persons: Persons) -> None:
    figures = game.tables
    reading.only(
        "space", "money", "ship", "patron", "turned", "retired", "workers", "recruits",
        "helpers", "books", "fields", "art", "tiles", "masterpieces",
    )  # fmt: skip
    mine = seat * SEAT_SIZE
    boards = game.boards
    boards[mine + PLACE] = reading.at("space").one_or_none(SPACES)
    boards[mine + MONEY] = reading.at("money").number(0, MOST_MONEY)
    boards[mine + SHIP] = reading.at("ship").number(0, len(figures.income) - 1)
    boards[mine + PATRON] = reading.at("patron").number(1, WORKER_SPACES) - 1
    boards[mine + TURNED] = reading.at("turned").flag()
    boards[mine + RETIRED] = reading.at("retired").number(0, game.players)
    for worker, item in enumerate(reading.at("workers").items(WORKER_SPACES)):
        boards[mine + WORKERS + worker] = persons.read(item)
        if worker == boards[mine + PATRON] and item.value is not None:
            raise wrong(item.where, "the patron lies there")
    for recruit, item in enumerate(reading.at("recruits").items(figures.recruits)):
        boards[mine + RECRUITS + recruit] = persons.read(item)
    _counts(game, mine + HELPERS, reading.at("helpers"), COLOURS, figures.helpers_each)
    _counts(game, mine + BOOKS, reading.at("books"), DISCIPLINES, SHELF, BOOK_COLOURS)
    _counts(game, mine + FIELDS, reading.at("fields"), DISCIPLINES, figures.discs)
    _counts(game, mine + ART, reading.at("art"), ARTWORKS, game.players)
    boards[mine + TILES] = reading.at("tiles").mask(TILE_NAMES)
    made = reading.at("masterpieces")
    made.only(*DISCIPLINES)
    for discipline, name in enumerate(DISCIPLINES):
        if name in made.value:
            niche = _niche(figures, made.at(name))
            bit = 1 << (discipline * NICHES + niche)
            if (game.claimed | game.covered) & bit:
                raise wrong(f"{made.where}.{name}", "a pillar stands there already")
            game.claimed |= bit
            boards[mine + MASTERPIECES + discipline] = niche + 1


def _counts(
    game: Stanza,
    first: int,
    reading: Reading,
    names: tuple[str, ...],
    most: int,
    wanted: tuple[str, ...] | None = None,
) -> None:
    """Read a number for each name; `wanted` are those that there can be any of."""
    kept = wanted if wanted is not None else names
    reading.only(*kept)
    for index, name in enumerate(names):
        if name in kept:
            game.boards[first + index] = reading.at(name).number(0, most)


def _turn(game: Stanza, top: Reading) -> None:
    game.phase = top.at("phase").one_of(PHASES)
    game.turn = top.at("turn").number(0, game.players - 1)
    game.round = top.at("round").number(1, game.last_round + 1)
    stage = top.at("stage").one_of((*STAGES, "over"))
    game.over = game.phase == OVER
    if game.over != (stage == len(STAGES)):
        raise wrong("stage", "phase and stage must both be over, or neither")
    game.stage = LAST_TURNS + LAST_TURN_COUNT if game.over else stage
    if (game.stage == 0) != (game.round <= game.last_round):
        raise wrong("round", f"the stage {top.value['stage']} does not fit: the last round is {game.last_round}")
    game.awaiting = [] if game.over else [game.turn]


def _current(game: Stanza, reading: Reading, persons: Persons) -> None:
    reading.only(
        "activated", "ready", "hired", "boost", "florins_used", "books_due", "books_used", "discs_due", "fields_used",
        "helpers_due", "colours_used", "tile_due", "fetch_due", "fetched",
    )  # fmt: skip
    game.activated = reading.at("activated").one_or_none(DISCIPLINES)
    game.ready = reading.at("ready").flag()
    for item in reading.at("hired").items():
        game.hired |= 1 << (item.number(1, WORKER_SPACES) - 1)
    game.boost = reading.at("boost").number(0, game.tables.discs + 1)
    game.florins_used = reading.at("florins_used").flag()
    game.books_due = reading.at("books_due").number(0, 4)
    game.books_used = reading.at("books_used").mask(DISCIPLINES)
    game.discs_due = reading.at("discs_due").number(0, 4)
    game.fields_used = reading.at("fields_used").mask(DISCIPLINES)
    game.helpers_due = reading.at("helpers_due").number(0, 4)
    game.colours_used = reading.at("colours_used").mask(COLOURS)
    game.tile_due = reading.at("tile_due").one_or_none(TILE_NAMES)
    game.fetch_due = reading.at("fetch_due").flag()
    game.fetched = persons.read(reading.at("fetched"))


def _supplies(game: Stanza, persons: Persons) -> None:
    """What lies in the supplies is what nobody has."""
    figures = game.tables
    seats = range(0, game.players * SEAT_SIZE, SEAT_SIZE)
    for colour, name in enumerate(COLOURS):
        held = sum(game.boards[seat + HELPERS + colour] for seat in seats)
        game.table[HELPER_SUPPLY + colour] = figures.helpers_each - held
        if game.table[HELPER_SUPPLY + colour] < 0:
            raise wrong("seats", f"there are only {figures.helpers_each} {name} helpers")
    for art, name in enumerate(ARTWORKS):
        game.table[ART_SUPPLY + art] = game.players - sum(game.boards[seat + ART + art] for seat in seats)
        if game.table[ART_SUPPLY + art] < 0:
            raise wrong("seats", f"there are only {game.players} of the art {name}")
    if game.phase != ARRANGE:
        for discipline in range(len(DISCIPLINES)):
            game.table[REMOVED + discipline] = game.players - persons.starters[discipline]
    _tiles(game)
    for seat in range(game.players):
        mine = seat * SEAT_SIZE
        owing = game.tile_due != NONE and seat == game.turn
        game.boards[mine + GRID] = game.boards[mine + TILES].bit_count() - owing
        on_fields = sum(game.boards[mine + FIELDS + field] for field in range(len(DISCIPLINES)))
        game.boards[mine + SUPPLY] = figures.discs - on_fields - game.boards[mine + GRID]
        if game.boards[mine + SUPPLY] < 0:
            raise wrong(f"seats[{seat}]", f"fields and tiles need more than {figures.discs} discs")


def _tiles(game: Stanza) -> None:
    seen = game.tiles_left
    for seat in range(game.players):
        owned = game.boards[seat * SEAT_SIZE + TILES]
        if seen & owned:
            twice = [name for tile, name in enumerate(TILE_NAMES) if (seen & owned) >> tile & 1]
            raise wrong(f"seats[{seat}].tiles", f"in two places: {', '.join(twice)}")
        seen |= owned
    for discipline in range(ARTS + 1):
        drawn = int(seen & game.tables.tiles_of[discipline]).bit_count()
        if drawn != game.tables.tiles_drawn:
            raise wrong("tiles", f"{drawn} of {DISCIPLINES[discipline]} are in the game, not {game.tables.tiles_drawn}")


def _retired(game: Stanza) -> None:
    order = [game.boards[seat * SEAT_SIZE + RETIRED] for seat in range(game.players)]
    game.retired = sum(place > 0 for place in order)
    if sorted(place for place in order if place) != list(range(1, game.retired + 1)):
        raise wrong("seats", "those who retired must be numbered 1, 2, ... in their order")
    for seat, place in enumerate(order):
        if (place > 0) != (game.boards[seat * SEAT_SIZE + PLACE] == NONE):
            raise wrong(f"seats[{seat}].space", "is null exactly for a player who has retired")
    if game.retired and game.stage < LAST_TURNS:
        raise wrong("seats", "nobody retires before the last turns")
    if not game.over and order[game.turn]:
        raise wrong("turn", "this player has retired")
    places = [game.boards[seat * SEAT_SIZE + PLACE] for seat in range(game.players)]
    standing = [place for place in places if place > BONUS_SPACE]
    if len(set(standing)) != len(standing):
        raise wrong("seats", "two figures stand on one space")


def _phase(game: Stanza) -> None:
    """What is asked must be possible."""
    activating = game.phase in (WORK, WRITE, PLACE_DISC, TAKE_HELPER, RETURN_HELPER)
    if game.activated == NONE and game.phase == WORK:
        raise wrong("current.activated", "is missing: a discipline is being activated")
    if game.activated != NONE and not activating:
        raise wrong("current.activated", f"must be null in the phase {PHASES[game.phase]}")
    due = (
        (WRITE, game.books_due, "books_due"),
        (PLACE_DISC, game.discs_due, "discs_due"),
        (TAKE_HELPER, game.helpers_due, "helpers_due"),
        (FETCH, game.fetch_due, "fetch_due"),
    )
    for phase, count, name in due:
        if game.phase == phase and count == 0:
            raise wrong(f"current.{name}", f"must not be 0 in the phase {PHASES[phase]}")
    if (game.tile_due != NONE) != (game.phase == GIVE_DISC):
        raise wrong("current.tile_due", "is the tile being paid for, in the phase give and only there")
    if (game.fetched != NONE) != (game.phase == INSERT):
        raise wrong("current.fetched", "is the person in hand, in the phase insert and only there")
    on_bonus = game.boards[game.turn * SEAT_SIZE + PLACE] == BONUS_SPACE
    if game.phase in (ACT, WORK) and on_bonus:
        raise wrong("phase", "on the bonus space there are no ordinary actions")
    if game.phase in (BUY, GIVE_DISC, FETCH, INSERT) and not on_bonus:
        raise wrong("phase", f"{PHASES[game.phase]}: only on the bonus space")
    for seat in range(game.players):
        returning = game.phase == RETURN_HELPER and seat == game.turn
        if (owned(game, seat) > game.tables.helper_limit) != returning:
            problem = "must be" if returning else "must not be"
            raise wrong(f"seats[{seat}].helpers", f"{problem} more than {game.tables.helper_limit}")
    if not game.over and not game.legal(game.turn):
        raise wrong("phase", f"{PHASES[game.phase]}: the player in turn has nothing to choose from")
