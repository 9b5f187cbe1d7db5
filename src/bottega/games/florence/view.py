"""What people may know; every field is described in `view_types`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, TypeVar

from bottega.games.florence import board, work
from bottega.games.florence.cards import card_names, deck_of, known_to, looked_at
from bottega.games.florence.characters import highest_field, lowest_now
from bottega.games.florence.favours import rank
from bottega.games.florence.forecast import gains
from bottega.games.florence.grid import SIDE
from bottega.games.florence.groups import SIDES
from bottega.games.florence.names import (
    ACROSS,
    ANSWER,
    ASK,
    BID,
    BONUS,
    BUILDER,
    BUILDINGS,
    CHARACTERS,
    CONVERT,
    COURT,
    DECKS,
    FAVOUR,
    FREEDOMS,
    JESTER,
    KEEP,
    LANDSCAPE,
    LANDSCAPES,
    LOTS,
    MUSE,
    OFFER,
    PEOPLE,
    PHASES,
    PLACE,
    PRESTIGE,
    PRINCESS,
    SETTLE,
    STOCK_BUILDER,
    STOCK_JESTER,
    STOCK_LANDSCAPE,
    STOCK_RECRUITING,
    STOCKED,
    TILES,
)
from bottega.games.florence.scoring import empty_cells, prestige_points

if TYPE_CHECKING:
    from bottega.games.florence import view_types as shown
    from bottega.games.florence.court import Court
    from bottega.games.florence.state import Florence

_Name = TypeVar("_Name", bound=str)


def _cells(mask: int) -> list[list[int]]:
    return [[cell // SIDE, cell % SIDE] for cell in range(SIDE * SIDE) if mask >> cell & 1]


def _named(mask: int, names: Sequence[_Name]) -> list[_Name]:
    return [name for number, name in enumerate(names) if mask >> number & 1]


def _in(mask: int, players: int) -> list[int]:
    return [seat for seat in range(players) if mask >> seat & 1]


def _or_none(number: int) -> int | None:
    return number if number >= 0 else None


def part_of(game: Florence) -> shown.Part:
    """Which part of the round it is, as the book divides it."""
    if game.phase == PEOPLE:
        return "people"
    if game.over or game.final:
        return "end"
    if game.actions.active >= 0:
        return "actions"
    asked = game.resume if game.phase in (KEEP, PLACE) else game.phase
    if asked in (COURT, OFFER, FAVOUR):
        return "characters"
    return "auction"


class Parts:
    """The larger parts of a view, made anew; `recall` makes only those that have changed."""

    def shapes(self, game: Florence) -> dict[shown.TileName, dict[str, list[list[int]]]]:
        return _shapes(game)

    def stock(self, game: Florence) -> dict[shown.Stocked, int]:
        return dict(zip(STOCKED, game.stock, strict=True))

    def lots(self, game: Florence) -> list[shown.Lot]:
        return _lots(game)

    def people(self, game: Florence) -> list[shown.Person]:
        return _people(game)

    def palazzo(self, game: Florence) -> list[list[int]]:
        return _cells(game.palazzo)

    def tiles(self, game: Florence, seat: int) -> list[shown.Tile]:
        return _tiles(game, seat)

    def court(self, game: Florence, seat: int) -> shown.Court:
        return _seat(game, seat, self)

    def people_known(self, game: Florence, sheet: list[shown.Person], seat: int) -> list[shown.Person]:
        return _people_known(game, sheet, seat)

    def own_court(self, game: Florence, court: shown.Court, seat: int) -> shown.Court:
        return {**court, "cash": game.courts[seat].cash}

    def hand(self, game: Florence, seat: int) -> shown.Hand:
        return _hand(game, seat, self)

    def workers(self, game: Florence, seat: int) -> list[shown.Worker]:
        return _workers(game, seat)

    def remembered(self, game: Florence, seat: int) -> dict[shown.Deck, list[str | None]]:
        return _remembered(game, seat)

    def gains(self, game: Florence, seat: int) -> dict[str, shown.Gain]:
        return gains(game, seat)

    def places(self, game: Florence, seat: int) -> dict[shown.TileName, int]:
        return {name: board.places_left(game, seat, tile) for tile, name in enumerate(TILES)}


def view(game: Florence, seat: int | None) -> shown.View:
    return views(game, [seat], Parts())[0]


def views(game: Florence, seats: list[int | None], parts: Parts) -> list[shown.View]:
    """What all may know is gathered once; what each seat knows besides comes on top."""
    common = _common(game, parts)
    return [common if seat is None else _known(game, common, seat, parts) for seat in seats]


def _known(game: Florence, common: shown.View, seat: int, parts: Parts) -> shown.View:
    """The onlooker's view, with what the seat knows besides."""
    courts = common["seats"][:]
    courts[seat] = parts.own_court(game, courts[seat], seat)
    return {
        **common,
        "seat": seat,
        "people": parts.people_known(game, common["people"], seat),
        "seats": courts,
        "hand": parts.hand(game, seat),
        "looking": _looking(game) if game.phase == KEEP and seat == game.turn else None,
    }


