"""What a seat is asked: a message id with its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.florence import work
from bottega.games.florence.names import (
    ACROSS,
    ACT,
    ANSWER,
    ASK,
    BANKER_CHOICE,
    BID,
    BONUS,
    CHARACTERS,
    CONVERT,
    DECKS,
    FAVOUR,
    KEEP,
    LOTS,
    MERCHANT_CHOICE,
    OFFER,
    OPEN,
    OVER,
    PEOPLE,
    PHASES,
    PLACE,
    SETTLE,
    TILES,
)
from bottega.kernel.reason import Reason

if TYPE_CHECKING:
    from bottega.games.florence.state import Florence


def question(game: Florence, seat: int) -> Reason:
    """What `seat` is asked now."""
    phase = game.phase
    tables = game.tables
    name = f"florence-ask-{PHASES[phase]}"
    if phase == OVER:
        return Reason("florence-ask-over")
    if phase == PEOPLE:
        return Reason(name if game.courts[seat].discard < 0 else "florence-ask-people-wait")
    if seat != game.turn:
        return Reason("florence-ask-wait", {"other": game.turn})
    if phase == OPEN:
        alone = game.auction.still == 1 << seat
        return Reason("florence-ask-open-alone" if alone else name, {"florins": game.price_base()})
    if phase == BID:
        return Reason(
            name,
            {
                "lot": LOTS[game.auction.lot],
                "florins": game.auction.price + tables.raise_by,
                "owner": game.auction.leader,
            },
        )
    if phase == MERCHANT_CHOICE:
        return Reason(name, {"lot": LOTS[game.auction.lot], "florins": game.auction.price})
    if phase in (ACROSS, ASK) and seat == game.project.partner:
        return Reason(f"{name}-partner", {"building": TILES[game.project.tile], "other": game.actions.active})
    if phase in (PLACE, ACROSS):
        return Reason(name, {"tile": TILES[game.project.tile]})
    if phase == KEEP:
        return Reason(name, {"deck": f"deck-{DECKS[game.looking]}"})
    if phase == OFFER:
        return Reason(name, {"character": CHARACTERS[game.characters.courted]})
    if phase == FAVOUR:
        last = game.resume == FAVOUR
        character = CHARACTERS[game.courts[seat].character]
        return Reason("florence-ask-favour-last" if last else name, {"character": character})
    if phase == ACT:
        return Reason(name, {"actions": game.actions.left}) if game.actions.left else Reason("florence-ask-act-free")
    if phase == BONUS:
        return Reason(name, {"value": game.actions.value, "minimum": tables.minimum[game.round - 1]})
    if phase == CONVERT:
        return Reason(
            name, {"florins": game.actions.value * tables.per_work_value, "points": work.convertible(game, seat)}
        )
    if phase == BANKER_CHOICE:
        return Reason(name, {"points": work.convertible(game, seat)})
    if phase == ASK:
        return Reason(name, {"building": TILES[game.project.tile], "partner": game.project.partner})
    if phase in (ANSWER, SETTLE):
        other = game.actions.active if phase == ANSWER else game.project.partner
        return Reason(name, {"building": TILES[game.project.tile], "partner": other, "florins": game.project.payment})
    return Reason(name)
