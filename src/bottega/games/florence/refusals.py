"""Refusals: the codes that the checks give, and the rules that they stand for.

Every check of a move gives 0 if it is allowed, else one of these codes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.florence import catalogue as moves
from bottega.games.florence.names import BUILDINGS, CHARACTERS, FREEDOMS, LANDSCAPES, LOTS, PHASES
from bottega.kernel.reason import Reason, Value

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.florence.state import Florence

NOT_THIS_PHASE: Final = 1
PEOPLE_CHOICE: Final = 2
AUCTION_CLOSED: Final = 3
AUCTION_EMPTY: Final = 4
AUCTION_RAISE: Final = 5
TWO_LANDSCAPES: Final = 6
AUCTION_LOTS: Final = 7
LANDSCAPE_FITS: Final = 8
BUILDER_THREE: Final = 9
MONEY_ENOUGH: Final = 10
MONEY_BACK: Final = 11
MUSE_NO_BACK: Final = 12
LANDSCAPE_PLACE: Final = 13
BUILDING_OVERLAP: Final = 14
BUILDING_ADJACENT: Final = 15
BORDER_ALONE: Final = 16
CARDS_LOOKED: Final = 17
RECRUITING_CARD: Final = 18
RECRUITING_OTHERS: Final = 19
ACTIONS_TWO: Final = 20
WORK_PERSON: Final = 21
WORK_MINIMUM: Final = 22
BUILDING_ONCE: Final = 23
BUILDING_STOCK: Final = 24
BUILDING_FITS: Final = 25
PERSON_ONCE: Final = 26
FREEDOM_TURN: Final = 27
FREEDOM_ONCE: Final = 28
FREEDOM_STOCK: Final = 29
DECK_EMPTY: Final = 30
BONUS_HAND: Final = 31
WORK_PAYMENT: Final = 32
MUSE_OPTION: Final = 33
CHARACTER_TAKEN: Final = 34
OFFER_FIELDS: Final = 35
OFFER_CASH: Final = 36
OFFER_HIGHER: Final = 37
CHARACTER_HELD: Final = 38
MERCHANT_WON: Final = 39
BANKER_CASH: Final = 40
COOPERATIVE_OPTION: Final = 41
COOPERATIVE_NEIGHBOUR: Final = 42
COOPERATIVE_ONCE: Final = 43
COOPERATIVE_FITS: Final = 44
COOPERATIVE_DENSITY: Final = 45
COOPERATIVE_COST: Final = 46
COOPERATIVE_PURSE: Final = 47
COOPERATIVE_COUNTER: Final = 48
COOPERATIVE_ENDS: Final = 49
COOPERATIVE_WINDOW: Final = 50
COOPERATIVE_MOST: Final = 51
COOPERATIVE_PLACE: Final = 52

IDS: Final = (
    "",
    "florence-not-this-phase",
    "florence-setup-people",
    "florence-auction-closed",
    "florence-auction-empty",
    "florence-auction-raise",
    "florence-two-landscapes",
    "florence-auction-lots",
    "florence-landscape-fits",
    "florence-builder-three",
    "florence-money-enough",
    "florence-money-back",
    "florence-muse-no-back",
    "florence-landscape-place",
    "florence-building-overlap",
    "florence-building-adjacent",
    "florence-cooperative-border",
    "florence-cards-look",
    "florence-recruiting-card",
    "florence-recruiting-others",
    "florence-actions-two",
    "florence-work-person",
    "florence-work-minimum",
    "florence-building-once",
    "florence-building-stock",
    "florence-building-grid",
    "florence-person-once",
    "florence-freedom-turn",
    "florence-freedom-once",
    "florence-freedom-stock",
    "florence-deck-empty",
    "florence-bonus-use",
    "florence-work-payment",
    "florence-muse-phases",
    "florence-character-one",
    "florence-offer-fields",
    "florence-offer-cash",
    "florence-offer-higher",
    "florence-character-use",
    "florence-merchant-gift",
    "florence-banker-end",
    "florence-cooperative",
    "florence-cooperative-neighbour",
    "florence-cooperative-once",
    "florence-cooperative-across",
    "florence-cooperative-density",
    "florence-cooperative-cost",
    "florence-cooperative-payment",
    "florence-cooperative-counter",
    "florence-cooperative-ends",
    "florence-cooperative-payment",
    "florence-cooperative-payment",
    "florence-cooperative-place",
)


def reason(game: Florence, seat: i64, number: i64, code: i64) -> Reason:
    """The sentence's ingredients: nothing in them that `seat` may not know."""
    return Reason(IDS[code], _args(game, seat, number, code))