def _common(game: Florence, parts: Parts) -> shown.View:
    """What an onlooker sees."""
    tables = game.tables
    part = part_of(game)
    return {
        **game.common(None),
        "round": game.round,
        "rounds": tables.rounds,
        "minimum": tables.minimum[game.round - 1],
        "minimums": list(tables.minimum),
        "starter": game.starter,
        "phase": PHASES[game.phase],
        "turn": _or_none(game.turn),
        "part": part,
        "prices": {
            "base": game.price_base(),
            "raise": tables.raise_by,
            "person": tables.price_person,
            "freedom": tables.price_freedom,
            "bonus": tables.price_bonus,
            "building": list(tables.price_building),
            "point": tables.per_point,
            "work": tables.per_work_value,
            "step_back": None if game.muse else tables.per_step_back,
        },
        "stock": parts.stock(game),
        "decks": {name: len(deck_of(game, deck)) for deck, name in enumerate(DECKS)},
        "used_bonus": _named(game.used_bonus, tables.bonus_names),
        "lots": parts.lots(game),
        "auction": _auction(game) if part == "auction" else None,
        "characters": _characters(game) if game.muse else None,
        "actions": _actions(game) if part == "actions" else None,
        "placing": _placing(game),
        "project": _project(game),
        "best_work": _best_work(game),
        "shapes": parts.shapes(game),
        "people": parts.people(game),
        "seats": [parts.court(game, seat) for seat in range(game.players)],
        "hand": None,
        "looking": None,
    }


def _lots(game: Florence) -> list[shown.Lot]:
    stock = game.stock
    left = {
        JESTER: stock[STOCK_JESTER],
        BUILDER: stock[STOCK_BUILDER],
        PRESTIGE: len(game.prestige_deck),
        LANDSCAPE: sum(stock[STOCK_LANDSCAPE : STOCK_LANDSCAPE + 3]),
    }
    found: list[shown.Lot] = []
    for lot, name in enumerate(LOTS):
        if (lot < JESTER) if game.players == 2 else (lot == LANDSCAPE):
            continue
        count = stock[STOCK_LANDSCAPE + lot] if lot < JESTER else left.get(lot, stock[STOCK_RECRUITING])
        found.append({"name": name, "open": bool(game.auction.lots >> lot & 1) and count > 0, "left": count})
    return found


def _auction(game: Florence) -> shown.Auction:
    lot = game.auction.lot
    return {
        "opener": game.auction.opener,
        "still": _in(game.auction.still, game.players),
        "lot": LOTS[lot] if lot >= 0 else None,
        "price": game.auction.price if lot >= 0 else None,
        "leader": game.auction.leader if lot >= 0 else None,
        "bidders": _in(game.auction.bidders, game.players) if lot >= 0 else [],
        "next_bid": game.auction.price + game.tables.raise_by if game.phase == BID else None,
    }


def _characters(game: Florence) -> shown.Characters:
    cards: list[shown.CharacterCard] = []
    for number, name in enumerate(CHARACTERS):
        markers = [seat for seat, court in enumerate(game.courts) if court.marker == number]
        holders = [seat for seat, court in enumerate(game.courts) if court.character == number]
        standing = game.standing_offer(number)
        cards.append(
            {
                "name": name,
                "taken": bool(game.characters.taken >> number & 1),
                "holder": holders[0] if holders else None,
                "marker": markers[0] if markers else None,
                "offer": standing if standing >= 0 else None,
                "lowest": lowest_now(game, number, standing),
                "highest": highest_field(game, number),
            }
        )
    courted = CHARACTERS[game.characters.courted] if game.phase == OFFER else None
    return {"cards": cards, "pot": game.characters.pot, "courted": courted}


def _actions(game: Florence) -> shown.Actions:
    working = game.phase in (BONUS, CONVERT)
    return {
        "active": game.actions.active,
        "left": game.actions.left,
        "person_drawn": game.actions.person_drawn,
        "freedom_taken": game.actions.freedom_taken,
        "worker": [*game.tables.person_names, "princess"][game.actions.worker] if working else None,
        "value": game.actions.value if working else None,
    }


