"""Phase A: the auction of the seven objects, and what each object brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.florence import board, cards
from bottega.games.florence.catalogue import A_BID, BID_OF, BIDS, OPEN_LOT, PASS, PICK_KIND, SELL
from bottega.games.florence.favours import add_favours
from bottega.games.florence.names import (
    BID,
    BUILDER,
    JESTER,
    LANDSCAPE,
    LANDSCAPES,
    LOTS,
    MERCHANT,
    MERCHANT_CHOICE,
    NOBODY,
    OPEN,
    PICK,
    PRESTIGE,
    PRESTIGE_DECK,
    RECRUITING,
    STOCK_BUILDER,
    STOCK_JESTER,
    STOCK_LANDSCAPE,
    STOCK_RECRUITING,
)
from bottega.games.florence.refusals import MONEY_ENOUGH, REFUSALS, thing
from bottega.kernel.reason import Value, names

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.florence.state import Florence


def begin(game: Florence) -> None:
    """A round begins with phase A."""
    if game.log is not None:
        game.tell("round", game.starter, {"round": game.round, "minimum": game.tables.minimum[game.round - 1]})
    game.auction.still = (1 << game.players) - 1
    game.auction.lots = 0b11111000 if game.players == 2 else 0b01111111
    game.auction.opener = game.starter
    next_auction(game)


def next_auction(game: Florence) -> None:
    """The opener, or the next to the left who has no object yet, names a stack."""
    game.auction.lot = NOBODY
    while game.auction.still:
        seat = game.auction.opener
        if not game.auction.still >> seat & 1:
            game.auction.opener = (seat + 1) % game.players
            continue
        lot: i64
        for lot in range(len(LOTS)):
            if check_open(game, seat, lot) == 0:
                game.ask(seat, OPEN)
                return
        _leave(game, seat)
    game.auction.lots = 0
    game.after_auction()


def _leave(game: Florence, seat: i64) -> None:
    """The opener names nothing and is out of this phase."""
    game.auction.still &= ~(1 << seat)
    if game.log is not None:
        game.tell("leave", seat, {})


def legal_open(game: Florence, seat: i64) -> list[int]:
    found: list[int] = []
    lot: i64
    for lot in range(len(LOTS)):
        if check_open(game, seat, lot) == 0:
            found.append(OPEN_LOT + lot)
    found.append(PASS)
    return _with_extras(game, seat, found)


def _with_extras(game: Florence, seat: i64, found: list[int]) -> list[int]:
    """What may be done at any decision of one's own."""
    if game.muse:
        add_favours(game, seat, found)
    elif game.courts[seat].points > 0:
        found.append(SELL)
    return found


def _raise_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    return {"florins": int(game.auction.price + game.tables.raise_by)}


def _lot_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    return {"lot": LOTS[game.auction.lot] if game.tables.kind[number] == A_BID else thing(game, number)}


def _named_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    return {"lot": thing(game, number)}


def _landscapes_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    return {"landscapes": names(LANDSCAPES)}


AUCTION_CLOSED: Final = REFUSALS.rule("florence-auction-closed", _lot_told)
AUCTION_EMPTY: Final = REFUSALS.rule("florence-auction-empty", _lot_told)
AUCTION_LOTS: Final = REFUSALS.rule("florence-auction-lots", _named_told)
AUCTION_RAISE: Final = REFUSALS.rule("florence-auction-raise", _raise_told)
BUILDER_THREE: Final = REFUSALS.rule("florence-builder-three")
LANDSCAPE_FITS: Final = REFUSALS.rule("florence-landscape-fits", _lot_told)
TWO_LANDSCAPES: Final = REFUSALS.rule("florence-two-landscapes", _landscapes_told)


def check_open(game: Florence, seat: i64, lot: i64) -> i64:
    if game.players == 2:
        if lot < JESTER:
            return TWO_LANDSCAPES
    elif lot == LANDSCAPE:
        return AUCTION_LOTS
    if not game.auction.lots >> lot & 1:
        return AUCTION_CLOSED
    return check_lot(game, seat, lot, game.price_base())


def check_lot(game: Florence, seat: i64, lot: i64, price: i64) -> i64:
    """Whether a seat may bid so much for a lot."""
    court = game.courts[seat]
    stock = game.stock
    if lot < JESTER:
        if stock[STOCK_LANDSCAPE + lot] == 0:
            return AUCTION_EMPTY
        if not board.fits(game, seat) >> (STOCK_LANDSCAPE + lot) & 1:
            return LANDSCAPE_FITS
    elif lot == JESTER:
        if stock[STOCK_JESTER] == 0:
            return AUCTION_EMPTY
    elif lot == BUILDER:
        if stock[STOCK_BUILDER] == 0:
            return AUCTION_EMPTY
        if court.builders >= game.tables.most_builders:
            return BUILDER_THREE
    elif lot == PRESTIGE:
        if not game.prestige_deck:
            return AUCTION_EMPTY
    elif lot == RECRUITING:
        if stock[STOCK_RECRUITING] == 0:
            return AUCTION_EMPTY
    else:
        code: i64 = AUCTION_EMPTY
        kind: i64
        for kind in range(3):
            found = check_pick(game, seat, kind)
            if found == 0:
                code = 0
            elif found == LANDSCAPE_FITS and code != 0:
                code = LANDSCAPE_FITS
        if code != 0:
            return code
    return 0 if game.funds(court) >= price else MONEY_ENOUGH


