"""Why a prince would do it."""

from __future__ import annotations

from bottega.games.florence import catalogue as moves
from bottega.games.florence.bots.knowledge import actions_left, auctions_left
from bottega.games.florence.names import ACT, BID, BUILDER, CONVERT, JESTER, LANDSCAPE, OPEN, PRESTIGE, RECRUITING
from bottega.games.florence.state import Florence
from bottega.games.florence.work import value_within_reach, work_value
from bottega.kernel.game import Game
from bottega.kernel.reason import Reason

COMPARES = ("florence-hint-pass", "florence-hint-work")  # with another move, which a search must have found less good


def reason(game: Game, seat: int, number: int) -> Reason | None:
    """Why `seat` would play this move."""
    assert isinstance(game, Florence)
    court = game.courts[seat]
    tables = game.tables
    phase = game.phase
    if phase in (OPEN, BID):
        lot: int = game.auction.lot if phase == BID else number - moves.OPEN_LOT
        if moves.BID_OF <= number < moves.SELL or moves.OPEN_LOT <= number < moves.PASS:
            works = min(court.in_hand + 2, int(actions_left(game, seat)))
            if lot == JESTER:
                return Reason("florence-hint-jester", {"works": works, "value": tables.value_jester})
            if lot == BUILDER:
                return _builder(game, court.builders)
            if lot == PRESTIGE:
                return Reason("florence-hint-prestige", {"cards": min(tables.looked_at, len(game.prestige_deck))})
            if lot == RECRUITING:
                return Reason("florence-hint-recruiting")
            if lot == LANDSCAPE:
                return None
            if court.landscapes(lot) > 0:  # one is enough for everybody who wants it
                points = tables.points_landscape
                return Reason("florence-hint-landscape-again", {"points": points}) if points > 0 else None
            wanted = sum(court.hand >> p & 1 and tables.wants_landscape[p] == lot for p in range(moves.PEOPLE_COUNT))
            return Reason("florence-hint-landscape", {"people": int(wanted)}) if wanted else None
        if number == moves.PASS and phase == BID:
            return Reason("florence-hint-pass")
    if phase == ACT:
        if moves.WORK <= number < moves.WORK_PRINCESS:
            return _work(game, seat, number - moves.WORK)
        if moves.BUILD <= number < moves.DRAW_PERSON:
            wanted = sum(
                court.hand >> p & 1 and tables.wants_building[p] == number - moves.BUILD
                for p in range(moves.PEOPLE_COUNT)
            )
            return Reason("florence-hint-build", {"people": int(wanted), "points": tables.points_building})
        if moves.FREEDOM <= number < moves.END:
            wanted = sum(
                court.hand >> p & 1 and tables.wants_freedom[p] == number - moves.FREEDOM
                for p in range(moves.PEOPLE_COUNT)
            )
            return Reason("florence-hint-freedom", {"people": int(wanted)})
        if number in (moves.DRAW_BONUS, moves.DRAW_PERSON):
            return _draw(game, seat, number)
    if phase == CONVERT and game.catalogue[number].text != "prestige 0":
        return Reason("florence-hint-convert", {"auctions": int(auctions_left(game, seat))})
    return None


def _builder(game: Florence, builders: int) -> Reason | None:
    """What one more builder brings to who has so many."""
    points = game.tables.points_builder
    if builders == 0:
        return Reason("florence-hint-builder")
    if builders == 1:
        return Reason("florence-hint-builder-second", {"points": points})
    prices = game.tables.price_building
    if prices[builders + 1] == 0:
        return Reason("florence-hint-builder-third", {"points": points})
    cheaper = prices[builders + 1] < prices[builders]
    return Reason("florence-hint-builder-third-cheaper", {"points": points}) if cheaper else None


def _draw(game: Florence, seat: int, number: int) -> Reason | None:
    """A card is for a work to come: nothing, where there is no action left for one."""
    left = int(actions_left(game, seat)) - 1
    if number == moves.DRAW_PERSON:
        return Reason("florence-hint-person") if left > 0 else None
    needed = 1 if game.courts[seat].hand else 2  # without anybody in hand, somebody must be drawn first
    return Reason("florence-hint-bonus") if left >= needed else None


def _work(game: Florence, seat: int, person: int) -> Reason:
    """A work that reaches the minimum by itself, or by bonus cards."""
    value = int(work_value(game, game.courts[seat], person))
    minimum = game.tables.minimum[game.round - 1]
    if value >= minimum:
        return Reason("florence-hint-work", {"value": value, "minimum": minimum})
    reach = int(value_within_reach(game, seat, person))
    return Reason("florence-hint-work-bonus", {"value": value, "reach": reach, "minimum": minimum})
