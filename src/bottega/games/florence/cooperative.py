"""Cooperative Building: one building across the border of two principalities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.florence import board
from bottega.games.florence import catalogue as moves
from bottega.games.florence.catalogue import ACCEPT, PAYMENTS, REFUSE
from bottega.games.florence.grid import LEFT, RIGHT
from bottega.games.florence.names import ACROSS, ACT, ANSWER, ASK, BUILDINGS, SETTLE, STOCK_LANDSCAPE, TILES
from bottega.games.florence.refusals import (
    ACTIONS_TWO,
    BUILDING_ONCE,
    BUILDING_STOCK,
    NOT_THIS_PHASE,
    REFUSALS,
    building_told,
    tile_told,
)
from bottega.kernel.bits import place_of
from bottega.kernel.reason import Value

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
    """A fast path: what `check_across` allows, found for all corners at once. The properties compare the two."""
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
            found.append(numbers[place_of(corner)])
    return found


def _cost_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    return {"cost": int(game.tables.price_building[game.courts[game.actions.active].builders])}


def _counter_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    return {"florins": int(game.project.payment)}


def _place_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    return {"building": BUILDINGS[game.project.tile]}


def _ends_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    return {"limit": int(game.tables.proposals)}


def _purse_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    return {"case": "purse", "lowest": 0, "highest": int(game.funds(game.courts[seat]))}


def _amounts_told(game: Florence, case: str) -> dict[str, Value]:
    """The amounts that the list shows now."""
    first = int(game.project.window * game.tables.window)
    last = min(first + int(game.tables.window), len(PAYMENTS)) - 1
    return {"case": case, "lowest": PAYMENTS[first], "highest": PAYMENTS[last]}


def _window_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    return _amounts_told(game, "window")


def _most_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    return _amounts_told(game, "most")


COOPERATIVE_COST: Final = REFUSALS.rule("florence-cooperative-cost", _cost_told)
COOPERATIVE_COUNTER: Final = REFUSALS.rule("florence-cooperative-counter", _counter_told)
COOPERATIVE_DENSITY: Final = REFUSALS.rule("florence-cooperative-density", tile_told)
COOPERATIVE_ENDS: Final = REFUSALS.rule("florence-cooperative-ends", _ends_told)
COOPERATIVE_FITS: Final = REFUSALS.rule("florence-cooperative-across", building_told)
COOPERATIVE_MOST: Final = REFUSALS.rule("florence-cooperative-payment", _most_told)
COOPERATIVE_NEIGHBOUR: Final = REFUSALS.rule("florence-cooperative-neighbour")
COOPERATIVE_ONCE: Final = REFUSALS.rule("florence-cooperative-once", building_told)
COOPERATIVE_OPTION: Final = REFUSALS.rule("florence-cooperative")
COOPERATIVE_PLACE: Final = REFUSALS.rule("florence-cooperative-place", _place_told)
COOPERATIVE_PURSE: Final = REFUSALS.rule("florence-cooperative-payment", _purse_told)
COOPERATIVE_WINDOW: Final = REFUSALS.rule("florence-cooperative-payment", _window_told)


def check(game: Florence, seat: i64, number: i64) -> i64:
    """0 for a move of this expansion that is allowed now, else the code of the rule that forbids it."""
    if not game.joined:
        return COOPERATIVE_OPTION
    kind: i64 = game.tables.kind[number]
    arg: i64 = game.tables.arg[number]
    phase = game.phase
    if kind == moves.A_SHARE:
        return check_share(game, seat, arg, game.tables.arg2[number]) if phase == ACT else NOT_THIS_PHASE
    if kind == moves.AN_ACROSS:
        return check_across(game, seat, number)
    if kind == moves.AN_ASK:
        return check_ask(game, seat, arg)
    if kind == moves.A_COUNTER:
        return check_counter(game, seat, arg)
    if kind == moves.A_MORE:
        return check_more(game, seat)
    if kind == moves.AN_ELSEWHERE:
        return check_elsewhere(game)
    if phase != ANSWER and phase != SETTLE:
        return NOT_THIS_PHASE
    return check_accept(game, seat) if kind == moves.AN_ACCEPT else 0


def check_share(game: Florence, seat: i64, building: i64, side: i64) -> i64:
    if game.actions.left == 0:
        return ACTIONS_TWO
    partner = partner_at(game, seat, side)
    if partner < 0:
        return COOPERATIVE_NEIGHBOUR
    if game.project.refused >= game.tables.proposals:
        return COOPERATIVE_ENDS
    court = game.courts[seat]
    if court.buildings >> building & 1:
        return BUILDING_ONCE
    if game.courts[partner].buildings >> building & 1:
        return COOPERATIVE_ONCE
    if game.stock[building] == 0:
        return BUILDING_STOCK
    return 0 if spans(game, left_of(game, seat, side)) >> building & 1 else COOPERATIVE_FITS


def do_share(game: Florence, seat: i64, building: i64, side: i64) -> None:
    game.project.tile = building
    game.project.side = side
    game.project.partner = partner_at(game, seat, side)
    spots = placements(game, seat, building, side)
    if len(spots) == 1:
        do_across(game, seat, spots[0])
    else:
        game.ask(seat, ACROSS)


def check_across(game: Florence, seat: i64, number: i64) -> i64:
    tables = game.tables
    if game.phase != ACROSS or tables.arg[number] != game.project.tile:
        return NOT_THIS_PHASE
    left = left_of(game, game.actions.active, game.project.side)
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
    return COOPERATIVE_PLACE if seat == game.project.partner and number == game.project.spot else 0


def legal_across(game: Florence, seat: i64) -> list[int]:
    found = placements(game, game.actions.active, game.project.tile, game.project.side)
    if seat == game.project.partner:
        found.remove(game.project.spot)  # another place than the one that was proposed
    return found


def do_across(game: Florence, seat: i64, number: i64) -> None:
    """The place is named; the active player says what the partner shall pay, the partner what they would pay."""
    game.project.spot = number
    game.project.window = 0
    if seat == game.project.partner and game.log is not None:
        game.tell(
            "elsewhere", seat, {"building": TILES[game.project.tile], "other": game.actions.active, **_place(game)}
        )
    game.ask(seat, ASK)


def _place(game: Florence) -> dict[str, str]:
    args = game.catalogue.moves[game.project.spot].args
    return {"cell": str(args["cell"]), "way": str(args["way"])}


# Payments: the list of those on offer is short; `more` goes on to the next ones. Nobody's list depends on what
# another has in the purse.


def _in_window(game: Florence, place: i64) -> bool:
    return game.project.window == place // game.tables.window


def legal_ask(game: Florence, seat: i64) -> list[int]:
    found: list[int] = []
    _add_payments(game, seat, found)
    return found


def _add_payments(game: Florence, seat: i64, found: list[int]) -> None:
    tables = game.tables
    place: i64
    first = game.project.window * tables.window
    for place in range(first, min(first + tables.window, len(moves.PAYMENTS))):
        if seat == game.actions.active:
            if check_ask(game, seat, place) == 0:
                found.append(tables.ask_numbers[place])
        elif check_counter(game, seat, place) == 0:
            found.append(tables.counter_numbers[place])
    if check_more(game, seat) == 0:
        found.append(tables.more)


def check_ask(game: Florence, seat: i64, place: i64) -> i64:
    """Whether the active player may ask for this payment: it must suffice to build."""
    if game.phase != ASK or seat != game.actions.active:
        return NOT_THIS_PHASE
    if not _in_window(game, place):
        return COOPERATIVE_WINDOW
    return 0 if can_build(game, moves.PAYMENTS[place]) else COOPERATIVE_COST


def can_build(game: Florence, payment: i64) -> bool:
    court = game.courts[game.actions.active]
    price: i64 = game.tables.price_building[court.builders]
    return game.funds(court) + payment >= price


def check_counter(game: Florence, seat: i64, place: i64) -> i64:
    """Whether the partner may offer this payment: less than was asked for, or anything for another place."""
    if seat != game.project.partner or (game.phase != ANSWER and game.phase != ASK):
        return NOT_THIS_PHASE
    florins: i64 = moves.PAYMENTS[place]
    if game.phase == ANSWER and florins >= game.project.payment:
        return COOPERATIVE_COUNTER
    if not _in_window(game, place):
        return COOPERATIVE_WINDOW
    return 0 if florins <= game.funds(game.courts[seat]) else COOPERATIVE_PURSE


def check_more(game: Florence, seat: i64) -> i64:
    if game.phase != ASK and (game.phase != ANSWER or seat != game.project.partner):
        return NOT_THIS_PHASE
    following = (game.project.window + 1) * game.tables.window
    if following >= len(moves.PAYMENTS):
        return COOPERATIVE_MOST
    florins: i64 = moves.PAYMENTS[following]
    if seat == game.project.partner:
        if florins > game.funds(game.courts[seat]):
            return COOPERATIVE_PURSE
        if game.phase == ANSWER and florins >= game.project.payment:
            return COOPERATIVE_COUNTER
    return 0


def do_ask(game: Florence, seat: i64, florins: i64) -> None:
    game.project.payment = florins
    game.project.window = 0
    if game.log is not None:
        args: dict[str, Value] = {
            "building": TILES[game.project.tile],
            "partner": game.project.partner,
            "florins": florins,
        }
        game.tell("propose", seat, {**args, **_place(game)})
    game.ask(game.project.partner, ANSWER)


def legal_answer(game: Florence, seat: i64) -> list[int]:
    found: list[int] = []
    if check_accept(game, seat) == 0:
        found.append(ACCEPT)
    found.append(REFUSE)
    if game.phase == ANSWER:
        _add_payments(game, seat, found)
        if check_elsewhere(game) == 0:
            found.append(game.tables.elsewhere)
    return found


def check_accept(game: Florence, seat: i64) -> i64:
    """A partner agrees to what they can pay, the active player to what suffices to build."""
    if game.phase == ANSWER:
        return 0 if game.project.payment <= game.funds(game.courts[seat]) else COOPERATIVE_PURSE
    return 0 if can_build(game, game.project.payment) else COOPERATIVE_COST


def check_elsewhere(game: Florence) -> i64:
    if game.phase != ANSWER:
        return NOT_THIS_PHASE
    return (
        0 if len(placements(game, game.actions.active, game.project.tile, game.project.side)) > 1 else COOPERATIVE_PLACE
    )


def do_elsewhere(game: Florence) -> None:
    """The partner would rather build at another place, and names it."""
    game.project.window = 0
    spots = legal_across(game, game.project.partner)
    if len(spots) == 1:
        do_across(game, game.project.partner, spots[0])
    else:
        game.ask(game.project.partner, ACROSS)


def do_counter(game: Florence, seat: i64, florins: i64) -> None:
    game.project.payment = florins
    game.project.window = 0
    if game.log is not None:
        game.tell("counter", seat, {"florins": florins, "other": game.actions.active})
    game.ask(game.actions.active, SETTLE)


def do_refuse(game: Florence, seat: i64) -> None:
    game.project.refused += 1
    game.project.window = 0
    if game.log is not None:
        game.tell("refuse", seat, {"building": TILES[game.project.tile]})
    game.resume = ACT
    game.proceed()


def do_accept(game: Florence) -> None:
    """The partner pays the active player, who pays the bank; both own the building."""
    tables = game.tables
    seat = game.actions.active
    partner = game.project.partner
    building = game.project.tile
    price: i64 = tables.price_building[game.courts[seat].builders]
    if game.log is not None:
        game.tell(
            "together",
            seat,
            {"building": TILES[building], "partner": partner, "payment": game.project.payment, "florins": price},
        )
    game.pay(partner, game.project.payment)
    game.courts[seat].cash += game.project.payment
    game.pay(seat, price)
    game.actions.left -= 1
    game.stock[building] -= 1
    left = left_of(game, seat, game.project.side)
    board.lay(game, left, building, tables.across_left[game.project.spot])
    board.lay(game, game.right[left], building, tables.across_right[game.project.spot])
    game.score(seat, tables.points_building, "florence-source-building")
    game.score(partner, tables.points_building, "florence-source-building")
    game.resume = ACT
    game.proceed()
