"""The market: choose one open stall, buy there at your own price, and it closes.

Steps of a turn: 0 choosing the stall, 1 + stall buying there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.fresco import leonardo
from bottega.games.fresco.catalogue import CLOSE, PASS
from bottega.games.fresco.display import SOLD, own
from bottega.games.fresco.leonardo import LEONARDO_IDLE, LEONARDO_MUST
from bottega.games.fresco.paint import colours
from bottega.games.fresco.refusals import NOT_THIS_PHASE, REFUSALS
from bottega.kernel.bits import bit
from bottega.kernel.reason import Value, names
from bottega.kernel.refusals import LEGAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.fresco.state import Fresco


def stalls(game: Fresco) -> list[int]:
    """Where each stall's tiles begin in `goods`, and where the last ends."""
    return game.tables.stalls_of_four if game.players == 4 else game.tables.stalls_below_four


def bag(game: Fresco) -> list[int]:
    """The kinds of all tiles in play."""
    return game.tables.bag_of_four if game.players == 4 else game.tables.bag_below_four


def fill(game: Fresco) -> None:
    """All tiles back into the bag; draw new ones for all stalls."""
    bounds = stalls(game)
    tiles = bag(game)[:]
    game.chance.shuffle(tiles)
    display = own(game)
    display.goods = tiles[: bounds[-1]]
    display.open = bit(len(bounds) - 1) - 1  # all of them
    game.reveals += 1


def price(game: Fresco, seat: i64) -> i64:
    """What one tile costs this seat today."""
    return game.tables.price[game.painters[seat].wake]


def asks(game: Fresco) -> bool:
    if game.turn.work == 0:
        return False
    if game.turn.step == 0:
        if game.display.open == 0:
            return False
        if game.turn.actor == game.players and game.display.open & (game.display.open - 1) == 0:
            leonardo.close_only_stall(game)
            return False
        return True
    if game.painters[game.turn.actor].money < price(game, game.turn.actor):
        return False
    bounds = stalls(game)
    at: i64
    for at in range(bounds[game.turn.step - 1], bounds[game.turn.step]):
        if game.display.goods[at] != SOLD:
            return True
    return False


def legal(game: Fresco) -> list[int]:
    moves: list[int] = []
    bounds = stalls(game)
    if game.turn.step == 0:
        stall: i64
        for stall in range(len(bounds) - 1):
            if (game.display.open >> stall) & 1:
                moves.append(game.tables.stall_moves + stall)
        if game.turn.actor < game.players:
            moves.append(PASS)
        return moves
    if game.painters[game.turn.actor].money >= price(game, game.turn.actor):
        seen: i64 = 0
        at: i64
        for at in range(bounds[game.turn.step - 1], bounds[game.turn.step]):
            kind: i64 = game.display.goods[at]
            if kind != SOLD and not (seen >> kind) & 1:
                seen |= bit(kind)
                moves.append(game.tables.buy_moves + kind)
    moves.append(CLOSE)
    return moves


def open_stalls(game: Fresco) -> list[int]:
    return [stall + 1 for stall in range(int(game.display.open).bit_length()) if (game.display.open >> stall) & 1]


def _stalls_told(game: Fresco, seat: int, number: int) -> dict[str, Value]:
    return {"stall": number - game.tables.stall_moves + 1, "stalls": open_stalls(game)}


def _stall_told(game: Fresco, seat: int, number: int) -> dict[str, Value]:
    return {"stall": game.turn.step}


def _tile_told(game: Fresco, seat: int, number: int) -> dict[str, Value]:
    return {"tile": game.tables.kind_names[number - game.tables.buy_moves], "stall": game.turn.step}


def _price_told(game: Fresco, seat: int, number: int) -> dict[str, Value]:
    return {"price": price(game, seat), "coins": game.painters[seat].money}


STALL_ABSENT: Final = REFUSALS.rule("fresco-market-tiles", _stalls_told)
STALL_OPEN: Final = REFUSALS.rule("fresco-stall-open", _stalls_told)
STALL_ONE: Final = REFUSALS.rule("fresco-stall-one", _stall_told)
STALL_FIRST: Final = REFUSALS.rule("fresco-stall-first")
STALL_CLOSES: Final = REFUSALS.rule("fresco-stall-closes", _stall_told)
BUY_OFFERED: Final = REFUSALS.rule("fresco-buy-offered", _tile_told)
BUY_PRICE: Final = REFUSALS.rule("fresco-buy-price", _price_told)


def check(game: Fresco, number: i64) -> i64:
    tables = game.tables
    if tables.stall_moves <= number < tables.buy_moves:
        return _check_stall(game, number - tables.stall_moves)
    buys: bool = tables.buy_moves <= number < tables.portrait_moves
    if number not in (PASS, CLOSE) and not buys:
        return NOT_THIS_PHASE
    if game.turn.actor == game.players:
        return LEONARDO_MUST if number == PASS else LEONARDO_IDLE
    if game.turn.step == 0:
        return LEGAL if number == PASS else STALL_FIRST
    if number == PASS:
        return STALL_CLOSES
    if number == CLOSE:
        return LEGAL
    if _place(game, number - tables.buy_moves) < 0:
        return BUY_OFFERED
    return LEGAL if game.painters[game.turn.actor].money >= price(game, game.turn.actor) else BUY_PRICE


def _check_stall(game: Fresco, stall: i64) -> i64:
    if stall >= len(stalls(game)) - 1:
        return STALL_ABSENT
    if game.turn.step != 0:
        return STALL_ONE
    return LEGAL if (game.display.open >> stall) & 1 else STALL_OPEN


def _place(game: Fresco, kind: i64) -> i64:
    """Where such a tile lies in the chosen stall, or -1."""
    bounds = stalls(game)
    at: i64
    for at in range(bounds[game.turn.step - 1], bounds[game.turn.step]):
        if game.display.goods[at] == kind:
            return at
    return -1


def do(game: Fresco, number: i64) -> None:
    tables = game.tables
    if number == PASS:
        game.turn.work = 0
        if game.log is not None:
            game.tell("idle", game.turn.actor, {"place": "market"})
    elif number == CLOSE:
        game.turn.work = 0
    elif number < tables.buy_moves:
        game.turn.step = 1 + number - tables.stall_moves
        if game.turn.actor == game.players:
            game.turn.work = 0
        elif game.log is not None:
            game.tell("stall", game.turn.actor, {"stall": game.turn.step})
    else:
        _buy(game, number - tables.buy_moves)


def _buy(game: Fresco, kind: i64) -> None:
    seat: i64 = game.turn.actor
    cost: i64 = game.tables.kind_cost[kind]
    paid = price(game, seat)
    own(game).goods[_place(game, kind)] = SOLD
    game.painters[seat].money -= paid
    game.painters[seat].paint += cost
    game.turn.work -= 1
    if game.log is not None:
        game.tell("buy", seat, {"paints": names(colours(cost)), "price": paid})


def leave(game: Fresco) -> None:
    """The stall that was visited closes; what it still has is gone for this round."""
    if game.turn.step == 0:
        return
    stall: i64 = game.turn.step - 1
    display = own(game)
    display.open &= ~bit(stall)
    bounds = stalls(game)
    at: i64
    for at in range(bounds[stall], bounds[stall + 1]):
        display.goods[at] = SOLD
    if game.log is not None:
        if game.turn.actor < game.players:
            game.tell("close", game.turn.actor, {"stall": stall + 1})
        else:
            game.tell("leonardo-stall", game.leader, {"stall": stall + 1})
