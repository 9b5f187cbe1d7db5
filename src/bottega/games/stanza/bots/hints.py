"""Why a patron would do it."""

from __future__ import annotations

from bottega.games.stanza import names
from bottega.games.stanza.income import amount
from bottega.games.stanza.state import Stanza
from bottega.games.stanza.strengths import strength
from bottega.kernel.game import Game
from bottega.kernel.reason import Reason

COMPARES = ("stanza-hint-retire",)  # with another move, which a search must have found less good
MOST_REWARDS = 3  # of one kind: more strength brings masterpieces alone


def reason(game: Game, seat: int, number: int) -> Reason | None:
    """Why `seat` would play this move."""
    assert isinstance(game, Stanza)
    at = game.tables.numbers
    if game.phase == names.MOVE:
        if number == at.retire:
            points = game.tables.retiring[game.retired]
            return Reason("stanza-hint-retire", {"points": points}) if points > 0 else None
        if number == at.move + names.BONUS_SPACE:
            return Reason("stanza-hint-bonus")
        return None
    if game.phase == names.ACT and number == at.income:
        florins = int(amount(game, seat))
        return Reason("stanza-hint-income", {"florins": florins}) if florins > 0 and not _last_turn(game) else None
    if game.phase == names.WORK:
        if at.masterpiece <= number < at.sail:
            return _masterpiece(game, seat, number)
        if at.hire <= number < at.dismiss and _strengthens(game, seat, number):
            florins = game.tables.hire_cost[(number - at.hire) % names.WORKER_SPACES]
            return Reason(f"stanza-hint-hire{'-last' if _last_turn(game) else ''}", {"florins": florins})
        if at.strengthen <= number < at.masterpiece and _reaches_more(game, seat, number):
            return Reason("stanza-hint-strengthen")
    return None


def _last_turn(game: Stanza) -> bool:
    """Nothing that is for later is worth anything any more."""
    return bool(game.stage == names.LAST_TURNS + names.LAST_TURN_COUNT - 1)


def _masterpiece(game: Stanza, seat: int, number: int) -> Reason | None:
    """If no other brings more."""
    first, points = game.tables.numbers.masterpiece, game.tables.niche_points
    own = points[number - first]
    most = max(points[move - first] for move in _masterpieces(game, seat))
    return Reason("stanza-hint-masterpiece", {"points": own}) if own == most else None


def _masterpieces(game: Stanza, seat: int) -> set[int]:
    at = game.tables.numbers
    return {move for move in game.legal(seat) if at.masterpiece <= move < at.sail}


def _reaches_more(game: Stanza, seat: int, number: int) -> bool:
    """Whether one more of strength brings a reward that was out of reach: it may be the first of two that do."""
    at = game.tables.numbers
    after = game.copy()
    after.do(seat, number)
    if after.awaiting != [seat] or after.phase != names.WORK:
        return False
    more = set(after.legal(seat)) - set(game.legal(seat))
    if any(at.masterpiece <= move < at.write for move in more):
        return True
    # Books, discs and helpers are taken one by one, each another and no more than the strength.
    counted = sum(at.write <= move < at.return_ for move in after.legal(seat))
    if game.current.activated == names.RELIGION:
        counted = min(counted, int(after.boards[seat].supply))
    return bool(strength(game) < min(counted, MOST_REWARDS))


def _strengthens(game: Stanza, seat: int, number: int) -> bool:
    """Whether who is hired adds to this activation: others may be hired too, or stand where a useful one stood."""
    after = game.copy()
    after.do(seat, number)
    return bool(strength(after) > strength(game))