def _thing(game: Florence, number: i64) -> str:
    """What a move is about: its first argument."""
    for value in game.catalogue.moves[number].args.values():
        return str(value)
    return ""


def _args(game: Florence, seat: i64, number: i64, code: i64) -> dict[str, Value]:
    court = game.courts[seat]
    tables = game.tables
    if code == NOT_THIS_PHASE:
        return {"asked": f"phase-{PHASES[game.phase]}"}
    if code == AUCTION_RAISE:
        return {"florins": int(game.price + tables.raise_by)}
    if code == MONEY_ENOUGH:
        return {"needed": int(game.price_of(seat, number)), "funds": int(game.funds(court))}
    if code in (AUCTION_CLOSED, AUCTION_EMPTY, LANDSCAPE_FITS):
        kind = tables.kind[number]
        lot = LOTS[game.lot] if kind == moves.A_BID else _thing(game, number)
        return {"lot": lot}
    if code == AUCTION_LOTS:
        return {"lot": _thing(game, number)}
    if code in (LANDSCAPE_PLACE, BUILDING_OVERLAP, BUILDING_ADJACENT, BORDER_ALONE, COOPERATIVE_DENSITY):
        return {"tile": _thing(game, number), "builders": int(court.builders)}
    if code in (BUILDING_ONCE, BUILDING_STOCK, BUILDING_FITS, COOPERATIVE_ONCE, COOPERATIVE_FITS):
        return {"building": BUILDINGS[tables.arg[number]]}
    if code in (RECRUITING_OTHERS, WORK_PERSON, PEOPLE_CHOICE):
        return {"person": _thing(game, number)}
    if code == WORK_MINIMUM:
        return {"minimum": int(tables.minimum[game.round - 1]), "value": int(game.value_within_reach(seat, number))}
    if code in (FREEDOM_ONCE, FREEDOM_STOCK):
        return {"freedom": FREEDOMS[tables.arg[number]]}
    if code == DECK_EMPTY:
        return {"deck": f"deck-{_thing(game, number)}"}
    if code in (CARDS_LOOKED, BONUS_HAND):
        return {"card": _thing(game, number)}
    if code == WORK_PAYMENT:
        return {"points": int(game.value // 2)}
    if code == BANKER_CASH:
        return {"points": int(min(court.cash // tables.banker_per_point, moves.POINTS - 1))}
    if code in (CHARACTER_TAKEN, CHARACTER_HELD):
        kind = tables.kind[number]
        return {"character": _thing(game, number) if kind == moves.A_COURT else _character_of(kind)}
    if code == OFFER_FIELDS:
        return {
            "lowest": int(game.lowest_field(game.courted)),
            "highest": int(game.highest_field(game.courted)),
        }
    if code == OFFER_CASH:
        character = tables.arg[number] if tables.kind[number] == moves.A_COURT else game.courted
        return {"character": CHARACTERS[character], "cash": int(court.cash)}
    if code == OFFER_HIGHER:
        character = tables.arg[number] if tables.kind[number] == moves.A_COURT else game.courted
        return {"character": CHARACTERS[character], "florins": int(game.standing_offer(character))}
    if code == COOPERATIVE_COST:
        return {"cost": int(tables.price_building[game.courts[game.active].builders])}
    if code == COOPERATIVE_COUNTER:
        return {"florins": int(game.payment)}
    if code == COOPERATIVE_PLACE:
        return {"building": BUILDINGS[game.tile]}
    if code == COOPERATIVE_ENDS:
        return {"limit": int(tables.proposals)}
    if code == COOPERATIVE_PURSE:
        return {"case": "purse", "lowest": 0, "highest": int(game.funds(court))}
    if code in (COOPERATIVE_WINDOW, COOPERATIVE_MOST):
        first = int(game.window * tables.window)
        last = min(first + int(tables.window), len(moves.PAYMENTS)) - 1
        case = "window" if code == COOPERATIVE_WINDOW else "most"
        return {"case": case, "lowest": moves.PAYMENTS[first], "highest": moves.PAYMENTS[last]}
    if code == TWO_LANDSCAPES:
        return {"landscapes": list(LANDSCAPES)}
    return {}


def _character_of(kind: int) -> str:
    if kind == moves.A_WORK:
        return "princess"
    return "merchant" if kind == moves.A_MERCHANT else "professor"
