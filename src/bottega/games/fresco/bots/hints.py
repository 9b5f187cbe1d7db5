"""Why a painter would do it."""

from __future__ import annotations

from bottega.games.fresco.catalogue import AHEAD, ALTAR, BEHIND, BISHOP, MIX, REQUEST, RESTORE, WAKE
from bottega.games.fresco.cathedral import bonus
from bottega.games.fresco.market import price
from bottega.games.fresco.names import CATHEDRAL, MARKET, SECOND_CATHEDRAL, TILES, WORKSHOP
from bottega.games.fresco.names import PLAN as PLANNING
from bottega.games.fresco.names import WAKE as WAKING
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
        return Reason("fresco-hint-wake", {"price": tables.price[time], "mood": tables.time_mood[time]})
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
        return Reason("fresco-hint-altar", {"points": tables.altar_points[number - ALTAR]})
    if phase == WORKSHOP and MIX <= number < MIX + 5:
        return Reason("fresco-hint-mix")
    if phase == WORKSHOP and REQUEST <= number < REQUEST + 4:
        return Reason("fresco-hint-request", {"points": int(top(game, number - REQUEST))})
    if phase == MARKET and tables.buy_moves <= number < tables.portrait_moves:
        return Reason("fresco-hint-buy", {"price": int(price(game, seat))})
    return None
