"""What no move of the catalogue says, but a rule speaks of: half-named payments, a fourth apprentice, a ninth stall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.fresco import market, planning
from bottega.games.fresco.altar import CUBES, Misnamed
from bottega.games.fresco.catalogue import ALTAR, BISHOP, CLOSE, MIX, PLAN, RESTORE, WAKE
from bottega.games.fresco.names import CATHEDRAL, MARKET, PAINTS, PHASES, PLACES, SECOND_CATHEDRAL, WORKSHOP
from bottega.games.fresco.names import PLAN as PLANNING
from bottega.games.fresco.names import WAKE as WAKING
from bottega.games.fresco.paint import PRIMARY
from bottega.games.fresco.refusals import belongs
from bottega.kernel.reason import Reason, names

if TYPE_CHECKING:
    from bottega.games.fresco.state import Fresco


def misnamed(game: Fresco, seat: int, words: list[str]) -> Reason | None:
    """The rule against moves such as `plan market 4` or `altar red orange`, where they would be asked for."""
    kind, named = words[0] if words else "", words[1:]
    known = _KINDS.get(kind)
    if known is None or game.turn.bump:
        return None
    phase, number = known
    if game.phase != phase and not (phase == CATHEDRAL and game.phase == SECOND_CATHEDRAL):
        return Reason("fresco-not-this-phase", {"phase": PHASES[game.phase], "belongs": PHASES[belongs(game, number)]})
    if kind == "altar":
        return _misnamed_payment(game, named)
    if len(named) == 0:
        return None
    if kind == "plan":
        return _misnamed_plan(game, seat, named)
    if kind == "wake":
        return Reason("fresco-wake-mood", {"time": named[0], "times": game.tables.times})
    if kind == "stall":
        return Reason("fresco-market-tiles", {"stall": named[0], "stalls": market.open_stalls(game)})
    if kind == "buy":
        if game.turn.step == 0:
            return Reason("fresco-stall-first")
        return Reason("fresco-buy-offered", {"tile": "-".join(named), "stall": game.turn.step})
    if kind in ("restore", "bishop"):
        return Reason("fresco-wall", {"square": named[0]})
    return Reason("fresco-mix-two", {"paint": named[0], "paints": names(PAINTS[PRIMARY:])})


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
    return Reason("fresco-plan-all", planning.told(game, seat, 0))


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
