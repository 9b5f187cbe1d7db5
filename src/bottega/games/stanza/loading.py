"""A game from a dumped position: its fields are read by their shapes, become a state, and the state is audited."""

from __future__ import annotations

from typing import Any

from bottega.games.stanza.audit import audit
from bottega.games.stanza.layout import (
    ART,
    ART_SUPPLY,
    BOOKS,
    FIELDS,
    GRID,
    HELPER_SUPPLY,
    HELPERS,
    MASTERPIECES,
    MONEY,
    PATRON,
    PLACE,
    RECRUITS,
    REMOVED,
    RETIRED,
    RING,
    SEAT_SIZE,
    SHIP,
    SUPPLY,
    TILES,
    TURNED,
    WORKERS,
)
from bottega.games.stanza.names import (
    ARRANGE,
    ARTWORKS,
    BONUS_SPACE,
    COLOURS,
    DISCIPLINES,
    LAST_TURN_COUNT,
    LAST_TURNS,
    NICHES,
    NONE,
    OVER,
    PERSONS,
    PHASES,
    SPACES,
    START,
    TILE_NAMES,
)
from bottega.games.stanza.position import BOOKED, CHOICES, PLAYERS, POSITION, STAGES, VERSION, scope
from bottega.games.stanza.setup import blank
from bottega.games.stanza.state import Stanza
from bottega.games.stanza.tables import Tables, tables_of
from bottega.kernel.components import Components
from bottega.kernel.position import heading, load_chance
from bottega.kernel.shape import Names, fault, shown


class Persons:
    """Who has been found where: each named person stands in one place, and no more start persons than players."""

    def __init__(self, names: list[str], players: int) -> None:
        self.names = names
        self.players = players
        self.found: dict[int, str] = {}
        self.starters = [0] * len(DISCIPLINES)

    def put(self, name: str | None, where: str) -> int:
        """The number of the person who stands there, or NONE."""
        if name is None:
            return NONE
        person = self.names.index(name)
        if person >= START:
            self.starters[person - START] += 1
            if self.starters[person - START] > self.players:
                raise fault("more", where, found=str(self.starters[person - START]), most=str(self.players))
        elif person in self.found:
            raise fault("elsewhere", where, name=name, place=self.found[person])
        else:
            self.found[person] = where
        return person

    def pile(self, names: list[str], where: str) -> int:
        return sum(1 << self.put(name, f"{where}[{index}]") for index, name in enumerate(names))

    def complete(self) -> None:
        missing = [self.names[person] for person in range(PERSONS) if person not in self.found]
        if missing:
            raise fault("places", "pile", name=missing[0], found="0")


def load(data: dict[str, Any], components: Components) -> Stanza:
    """The game of a position; PositionError names what does not add up."""
    players, settings = heading(data, VERSION, PLAYERS, CHOICES)
    figures = tables_of(components)
    last_round = players + figures.extra_rounds - int(bool(settings["short_end"]))
    whole = POSITION.read(data, "", scope(figures, players, last_round))
    game = blank(players, whole["seed"], settings, components)
    load_chance(game, whole["chance"])
    persons = Persons(figures.persons, players)
    _middle(game, whole, persons)
    for seat in range(players):
        _seat(game, seat, whole["seats"][seat], persons)
    _turn(game, whole)
    _current(game, whole["current"], persons)
    persons.complete()
    _supplies(game, persons)
    audit(game)
    return game


def _mask(chosen: list[str], names: Names) -> int:
    return sum(1 << names.index(name) for name in chosen)


def _number(name: str | None, names: Names) -> int:
    return NONE if name is None else names.index(name)


def _niche(figures: Tables, points: int, where: str) -> int:
    if points not in figures.niche_points:
        raise fault("name", where, found=shown(points), known=[str(value) for value in figures.niche_points])
    return figures.niche_points.index(points)


def _middle(game: Stanza, whole: dict[str, Any], persons: Persons) -> None:
    for space, name in enumerate(SPACES):
        if space != BONUS_SPACE:
            game.table[RING + space] = persons.put(whole["ring"][name], f"ring.{name}")
    game.bag = persons.pile(whole["pile"], "pile")
    game.discard = persons.pile(whole["discard"], "discard")
    game.tiles_left = _mask(whole["tiles"], TILE_NAMES)
    for discipline, name in enumerate(DISCIPLINES):
        for nth, points in enumerate(whole["covered"][name]):
            where = f"covered.{name}[{nth}]"
            bit = 1 << (discipline * NICHES + _niche(game.tables, points, where))
            if game.covered & bit:
                raise fault("twice", where, found=str(points))
            game.covered |= bit


