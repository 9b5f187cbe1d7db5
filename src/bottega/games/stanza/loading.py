"""A game from a dumped position: its fields are read by their shapes, become a state, and the state is audited."""

from __future__ import annotations

from bottega.games.stanza.audit import audit
from bottega.games.stanza.current import CURRENT
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
from bottega.games.stanza.position import CHOICES, PLAYERS, POSITION, STAGES, VERSION, scope
from bottega.games.stanza.setup import blank
from bottega.games.stanza.state import Stanza
from bottega.games.stanza.tables import Tables, tables_of
from bottega.kernel.bits import ones
from bottega.kernel.components import Components
from bottega.kernel.group import take
from bottega.kernel.plain import Position
from bottega.kernel.position import heading, load_chance
from bottega.kernel.shape import fault, shown


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


def load(data: Position, components: Components) -> Stanza:
    """The game of a position; PositionError names what does not add up."""
    players, settings = heading(data, VERSION, PLAYERS, CHOICES)
    figures = tables_of(components)
    last_round = players + figures.extra_rounds - int(bool(settings["short_end"]))
    known = scope(figures, players, last_round)
    whole = POSITION.read(data, "", known)
    game = blank(players, whole["seed"], settings, components)
    load_chance(game, whole["chance"])
    persons = Persons(figures.persons, players)
    _middle(game, whole, persons)
    for seat in range(players):
        _seat(game, seat, whole["seats"][seat], persons)
    _turn(game, whole)
    take(game.current, whole["current"], CURRENT, known)
    persons.put(whole["current"]["fetched"], "current.fetched")
    persons.complete()
    _supplies(game, persons)
    audit(game)
    return game


def _niche(figures: Tables, points: int, where: str) -> int:
    if points not in figures.niche_points:
        raise fault("name", where, found=shown(points), known=[str(value) for value in figures.niche_points])
    return figures.niche_points.index(points)


def _middle(game: Stanza, whole: Position, persons: Persons) -> None:
    for space, name in enumerate(SPACES):
        if space != BONUS_SPACE:
            game.palace.ring[space] = persons.put(whole["ring"][name], f"ring.{name}")
    game.palace.bag = persons.pile(whole["pile"], "pile")
    game.palace.discard = persons.pile(whole["discard"], "discard")
    game.palace.tiles_left = sum(1 << TILE_NAMES.index(name) for name in whole["tiles"])
    for discipline, name in enumerate(DISCIPLINES):
        for nth, points in enumerate(whole["covered"][name]):
            where = f"covered.{name}[{nth}]"
            bit = 1 << (discipline * NICHES + _niche(game.tables, points, where))
            if game.palace.covered & bit:
                raise fault("twice", where, found=str(points))
            game.palace.covered |= bit


def _seat(game: Stanza, seat: int, data: Position, persons: Persons) -> None:
    board = game.boards[seat]
    board.load(data)
    for worker, name in enumerate(data["workers"]):
        board.set_worker(worker, persons.put(name, f"seats[{seat}].workers[{worker}]"))
    for recruit, name in enumerate(data["recruits"]):
        board.set_recruit(recruit, persons.put(name, f"seats[{seat}].recruits[{recruit}]"))
    for discipline, name in enumerate(DISCIPLINES):
        if name in data["masterpieces"]:
            where = f"seats[{seat}].masterpieces.{name}"
            niche = _niche(game.tables, data["masterpieces"][name], where)
            bit = 1 << (discipline * NICHES + niche)
            if (game.palace.claimed | game.palace.covered) & bit:
                raise fault("taken", where)
            game.palace.claimed |= bit
            board.set_niche(discipline, niche + 1)


def _turn(game: Stanza, whole: Position) -> None:
    game.phase = PHASES.index(whole["phase"])
    game.turn = whole["turn"]
    game.round = whole["round"]
    stage = (*STAGES, "over").index(whole["stage"])
    game.over = game.phase == OVER
    game.stage = LAST_TURNS + LAST_TURN_COUNT if stage == len(STAGES) else stage
    game.awaiting = [] if game.over else [game.turn]


def _supplies(game: Stanza, persons: Persons) -> None:
    """What lies in the supplies is what nobody has."""
    figures = game.tables
    for colour, name in enumerate(COLOURS):
        held = sum(board.helpers(colour) for board in game.boards)
        game.palace.add_helpers(colour, _left(figures.helpers_each, held, f"seats[].helpers.{name}"))
    for art, work in enumerate(ARTWORKS):
        held = sum(board.works(art) for board in game.boards)
        game.palace.add_works(art, _left(game.players, held, f"seats[].art.{work}"))
    if game.phase != ARRANGE:
        for discipline in range(len(DISCIPLINES)):
            game.palace.add_removed(discipline, game.players - persons.starters[discipline])
    for seat, board in enumerate(game.boards):
        owing = game.current.tile_due != NONE and seat == game.turn
        board.grid = ones(board.tiles) - int(owing)
        on_fields = sum(board.discs_on(field) for field in range(len(DISCIPLINES)))
        board.supply = _left(figures.discs, on_fields + board.grid, f"seats[{seat}].fields")


def _left(total: int, held: int, where: str) -> int:
    if held > total:
        raise fault("more", where, found=str(held), most=str(total))
    return total - held
