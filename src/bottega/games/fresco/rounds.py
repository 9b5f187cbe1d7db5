"""The course of a round: place after place, actor after actor, until somebody has to decide.

After the places come the preparations for the next round, income and the end of the game. Six tiles or fewer at the
beginning of a round make it the last one; so does the last tile of all, restored in any round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.fresco import (
    cathedral,
    leonardo,
    market,
    planning,
    scoring,
    studio,
    theatre,
    track,
    wakeup,
    workshop,
)
from bottega.games.fresco import order as orders
from bottega.games.fresco.holdings import SERVANT, fulfilled
from bottega.games.fresco.names import (
    CATHEDRAL,
    FINAL,
    INCOME,
    MARKET,
    PHASES,
    PLAN,
    SECOND_CATHEDRAL,
    STUDIO,
    THEATRE,
    WAKE,
    WORKSHOP,
)
from bottega.games.fresco.paint import count, one
from bottega.kernel.bits import ones

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.fresco.state import Fresco


def begin(game: Fresco) -> None:
    """A new round: all painters stand above the hostel again."""
    for painter in game.painters:
        painter.wake = -1
        painter.plan = 0
    game.jumped = False
    game.last = must_be_last(game)
    _enter_phase(game, WAKE, track.from_last(game))
    if game.log is not None and game.round > 1:
        game.tell("round", -1, {"round": game.round})
        if game.last:
            game.tell("last-round", -1, {})
    advance(game)


def must_be_last(game: Fresco) -> bool:
    """At the beginning of a round: is it the last one?"""
    few: bool = tiles_left(game) <= game.tables.tiles_left
    return few or studio.all_revealed(game) or game.round >= game.tables.most_rounds


def tiles_left(game: Fresco) -> i64:
    return ones(game.wall.left)


def ends(game: Fresco) -> bool:
    """Is this round the last one, from its beginning or because the last tile was restored in it?"""
    return game.last or game.wall.left == 0


def to_the_places(game: Fresco) -> None:
    """All plans lie open: to the market."""
    _enter_phase(game, MARKET, wakeup.by_time(game))
    advance(game)


def _enter_phase(game: Fresco, phase: i64, order: i64) -> None:
    game.phase = phase
    game.turn.order = order
    game.turn.number = -1


def decider(game: Fresco, actor: i64) -> i64:
    """The seat that decides for an actor."""
    return actor if actor < game.players else game.leader


def advance(game: Fresco) -> None:
    """Go on until somebody has to decide, or the game is over."""
    while True:
        if game.turn.bump != 0:
            game.awaiting = [decider(game, game.turn.bump - 1)]
            return
        if game.turn.number >= 0:
            if asks(game):
                game.awaiting = [decider(game, game.turn.actor)]
                return
            if game.turn.bump != 0:
                continue  # what was done without a choice has landed on a taken space
            if game.phase == MARKET:
                market.leave(game)
            elif game.log is not None:
                _tell_idle(game)
        game.turn.number += 1
        if game.turn.number == game.actors:
            _next_phase(game)
            if game.over or game.phase == PLAN or game.phase == WAKE:
                return
        else:
            game.turn.actor = orders.actor_at(game.turn.order, game.turn.number)
            _enter_turn(game)


def _tell_idle(game: Fresco) -> None:
    """Apprentices who have found nothing to do."""
    if game.phase in (CATHEDRAL, WORKSHOP, SECOND_CATHEDRAL) and game.turn.work > 0 and game.turn.actor < game.players:
        game.tell("idle", game.turn.actor, {"place": PHASES[game.phase]})


def _enter_turn(game: Fresco) -> None:
    phase = game.phase
    game.turn.work = game.turn.step = game.turn.picks = 0
    game.turn.used = False
    if phase == WAKE:
        game.turn.work = 1
    elif phase == INCOME:
        _pay_income(game)
    elif phase == FINAL:
        scoring.change_money(game)
    else:
        game.turn.work = apprentices(game)
        if game.turn.work == 0:
            return
        if phase == THEATRE:
            theatre.enter(game)
        elif phase == WORKSHOP:
            workshop.enter(game)
        elif phase == STUDIO:
            studio.enter(game)


def apprentices(game: Fresco) -> i64:
    """How many apprentices the actor has in this place."""
    place: i64 = game.phase - MARKET
    if place > 4:
        place = 4
    if game.turn.actor == game.players:
        return leonardo.apprentices(game, place)
    return planning.placed(game, game.turn.actor, place)


def asks(game: Fresco) -> bool:
    """Do what leaves the actor no choice; is there something to decide then?"""
    phase = game.phase
    if phase == WORKSHOP:
        return workshop.asks(game)
    if phase in (CATHEDRAL, SECOND_CATHEDRAL):
        return cathedral.asks(game)
    if phase == MARKET:
        return market.asks(game)
    if phase == STUDIO:
        return studio.asks(game)
    if phase == WAKE:
        return game.turn.work > 0
    if phase == INCOME:
        return game.turn.picks > 0
    return False


def _next_phase(game: Fresco) -> None:
    phase = game.phase
    if phase == WAKE:
        game.phase = PLAN
        planning.begin(game)
    elif phase < WORKSHOP:
        _enter_phase(game, phase + 1, game.turn.order)
    elif phase == WORKSHOP:
        _enter_phase(game, SECOND_CATHEDRAL if game.last else THEATRE, game.turn.order)
    elif phase == FINAL:
        game.over = True
        game.awaiting = []
        if game.log is not None:
            game.tell("over", scoring.winner(game), {"score": track.points(game, scoring.winner(game))})
    elif phase == INCOME:
        game.round += 1
        if game.leonardo:
            game.leader = 1 - game.leader
        track.rotate(game)
        begin(game)
    elif ends(game):
        _enter_phase(game, FINAL, game.turn.order)
    else:
        _prepare(game)
        _enter_phase(game, INCOME, game.turn.order)


def _prepare(game: Fresco) -> None:
    """New market tiles and portraits."""
    market.fill(game)
    if game.portraits:
        studio.reveal(game)


def restored(game: Fresco, actor: i64) -> i64:
    """How many restored tiles lie loose before an actor."""
    tiles: i64 = 0
    loose: i64 = game.painters[actor].loose
    back: i64
    for back in range(workshop.BACK_KINDS):
        tiles += count(loose, back)
    return tiles


def income(game: Fresco, seat: i64) -> i64:
    """Coins for restored tiles and fulfilled requests, and one for God's servant."""
    tables = game.tables
    held: i64 = game.painters[seat].held
    coins: i64 = restored(game, seat) * tables.income_per_tile
    if held & SERVANT:
        coins += tables.servant_coins
    kind: i64
    for kind in range(workshop.KINDS):
        coins += fulfilled(held, kind) * tables.request_coins
    return coins


def _pay_income(game: Fresco) -> None:
    """Coins; and paint for fulfilled requests, of which that for general ones is to be chosen."""
    seat: i64 = game.turn.actor
    if seat == game.players:
        return
    held: i64 = game.painters[seat].held
    coins = income(game, seat)
    paints: i64 = 0
    kind: i64
    for kind in range(1, workshop.KINDS):
        paints += fulfilled(held, kind) * one(workshop.colour_of(kind))
    game.turn.picks = fulfilled(held, 0)
    game.painters[seat].paint += paints
    game.painters[seat].money += coins
    if game.log is not None and (coins or paints):
        studio.tell_gift(game, "income", seat, {"coins": coins}, paints)