def _placing(game: Florence) -> shown.Placing | None:
    if game.phase == PLACE:
        return {"tile": TILES[game.project.tile], "seat": game.turn, "left": None, "right": None}
    if game.phase == ACROSS:
        left, right = _sides(game)
        return {"tile": TILES[game.project.tile], "seat": game.turn, "left": left, "right": right}
    return None


def _sides(game: Florence) -> tuple[int, int]:
    """Whose boards lie left and right of the border in question."""
    left = game.actions.active if game.project.side == 1 else game.project.partner
    return left, game.project.partner if game.project.side == 1 else game.actions.active


def _project(game: Florence) -> shown.Project | None:
    if game.phase not in (ACROSS, ASK, ANSWER, SETTLE):
        return None
    parts: dict[str, list[list[int]]] = {}
    if game.phase != ACROSS:
        left, right = _sides(game)
        parts[str(left)] = _cells(game.tables.across_left[game.project.spot])
        parts[str(right)] = _cells(game.tables.across_right[game.project.spot])
    return {
        "building": TILES[game.project.tile],
        "active": game.actions.active,
        "partner": game.project.partner,
        "side": SIDES[game.project.side],
        "placement": str(game.catalogue[game.project.spot]) if game.phase != ACROSS else None,
        "parts": parts,
        "payment": game.project.payment if game.phase in (ANSWER, SETTLE) else None,
        "refused": game.project.refused,
        "proposals": game.tables.proposals,
    }


def _best_work(game: Florence) -> shown.BestWork:
    best = max(court.work for court in game.courts)
    return {"value": best, "seats": [seat for seat, court in enumerate(game.courts) if best and court.work == best]}


def _people(game: Florence) -> list[shown.Person]:
    """The sheet of people as an onlooker fills it in."""
    tables = game.tables
    sheet: list[shown.Person] = []
    for person, name in enumerate(tables.person_names):
        state: Literal["table", "hand", "unknown"] = "unknown"
        owner: int | None = None
        for other, court in enumerate(game.courts):
            if court.table >> person & 1:
                state, owner = "table", other
            elif court.open_hand >> person & 1:
                state, owner = "hand", other
        sheet.append(
            {
                "name": name,
                "number": tables.card_number[person],
                "building": BUILDINGS[tables.wants_building[person]],
                "landscape": LANDSCAPES[tables.wants_landscape[person]],
                "freedom": FREEDOMS[tables.wants_freedom[person]],
                "state": state,
                "owner": owner,
            }
        )
    return sheet


def _people_known(game: Florence, sheet: list[shown.Person], seat: int) -> list[shown.Person]:
    """The same with what the seat has in hand, and has seen go into the deck."""
    known = sheet[:]
    for entry in game.people_deck:
        if known_to(entry, seat):
            known[entry & 255] = {**sheet[entry & 255], "state": "deck"}
    hand = game.courts[seat].hand
    for person in range(len(sheet)):
        if hand >> person & 1:
            known[person] = {**sheet[person], "state": "hand", "owner": seat}
    return known


