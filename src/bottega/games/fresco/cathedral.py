"""The cathedral: each apprentice restores one fresco tile or the altar.

Before a fresco tile the bishop may be moved a step for a coin (anywhere, once a round, for who has
the churchwarden's portrait): step 1 of a turn, after which a tile must follow. In the last round the
sheet's fifth place lets apprentices restore the altar only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.fresco import leonardo, track
from bottega.games.fresco.catalogue import ALTAR, ALTAR_SETS, BISHOP, PASS, RESTORE, SQUARES
from bottega.games.fresco.codes import (
    ALTAR_PAINTS,
    BISHOP_ONCE,
    BISHOP_PAY,
    BISHOP_RESTORE,
    BISHOP_STEP,
    LEGAL,
    LEONARDO_MUST,
    LEONARDO_WALK,
    MODULE,
    NOT_THIS_PHASE,
    RESTORE_COST,
    RESTORE_TILE,
)
from bottega.games.fresco.paint import colours, covers, one
from bottega.games.fresco.phases import CATHEDRAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.fresco.state import Fresco


def asks(game: Fresco) -> bool:
    if game.work == 0:
        return False
    if game.actor == game.players:
        choices = leonardo.squares(game)
        if choices & (choices - 1) != 0:
            return True
        if choices != 0:
            _restore(game, _lowest(choices))
        return False
    if any_altar(game, game.actor):
        return True
    return game.phase == CATHEDRAL and any_tile(game, game.actor)


def _lowest(mask: i64) -> i64:
    square: i64 = 0
    while not (mask >> square) & 1:
        square += 1
    return square


def any_tile(game: Fresco, seat: i64) -> bool:
    """Has the seat the paint for some tile on the wall?"""
    paint: i64 = game.paint[seat]
    wall: i64 = game.wall
    square: i64 = 0
    while wall != 0:
        if wall & 1 and covers(paint, game.tables.cost[game.tiles[square]]):
            return True
        wall >>= 1
        square += 1
    return False


def sets(game: Fresco) -> i64:
    """How many altar sets are in play: the jokers come with the special blends."""
    return ALTAR_SETS if game.blends else 2


def any_altar(game: Fresco, seat: i64) -> bool:
    paint: i64 = game.paint[seat]
    at: i64 = 0
    while at < sets(game):
        if covers(paint, game.tables.altar_cost[at]):
            return True
        at += 1
    return False


def legal(game: Fresco) -> list[int]:
    moves: list[int] = []
    square: i64 = 0
    if game.actor == game.players:
        choices = leonardo.squares(game)
        while square < 25:
            if (choices >> square) & 1:
                moves.append(RESTORE + square)
            square += 1
        return moves
    seat: i64 = game.actor
    paint: i64 = game.paint[seat]
    if game.phase == CATHEDRAL:
        wall: i64 = game.wall
        while wall != 0:
            if wall & 1 and covers(paint, game.tables.cost[game.tiles[square]]):
                moves.append(RESTORE + square)
            wall >>= 1
            square += 1
        if game.step == 1:
            return moves
    tiles: bool = len(moves) > 0
    at: i64 = 0
    while at < sets(game):
        if covers(paint, game.tables.altar_cost[at]):
            moves.append(ALTAR + at)
        at += 1
    if tiles:
        square = 0
        while square < 25:
            if _check_square(game, square) == LEGAL:
                moves.append(BISHOP + square)
            square += 1
    moves.append(PASS)
    return moves


def check(game: Fresco, number: i64) -> i64:
    if game.actor == game.players:
        return _check_leonardo(game, number)
    if number == PASS:
        return BISHOP_RESTORE if game.step == 1 else LEGAL
    if ALTAR <= number < ALTAR + ALTAR_SETS:
        if number - ALTAR >= sets(game):
            return MODULE
        if game.step == 1:
            return BISHOP_RESTORE
        return LEGAL if covers(game.paint[game.actor], game.tables.altar_cost[number - ALTAR]) else ALTAR_PAINTS
    if game.phase != CATHEDRAL:
        return NOT_THIS_PHASE
    if RESTORE <= number < RESTORE + 25:
        square: i64 = number - RESTORE
        if not (game.wall >> square) & 1:
            return RESTORE_TILE
        return LEGAL if covers(game.paint[game.actor], game.tables.cost[game.tiles[square]]) else RESTORE_COST
    if BISHOP <= number < BISHOP + 25:
        if game.step == 1:
            return BISHOP_ONCE
        code = _check_square(game, number - BISHOP)
        if code != LEGAL:
            return code
        return LEGAL if any_tile(game, game.actor) else BISHOP_RESTORE
    return NOT_THIS_PHASE


def _check_leonardo(game: Fresco, number: i64) -> i64:
    if number == PASS:
        return LEONARDO_MUST
    if not RESTORE <= number < RESTORE + 25:
        return NOT_THIS_PHASE
    square: i64 = number - RESTORE
    if (leonardo.squares(game) >> square) & 1:
        return LEGAL
    return LEONARDO_WALK if (game.wall >> square) & 1 else RESTORE_TILE


def _check_square(game: Fresco, square: i64) -> i64:
    """May the bishop go there, as far as way and money are concerned?"""
    near: i64 = game.tables.near[game.bishop]
    price: i64 = game.tables.step_price
    if not (near >> square) & 1:
        if square == game.bishop or not warden(game):
            return BISHOP_STEP
        price = game.tables.churchwarden_price
    return LEGAL if game.money[game.actor] >= price else BISHOP_PAY


def warden(game: Fresco) -> bool:
    """Can the actor still send the bishop anywhere this round?"""
    held: i64 = game.held[game.actor]
    return held & 4 != 0 and not game.used


def do(game: Fresco, number: i64) -> None:
    if number == PASS:
        game.work = 0
        if game.log is not None:
            game.tell("idle", game.actor, {"place": "cathedral" if game.phase == CATHEDRAL else "altar"})
    elif number >= ALTAR:
        _altar(game, number - ALTAR)
    elif number >= RESTORE:
        _restore(game, number - RESTORE)
    else:
        _move_bishop(game, number - BISHOP)


def _move_bishop(game: Fresco, square: i64) -> None:
    near: i64 = game.tables.near[game.bishop]
    price: i64 = game.tables.step_price
    if not (near >> square) & 1:
        price = game.tables.churchwarden_price
        game.used = True
    game.money[game.actor] -= price
    game.bishop = square
    game.step = 1
    if game.log is not None:
        game.tell("bishop", game.actor, {"square": SQUARES[square], "price": price})


def _altar(game: Fresco, chosen: i64) -> None:
    seat: i64 = game.actor
    cost: i64 = game.tables.altar_cost[chosen]
    game.paint[seat] -= cost
    game.supply += cost
    game.work -= 1
    if game.log is not None:
        game.tell("altar", seat, {"paints": colours(cost)})
    track.gain(game, seat, game.tables.altar_points[chosen], "fresco-source-altar")


def bonus(game: Fresco, actor: i64, square: i64) -> i64:
    """The bishop's bonus for a tile, as he stands now; one more for who has the abbot's portrait."""
    return _bonus_from(game, actor, square, game.bishop)


def bonus_by_step(game: Fresco, actor: i64, square: i64) -> i64:
    """The most that the bishop's bonus for a tile could become by one ordinary step of his."""
    best: i64 = bonus(game, actor, square)
    near: i64 = game.tables.near[game.bishop]
    step: i64 = 0
    while step < 25:
        if (near >> step) & 1:
            points: i64 = _bonus_from(game, actor, square, step)
            if points > best:
                best = points
        step += 1
    return best


