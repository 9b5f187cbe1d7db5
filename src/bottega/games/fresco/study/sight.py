"""What the features of Fresco are, read from the state, in the order of their names in `features`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.fresco import altar, cathedral, planning, rounds, theatre, track, workshop
from bottega.games.fresco.holdings import fulfilled
from bottega.games.fresco.market import stalls
from bottega.games.fresco.names import CATHEDRAL, MARKET, PLAN, SECOND_CATHEDRAL, TILES, WAKE, WORKSHOP
from bottega.games.fresco.paint import BITS, COLOURS, MASK, covers
from bottega.games.fresco.painter import Painter
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.study.viewed import state_of
from bottega.kernel.bits import add_byte, bit, ones
from bottega.study.sight.brush import BYTES, Canvas, awaited, bits, nothing, one, packed, put
from bottega.study.writer import read_i64_le

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.kernel.game import Game

__all__ = ["sight", "state_of"]

STARTS: Final = 4
PAYMENTS: Final = 57
MIXES: Final = 5
STALLS: Final = 4
GOODS: Final = 11
CARDS: Final = 18
ROW: Final = 16  # bytes of a tile in the tables' rows: its value, then its cost
ONE_OF_EACH: Final = 0x0101010101010101  # a cube of each colour: what is hidden counts as 0, nothing as 1
FIRST: Final = 0x00FFFFFFFFFFFFFF  # all colours but the last
TALLEST: Final = 0x0080808080808080  # the highest bit of each of them
EACH: Final = 0x0001010101010101  # and the lowest


def sight(out: Canvas, game: Game, seat: i64) -> None:
    """Every feature of `seat`, less the low end of its range, a byte each."""
    assert isinstance(game, Fresco)
    players: i64 = game.players
    awaited(out, game.awaiting, seat, players)
    _scores(out, game, seat, players)
    one(out, game.phase, 10)
    put(out, game.round - 1)
    put(out, 1 if rounds.ends(game) else 0)
    _turn(out, game)
    put(out, 1 if game.turn.bump != 0 else 0)
    _seats(out, game, seat, players)
    one(out, game.wall.bishop, TILES)
    _wall(out, game, seat)
    _workshop(out, game, seat)
    _market(out, game)
    _portraits(out, game)
    _requests(out, game, seat)
    put(out, ones(game.wall.left))
    _leonardo(out, game, seat)


def _scores(out: Canvas, game: Fresco, seat: i64, players: i64) -> None:
    step: i64
    for step in range(players):
        put(out, track.points(game, (seat + step) % players))


def _turn(out: Canvas, game: Fresco) -> None:
    if game.phase == PLAN or game.over:
        nothing(out, 8)
        return
    put(out, game.turn.work)
    put(out, game.turn.picks)
    put(out, game.turn.step if game.phase == MARKET else 0)
    one(out, game.turn.request if game.phase == WORKSHOP and game.turn.step == 1 else -1, 4)
    put(out, 1 if game.phase in (CATHEDRAL, SECOND_CATHEDRAL) and game.turn.step == 1 else 0)


def _seats(out: Canvas, game: Fresco, seat: i64, players: i64) -> None:
    tables = game.tables
    order: list[int] = [(seat + step) % players for step in range(players)]
    painters: list[Painter] = [game.painters[other] for other in order]
    other: i64
    at: i64
    for painter in painters:
        one(out, track.start(game, painter.space) - 1, STARTS)
    for painter in painters:
        put(out, painter.mood)
    for other in order:
        put(out, planning.apprentices(game, other))
    for painter in painters:
        one(out, painter.wake, 5)
    for painter in painters:
        put(out, tables.price[painter.wake] if painter.wake >= 0 else 0)
    shown: bool = game.over or game.options["open_screens"] is True
    for painter in painters:
        put(out, painter.money + 1 if shown or painter is painters[0] else 0)
    each: i64 = ONE_OF_EACH
    for painter in painters:
        packed(out, painter.paint + each if shown or painter is painters[0] else 0, COLOURS)
    for painter in painters:
        packed(out, painter.loose, COLOURS)
    for painter in painters:
        for at in range(4):
            put(out, fulfilled(painter.held, at))
    for painter in painters:
        bits(out, painter.held, 4)
    for other in order:
        put(out, rounds.income(game, other))
    for other in order:
        put(out, theatre.steps(game, other))
    for other in order:
        put(out, 1 if game.phase == PLAN and planning.stage(game, other) == planning.COMMITTED else 0)
    for other in order:
        _plan(out, game, other, seat)


def _plan(out: Canvas, game: Fresco, other: i64, seat: i64) -> None:
    if game.phase == WAKE or (game.phase == PLAN and other != seat):
        nothing(out, 5)
        return
    stage: i64 = planning.stage(game, other)
    place: i64
    for place in range(5):
        put(out, planning.placed(game, other, place) + 1 if place < stage or stage == planning.READY else 0)


def _wall(out: Canvas, game: Fresco, seat: i64) -> None:
    """Value, bonus and lacking paints of each tile, then all paints that the tiles want.

    The wall is half of the work: eight squares are written at once, and tiles are read from bytes, not from lists.
    """
    rows = game.tables.tile_rows
    tiles = game.wall.tiles
    left: i64 = game.wall.left
    square: i64
    tile: i64
    word: i64 = 0
    for square in range(TILES):
        if (left >> square) & 1:
            tile = tiles[square]
            word |= read_i64_le(rows, ROW * tile) << (square % BYTES * BITS)
        if square % BYTES == BYTES - 1:
            packed(out, word, BYTES)
            word = 0
    packed(out, word, TILES % BYTES)
    near: i64 = game.tables.near[game.wall.bishop] & left
    for square in range(TILES):
        beside: bool = (near >> square) & 1 != 0 or (square == game.wall.bishop and (left >> square) & 1 != 0)
        put(out, cathedral.bonus(game, seat, square) if beside else 0)
    paint: i64 = game.painters[seat].paint
    wanted: i64 = 0
    word = 0
    for square in range(TILES):
        if (left >> square) & 1:
            tile = tiles[square]
            cost: i64 = read_i64_le(rows, ROW * tile + BYTES)
            wanted += cost
            word |= _lacking(paint, cost) << (square % BYTES * BITS)
        if square % BYTES == BYTES - 1:
            packed(out, word, BYTES)
            word = 0
    packed(out, word, TILES % BYTES)
    packed(out, wanted, COLOURS)


def _lacking(have: i64, cost: i64) -> i64:
    """How many cubes are missing: seven colours are subtracted at once, then the last."""
    first: i64 = FIRST
    tallest: i64 = TALLEST
    each: i64 = EACH
    lack: i64 = 0
    if (have | cost) & tallest == 0:
        left: i64 = ((cost & first) | tallest) - (have & first)
        enough: i64 = left & tallest  # where the highest bit stayed, no more is there than is wanted
        missing: i64 = left & (enough - (enough >> 7))
        lack = ((missing * each) >> 48) & MASK
        cost >>= 7 * BITS
        have >>= 7 * BITS
    while cost != 0:
        short: i64 = (cost & MASK) - (have & MASK)
        if short > 0:
            lack += short
        cost >>= BITS
        have >>= BITS
    return lack


def _workshop(out: Canvas, game: Fresco, seat: i64) -> None:
    """What of altar and mixing table the paint allows."""
    tables = game.tables
    paint: i64 = game.painters[seat].paint
    payments: i64 = altar.known(game) if altar.affordable(game, paint) else 0
    payable: i64 = 0
    at: i64
    for at in range(payments):
        if covers(paint, tables.altar_cost[at]):
            payable |= bit(at)
    bits(out, payable, PAYMENTS)
    mixes: i64 = workshop.mixes(game)
    for at in range(MIXES):
        put(out, 1 if at < mixes and covers(paint, tables.mix_cost[at]) else 0)


def _market(out: Canvas, game: Fresco) -> None:
    bounds = stalls(game)
    there: i64 = len(bounds) - 1
    stall: i64
    for stall in range(STALLS):
        put(out, (game.display.open >> stall) & 1 if stall < there else 0)
    for stall in range(STALLS):
        if stall < there:
            _stall(out, game.display.goods, bounds[stall], bounds[stall + 1])
        else:
            nothing(out, GOODS)


def _stall(out: Canvas, goods: list[int], begin: i64, end: i64) -> None:
    """How many tiles of each kind there are: counted in two integers, a byte a kind."""
    first: i64 = 0
    others: i64 = 0
    at: i64
    for at in range(begin, end):
        kind: i64 = goods[at]
        if kind >= BYTES:
            others = add_byte(others, kind - BYTES, 1)
        elif kind >= 0:
            first = add_byte(first, kind, 1)
    packed(out, first, BYTES)
    packed(out, others, GOODS - BYTES)


def _portraits(out: Canvas, game: Fresco) -> None:
    if not game.portraits:
        nothing(out, CARDS + 1)
        return
    first = game.gallery.first()
    second = game.gallery.second()
    card: i64
    for card in range(CARDS):
        put(out, 1 if card in (first, second) else 0)
    put(out, len(game.gallery.deck) - game.gallery.dealt)


def _requests(out: Canvas, game: Fresco, seat: i64) -> None:
    if not game.requests:
        nothing(out, 8)
        return
    kind: i64
    for kind in range(4):
        put(out, workshop.left(game, kind))
        put(out, workshop.showing(game, seat, kind))


def _leonardo(out: Canvas, game: Fresco, seat: i64) -> None:
    if not game.leonardo:
        nothing(out, 1 + STARTS + 32)
        return
    actor: i64 = game.players
    put(out, track.points(game, actor))
    one(out, track.start(game, game.painters[actor].space) - 1, STARTS)
    put(out, 1 if game.leader == seat else 0)
    put(out, rounds.restored(game, actor))
    one(out, game.painters[actor].wake, 5)
    one(out, game.wall.walker, TILES)
