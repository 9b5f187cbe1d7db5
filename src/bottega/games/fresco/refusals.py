"""From the code of a check to the reason that people read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.fresco import leonardo, market, planning, workshop
from bottega.games.fresco.catalogue import (
    ALTAR,
    BACKS,
    BISHOP,
    MIX,
    PLACES,
    REQUEST,
    REQUESTS,
    RESTORE,
    SQUARES,
    STACK,
    TAKE,
    WAKE,
)
from bottega.games.fresco.codes import (
    ALTAR_PAINTS,
    BISHOP_PAY,
    BISHOP_STEP,
    BUY_OFFERED,
    BUY_PRICE,
    LEONARDO_MUST,
    LEONARDO_WALK,
    MIX_PAINTS,
    MODULE,
    NOT_THIS_PHASE,
    PLAN_ALL,
    PLAN_ORDER,
    PORTRAIT_OPEN,
    REFUSALS,
    REQUEST_PILE,
    REQUEST_TILES,
    RESTORE_COST,
    RESTORE_TILE,
    STACK_TILES,
    STALL_ONE,
    STALL_OPEN,
    SUPPLY,
    WAKE_FREE,
)
from bottega.games.fresco.paint import NAMES, colours, count
from bottega.games.fresco.phases import NAMES as PHASES
from bottega.games.fresco.studio import open_cards
from bottega.kernel.reason import Reason, Value

if TYPE_CHECKING:
    from bottega.games.fresco.state import Fresco


def reason(game: Fresco, seat: int, number: int, code: int) -> Reason:
    return Reason(REFUSALS[code], _arguments(game, seat, number, code))


def missing(have: int, cost: int) -> list[str]:
    """The paints of a cost that a heap lacks."""
    lacking: list[str] = []
    for colour in range(len(NAMES)):
        lacking += [NAMES[colour]] * max(0, count(cost, colour) - count(have, colour))
    return lacking


def _arguments(game: Fresco, seat: int, number: int, code: int) -> dict[str, Value]:
    tables = game.tables
    if code == NOT_THIS_PHASE:
        return {"phase": PHASES[game.phase]}
    if code == MODULE:
        return {"module": module(game, number)}
    if code == WAKE_FREE:
        return {"time": tables.times[number - WAKE]}
    if code == PLAN_ORDER:
        return {"place": PLACES[planning.stage(game, seat)]}
    if code == PLAN_ALL:
        return _of_a_plan(game, seat)
    if code == STALL_OPEN:
        return {"stall": number - tables.stall_moves + 1, "stalls": open_stalls(game)}
    if code == STALL_ONE:
        return {"stall": game.step}
    if code == BUY_OFFERED:
        return {"tile": tables.kind_names[number - tables.buy_moves], "stall": game.step}
    if code == BUY_PRICE:
        return {"price": market.price(game, seat), "coins": game.money[seat]}
    if code == SUPPLY:
        return {"paint": _wanted(game, number)}
    if code in (RESTORE_TILE, RESTORE_COST, LEONARDO_WALK):
        return _of_a_tile(game, seat, number - RESTORE, code)
    if code == BISHOP_STEP:
        return {"square": SQUARES[number - BISHOP], "bishop": SQUARES[game.bishop]}
    if code == BISHOP_PAY:
        return {"price": tables.step_price, "coins": game.money[seat]}
    if code == ALTAR_PAINTS:
        return {"missing": missing(game.paint[seat], tables.altar_cost[number - ALTAR])}
    if code == MIX_PAINTS:
        cost = tables.mix_cost[number - MIX]
        return {"paint": NAMES[3 + number - MIX], "paints": colours(cost), "missing": missing(game.paint[seat], cost)}
    if code == PORTRAIT_OPEN:
        cards = [tables.card_names[card] for card in open_cards(game)]
        return {"card": tables.card_names[number - tables.portrait_moves], "cards": cards}
    if code == REQUEST_PILE:
        return {"request": REQUESTS[number - REQUEST]}
    if code == REQUEST_TILES:
        kind = number - REQUEST
        return {"request": REQUESTS[kind], "tiles": workshop.showing(game, game.actor, kind)}
    if code == STACK_TILES:
        return {"back": BACKS[number - STACK], "request": REQUESTS[game.request]}
    if code == LEONARDO_MUST:
        return {"phase": PHASES[game.phase]}
    return {}


def module(game: Fresco, number: int) -> str:
    """The option that a move belongs to."""
    if number >= game.tables.portrait_moves:
        return "option-portraits"
    return "option-bishops_requests" if REQUEST <= number < REQUEST + 4 else "option-special_blends"


def open_stalls(game: Fresco) -> list[int]:
    return [stall + 1 for stall in range(int(game.open).bit_length()) if (game.open >> stall) & 1]


def _of_a_plan(game: Fresco, seat: int) -> dict[str, Value]:
    place = planning.stage(game, seat)
    left = planning.left(game, seat)
    return {
        "left": left,
        "place": PLACES[place],
        "least": planning.least(game, place, left),
        "most": planning.most(game, left),
    }


def _wanted(game: Fresco, number: int) -> list[str]:
    """The paint that the supply lacks for a move."""
    if TAKE <= number < MIX:
        return [NAMES[number - TAKE]]
    if MIX <= number < MIX + 5:
        return [NAMES[3 + number - MIX]]
    return missing(game.supply, game.tables.kind_cost[number - game.tables.buy_moves])


def _of_a_tile(game: Fresco, seat: int, square: int, code: int) -> dict[str, Value]:
    if code == RESTORE_TILE:
        return {"square": SQUARES[square]}
    if code == RESTORE_COST:
        cost = game.tables.cost[game.tiles[square]]
        return {
            "square": SQUARES[square],
            "paints": colours(cost),
            "missing": missing(game.paint[seat], cost),
        }
    choices = leonardo.squares(game)
    return {
        "square": SQUARES[square],
        "squares": [SQUARES[other] for other in range(25) if (choices >> other) & 1],
        "walker": SQUARES[game.walker],
    }