def _seat(game: Stanza, seat: int, data: dict[str, Any], persons: Persons) -> None:
    mine = seat * SEAT_SIZE
    boards = game.boards
    boards[mine + PLACE] = _number(data["space"], SPACES)
    boards[mine + MONEY] = data["money"]
    boards[mine + SHIP] = data["ship"]
    boards[mine + PATRON] = data["patron"] - 1
    boards[mine + TURNED] = int(data["turned"])
    boards[mine + RETIRED] = data["retired"]
    for worker, name in enumerate(data["workers"]):
        boards[mine + WORKERS + worker] = persons.put(name, f"seats[{seat}].workers[{worker}]")
    for recruit, name in enumerate(data["recruits"]):
        boards[mine + RECRUITS + recruit] = persons.put(name, f"seats[{seat}].recruits[{recruit}]")
    for colour, name in enumerate(COLOURS):
        boards[mine + HELPERS + colour] = data["helpers"][name]
    for discipline, name in enumerate(DISCIPLINES):
        boards[mine + FIELDS + discipline] = data["fields"][name]
        if name in BOOKED:
            boards[mine + BOOKS + discipline] = data["books"][name]
    for art, name in enumerate(ARTWORKS):
        boards[mine + ART + art] = data["art"][name]
    boards[mine + TILES] = _mask(data["tiles"], TILE_NAMES)
    for discipline, name in enumerate(DISCIPLINES):
        if name in data["masterpieces"]:
            where = f"seats[{seat}].masterpieces.{name}"
            niche = _niche(game.tables, data["masterpieces"][name], where)
            bit = 1 << (discipline * NICHES + niche)
            if (game.claimed | game.covered) & bit:
                raise fault("taken", where)
            game.claimed |= bit
            boards[mine + MASTERPIECES + discipline] = niche + 1


def _turn(game: Stanza, whole: dict[str, Any]) -> None:
    game.phase = PHASES.index(whole["phase"])
    game.turn = whole["turn"]
    game.round = whole["round"]
    stage = (*STAGES, "over").index(whole["stage"])
    game.over = game.phase == OVER
    game.stage = LAST_TURNS + LAST_TURN_COUNT if stage == len(STAGES) else stage
    game.awaiting = [] if game.over else [game.turn]


def _current(game: Stanza, data: dict[str, Any], persons: Persons) -> None:
    game.activated = _number(data["activated"], DISCIPLINES)
    game.ready = int(data["ready"])
    for worker in data["hired"]:
        game.hired |= 1 << (worker - 1)
    game.boost = data["boost"]
    game.florins_used = int(data["florins_used"])
    game.books_due = data["books_due"]
    game.books_used = _mask(data["books_used"], DISCIPLINES)
    game.discs_due = data["discs_due"]
    game.fields_used = _mask(data["fields_used"], DISCIPLINES)
    game.helpers_due = data["helpers_due"]
    game.colours_used = _mask(data["colours_used"], COLOURS)
    game.tile_due = _number(data["tile_due"], TILE_NAMES)
    game.fetch_due = int(data["fetch_due"])
    game.fetched = persons.put(data["fetched"], "current.fetched")


def _supplies(game: Stanza, persons: Persons) -> None:
    """What lies in the supplies is what nobody has."""
    figures = game.tables
    seats = range(0, game.players * SEAT_SIZE, SEAT_SIZE)
    for colour, name in enumerate(COLOURS):
        held = sum(game.boards[seat + HELPERS + colour] for seat in seats)
        _left(game, HELPER_SUPPLY + colour, figures.helpers_each, held, f"seats[].helpers.{name}")
    for art, name in enumerate(ARTWORKS):
        held = sum(game.boards[seat + ART + art] for seat in seats)
        _left(game, ART_SUPPLY + art, game.players, held, f"seats[].art.{name}")
    if game.phase != ARRANGE:
        for discipline in range(len(DISCIPLINES)):
            game.table[REMOVED + discipline] = game.players - persons.starters[discipline]
    for seat in range(game.players):
        mine = seat * SEAT_SIZE
        owing = game.tile_due != NONE and seat == game.turn
        on_grid = bin(game.boards[mine + TILES]).count("1") - int(owing)
        on_fields = sum(game.boards[mine + FIELDS + field] for field in range(len(DISCIPLINES)))
        game.boards[mine + GRID] = on_grid
        game.boards[mine + SUPPLY] = figures.discs - on_fields - on_grid
        if on_fields + on_grid > figures.discs:
            raise fault("more", f"seats[{seat}].fields", found=str(on_fields + on_grid), most=str(figures.discs))


def _left(game: Stanza, at: int, total: int, held: int, where: str) -> None:
    if held > total:
        raise fault("more", where, found=str(held), most=str(total))
    game.table[at] = total - held