def _bonus_from(game: Fresco, actor: i64, square: i64, bishop: i64) -> i64:
    points: i64 = 0
    near: i64 = game.tables.near[bishop]
    if square == bishop:
        points = game.tables.bonus_on
    elif (near >> square) & 1:
        points = game.tables.bonus_beside
    if points > 0 and actor < game.players:
        held: i64 = game.held[actor]
        if held & 1:
            points += game.tables.abbot_points
    return points


def _restore(game: Fresco, square: i64) -> None:
    actor: i64 = game.actor
    tables = game.tables
    tile: i64 = game.tiles[square]
    points: i64 = tables.value[tile]
    extra = bonus(game, actor, square)
    bit: i64 = 1
    game.wall &= ~(bit << square)
    game.loose[actor] += one(tables.back[tile])
    game.bishop = square
    game.work -= 1
    game.step = 0
    if actor < game.players:
        cost: i64 = tables.cost[tile]
        game.paint[actor] -= cost
        game.supply += cost
        if game.log is not None:
            game.tell(
                "restore",
                actor,
                {"square": SQUARES[square], "value": points, "bonus": extra, "paints": colours(cost)},
            )
    else:
        game.walker = square
        if game.log is not None:
            game.tell("leonardo-restore", game.leader, {"square": SQUARES[square], "value": points, "bonus": extra})
    if game.log is not None and extra > 0:
        _tell_apart(game, actor, points, extra)
        return
    track.gain(game, actor, points + extra, "fresco-source-tile")


def _tell_apart(game: Fresco, actor: i64, points: i64, extra: i64) -> None:
    """One gain on the track, told as two sources."""
    log = game.log
    game.log = None
    track.gain(game, actor, points + extra, "")
    game.log = log
    track.tell(game, actor, points, "fresco-source-tile")
    track.tell(game, actor, extra, "fresco-source-bishop")
