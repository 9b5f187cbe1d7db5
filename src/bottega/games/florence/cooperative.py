"""Cooperative Building: one building across the border of two principalities."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.florence import board
from bottega.games.florence.board import BIT
from bottega.games.florence.catalogue import ACCEPT, ASK_FOR, COUNTER, REFUSE
from bottega.games.florence.grid import LEFT, RIGHT
from bottega.games.florence.names import ACROSS, ACT, ANSWER, ASK, SETTLE, STOCK_LANDSCAPE, TILES
from bottega.games.florence.refusals import (
    ACTIONS_TWO,
    BUILDING_ONCE,
    BUILDING_STOCK,
    COOPERATIVE_COST,
    COOPERATIVE_COUNTER,
    COOPERATIVE_DENSITY,
    COOPERATIVE_ENDS,
    COOPERATIVE_FITS,
    COOPERATIVE_NEIGHBOUR,
    COOPERATIVE_ONCE,
    COOPERATIVE_OPTION,
    COOPERATIVE_PURSE,
    NOT_THIS_PHASE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.florence.state import Florence


def partner_at(game: Florence, seat: i64, side: i64) -> i64:
    """The neighbour on the left (0) or the right (1); -1 for none."""
    return game.left[seat] if side == 0 else game.right[seat]


def left_of(game: Florence, seat: i64, side: i64) -> i64:
    """Whose board lies on the left of the border."""
    return game.left[seat] if side == 0 else seat


def barred(game: Florence, seat: i64, on_right: bool) -> i64:
    """The cells of this board that no part of a common building may cover, at its border on the given side.

    Density is each principality's own affair: it follows the builders of its owner.
    """
    court = game.courts[seat]
    cells = court.built | court.planted | game.palazzo
    if court.builders < 2:
        cells |= board.too_close(game, seat)
        if on_right:
            cells |= (game.courts[game.right[seat]].built & LEFT) << 6
        else:
            cells |= (game.courts[game.left[seat]].built & RIGHT) >> 6
    return cells


def free_strip(game: Florence, left: i64) -> i64:
    """The free cells along the border to the right of `left`, as the strip that `Tables.span_shifts` speaks of."""
    reach = game.tables.reach
    free_left = ~barred(game, left, True)
    free_right = ~barred(game, game.right[left], False)
    columns: i64 = (1 << reach) - 1
    strip: i64 = 0
    row: i64
    for row in range(7):
        strip |= (free_left >> (7 * row + 7 - reach) & columns) << (2 * reach * row)
        strip |= (free_right >> (7 * row) & columns) << (2 * reach * row + reach)
    return strip


def spans(game: Florence, left: i64) -> i64:
    """Which buildings still find a place across the border to the right of `left`, as a mask."""
    court = game.courts[left]
    if court.spans >= 0:
        return court.spans
    tables = game.tables
    strip = free_strip(game, left)
    found: i64 = 0
    building: i64
    way: i64
    shift: i64
    for building in range(STOCK_LANDSCAPE):
        for way in range(tables.first_span[building], tables.first_span[building + 1]):
            spots: i64 = tables.span_anchors[way]
            for shift in tables.span_shifts[way]:
                spots &= strip >> shift
            if spots:
                found |= 1 << building
                break
    court.spans = found
    return found


def placements(game: Florence, seat: i64, building: i64, side: i64) -> list[int]:
    tables = game.tables
    strip = free_strip(game, left_of(game, seat, side))
    found: list[int] = []
    way: i64
    shift: i64
    for way in range(tables.first_span[building], tables.first_span[building + 1]):
        spots: i64 = tables.span_anchors[way]
        for shift in tables.span_shifts[way]:
            spots &= strip >> shift
        numbers = tables.span_numbers[way]
        while spots:
            corner = spots & -spots
            spots ^= corner
            found.append(numbers[BIT[corner % 67]])
    return found


def check_share(game: Florence, seat: i64, building: i64, side: i64) -> i64:
    if not game.joined:
        return COOPERATIVE_OPTION
    if game.actions == 0:
        return ACTIONS_TWO
    partner = partner_at(game, seat, side)
    if partner < 0:
        return COOPERATIVE_NEIGHBOUR
    if game.tries >= game.tables.proposals:
        return COOPERATIVE_ENDS
    court = game.courts[seat]
    if court.buildings >> building & 1:
        return BUILDING_ONCE
    if game.courts[partner].buildings >> building & 1:
        return COOPERATIVE_ONCE
    if game.stock[building] == 0:
        return BUILDING_STOCK
    if not spans(game, left_of(game, seat, side)) >> building & 1:
        return COOPERATIVE_FITS
    most = min(game.funds(game.courts[partner]), game.tables.highest_payment)
    price: i64 = game.tables.price_building[court.builders]
    return 0 if game.funds(court) + most >= price else COOPERATIVE_COST


def do_share(game: Florence, seat: i64, building: i64, side: i64) -> None:
    game.tile = building
    game.side = side
    game.partner = partner_at(game, seat, side)
    spots = placements(game, seat, building, side)
    if len(spots) == 1:
        do_across(game, seat, spots[0])
    else:
        game.ask(seat, ACROSS)


def check_across(game: Florence, seat: i64, number: i64) -> i64:
    tables = game.tables
    if game.phase != ACROSS or tables.arg[number] != game.tile:
        return NOT_THIS_PHASE
    left = left_of(game, seat, game.side)
    right: i64 = game.right[left]
    on_left: i64 = tables.across_left[number]
    on_right: i64 = tables.across_right[number]
    for_left = game.courts[left]
    for_right = game.courts[right]
    if on_left & (for_left.built | for_left.planted | game.palazzo):
        return COOPERATIVE_FITS
    if on_right & (for_right.built | for_right.planted | game.palazzo):
        return COOPERATIVE_FITS
    if on_left & barred(game, left, True) or on_right & barred(game, right, False):
        return COOPERATIVE_DENSITY
    return 0


def do_across(game: Florence, seat: i64, number: i64) -> None:
    game.spot = number
    game.ask(seat, ASK)


def legal_ask(game: Florence, seat: i64) -> list[int]:
    found: list[int] = []
    florins: i64 = 0
    while florins <= game.tables.highest_payment:
        if check_payment(game, florins) == 0:
            found.append(ASK_FOR + florins // 100)
        florins += 100
    return found


def check_payment(game: Florence, florins: i64) -> i64:
    """Whether the partner could pay so much, and the active player build with it."""
    if florins > game.tables.highest_payment or florins > game.funds(game.courts[game.partner]):
        return COOPERATIVE_PURSE
    court = game.courts[game.active]
    price: i64 = game.tables.price_building[court.builders]
    return 0 if game.funds(court) + florins >= price else COOPERATIVE_COST


def do_ask(game: Florence, seat: i64, florins: i64) -> None:
    game.payment = florins
    if game.log is not None:
        cell = str(game.catalogue.moves[game.spot].args["cell"])
        way = str(game.catalogue.moves[game.spot].args["way"])
        game.tell(
            "propose",
            seat,
            {"building": TILES[game.tile], "partner": game.partner, "florins": florins, "cell": cell, "way": way},
        )
    game.ask(game.partner, ANSWER)


def legal_answer(game: Florence, seat: i64) -> list[int]:
    found: list[int] = [ACCEPT, REFUSE]
    if game.phase == ANSWER:
        florins: i64 = 0
        while florins < game.payment:
            if check_counter(game, florins) == 0:
                found.append(COUNTER + florins // 100)
            florins += 100
    return found


def check_counter(game: Florence, florins: i64) -> i64:
    if florins >= game.payment:
        return COOPERATIVE_COUNTER
    return check_payment(game, florins)


def do_counter(game: Florence, seat: i64, florins: i64) -> None:
    game.payment = florins
    if game.log is not None:
        game.tell("counter", seat, {"florins": florins, "other": game.active})
    game.ask(game.active, SETTLE)


def do_refuse(game: Florence, seat: i64) -> None:
    game.tries += 1
    if game.log is not None:
        game.tell("refuse", seat, {"building": TILES[game.tile]})
    game.resume = ACT
    game.proceed()


def do_accept(game: Florence) -> None:
    """The partner pays the active player, who pays the bank; both own the building."""
    tables = game.tables
    seat = game.active
    partner = game.partner
    building = game.tile
    price: i64 = tables.price_building[game.courts[seat].builders]
    if game.log is not None:
        game.tell(
            "together",
            seat,
            {"building": TILES[building], "partner": partner, "payment": game.payment, "florins": price},
        )
    game.pay(partner, game.payment)
    game.courts[seat].cash += game.payment
    game.pay(seat, price)
    game.actions -= 1
    game.stock[building] -= 1
    left = left_of(game, seat, game.side)
    board.lay(game, left, building, tables.across_left[game.spot])
    board.lay(game, game.right[left], building, tables.across_right[game.spot])
    game.score(seat, tables.points_building, "florence-source-building")
    game.score(partner, tables.points_building, "florence-source-building")
    game.resume = ACT
    game.proceed()
