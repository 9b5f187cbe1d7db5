"""What a seat is asked: a message id with its arguments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.fresco import market, planning, track
from bottega.games.fresco.names import (
    CATHEDRAL,
    INCOME,
    MARKET,
    PHASES,
    PLACES,
    PLAN,
    REQUESTS,
    SECOND_CATHEDRAL,
    STUDIO,
    WAKE,
    WORKSHOP,
)
from bottega.kernel.reason import Reason, Value

if TYPE_CHECKING:
    from bottega.games.fresco.state import Fresco


def question(game: Fresco, seat: int) -> Reason:
    """What `seat` is asked now."""
    if game.over:
        return Reason("fresco-ask-nothing")
    if game.phase == PLAN:
        return _question_of_plan(game, seat)
    if seat not in game.awaiting:
        return Reason("fresco-ask-wait", {"phase": PHASES[game.phase]})
    if game.turn.bump:
        actor = game.turn.bump - 1
        args: dict[str, Value] = {
            "space": game.painters[actor].space,
            "ahead": track.name(game, track.free(game, actor, True)),
            "behind": track.name(game, track.free(game, actor, False)),
        }
        return Reason("fresco-ask-track" if actor < game.players else "fresco-ask-leonardo-track", args)
    if game.turn.actor == game.players:
        return _question_for_leonardo(game)
    if game.phase == WAKE:
        return Reason("fresco-ask-wake", {"mood": game.painters[seat].mood})
    if game.phase == MARKET:
        coins: dict[str, Value] = {
            "price": market.price(game, seat),
            "coins": game.painters[seat].money,
            "work": game.turn.work,
        }
        return Reason("fresco-ask-buy" if game.turn.step else "fresco-ask-stall", coins)
    if game.phase in (CATHEDRAL, SECOND_CATHEDRAL):
        return (
            Reason("fresco-ask-restore") if game.turn.step else Reason("fresco-ask-cathedral", {"work": game.turn.work})
        )
    if game.phase == STUDIO and game.turn.step == 0:
        return Reason("fresco-ask-studio", {"coins": game.tables.studio_coins})
    if game.phase == WORKSHOP:
        return _question_of_workshop(game)
    return Reason("fresco-ask-income" if game.phase == INCOME else "fresco-ask-merchant", {"picks": game.turn.picks})


def _question_of_plan(game: Fresco, seat: int) -> Reason:
    stage = planning.stage(game, seat)
    if stage == planning.COMMITTED:
        return Reason("fresco-ask-committed")
    if stage == planning.READY:
        return Reason("fresco-ask-commit")
    return Reason("fresco-ask-plan", {"place": PLACES[stage], "left": planning.left(game, seat)})


def _question_of_workshop(game: Fresco) -> Reason:
    if game.turn.step == 1:
        return Reason("fresco-ask-stack", {"picks": game.turn.picks, "request": REQUESTS[game.turn.request]})
    return Reason("fresco-ask-workshop", {"mixes": game.turn.work})


def _question_for_leonardo(game: Fresco) -> Reason:
    if game.phase == WAKE:
        return Reason("fresco-ask-leonardo-wake")
    if game.phase == MARKET:
        return Reason("fresco-ask-leonardo-stall")
    if game.phase == CATHEDRAL:
        return Reason("fresco-ask-leonardo-restore")
    if game.phase == STUDIO:
        return Reason("fresco-ask-leonardo-portrait")
    if game.turn.step == 1:
        return Reason("fresco-ask-leonardo-stack", {"picks": game.turn.picks, "request": REQUESTS[game.turn.request]})
    return Reason("fresco-ask-leonardo-workshop")
