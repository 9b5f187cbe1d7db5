"""The table of La Stanza's refusals, and the rules that any reward may refuse by; others stand beside their checks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.stanza.names import DISCIPLINES, PHASES
from bottega.games.stanza.strengths import strength
from bottega.kernel.reason import Value
from bottega.kernel.refusals import Refusals

if TYPE_CHECKING:
    from bottega.games.stanza.state import Stanza

REFUSALS: Final = Refusals()


def move_told(game: Stanza, seat: int, number: int) -> dict[str, Value]:
    """What the move names; of a worker also the discipline that is activated."""
    named: dict[str, Value] = dict(game.catalogue.moves[number].args)
    if "worker" in named:
        named["discipline"] = DISCIPLINES[game.current.activated]
    return named


def activated_told(game: Stanza, seat: int, number: int) -> dict[str, Value]:
    return {"discipline": DISCIPLINES[game.current.activated]}


def _phase_told(game: Stanza, seat: int, number: int) -> dict[str, Value]:
    return {"phase": f"phase-{PHASES[game.phase]}"}


def _strength_told(game: Stanza, seat: int, number: int) -> dict[str, Value]:
    return {"strength": strength(game)}


NOT_NOW: Final = REFUSALS.rule("stanza-not-this-phase", _phase_told)
HIRE_FIRST: Final = REFUSALS.rule("stanza-hire-first", activated_told)
FINISH_GIFT: Final = REFUSALS.rule("stanza-gift", move_told)
REWARD_DISCIPLINE: Final = REFUSALS.rule("stanza-reward-discipline", activated_told)
REWARD_STRENGTH: Final = REFUSALS.rule("stanza-reward-strength", _strength_told)
