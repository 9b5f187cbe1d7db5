"""Loading a position: every part is checked, and what does not add up is named."""

from __future__ import annotations

from typing import Any

from bottega.games.florence import board, seen
from bottega.games.florence.cards import card_names
from bottega.games.florence.grid import FULL, SIDE
from bottega.games.florence.names import (
    ACROSS,
    ANSWER,
    ASK,
    BONUS_DECK,
    CHARACTERS,
    DECKS,
    FREEDOMS,
    LOTS,
    NOBODY,
    OVER,
    PEOPLE,
    PERSON_DECK,
    PHASES,
    PRESTIGE_DECK,
    SETTLE,
    STOCK_BUILDER,
    STOCK_FREEDOM,
    STOCK_JESTER,
    STOCK_LANDSCAPE,
    STOCK_RECRUITING,
    STOCKED,
    TILES,
)
from bottega.games.florence.options import OPTIONS
from bottega.games.florence.position import POSITION, SIDES
from bottega.games.florence.setup import blank
from bottega.games.florence.state import Florence
from bottega.kernel.components import Components
from bottega.kernel.errors import PositionError, SetupError
from bottega.kernel.option import settle
from bottega.kernel.reason import Reason
from bottega.kernel.seed import load_chance, seed_of_position


def wrong(where: str, problem: str) -> PositionError:
    return PositionError(Reason("position-wrong", {"where": where, "problem": problem}))


