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
from bottega.study.sight.brush import BYTES, awaited, bits, clipped, from_seat, nothing, one, only, packed, put
from bottega.study.writer import BytesWriter, read_i64_le

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


def sight(out: BytesWriter, game: Game, seat: i64) -> None:
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


def _scores(out: BytesWriter, game: Fresco, seat: i64, players: i64) -> None:
    scores: i64 = 0
    step: i64
    for step in range(players):
        scores |= clipped(track.points(game, (seat + step) % players)) << (BITS * step)
    packed(out, scores, players)


def _turn(out: BytesWriter, game: Fresco) -> None:
    if game.phase == PLAN or game.over:
        nothing(out, 8)
        return
    put(out, game.turn.work)
    put(out, game.turn.picks)
    put(out, only(game.phase == MARKET, game.turn.step))
    request: i64 = -1
    if game.phase == WORKSHOP and game.turn.step == 1:
        request = game.turn.request
    one(out, request, 4)
    put(out, 1 if game.phase in (CATHEDRAL, SECOND_CATHEDRAL) and game.turn.step == 1 else 0)


def _seats(out: BytesWriter, game: Fresco, seat: i64, players: i64) -> None:
    """What all have is gathered in one integer, a byte for each seat from `seat` on, and written at once."""
    tables = game.tables
    painters: list[Painter] = from_seat(game.painters, seat, players)
    shown: bool = game.over or game.options["open_screens"] is True
    moods: i64 = 0
    apprentices: i64 = 0
    prices: i64 = 0
    money: i64 = 0
    incomes: i64 = 0
    steps: i64 = 0
    committed: i64 = 0
    place: i64 = 0
    other: i64 = seat
    for painter in painters:
        moods |= clipped(painter.mood) << place
        apprentices |= clipped(planning.apprentices(game, other)) << place
        if painter.wake >= 0:
            price: i64 = tables.price[painter.wake]
            prices |= clipped(price) << place
        if shown or other == seat:
            money |= clipped(painter.money + 1) << place
        incomes |= clipped(rounds.income(game, other)) << place
        steps |= clipped(theatre.steps(game, other)) << place
        if game.phase == PLAN and planning.stage(game, other) == planning.COMMITTED:
            committed = add_byte(committed, place // BITS, 1)
        place += BITS
        other += 1
        if other == players:
            other = 0
    for painter in painters:
        one(out, track.start(game, painter.space) - 1, STARTS)
    packed(out, moods, players)
    packed(out, apprentices, players)
    for painter in painters:
        one(out, painter.wake, 5)
    packed(out, prices, players)
    packed(out, money, players)
    own = painters[0]
    each: i64 = ONE_OF_EACH
    for painter in painters:
        packed(out, only(shown or painter is own, painter.paint + each), COLOURS)
    for painter in painters:
        packed(out, painter.loose, COLOURS)
    for painter in painters:
        done: i64 = 0
        at: i64
        for at in range(4):
            done = add_byte(done, at, fulfilled(painter.held, at))
        packed(out, done, 4)
    for painter in painters:
        bits(out, painter.held, 4)
    packed(out, incomes, players)
    packed(out, steps, players)
    packed(out, committed, players)
    for at in range(players):
        _plan(out, game, (seat + at) % players, seat)


def _plan(out: BytesWriter, game: Fresco, other: i64, seat: i64) -> None:
    if game.phase == WAKE or (game.phase == PLAN and other != seat):
        nothing(out, 5)
        return
    stage: i64 = planning.stage(game, other)
    if stage == planning.READY:
        stage = 5
    plan: i64 = 0
    place: i64
    for place in range(5):
        if place < stage:
            plan = add_byte(plan, place, planning.placed(game, other, place) + 1)
    packed(out, plan, 5)


def _wall(out: BytesWriter, game: Fresco, seat: i64) -> None:
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
    near: i64 = game.tables.near[game.wall.bishop]
    near = (near | bit(game.wall.bishop)) & left
    word = 0
    for square in range(TILES):
        if (near >> square) & 1:
            word |= clipped(cathedral.bonus(game, seat, square)) << (square % BYTES * BITS)
        if square % BYTES == BYTES - 1:
            packed(out, word, BYTES)
            word = 0
    packed(out, word, TILES % BYTES)
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


def _workshop(out: BytesWriter, game: Fresco, seat: i64) -> None:
    """What of altar and mixing table the paint allows."""
    tables = game.tables
    paint: i64 = game.painters[seat].paint
    payments: i64 = 0
    if altar.affordable(game, paint):
        payments = altar.known(game)
    payable: i64 = 0
    at: i64
    for at in range(payments):
        if covers(paint, tables.altar_cost[at]):
            payable |= bit(at)
    bits(out, payable, PAYMENTS)
    mixes: i64 = workshop.mixes(game)
    possible: i64 = 0
    for at in range(MIXES):
        if at < mixes and covers(paint, tables.mix_cost[at]):
            possible |= 1 << at
    bits(out, possible, MIXES)


def _market(out: BytesWriter, game: Fresco) -> None:
    bounds = stalls(game)
    there: i64 = len(bounds) - 1
    stall: i64
    bits(out, game.display.open & ((1 << there) - 1), STALLS)
    for stall in range(STALLS):
        if stall < there:
            _stall(out, game.display.goods, bounds[stall], bounds[stall + 1])
        else:
            nothing(out, GOODS)


def _stall(out: BytesWriter, goods: list[int], begin: i64, end: i64) -> None:
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


def _portraits(out: BytesWriter, game: Fresco) -> None:
    if not game.portraits:
        nothing(out, CARDS + 1)
        return
    first = game.gallery.first()
    second = game.gallery.second()
    laid: i64 = 0
    for card in (first, second):
        if card >= 0:
            laid |= 1 << card
    bits(out, laid, CARDS)
    put(out, len(game.gallery.deck) - game.gallery.dealt)


def _requests(out: BytesWriter, game: Fresco, seat: i64) -> None:
    if not game.requests:
        nothing(out, 8)
        return
    kind: i64
    for kind in range(4):
        put(out, workshop.left(game, kind))
        put(out, workshop.showing(game, seat, kind))


def _leonardo(out: BytesWriter, game: Fresco, seat: i64) -> None:
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
