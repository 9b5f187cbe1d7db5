"""The cathedral: each apprentice restores one fresco tile or the altar.

Before a fresco tile the bishop may be moved a step for a coin (anywhere, once a round, for who has
the churchwarden's portrait): step 1 of a turn, after which a tile must follow. In the last round the
cathedral is visited a second time, in the theatre's place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.fresco import altar, leonardo, track
from bottega.games.fresco.altar import PAYMENTS
from bottega.games.fresco.catalogue import ALTAR, BISHOP, PASS, RESTORE
from bottega.games.fresco.holdings import ABBOT, CHURCHWARDEN
from bottega.games.fresco.leonardo import LEONARDO_IDLE, LEONARDO_MUST
from bottega.games.fresco.names import PHASES, SQUARES, TILES
from bottega.games.fresco.paint import colours, covers, one
from bottega.games.fresco.refusals import MODULE, NOT_THIS_PHASE, REFUSALS, missing
from bottega.kernel.bits import bit, lowest
from bottega.kernel.reason import Value, names
from bottega.kernel.refusals import LEGAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.fresco.state import Fresco


def asks(game: Fresco) -> bool:
    if game.turn.work == 0:
        return False
    if game.turn.actor == game.players:
        choices = leonardo.squares(game)
        if choices & (choices - 1) != 0:
            return True
        if choices != 0:
            _restore(game, lowest(choices))
        return False
    return altar.affordable(game, game.painters[game.turn.actor].paint) or any_tile(game, game.turn.actor)


def any_tile(game: Fresco, seat: i64) -> bool:
    """Has the seat the paint for some tile on the wall?"""
    paint: i64 = game.painters[seat].paint
    wall = game.wall
    square: i64
    for square in range(TILES):
        if (wall.left >> square) & 1 and covers(paint, game.tables.cost[wall.tiles[square]]):
            return True
    return False


def legal(game: Fresco) -> list[int]:
    moves: list[int] = []
    square: i64
    if game.turn.actor == game.players:
        choices = leonardo.squares(game)
        for square in range(TILES):
            if (choices >> square) & 1:
                moves.append(RESTORE + square)
        return moves
    paint: i64 = game.painters[game.turn.actor].paint
    wall = game.wall
    for square in range(TILES):
        if (wall.left >> square) & 1 and covers(paint, game.tables.cost[wall.tiles[square]]):
            moves.append(RESTORE + square)
    if game.turn.step == 1:
        return moves
    tiles: bool = len(moves) > 0
    if altar.affordable(game, paint):
        payment: i64
        for payment in range(altar.known(game)):
            if covers(paint, game.tables.altar_cost[payment]):
                moves.append(ALTAR + payment)
    if tiles:
        for square in range(TILES):
            if _check_way(game, square) == LEGAL:
                moves.append(BISHOP + square)
    moves.append(PASS)
    return moves


def _square_told(game: Fresco, seat: int, number: int) -> dict[str, Value]:
    return {"square": SQUARES[number - RESTORE]}


def _cost_told(game: Fresco, seat: int, number: int) -> dict[str, Value]:
    square = number - RESTORE
    cost = game.tables.cost[game.wall.tiles[square]]
    return {
        "square": SQUARES[square],
        "paints": names(colours(cost)),
        "missing": missing(game.painters[seat].paint, cost),
    }


def _way_told(game: Fresco, seat: int, number: int) -> dict[str, Value]:
    return {"square": SQUARES[number - BISHOP], "bishop": SQUARES[game.wall.bishop]}


def _price_told(game: Fresco, seat: int, number: int) -> dict[str, Value]:
    return {"price": bishop_price(game, number - BISHOP), "coins": game.painters[seat].money}


def _payment_told(game: Fresco, seat: int, number: int) -> dict[str, Value]:
    return {"missing": missing(game.painters[seat].paint, game.tables.altar_cost[number - ALTAR])}


def _walk_told(game: Fresco, seat: int, number: int) -> dict[str, Value]:
    choices = leonardo.squares(game)
    return {
        "square": SQUARES[number - RESTORE],
        "squares": [SQUARES[other] for other in range(TILES) if (choices >> other) & 1],
        "walker": SQUARES[game.wall.walker],
    }


RESTORE_TILE: Final = REFUSALS.rule("fresco-restore-tile", _square_told)
RESTORE_COST: Final = REFUSALS.rule("fresco-restore-cost", _cost_told)
BISHOP_STEP: Final = REFUSALS.rule("fresco-bishop-step", _way_told)
BISHOP_PAY: Final = REFUSALS.rule("fresco-bishop-pay", _price_told)
BISHOP_ONCE: Final = REFUSALS.rule("fresco-bishop-once")
BISHOP_RESTORE: Final = REFUSALS.rule("fresco-bishop-restore")
CHURCHWARDEN_ONCE: Final = REFUSALS.rule("fresco-portrait-churchwarden", _way_told)
ALTAR_PAINTS: Final = REFUSALS.rule("fresco-altar-paints", _payment_told)
LEONARDO_WALK: Final = REFUSALS.rule("fresco-leonardo-walk", _walk_told)


def check(game: Fresco, number: i64) -> i64:
    if number != PASS and not BISHOP <= number < ALTAR + PAYMENTS:
        return NOT_THIS_PHASE
    if game.turn.actor == game.players:
        return _check_leonardo(game, number)
    if number == PASS:
        return BISHOP_RESTORE if game.turn.step == 1 else LEGAL
    if number >= ALTAR:
        return _check_altar(game, number - ALTAR)
    if number >= RESTORE:
        square: i64 = number - RESTORE
        if not (game.wall.left >> square) & 1:
            return RESTORE_TILE
        return (
            LEGAL
            if covers(game.painters[game.turn.actor].paint, game.tables.cost[game.wall.tiles[square]])
            else RESTORE_COST
        )
    if game.turn.step == 1:
        return BISHOP_ONCE
    code = _check_way(game, number - BISHOP)
    if code != LEGAL:
        return code
    return LEGAL if any_tile(game, game.turn.actor) else BISHOP_RESTORE


def _check_altar(game: Fresco, payment: i64) -> i64:
    if payment >= altar.known(game):
        return MODULE
    if game.turn.step == 1:
        return BISHOP_RESTORE
    return LEGAL if covers(game.painters[game.turn.actor].paint, game.tables.altar_cost[payment]) else ALTAR_PAINTS


def _check_leonardo(game: Fresco, number: i64) -> i64:
    if number == PASS:
        return LEONARDO_MUST
    if not RESTORE <= number < RESTORE + TILES:
        return LEONARDO_IDLE
    square: i64 = number - RESTORE
    if (leonardo.squares(game) >> square) & 1:
        return LEGAL
    return LEONARDO_WALK if (game.wall.left >> square) & 1 else RESTORE_TILE


def _check_way(game: Fresco, square: i64) -> i64:
    """May the bishop go there, as far as way and money are concerned?"""
    if not beside_bishop(game, square):
        held: i64 = game.painters[game.turn.actor].held
        if square == game.wall.bishop or not held & CHURCHWARDEN:
            return BISHOP_STEP
        if game.jumped:
            return CHURCHWARDEN_ONCE
    return LEGAL if game.painters[game.turn.actor].money >= bishop_price(game, square) else BISHOP_PAY


def beside_bishop(game: Fresco, square: i64) -> bool:
    near: i64 = game.tables.near[game.wall.bishop]
    return (near >> square) & 1 == 1


def bishop_price(game: Fresco, square: i64) -> i64:
    """What it costs to move the bishop there: a step, or further by the churchwarden."""
    return game.tables.step_price if beside_bishop(game, square) else game.tables.churchwarden_price


def do(game: Fresco, number: i64) -> None:
    if number == PASS:
        game.turn.work = 0
        if game.log is not None:
            game.tell("idle", game.turn.actor, {"place": PHASES[game.phase]})
    elif number >= ALTAR:
        _pay_altar(game, number - ALTAR)
    elif number >= RESTORE:
        _restore(game, number - RESTORE)
    else:
        _move_bishop(game, number - BISHOP)


def _move_bishop(game: Fresco, square: i64) -> None:
    price = bishop_price(game, square)
    if not beside_bishop(game, square):
        game.jumped = True
    game.painters[game.turn.actor].money -= price
    game.wall.bishop = square
    game.turn.step = 1
    if game.log is not None:
        game.tell("bishop", game.turn.actor, {"square": SQUARES[square], "price": price})


def _pay_altar(game: Fresco, payment: i64) -> None:
    seat: i64 = game.turn.actor
    cost: i64 = game.tables.altar_cost[payment]
    game.painters[seat].paint -= cost
    game.turn.work -= 1
    if game.log is not None:
        game.tell("altar", seat, {"paints": names(colours(cost))})
    track.gain(game, seat, game.tables.altar_points[payment], "fresco-source-altar")


def bonus(game: Fresco, actor: i64, square: i64) -> i64:
    """The bishop's bonus for a tile, as he stands now; one more for who has the abbot's portrait."""
    return bonus_from(game, actor, square, game.wall.bishop)


def bonus_from(game: Fresco, actor: i64, square: i64, bishop: i64) -> i64:
    """The bonus if the bishop stood there."""
    points: i64 = 0
    near: i64 = game.tables.near[bishop]
    if square == bishop:
        points = game.tables.bonus_on
    elif (near >> square) & 1:
        points = game.tables.bonus_beside
    if points > 0 and actor < game.players:
        held: i64 = game.painters[actor].held
        if held & ABBOT:
            points += game.tables.abbot_points
    return points


def _restore(game: Fresco, square: i64) -> None:
    actor: i64 = game.turn.actor
    tables = game.tables
    tile: i64 = game.wall.tiles[square]
    points: i64 = tables.value[tile]
    extra = bonus(game, actor, square)
    game.wall.left &= ~bit(square)
    game.painters[actor].loose += one(tables.back[tile])
    game.wall.bishop = square
    game.turn.work -= 1
    game.turn.step = 0
    if actor < game.players:
        game.painters[actor].paint -= tables.cost[tile]
    else:
        game.wall.walker = square
    if game.log is None:
        track.gain(game, actor, points + extra, "")
    else:
        _tell_restored(game, square, points, extra)


def _tell_restored(game: Fresco, square: i64, points: i64, extra: i64) -> None:
    """One gain on the track, told as two sources; and that it was the last tile."""
    actor: i64 = game.turn.actor
    told: dict[str, Value] = {"square": SQUARES[square], "value": points, "bonus": extra}
    if actor < game.players:
        game.tell("restore", actor, {**told, "paints": names(colours(game.tables.cost[game.wall.tiles[square]]))})
    else:
        game.tell("leonardo-restore", game.leader, told)
    log = game.log
    game.log = None
    track.gain(game, actor, points + extra, "")
    game.log = log
    track.tell(game, actor, points, "fresco-source-tile")
    if extra > 0:
        track.tell(game, actor, extra, "fresco-source-bishop")
    if game.wall.left == 0 and not game.last:
        game.tell("last-tile", -1, {})
