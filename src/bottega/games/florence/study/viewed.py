"""A state of The Princes of Florence with what a view tells, so that learners' features are read from it alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, cast

from bottega.games.florence.grid import SIDE
from bottega.games.florence.names import (
    BUILDINGS,
    CHARACTERS,
    DECKS,
    FREEDOMS,
    LOTS,
    NOBODY,
    PHASES,
    STOCKED,
    TILES,
)
from bottega.games.florence.state import Florence
from bottega.kernel.plain import View
from bottega.study.features.begun import begun, mask

if TYPE_CHECKING:
    from bottega.games.florence import view_types as shown


def state_of(view: View) -> Florence:
    """What the view tells; of what it does not tell the features say nothing."""
    game = begun(view)
    assert isinstance(game, Florence)
    told = cast("shown.View", view)
    game.phase = PHASES.index(told["phase"])
    game.turn = NOBODY if told["turn"] is None else told["turn"]
    game.round = told["round"]
    game.starter = told["starter"]
    game.final = told["part"] == "end"
    game.stock = [told["stock"][name] for name in STOCKED]
    game.people_deck, game.prestige_deck, game.bonus_deck = ([0] * told["decks"][name] for name in DECKS)
    game.palazzo = _cells(told["seats"][0]["palazzo"])
    _auction(game, told)
    _characters(game, told)
    _actions(game, told)
    _project(game, told)
    for seat in range(game.players):
        _court(game, seat, told["seats"][seat])
    _hand(game, told)
    return game


def _cells(cells: Iterable[Sequence[int]]) -> int:
    return mask([SIDE * row + column for row, column in cells])


def _places(some: Iterable[str], names: Sequence[str]) -> int:
    """A set of names as a mask by their numbers."""
    return mask([names.index(name) for name in some])


def _place(name: str | None, names: Sequence[str]) -> int:
    return NOBODY if name is None else names.index(name)


def _auction(game: Florence, told: shown.View) -> None:
    game.auction.lots = _places([lot["name"] for lot in told["lots"] if lot["open"]], LOTS)
    auction = told["auction"]
    if auction is None:
        game.auction.lot = NOBODY
        return
    game.auction.lot = _place(auction["lot"], LOTS)
    game.auction.price = auction["price"] or 0
    game.auction.leader = NOBODY if auction["leader"] is None else auction["leader"]
    game.auction.bidders = mask(auction["bidders"])
    game.auction.still = mask(auction["still"])


def _characters(game: Florence, told: shown.View) -> None:
    characters = told["characters"]
    if characters is not None:
        game.characters.pot = characters["pot"]
        game.characters.taken = _places([card["name"] for card in characters["cards"] if card["taken"]], CHARACTERS)
        game.characters.courted = _place(characters["courted"], CHARACTERS)


def _actions(game: Florence, told: shown.View) -> None:
    actions = told["actions"]
    if actions is None:
        game.actions.active = NOBODY
        return
    game.actions.active = actions["active"]
    game.actions.left = actions["left"]
    game.actions.person_drawn = actions["person_drawn"]
    game.actions.freedom_taken = actions["freedom_taken"]
    game.actions.value = actions["value"] or 0


def _project(game: Florence, told: shown.View) -> None:
    if told["placing"] is not None:
        game.project.tile = TILES.index(told["placing"]["tile"])
    project = told["project"]
    if project is not None:
        game.project.tile = TILES.index(project["building"])
        game.project.partner = project["partner"]
        game.project.payment = project["payment"] or 0
        game.project.refused = project["refused"]


def _court(game: Florence, seat: int, told: shown.Court) -> None:
    court, people = game.courts[seat], game.tables.person_names
    court.cash = told["cash"] or 0
    court.points = told["points"]
    court.built = _cells(cell for tile in told["tiles"] for cell in tile["cells"])
    court.buildings = _places(told["buildings"], BUILDINGS)
    court.forests, court.lakes, court.parks = (told["landscapes"][name] for name in ("forest", "lake", "park"))
    court.freedoms = _places(told["freedoms"], FREEDOMS)
    court.jesters = told["jesters"]
    court.builders = told["builders"]
    court.in_hand = told["hand_count"]
    court.hand = court.open_hand = _places(told["known_hand"], people)
    court.recruits = told["recruiting"]
    court.table = _places(told["table"], people)
    court.on_table = len(told["table"]) + told["recruiting_on_table"]
    court.bonus = (1 << told["bonus_count"]) - 1  # whichever they are
    court.prestige_cards = told["prestige_count"]
    court.work = told["work"]
    court.character = _place(told["character"], CHARACTERS)
    court.marker = _place(told["marker"], CHARACTERS)
    court.offer = told["offer"] or 0


def _hand(game: Florence, told: shown.View) -> None:
    hand, seat = told["hand"], told["seat"]
    assert hand is not None  # an onlooker learns nothing
    assert seat is not None
    court, tables = game.courts[seat], game.tables
    court.hand = _places([person["name"] for person in hand["people"]], tables.person_names)
    court.bonus = _places([card["name"] for card in hand["bonus"]], tables.bonus_names)
    court.prestige = _places([card["name"] for card in hand["prestige"]], tables.prestige_names)
    if told["looking"] is not None:
        game.looking = DECKS.index(told["looking"]["deck"])
