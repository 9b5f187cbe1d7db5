"""From the code of a check to the reason that people read; and the rules against what no move says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.fresco import cathedral, leonardo, market, planning, workshop
from bottega.games.fresco.altar import CUBES, Misnamed
from bottega.games.fresco.catalogue import (
    AHEAD,
    ALTAR,
    BEHIND,
    BISHOP,
    CLOSE,
    COINS,
    MIX,
    PASS,
    PLAN,
    REQUEST,
    RESTORE,
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
    CHURCHWARDEN_ONCE,
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
    STACK_FIRST,
    STACK_TILES,
    STALL_ABSENT,
    STALL_CLOSES,
    STALL_ONE,
    STALL_OPEN,
    WAKE_FREE,
)
from bottega.games.fresco.names import (
    BACKS,
    CATHEDRAL,
    INCOME,
    MARKET,
    PAINTS,
    PHASES,
    PLACES,
    REQUESTS,
    SECOND_CATHEDRAL,
    SQUARES,
    STUDIO,
    TILES,
    WORKSHOP,
)
from bottega.games.fresco.names import PLAN as PLANNING
from bottega.games.fresco.names import WAKE as WAKING
from bottega.games.fresco.paint import PRIMARY, colours, count
from bottega.games.fresco.studio import open_cards
from bottega.kernel.reason import Reason, Value

if TYPE_CHECKING:
    from bottega.games.fresco.state import Fresco


def reason(game: Fresco, seat: int, number: int, code: int) -> Reason:
    if code == NOT_THIS_PHASE and number in (AHEAD, BEHIND):
        return Reason("fresco-track-free")
    if code == NOT_THIS_PHASE and number == PASS:
        return Reason("fresco-pass-here", {"phase": PHASES[game.phase]})
    return Reason(REFUSALS[code], _arguments(game, seat, number, code))


def missing(have: int, cost: int) -> list[str]:
    """The paints of a cost that a heap lacks."""
    lacking: list[str] = []
    for colour in range(len(PAINTS)):
        lacking += [PAINTS[colour]] * max(0, count(cost, colour) - count(have, colour))
    return lacking


def _arguments(game: Fresco, seat: int, number: int, code: int) -> dict[str, Value]:
    tables = game.tables
    if code == NOT_THIS_PHASE:
        return {"phase": PHASES[game.phase], "belongs": PHASES[_belongs(game, number)]}
    if code == MODULE:
        return {"module": module(game, number)}
    if code == WAKE_FREE:
        return {"time": tables.times[number - WAKE]}
    if code == PLAN_ORDER:
        return {"place": PLACES[planning.stage(game, seat)]}
    if code == PLAN_ALL:
        return _of_a_plan(game, seat)
    if code in (STALL_OPEN, STALL_ABSENT):
        return {"stall": number - tables.stall_moves + 1, "stalls": open_stalls(game)}
    if code in (STALL_ONE, STALL_CLOSES):
        return {"stall": game.step}
    if code == BUY_OFFERED:
        return {"tile": tables.kind_names[number - tables.buy_moves], "stall": game.step}
    if code == BUY_PRICE:
        return {"price": market.price(game, seat), "coins": game.money[seat]}
    if code in (RESTORE_TILE, RESTORE_COST, LEONARDO_WALK):
        return _of_a_tile(game, seat, number - RESTORE, code)
    if code in (BISHOP_STEP, CHURCHWARDEN_ONCE):
        return {"square": SQUARES[number - BISHOP], "bishop": SQUARES[game.bishop]}
    if code == BISHOP_PAY:
        return {"price": cathedral.bishop_price(game, number - BISHOP), "coins": game.money[seat]}
    if code == ALTAR_PAINTS:
        return {"missing": missing(game.paint[seat], tables.altar_cost[number - ALTAR])}
    if code == MIX_PAINTS:
        cost = tables.mix_cost[number - MIX]
        return {"paint": PAINTS[3 + number - MIX], "paints": colours(cost), "missing": missing(game.paint[seat], cost)}
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
    if code == STACK_FIRST:
        return {"picks": game.picks, "request": REQUESTS[game.request]}
    if code == LEONARDO_MUST:
        return {"phase": PHASES[game.phase]}
    return {}


def _belongs(game: Fresco, number: int) -> int:
    """The phase in which a move is asked for."""
    tables = game.tables
    if number >= tables.portrait_moves or number == COINS:
        return STUDIO
    if number >= tables.stall_moves or number == CLOSE:
        return MARKET
    if number >= WAKE:
        return WAKING
    if number >= BISHOP:
        return CATHEDRAL
    if number >= MIX:
        return WORKSHOP
    if number >= TAKE:
        return INCOME if game.requests else STUDIO
    return PLANNING


def module(game: Fresco, number: int) -> str:
    """The option that a move belongs to."""
    if number >= game.tables.portrait_moves:
        return "option-portraits"
    return "option-bishops_requests" if REQUEST <= number < STACK + len(BACKS) else "option-special_blends"


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
        "squares": [SQUARES[other] for other in range(TILES) if (choices >> other) & 1],
        "walker": SQUARES[game.walker],
    }


# What no move of the catalogue says, but a rule speaks of


def misnamed(game: Fresco, seat: int, words: list[str]) -> Reason | None:
    """The rule against moves such as `plan market 4` or `altar red orange`, where they would be asked for."""
    kind, named = words[0] if words else "", words[1:]
    known = _KINDS.get(kind)
    if known is None or game.bump:
        return None
    phase, number = known
    if game.phase != phase and not (phase == CATHEDRAL and game.phase == SECOND_CATHEDRAL):
        return Reason("fresco-not-this-phase", {"phase": PHASES[game.phase], "belongs": PHASES[_belongs(game, number)]})
    if kind == "altar":
        return _misnamed_payment(game, named)
    if len(named) == 0:
        return None
    if kind == "plan":
        return _misnamed_plan(game, seat, named)
    if kind == "wake":
        return Reason("fresco-wake-mood", {"time": named[0], "times": game.tables.times})
    if kind == "stall":
        return Reason("fresco-market-tiles", {"stall": named[0], "stalls": open_stalls(game)})
    if kind == "buy":
        if game.step == 0:
            return Reason("fresco-stall-first")
        return Reason("fresco-buy-offered", {"tile": "-".join(named), "stall": game.step})
    if kind in ("restore", "bishop"):
        return Reason("fresco-wall", {"square": named[0]})
    return Reason("fresco-mix-two", {"paint": named[0], "paints": list(PAINTS[PRIMARY:])})


_KINDS = {
    "plan": (PLANNING, PLAN),
    "wake": (WAKING, WAKE),
    "stall": (MARKET, CLOSE),
    "buy": (MARKET, CLOSE),
    "restore": (CATHEDRAL, RESTORE),
    "bishop": (CATHEDRAL, BISHOP),
    "altar": (CATHEDRAL, ALTAR),
    "mix": (WORKSHOP, MIX),
}


def _misnamed_plan(game: Fresco, seat: int, named: list[str]) -> Reason | None:
    stage = planning.stage(game, seat)
    if named[0] not in planning.places(game) or stage >= planning.READY:
        return None
    if named[0] != PLACES[stage]:
        return Reason("fresco-plan-order", {"place": PLACES[stage]})
    return Reason("fresco-plan-all", _of_a_plan(game, seat))


def _misnamed_payment(game: Fresco, named: list[str]) -> Reason | None:
    found = Misnamed(named)
    if found.unknown:
        return None
    if found.number != CUBES:
        return Reason("fresco-altar-three", {"number": found.number})
    if found.beside_special:
        return Reason("fresco-blends-altar", {"paints": found.beside_special})
    if found.blend_twice:
        return Reason("fresco-blends-altar-once", {"paints": found.blend_twice})
    return Reason("fresco-altar-once", {"paints": found.twice})
