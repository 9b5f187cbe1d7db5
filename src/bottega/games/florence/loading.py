"""Loading a position: its fields are read by their shapes, become a state, and the state is audited."""

from __future__ import annotations

from bottega.games.florence import board, first_format, seen
from bottega.games.florence.audit import audit
from bottega.games.florence.audit_board import audit_board
from bottega.games.florence.cards import card_names
from bottega.games.florence.groups import ACTIONS, AUCTION, BY_HAND, CHARACTERS_TOLD, PROJECT
from bottega.games.florence.names import (
    BONUS_DECK,
    CHARACTERS,
    DECKS,
    FREEDOMS,
    NOBODY,
    OVER,
    PEOPLE,
    PERSON_DECK,
    PHASES,
    PRESTIGE_DECK,
    STOCK_LANDSCAPE,
    STOCKED,
    TILES,
)
from bottega.games.florence.position import CELLS, CHOICES, PLAYERS, POSITION, VERSION, scope
from bottega.games.florence.setup import blank
from bottega.games.florence.state import Florence
from bottega.games.florence.tables import tables_of
from bottega.kernel.components import Components
from bottega.kernel.group import take
from bottega.kernel.plain import Position
from bottega.kernel.position import heading, load_chance
from bottega.kernel.shape import Names, Scope, fault, shown


def load(data: Position, components: Components) -> Florence:
    """A game from a dumped position; PositionError names what does not add up."""
    old = first_format.is_old(data)
    stated = first_format.upgrade(data, VERSION) if old else data
    players, options = heading(stated, VERSION, PLAYERS, CHOICES)
    tables = tables_of(components)
    known = scope(tables, players)
    whole = POSITION.read(stated, "", known)
    game = blank(players, whole["seed"], options, components)
    load_chance(game, whole["chance"])
    game.round = whole["round"]
    game.starter = whole["starter"]
    game.phase = PHASES.index(whole["phase"])
    game.turn = _seat(whole["turn"])
    game.resume = PHASES.index(whole["resume"])
    game.final = whole["final"]
    game.looking = DECKS.index(whole["looking"])
    game.used_bonus = _mask(whole["used_bonus"], tables.bonus_names)
    game.stock = [whole["stock"][name] for name in STOCKED]
    for seat in range(players):
        _court(game, seat, whole["seats"][seat])
    for deck, name in enumerate(DECKS):
        _deck(game, deck, whole["decks"][name])
    for index, entry in enumerate(whole["laid"]):
        _lay(game, entry, f"laid[{index}]")
    take(game.auction, whole["auction"], AUCTION, known)
    take(game.characters, whole["characters"], CHARACTERS_TOLD, known)
    take(game.actions, whole["actions"], ACTIONS, known)
    _project(game, whole["project"], known)
    _await(game)
    audit_board(game)
    audit(game)
    if "seen" in whole:
        seen.load(game, whole["seen"])
    else:
        seen.begin(game)
    if old and data.get("awaiting") != game.awaiting:
        raise fault("must", "awaiting", wanted=str(game.awaiting), found=shown(data.get("awaiting")))
    return game


def _seat(value: int | None) -> int:
    return NOBODY if value is None else value


def _number(name: str | None, names: Names) -> int:
    return NOBODY if name is None else names.index(name)


def _mask(chosen: list[str], names: Names) -> int:
    return sum(1 << names.index(name) for name in chosen)


def _seats(chosen: list[int]) -> int:
    return sum(1 << seat for seat in chosen)


def _court(game: Florence, seat: int, data: Position) -> None:
    tables = game.tables
    court = game.courts[seat]
    court.cash = data["cash"]
    court.points = data["points"]
    court.freedoms = _mask(data["freedoms"], FREEDOMS)
    court.jesters = data["jesters"]
    court.builders = data["builders"]
    court.hand = _mask(data["hand"], tables.person_names)
    court.open_hand = _mask(data["known_hand"], tables.person_names)
    if court.open_hand & ~court.hand:
        stranger = next(name for name in data["known_hand"] if name not in data["hand"])
        raise fault("name", f"seats[{seat}].known_hand", found=shown(stranger), known=data["hand"])
    court.table = _mask(data["table"], tables.person_names)
    court.recruits = data["recruiting"]
    court.in_hand = len(data["hand"]) + court.recruits
    court.on_table = len(data["table"]) + int(data["recruiting_on_table"])
    court.bought = data["people_bought"]
    court.bonus = _mask(data["bonus"], tables.bonus_names)
    court.prestige = _mask(data["prestige"], tables.prestige_names)
    court.prestige_cards = len(data["prestige"])
    court.work = data["work"]
    court.discard = _number(data["given_back"], tables.person_names)
    court.character = _number(data["character"], CHARACTERS)
    court.marker = _number(data["marker"], CHARACTERS)
    court.offer = data["offer"]


def _deck(game: Florence, deck: int, entries: list[Position]) -> None:
    names = card_names(game, deck)
    cards = [names.index(entry["card"]) | _seats(entry["known_to"]) << 8 for entry in entries]
    if deck == PERSON_DECK:
        game.people_deck = cards
    elif deck == PRESTIGE_DECK:
        game.prestige_deck = cards
    elif deck == BONUS_DECK:
        game.bonus_deck = cards


def _lay(game: Florence, entry: Position, where: str) -> None:
    seat: int = entry["seat"]
    tile = TILES.index(entry["tile"])
    cells = _mask(entry["cells"], CELLS)
    court = game.courts[seat]
    if cells & (court.built | court.planted | game.palazzo):
        raise fault("overlap", f"{where}.cells", tile=entry["tile"])
    if tile < STOCK_LANDSCAPE and court.buildings >> tile & 1:
        raise fault("second", f"{where}.tile", number=str(seat), tile=entry["tile"])
    board.lay(game, seat, tile, cells)


def _project(game: Florence, data: Position, known: Scope) -> None:
    project = game.project
    take(project, data, PROJECT, known, BY_HAND)
    placement = data["placement"]
    project.spot = NOBODY if placement is None else game.catalogue.find(placement)
    if placement is not None and (project.spot < 0 or not game.tables.across_left[project.spot]):
        raise fault("placement", "project.placement", found=shown(placement))
    project.window = data.get("window", 0)


def _await(game: Florence) -> None:
    if game.phase == OVER:
        game.over = True
        game.awaiting = []
    elif game.phase == PEOPLE:
        game.awaiting = [seat for seat, court in enumerate(game.courts) if court.discard < 0]
    elif game.turn < 0:
        raise fault("needs", "turn", phase=PHASES[game.phase])
    else:
        game.awaiting = [game.turn]
    if game.turn >= 0 and game.phase in (PEOPLE, OVER):
        raise fault("must", "turn", wanted="null", found=str(game.turn))