def do_open(game: Florence, seat: i64, lot: i64) -> None:
    game.auction.lot = lot
    game.auction.price = game.price_base()
    game.auction.leader = seat
    game.auction.bidders = game.auction.still
    if game.log is not None:
        game.tell("open", seat, {"lot": LOTS[lot], "florins": game.auction.price})
    _next_bidder(game, seat)


def _next_bidder(game: Florence, seat: i64) -> None:
    """Ask the next who is still bidding; if that is the highest bidder, the lot is theirs."""
    while True:
        seat = (seat + 1) % game.players
        if seat == game.auction.leader:
            _won(game, seat)
            return
        if game.auction.bidders >> seat & 1:
            if check_bid(game, seat, game.auction.price + game.tables.raise_by) == 0:
                game.ask(seat, BID)
                return
            _drop_out(game, seat)


def _drop_out(game: Florence, seat: i64) -> None:
    game.auction.bidders &= ~(1 << seat)
    if game.log is not None:
        game.tell("pass", seat, {"lot": LOTS[game.auction.lot]})


def legal_bid(game: Florence, seat: i64) -> list[int]:
    florins = game.auction.price + game.tables.raise_by
    found: list[int] = []
    if check_bid(game, seat, florins) == 0:
        found.append(BID_OF - 1 + florins // 100)
    found.append(PASS)
    return _with_extras(game, seat, found)


def check_bid(game: Florence, seat: i64, florins: i64) -> i64:
    if florins != game.auction.price + game.tables.raise_by or florins > 100 * BIDS:
        return AUCTION_RAISE
    return check_lot(game, seat, game.auction.lot, florins)


def do_bid(game: Florence, seat: i64) -> None:
    game.auction.price += game.tables.raise_by
    game.auction.leader = seat
    if game.log is not None:
        game.tell("bid", seat, {"florins": game.auction.price, "lot": LOTS[game.auction.lot]})
    _next_bidder(game, seat)


def do_pass(game: Florence, seat: i64) -> None:
    if game.phase == BID:
        _drop_out(game, seat)
        _next_bidder(game, seat)
    else:
        _leave(game, seat)
        next_auction(game)


def _won(game: Florence, seat: i64) -> None:
    if game.courts[seat].character == MERCHANT:
        game.resume = OPEN
        game.ask(seat, MERCHANT_CHOICE)
    else:
        buy(game, seat, game.auction.price)


def buy(game: Florence, seat: i64, florins: i64) -> None:
    """The highest bidder pays and takes the object."""
    lot = game.auction.lot
    court = game.courts[seat]
    if game.log is not None:
        game.tell("buy", seat, {"lot": LOTS[lot], "florins": florins})
    game.pay(seat, florins)
    game.auction.still &= ~(1 << seat)
    game.auction.lots &= ~(1 << lot)
    if lot < JESTER:
        board.start_placing(game, seat, STOCK_LANDSCAPE + lot, OPEN)
    elif lot == LANDSCAPE:
        kinds = legal_pick(game, seat)
        if len(kinds) == 1:
            do_pick(game, seat, kinds[0] - PICK_KIND)
        else:
            game.ask(seat, PICK)
    elif lot == PRESTIGE:
        cards.look(game, seat, PRESTIGE_DECK, OPEN)
    elif lot == RECRUITING:
        game.stock[STOCK_RECRUITING] -= 1
        court.recruits += 1
        court.in_hand += 1
        cards.offer_recruiting(game, seat)
    elif lot == JESTER:
        game.stock[STOCK_JESTER] -= 1
        court.jesters += 1
        next_auction(game)
    else:
        game.stock[STOCK_BUILDER] -= 1
        court.builders += 1
        if court.builders > 1:
            game.score(seat, game.tables.points_builder, "florence-source-builder")
        board.widened(game, seat)
        next_auction(game)


def legal_pick(game: Florence, seat: i64) -> list[int]:
    found: list[int] = []
    kind: i64
    for kind in range(3):
        if check_pick(game, seat, kind) == 0:
            found.append(PICK_KIND + kind)
    return found


def check_pick(game: Florence, seat: i64, kind: i64) -> i64:
    """Two players: the winner of the landscapes' lot picks the kind."""
    if game.stock[STOCK_LANDSCAPE + kind] == 0:
        return AUCTION_EMPTY
    return 0 if board.fits(game, seat) >> (STOCK_LANDSCAPE + kind) & 1 else LANDSCAPE_FITS


def do_pick(game: Florence, seat: i64, kind: i64) -> None:
    if game.log is not None:
        game.tell("pick", seat, {"landscape": LANDSCAPES[kind]})
    board.start_placing(game, seat, STOCK_LANDSCAPE + kind, OPEN)
