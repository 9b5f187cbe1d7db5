"""Why a painter would do it."""

from __future__ import annotations

from bottega.games.fresco import track
from bottega.games.fresco.catalogue import AHEAD, ALTAR, BEHIND, BISHOP, MIX, REQUEST, RESTORE, WAKE
from bottega.games.fresco.cathedral import bishop_price, bonus, bonus_from
from bottega.games.fresco.market import price
from bottega.games.fresco.names import CATHEDRAL, MARKET, SECOND_CATHEDRAL, TILES, WORKSHOP
from bottega.games.fresco.names import PLAN as PLANNING
from bottega.games.fresco.names import WAKE as WAKING
from bottega.games.fresco.paint import covers
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.workshop import top
from bottega.kernel.game import Game
from bottega.kernel.reason import Reason

COMPARES = ("fresco-hint-buy",)  # with another move, which a search must have found less good
DESCRIBES = ("fresco-hint-wake",)  # what comes of a move, if there is no better reason


def reason(game: Game, seat: int, number: int) -> Reason | None:
    """Why `seat` would play this move."""
    assert isinstance(game, Fresco)
    tables = game.tables
    phase = game.phase
    if phase == PLANNING or game.turn.actor >= game.players:
        return None
    if number in (AHEAD, BEHIND):
        return _aside(game, seat, number)
    if phase == WAKING:
        time = number - WAKE
        mood = game.painters[seat].mood
        steps = int(min(max(1, mood + tables.time_mood[time]), tables.highest_mood) - mood)
        way = "up" if steps > 0 else "down" if steps < 0 else "same"
        return Reason("fresco-hint-wake", {"price": tables.price[time], "mood": way, "steps": abs(steps)})
    in_cathedral = phase in (CATHEDRAL, SECOND_CATHEDRAL)
    if in_cathedral and RESTORE <= number < RESTORE + TILES:
        square = number - RESTORE
        extra = bonus(game, seat, square)
        value = tables.value[game.wall.tiles[square]]
        if extra > 0:
            return Reason("fresco-hint-restore-bonus", {"value": value, "bonus": int(extra)})
        return Reason("fresco-hint-restore", {"value": value}) if not game.last else None  # there is no next time
    if in_cathedral and BISHOP <= number < BISHOP + TILES:
        return _bishop(game, seat, number - BISHOP)
    if in_cathedral and number >= ALTAR:
        points = tables.altar_points[number - ALTAR]
        return None if _pays_more(game, seat, number - ALTAR) else Reason("fresco-hint-altar", {"points": points})
    if phase == WORKSHOP and MIX <= number < MIX + 5:
        return Reason("fresco-hint-mix")
    if phase == WORKSHOP and REQUEST <= number < REQUEST + 4:
        return Reason("fresco-hint-request", {"points": int(top(game, number - REQUEST))})
    if phase == MARKET and tables.buy_moves <= number < tables.portrait_moves:
        return Reason("fresco-hint-buy", {"price": int(price(game, seat))})
    return None


def _aside(game: Fresco, seat: int, number: int) -> Reason | None:
    """Ahead of a taken space or behind it: points, or the choice of the next get-up time. Leonardo wants neither."""
    if game.turn.bump != seat + 1:
        return None
    if number == BEHIND:
        return None if game.last else Reason("fresco-hint-behind")
    more = int(track.free(game, seat, True) - game.painters[seat].space)
    return Reason("fresco-hint-ahead", {"points": more})


def _bishop(game: Fresco, seat: int, square: int) -> Reason | None:
    """If the tile that would bring most behind the bishop's step brings more by it."""
    tables, wall = game.tables, game.wall
    paint = game.painters[seat].paint
    best = gained = 0
    for tile in range(TILES):
        if wall.left >> tile & 1 and covers(paint, tables.cost[wall.tiles[tile]]):
            extra = int(bonus_from(game, seat, tile, square))
            worth = (tables.value[wall.tiles[tile]] + extra, extra - int(bonus(game, seat, tile)))
            best, gained = max((best, gained), worth)
    return Reason("fresco-hint-bishop", {"price": int(bishop_price(game, square))}) if gained > 0 else None


def _pays_more(game: Fresco, seat: int, payment: int) -> bool:
    """Whether some tile on the wall would bring more for the same paint, with what the bishop gives."""
    tables, wall = game.tables, game.wall
    return any(
        wall.left >> square & 1
        and covers(tables.altar_cost[payment], tables.cost[wall.tiles[square]])
        and tables.value[wall.tiles[square]] + int(bonus(game, seat, square)) > tables.altar_points[payment]
        for square in range(TILES)
    )
