"""What the features of Fresco are, read from the state, in the order of their names in `features`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.fresco import altar, cathedral, planning, rounds, theatre, track, workshop
from bottega.games.fresco.holdings import fulfilled
from bottega.games.fresco.market import stalls
from bottega.games.fresco.names import CATHEDRAL, MARKET, PLAN, SECOND_CATHEDRAL, TILES, WAKE, WORKSHOP
from bottega.games.fresco.paint import BITS, MASK, count, covers
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.study.viewed import state_of
from bottega.study.sight.brush import BYTE, awaited, bits, nothing, one

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.kernel.game import Game

__all__ = ["sight", "state_of"]

STARTS = 4
PAYMENTS = 57
MIXES = 5
STALLS = 4
GOODS = 11
CARDS = 18


def sight(game: Game, seat: i64) -> list[bytes]:
    """Every feature of `seat`, less the low end of its range, a byte each, in pieces."""
    assert isinstance(game, Fresco)
    values: list[bytes] = []
    players: i64 = game.players
    awaited(values, game.awaiting, seat, players)
    _scores(values, game, seat, players)
    one(values, game.phase, 10)
    values.append(BYTE[game.round - 1])
    values.append(BYTE[1 if rounds.ends(game) else 0])
    _turn(values, game)
    values.append(BYTE[1 if game.turn.bump != 0 else 0])
    _seats(values, game, seat, players)
    one(values, game.wall.bishop, TILES)
    _wall(values, game, seat)
    _workshop(values, game, seat)
    _market(values, game)
    _portraits(values, game)
    _requests(values, game, seat)
    values.append(BYTE[int(game.wall.left).bit_count()])
    _leonardo(values, game, seat)
    return values


def _scores(values: list[bytes], game: Fresco, seat: i64, players: i64) -> None:
    step: i64
    for step in range(players):
        values.append(BYTE[track.points(game, (seat + step) % players)])


def _turn(values: list[bytes], game: Fresco) -> None:
    if game.phase == PLAN or game.over:
        nothing(values, 8)
        return
    values.append(BYTE[game.turn.work])
    values.append(BYTE[game.turn.picks])
    values.append(BYTE[game.turn.step if game.phase == MARKET else 0])
    one(values, game.turn.request if game.phase == WORKSHOP and game.turn.step == 1 else -1, 4)
    values.append(BYTE[1 if game.phase in (CATHEDRAL, SECOND_CATHEDRAL) and game.turn.step == 1 else 0])


def _seats(values: list[bytes], game: Fresco, seat: i64, players: i64) -> None:
    tables = game.tables
    order: list[int] = [(seat + step) % players for step in range(players)]
    other: i64
    at: i64
    for other in order:
        one(values, track.start(game, game.painters[other].space) - 1, STARTS)
    values += [BYTE[game.painters[other].mood] for other in order]
    values += [BYTE[planning.apprentices(game, other)] for other in order]
    for other in order:
        one(values, game.painters[other].wake, 5)
    values += [
        BYTE[tables.price[game.painters[other].wake] if game.painters[other].wake >= 0 else 0] for other in order
    ]
    shown: bool = game.over or game.options["open_screens"] is True
    values += [BYTE[game.painters[other].money + 1 if shown or other == seat else 0] for other in order]
    for other in order:
        if shown or other == seat:
            paint: i64 = game.painters[other].paint
            for at in range(8):
                values.append(BYTE[count(paint, at) + 1])
        else:
            nothing(values, 8)
    for other in order:
        loose: i64 = game.painters[other].loose
        for at in range(8):
            values.append(BYTE[count(loose, at)])
    for other in order:
        held: i64 = game.painters[other].held
        for at in range(4):
            values.append(BYTE[fulfilled(held, at)])
    for other in order:
        bits(values, game.painters[other].held, 4)
    values += [BYTE[rounds.income(game, other)] for other in order]
    values += [BYTE[theatre.steps(game, other)] for other in order]
    values += [
        BYTE[1 if game.phase == PLAN and planning.stage(game, other) == planning.COMMITTED else 0] for other in order
    ]
    for other in order:
        _plan(values, game, other, seat)


def _plan(values: list[bytes], game: Fresco, other: i64, seat: i64) -> None:
    if game.phase == WAKE or (game.phase == PLAN and other != seat):
        nothing(values, 5)
        return
    stage: i64 = planning.stage(game, other)
    place: i64
    for place in range(5):
        values.append(BYTE[planning.placed(game, other, place) + 1 if place < stage or stage == planning.READY else 0])


def _wall(values: list[bytes], game: Fresco, seat: i64) -> None:
    """Value, bonus and lacking paints of each tile, then all paints that the tiles want."""
    tables = game.tables
    paint: i64 = game.painters[seat].paint
    bonuses: list[int] = []
    lacking: list[int] = []
    wanted: list[int] = [0] * 8
    wall = game.wall
    square: i64
    for square in range(TILES):
        if (wall.left >> square) & 1:
            tile: i64 = wall.tiles[square]
            cost: i64 = tables.cost[tile]
            values.append(BYTE[tables.value[tile]])
            bonuses.append(cathedral.bonus(game, seat, square))
            lack: i64 = 0
            have: i64 = paint
            colour: i64 = 0
            while cost != 0:
                cubes: i64 = cost & MASK
                if cubes > 0:
                    wanted[colour] += cubes
                    if cubes > have & MASK:
                        lack += cubes - (have & MASK)
                cost >>= BITS
                have >>= BITS
                colour += 1
            lacking.append(lack)
        else:
            values.append(BYTE[0])
            bonuses.append(0)
            lacking.append(0)
    values.append(bytes(bonuses))
    values.append(bytes(lacking))
    values.append(bytes(wanted))


def _workshop(values: list[bytes], game: Fresco, seat: i64) -> None:
    """What of altar and mixing table the paint allows."""
    tables = game.tables
    paint: i64 = game.painters[seat].paint
    payments: i64 = altar.known(game) if altar.affordable(game, paint) else 0
    unit: i64 = 1
    payable: i64 = 0
    at: i64
    for at in range(payments):
        if covers(paint, tables.altar_cost[at]):
            payable |= unit << at
    bits(values, payable, PAYMENTS)
    mixes: i64 = workshop.mixes(game)
    for at in range(MIXES):
        values.append(BYTE[1 if at < mixes and covers(paint, tables.mix_cost[at]) else 0])


def _market(values: list[bytes], game: Fresco) -> None:
    bounds = stalls(game)
    there: i64 = len(bounds) - 1
    stall: i64
    for stall in range(STALLS):
        values.append(BYTE[(game.display.open >> stall) & 1 if stall < there else 0])
    for stall in range(STALLS):
        if stall < there:
            counted: list[int] = [0] * GOODS
            at: i64
            for at in range(bounds[stall], bounds[stall + 1]):
                kind: i64 = game.display.goods[at]
                if kind >= 0:
                    counted[kind] += 1
            values.append(bytes(counted))
        else:
            nothing(values, GOODS)


def _portraits(values: list[bytes], game: Fresco) -> None:
    if not game.portraits:
        nothing(values, CARDS + 1)
        return
    first = game.gallery.first()
    second = game.gallery.second()
    card: i64
    for card in range(CARDS):
        values.append(BYTE[1 if card in (first, second) else 0])
    values.append(BYTE[len(game.gallery.deck) - game.gallery.dealt])


def _requests(values: list[bytes], game: Fresco, seat: i64) -> None:
    if not game.requests:
        nothing(values, 8)
        return
    kind: i64
    for kind in range(4):
        values.append(BYTE[workshop.left(game, kind)])
        values.append(BYTE[workshop.showing(game, seat, kind)])


def _leonardo(values: list[bytes], game: Fresco, seat: i64) -> None:
    if not game.leonardo:
        nothing(values, 1 + STARTS + 32)
        return
    actor: i64 = game.players
    values.append(BYTE[track.points(game, actor)])
    one(values, track.start(game, game.painters[actor].space) - 1, STARTS)
    values.append(BYTE[1 if game.leader == seat else 0])
    values.append(BYTE[rounds.restored(game, actor)])
    one(values, game.painters[actor].wake, 5)
    one(values, game.wall.walker, TILES)