class Reader:
    """A part of the data, with the place where it stands."""

    def __init__(self, data: Any, where: str) -> None:
        if not isinstance(data, dict):
            raise wrong(where or "position", "must be a table of names and values")
        self.data: dict[str, Any] = data
        self.where = where

    def at(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def get(self, key: str) -> Any:
        if key not in self.data:
            raise wrong(self.at(key), "is missing")
        return self.data[key]

    def part(self, key: str) -> Reader:
        return Reader(self.get(key), self.at(key))

    def number(self, key: str, lowest: int = 0, highest: int = 1_000_000) -> int:
        value = self.get(key)
        if type(value) is not int or not lowest <= value <= highest:
            raise wrong(self.at(key), f"must be a whole number from {lowest} to {highest}, not {value!r}")
        return value

    def florins(self, key: str) -> int:
        value = self.number(key)
        if value % 100:
            raise wrong(self.at(key), f"must be in hundreds of florins, not {value}")
        return value

    def truth(self, key: str) -> bool:
        value = self.get(key)
        if type(value) is not bool:
            raise wrong(self.at(key), "must be true or false")
        return value

    def name(self, key: str, names: list[str] | tuple[str, ...]) -> int:
        value = self.get(key)
        if value not in names:
            raise wrong(self.at(key), f"{value!r} is none of {', '.join(names)}")
        return list(names).index(value)

    def maybe(self, key: str, names: list[str] | tuple[str, ...]) -> int:
        return NOBODY if self.get(key) is None else self.name(key, names)

    def seat(self, key: str, players: int) -> int:
        return NOBODY if self.get(key) is None else self.number(key, 0, players - 1)

    def entries(self, key: str) -> list[Any]:
        value = self.get(key)
        if not isinstance(value, list):
            raise wrong(self.at(key), "must be a list")
        return value

    def mask(self, key: str, names: list[str] | tuple[str, ...]) -> int:
        found = 0
        for value in self.entries(key):
            if value not in names:
                raise wrong(self.at(key), f"{value!r} is none of {', '.join(names)}")
            bit = 1 << list(names).index(value)
            if found & bit:
                raise wrong(self.at(key), f"{value!r} stands there twice")
            found |= bit
        return found

    def seats(self, key: str, players: int) -> int:
        found = 0
        for value in self.entries(key):
            if type(value) is not int or not 0 <= value < players:
                raise wrong(self.at(key), f"{value!r} is no seat")
            found |= 1 << value
        return found


def load(data: dict[str, Any], components: Components) -> Florence:
    """A game from a dumped position; PositionError names what does not add up."""
    whole = Reader(data, "")
    if whole.get("position") != POSITION:
        raise wrong("position", f"this version reads positions of version {POSITION}")
    players = whole.number("players", 2, 5)
    try:
        options = settle("florence", OPTIONS, whole.part("options").data, players)
    except SetupError as error:
        raise wrong("options", str(error.reason)) from None
    game = blank(players, seed_of_position(data), options, components)
    load_chance(game.chance, data)
    game.round = whole.number("round", 1, game.tables.rounds)
    game.starter = whole.number("starter", 0, players - 1)
    game.phase = whole.name("phase", PHASES)
    game.turn = whole.seat("turn", players)
    game.resume = whole.name("resume", PHASES)
    game.final = whole.truth("final")
    game.looking = whole.name("looking", DECKS)
    game.used_bonus = whole.mask("used_bonus", game.tables.bonus_names)
    _courts(game, whole)
    _decks(game, whole.part("decks"))
    stock = whole.part("stock")
    game.stock = [stock.number(name) for name in STOCKED]
    for index, entry in enumerate(whole.entries("laid")):
        _lay(game, Reader(entry, f"laid[{index}]"))
    _progress(game, whole)
    _add_up(game)
    _awaiting(game, whole)
    if "seen" in whole.data:
        seen.load(game, whole.get("seen"))
    else:
        seen.begin(game)
    return game


def _courts(game: Florence, whole: Reader) -> None:
    entries = whole.entries("courts")
    if len(entries) != game.players:
        raise wrong("courts", f"there are {len(entries)} for {game.players} players")
    tables = game.tables
    for seat, entry in enumerate(entries):
        part = Reader(entry, f"courts[{seat}]")
        court = game.courts[seat]
        court.cash = part.florins("cash")
        court.points = part.number("points")
        court.freedoms = part.mask("freedoms", FREEDOMS)
        court.jesters = part.number("jesters")
        court.builders = part.number("builders", 0, tables.most_builders)
        court.hand = part.mask("hand", tables.person_names)
        court.open_hand = part.mask("open_hand", tables.person_names)
        if court.open_hand & ~court.hand:
            raise wrong(part.at("open_hand"), "names people who are not in this hand")
        court.table = part.mask("table", tables.person_names)
        court.recruits = part.number("recruiting_in_hand")
        court.in_hand = _ones(court.hand) + court.recruits
        court.on_table = _ones(court.table) + part.number("recruiting_on_table")
        court.bought = part.number("people_bought")
        court.bonus = part.mask("bonus", tables.bonus_names)
        court.prestige = part.mask("prestige", tables.prestige_names)
        court.prestige_cards = _ones(court.prestige)
        court.work = part.number("best_work")
        court.discard = part.maybe("given_back", tables.person_names)
        court.character = part.maybe("character", CHARACTERS)
        court.marker = part.maybe("marker", CHARACTERS)
        court.offer = part.florins("offer")


def _ones(mask: int) -> int:
    return bin(mask).count("1")


def _decks(game: Florence, decks: Reader) -> None:
    for deck, name in enumerate(DECKS):
        names = card_names(game, deck)
        cards: list[int] = []
        for text in decks.entries(name):
            words = str(text).split()
            if not words or words[0] not in names:
                raise wrong(decks.at(name), f"{text!r} is no such card")
            knowing = 0
            for word in words[1:]:
                if not word.isdecimal() or int(word) >= game.players:
                    raise wrong(decks.at(name), f"{text!r}: {word!r} is no seat")
                knowing |= 1 << int(word)
            cards.append(names.index(words[0]) | knowing << 8)
        if deck == PERSON_DECK:
            game.people_deck = cards
        elif deck == PRESTIGE_DECK:
            game.prestige_deck = cards
        else:
            game.bonus_deck = cards


def _lay(game: Florence, part: Reader) -> None:
    seat = part.number("seat", 0, game.players - 1)
    tile = part.name("tile", TILES)
    cells = _cells(part)
    court = game.courts[seat]
    if cells & (court.built | court.planted | game.palazzo):
        raise wrong(part.at("cells"), f"the {TILES[tile]} covers something else")
    if tile < STOCK_LANDSCAPE and court.buildings >> tile & 1:
        raise wrong(part.at("tile"), f"seat {seat} has two of the {TILES[tile]}")
    shapes = game.tables.place_mask
    kinds = game.tables.arg
    whole = any(mask == cells and kinds[number] == tile for number, mask in enumerate(shapes) if mask)
    if not whole and not (game.joined and _is_part(game, tile, cells)):
        raise wrong(part.at("cells"), f"this is not the shape of the {TILES[tile]}")
    board.lay(game, seat, tile, cells)


def _cells(part: Reader) -> int:
    cells = 0
    for name in str(part.get("cells")).split():
        column = "abcdefg".find(name[0])
        row = name[1:]
        if column < 0 or not row.isdecimal() or not 1 <= int(row) <= SIDE:
            raise wrong(part.at("cells"), f"{name!r} is no cell; they are a1 to g7")
        cells |= 1 << (SIDE * (int(row) - 1) + column)
    return cells


def _is_part(game: Florence, tile: int, cells: int) -> bool:
    tables = game.tables
    return any(
        tables.arg[number] == tile and cells in (tables.across_left[number], tables.across_right[number])
        for number in range(len(tables.arg))
        if tables.across_left[number]
    )


def _progress(game: Florence, whole: Reader) -> None:
    players = game.players
    tables = game.tables
    auction = whole.part("auction")
    game.lots = auction.mask("lots", LOTS)
    game.still = auction.seats("still", players)
    game.opener = auction.number("opener", 0, players - 1)
    game.lot = auction.maybe("lot", LOTS)
    game.price = auction.florins("price")
    game.leader = auction.seat("leader", players)
    game.bidders = auction.seats("bidders", players)
    characters = whole.part("characters")
    game.taken = characters.mask("taken", CHARACTERS)
    game.courted = characters.maybe("courted", CHARACTERS)
    game.pot = characters.florins("pot")
    actions = whole.part("actions")
    game.active = actions.seat("active", players)
    game.actions = actions.number("left", 0, 9)
    game.person_drawn = actions.truth("person_drawn")
    game.freedom_taken = actions.truth("freedom_taken")
    game.worker = actions.maybe("worker", [*tables.person_names, "princess"])
    game.value = actions.number("value")
    project = whole.part("project")
    game.tile = project.maybe("tile", TILES)
    game.partner = project.seat("partner", players)
    game.side = project.name("side", SIDES)
    placement = project.get("placement")
    game.spot = NOBODY if placement is None else game.catalogue.find(str(placement))
    if placement is not None and (game.spot < 0 or not tables.across_left[game.spot]):
        raise wrong(project.at("placement"), f"{placement!r} is no placement across a border")
    game.payment = project.florins("payment")
    game.tries = project.number("refused")
    needs_partner = (ACROSS, ASK, ANSWER, SETTLE)
    if game.phase in needs_partner and (game.partner < 0 or game.active < 0 or game.tile < 0):
        raise wrong("project", "this phase needs an active player, a partner and a building")


def _add_up(game: Florence) -> None:
    """Every card and piece is somewhere, and once."""
    for deck, name in enumerate(DECKS):
        _cards_add_up(game, deck, name)
    tables = game.tables
    courts = game.courts
    _piece(game, STOCK_JESTER, sum(court.jesters for court in courts), tables.stock[STOCK_JESTER])
    _piece(game, STOCK_BUILDER, sum(court.builders for court in courts), tables.stock[STOCK_BUILDER])
    recruiting = sum(court.in_hand + court.on_table - _ones(court.hand | court.table) for court in courts)
    _piece(game, STOCK_RECRUITING, recruiting, tables.stock[STOCK_RECRUITING])
    sizes = [tables.size_of(tile) for tile in TILES]
    covered = [0] * len(TILES)
    for entry in game.laid:
        covered[entry >> 49 & 15] += _ones(entry & FULL)
    for tile, size in enumerate(sizes):
        if covered[tile] % size:
            raise wrong("laid", f"parts of the {TILES[tile]} are missing")
        _piece(game, tile, covered[tile] // size, tables.stock[tile])
    freedoms = sum(game.stock[STOCK_FREEDOM:]) + sum(_ones(court.freedoms) for court in courts)
    total = 3 * (game.players - 1)
    if game.players == 2:
        total = tables.freedoms_two_hard if game.options["hard_freedoms"] else tables.freedoms_two
    if freedoms != total:
        raise wrong("stock", f"there are {freedoms} freedoms in all instead of {total}")


def _piece(game: Florence, stocked: int, outside: int, total: int) -> None:
    found = game.stock[stocked] + outside
    if found != total:
        raise wrong(f"stock.{STOCKED[stocked]}", f"there are {found} in all instead of {total}")


def _cards_add_up(game: Florence, deck: int, deck_name: str) -> None:
    names = card_names(game, deck)
    places: list[int] = []
    for court in game.courts:
        if deck == PERSON_DECK:
            places += [court.hand, court.table]
        else:
            places.append(court.prestige if deck == PRESTIGE_DECK else court.bonus)
    if deck == BONUS_DECK:
        places.append(game.used_bonus)
    cards = (game.people_deck, game.prestige_deck, game.bonus_deck)[deck]
    places += [1 << (entry & 255) for entry in cards]
    for card, name in enumerate(names):
        found = sum(1 for mask in places if mask >> card & 1)
        if found != 1:
            raise wrong(f"decks.{deck_name}", f"{name!r} is in {found} places instead of one")


def _awaiting(game: Florence, whole: Reader) -> None:
    stated = whole.entries("awaiting")
    if game.phase == OVER:
        game.over = True
        expected: list[int] = []
    elif game.phase == PEOPLE:
        expected = [seat for seat, court in enumerate(game.courts) if court.discard < 0]
    elif game.turn < 0:
        raise wrong("turn", "must name the seat that decides")
    else:
        expected = [game.turn]
    if stated != expected:
        raise wrong("awaiting", f"must be {expected}")
    game.awaiting = expected
    for seat in expected:
        if not game.legal(seat):
            raise wrong("phase", f"seat {seat} would have no move")
