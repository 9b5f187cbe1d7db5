"""Why a painter would do it."""

from __future__ import annotations

from bottega.games.fresco.catalogue import AHEAD, ALTAR, BEHIND, BISHOP, MIX, REQUEST, RESTORE, WAKE
from bottega.games.fresco.cathedral import bonus
from bottega.games.fresco.market import price
from bottega.games.fresco.names import CATHEDRAL, MARKET, SECOND_CATHEDRAL, TILES, WORKSHOP
from bottega.games.fresco.names import PLAN as PLANNING
from bottega.games.fresco.names import WAKE as WAKING
from bottega.games.fresco.paint import covers
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.workshop import top
from bottega.kernel.game import Game
from bottega.kernel.reason import Reason


def reason(game: Game, seat: int, number: int) -> Reason | None:
    """Why `seat` would play this move."""
    assert isinstance(game, Fresco)
    tables = game.tables
    phase = game.phase
    if phase == PLANNING or game.turn.actor >= game.players:
        return None
    if number == AHEAD:
        return Reason("fresco-hint-ahead")
    if number == BEHIND:
        return Reason("fresco-hint-behind")
    if phase == WAKING:
        time = number - WAKE
        mood = tables.time_mood[time]
        way = "up" if mood > 0 else "down" if mood < 0 else "same"
        return Reason("fresco-hint-wake", {"price": tables.price[time], "mood": way, "steps": abs(mood)})
    in_cathedral = phase in (CATHEDRAL, SECOND_CATHEDRAL)
    if in_cathedral and RESTORE <= number < RESTORE + TILES:
        square = number - RESTORE
        extra = bonus(game, seat, square)
        value = tables.value[game.wall.tiles[square]]
        if extra > 0:
            return Reason("fresco-hint-restore-bonus", {"value": value, "bonus": int(extra)})
        return Reason("fresco-hint-restore", {"value": value}) if not game.last else None  # there is no next time
    if in_cathedral and BISHOP <= number < BISHOP + TILES:
        return Reason("fresco-hint-bishop")
    if in_cathedral and number >= ALTAR:
        points = tables.altar_points[number - ALTAR]
        return None if _pays_more(game, number - ALTAR) else Reason("fresco-hint-altar", {"points": points})
    if phase == WORKSHOP and MIX <= number < MIX + 5:
        return Reason("fresco-hint-mix")
    if phase == WORKSHOP and REQUEST <= number < REQUEST + 4:
        return Reason("fresco-hint-request", {"points": int(top(game, number - REQUEST))})
    if phase == MARKET and tables.buy_moves <= number < tables.portrait_moves:
        return Reason("fresco-hint-buy", {"price": int(price(game, seat))})
    return None


def _pays_more(game: Fresco, payment: int) -> bool:
    """Whether some tile on the wall would bring more for the same paint."""
    tables, wall = game.tables, game.wall
    return any(
        wall.left >> square & 1
        and covers(tables.altar_cost[payment], tables.cost[wall.tiles[square]])
        and tables.value[wall.tiles[square]] > tables.altar_points[payment]
        for square in range(TILES)
    )