def _shapes(game: Florence) -> dict[shown.TileName, dict[str, list[list[int]]]]:
    tables = game.tables
    shapes: dict[shown.TileName, dict[str, list[list[int]]]] = {}
    for tile, name in enumerate(TILES):
        ways: dict[str, list[list[int]]] = {}
        for way in tables.ways[tile]:
            ways[way.name] = [[shift // SIDE, shift % SIDE] for shift in way.shifts]
        shapes[name] = ways
    return shapes


def _seat(game: Florence, seat: int, parts: Parts) -> shown.Court:
    """A court as an onlooker sees it."""
    court = game.courts[seat]
    tables = game.tables
    shown = bool(game.options["open_money"]) or game.over
    on_table = _named(court.table, tables.person_names)
    return {
        "seat": seat,
        "cash": court.cash if shown else None,
        "points": court.points,
        "rank": rank(game, seat),
        "palazzo": parts.palazzo(game),
        "tiles": parts.tiles(game, seat),
        "buildings": _named(court.buildings, BUILDINGS),
        "landscapes": {"forest": court.forests, "lake": court.lakes, "park": court.parks},
        "freedoms": _named(court.freedoms, FREEDOMS),
        "jesters": court.jesters,
        "builders": court.builders,
        "hand_count": court.in_hand,
        "known_hand": _named(court.open_hand, tables.person_names),
        "recruiting": court.recruits,
        "table": on_table,
        "recruiting_on_table": court.on_table - len(on_table),
        "bonus_count": bin(court.bonus).count("1"),
        "prestige_count": court.prestige_cards,
        "prestige": _named(court.prestige, tables.prestige_names) if game.prestige_is_open() else None,
        "work": court.work,
        "character": CHARACTERS[court.character] if court.character >= 0 else None,
        "marker": CHARACTERS[court.marker] if court.marker >= 0 else None,
        "offer": court.offer if court.marker >= 0 else None,
        "building_price": tables.price_building[court.builders],
        "empty_cells": empty_cells(court, game.palazzo),
        "fits": _named(board.fits(game, seat), TILES),
        "left": _or_none(game.left[seat]),
        "right": _or_none(game.right[seat]),
        "committed": game.phase == PEOPLE and seat not in game.awaiting,
    }


def _tiles(game: Florence, seat: int) -> list[shown.Tile]:
    tiles: list[shown.Tile] = []
    for entry in game.laid:
        owner, tile, cells = board.laid_name(entry)
        if owner == seat:
            found = _cells(cells)
            tiles.append({"tile": tile, "cells": found, "shared": len(found) < game.tables.size_of(tile)})
    return tiles


def _hand(game: Florence, seat: int, parts: Parts) -> shown.Hand:
    court = game.courts[seat]
    tables = game.tables
    return {
        "people": parts.workers(game, seat),
        "bonus": [
            {"name": name, "adds": work.bonus_value(game, court, card, 0 if game.phase == BONUS else 1)}
            for card, name in enumerate(tables.bonus_names)
            if court.bonus >> card & 1
        ],
        "prestige": [
            {"name": name, "points": prestige_points(game, seat, card)}
            for card, name in enumerate(tables.prestige_names)
            if court.prestige >> card & 1
        ],
        "princess": work.princess_value(game, court) if court.character == PRINCESS else None,
        "funds": game.funds(court),
        "given_back": tables.person_names[court.discard] if court.discard >= 0 else None,
        "remembered": parts.remembered(game, seat),
        "gains": parts.gains(game, seat),
        "places": parts.places(game, seat),
    }


def _remembered(game: Florence, seat: int) -> dict[shown.Deck, list[str | None]]:
    """The decks as the seat knows their cards."""
    return {
        name: [card_names(game, deck)[entry & 255] if known_to(entry, seat) else None for entry in deck_of(game, deck)]
        for deck, name in enumerate(DECKS)
    }


def _workers(game: Florence, seat: int) -> list[shown.Worker]:
    court = game.courts[seat]
    bonus = work.all_bonus(game, court, 1)
    people = range(len(game.tables.person_names))
    return [_worker(game, court, person, bonus) for person in people if court.hand >> person & 1]


def _worker(game: Florence, court: Court, person: int, bonus: int) -> shown.Worker:
    """A person in hand: what a work would be worth now, and what one purchase would add."""
    tables = game.tables
    value = work.work_value(game, court, person)
    building, landscape, freedom = (
        tables.wants_building[person],
        tables.wants_landscape[person],
        tables.wants_freedom[person],
    )
    has: list[str] = []
    missing: dict[str, int] = {}
    if court.buildings >> building & 1:
        has.append(BUILDINGS[building])
    else:
        missing[BUILDINGS[building]] = tables.value_building
    if court.landscapes(landscape) > 0:
        has.append(LANDSCAPES[landscape])
    else:
        missing[LANDSCAPES[landscape]] = tables.value_landscape
    if court.freedoms >> freedom & 1:
        has.append(FREEDOMS[freedom])
    else:
        missing[FREEDOMS[freedom]] = tables.value_freedom
    missing["jester"] = tables.value_jester
    missing["person"] = tables.value_person
    return {
        "name": tables.person_names[person],
        "value": value,
        "with_bonus": value + bonus,
        "enough": value + bonus >= work.minimum(game),
        "has": has,
        "missing": missing,
        "parts": {
            "building": 0 if BUILDINGS[building] in missing else tables.value_building,
            "landscape": 0 if LANDSCAPES[landscape] in missing else tables.value_landscape,
            "freedom": 0 if FREEDOMS[freedom] in missing else tables.value_freedom,
            "jesters": court.jesters * tables.value_jester,
            "people": (court.in_hand + court.on_table) * tables.value_person,
            "muse": game.round if court.character == MUSE else 0,
        },
    }


def _looking(game: Florence) -> shown.Looking:
    names = card_names(game, game.looking)
    cards = deck_of(game, game.looking)[: looked_at(game)]
    return {"deck": DECKS[game.looking], "cards": sorted(names[entry & 255] for entry in cards)}
