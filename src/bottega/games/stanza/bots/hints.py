"""Why a patron would do it."""

from __future__ import annotations

from bottega.games.stanza import names
from bottega.games.stanza.income import amount
from bottega.games.stanza.state import Stanza
from bottega.games.stanza.strengths import strength
from bottega.kernel.game import Game
from bottega.kernel.reason import Reason


def reason(game: Game, seat: int, number: int) -> Reason | None:
    """Why `seat` would play this move."""
    assert isinstance(game, Stanza)
    at = game.tables.numbers
    if game.phase == names.MOVE:
        if number == at.retire:
            return Reason("stanza-hint-retire", {"points": game.tables.retiring[game.retired]})
        if number == at.move + names.BONUS_SPACE:
            return Reason("stanza-hint-bonus")
        return None
    if game.phase == names.ACT and number == at.income:
        florins = int(amount(game, seat))
        return Reason("stanza-hint-income", {"florins": florins}) if florins > 0 else None
    if game.phase == names.WORK:
        if at.masterpiece <= number < at.sail:
            return Reason("stanza-hint-masterpiece", {"points": game.tables.niche_points[number - at.masterpiece]})
        if at.hire <= number < at.dismiss and _strengthens(game, seat, number):
            return Reason(
                "stanza-hint-hire", {"florins": game.tables.hire_cost[(number - at.hire) % names.WORKER_SPACES]}
            )
        if at.strengthen <= number < at.masterpiece:
            return Reason("stanza-hint-strengthen")
    return None


def _strengthens(game: Stanza, seat: int, number: int) -> bool:
    """Whether who is hired adds to this activation: others may be hired too, or stand where a useful one stood."""
    after = game.copy()
    after.do(seat, number)
    return bool(strength(after) > strength(game))
