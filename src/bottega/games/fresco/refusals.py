"""The table of Fresco's refusals, and the rules that any place may refuse by; others stand beside their checks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.fresco.catalogue import AHEAD, BEHIND, BISHOP, CLOSE, COINS, MIX, PASS, REQUEST, STACK, TAKE, WAKE
from bottega.games.fresco.names import BACKS, CATHEDRAL, INCOME, MARKET, PAINTS, PHASES, STUDIO, WORKSHOP
from bottega.games.fresco.names import PLAN as PLANNING
from bottega.games.fresco.names import WAKE as WAKING
from bottega.games.fresco.paint import count
from bottega.kernel.reason import Reason, Value
from bottega.kernel.refusals import Refusals

if TYPE_CHECKING:
    from bottega.games.fresco.state import Fresco

REFUSALS: Final = Refusals()


def belongs(game: Fresco, number: int) -> int:
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


def phase_told(game: Fresco, seat: int, number: int) -> dict[str, Value]:
    return {"phase": PHASES[game.phase]}


def _phases_told(game: Fresco, seat: int, number: int) -> dict[str, Value]:
    return {"phase": PHASES[game.phase], "belongs": PHASES[belongs(game, number)]}


def _module_told(game: Fresco, seat: int, number: int) -> dict[str, Value]:
    if number >= game.tables.portrait_moves:
        return {"module": "option-portraits"}
    return {"module": "option-bishops_requests" if REQUEST <= number < STACK + len(BACKS) else "option-special_blends"}


NOT_THIS_PHASE: Final = REFUSALS.rule("fresco-not-this-phase", _phases_told)
MODULE: Final = REFUSALS.rule("fresco-module-absent", _module_told)
_TRACK_FREE: Final = REFUSALS.rule("fresco-track-free")
_PASS_HERE: Final = REFUSALS.rule("fresco-pass-here", phase_told)


def reason(game: Fresco, seat: int, number: int, code: int) -> Reason:
    """Why a move is refused; two moves that belong to no phase have rules of their own."""
    if code == NOT_THIS_PHASE and number in (AHEAD, BEHIND):
        code = _TRACK_FREE
    if code == NOT_THIS_PHASE and number == PASS:
        code = _PASS_HERE
    return REFUSALS.reason(game, seat, number, code)


def missing(have: int, cost: int) -> list[str]:
    """The paints of a cost that a heap lacks."""
    lacking: list[str] = []
    for colour in range(len(PAINTS)):
        lacking += [PAINTS[colour]] * max(0, count(cost, colour) - count(have, colour))
    return lacking
