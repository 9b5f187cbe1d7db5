"""The audit of a loaded position's boards, cards and pieces: all are there, once, and lie as they may."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.florence.cards import card_names, deck_of
from bottega.games.florence.grid import FULL, LEFT, RIGHT, neighbours
from bottega.games.florence.names import (
    BONUS_DECK,
    DECKS,
    FREEDOMS,
    PERSON_DECK,
    PRESTIGE_DECK,
    STOCK_BUILDER,
    STOCK_FREEDOM,
    STOCK_JESTER,
    STOCK_LANDSCAPE,
    STOCK_RECRUITING,
    STOCKED,
    TILES,
)
from bottega.kernel.bits import ones
from bottega.kernel.shape import fault

if TYPE_CHECKING:
    from bottega.games.florence.state import Florence

Laid = list[tuple[int, int, int]]  # seat, tile and cells of each entry


def audit_board(game: Florence) -> None:
    laid = [(entry >> 53, entry >> 49 & 15, entry & FULL) for entry in game.laid]
    shared = _shapes(game, laid)
    _distances(game, laid, shared)
    _pieces(game, laid, shared)
    _freedoms(game)
    for deck in range(len(DECKS)):
        _cards(game, deck)


def _shapes(game: Florence, laid: Laid) -> set[int]:
    """Every tile lies whole, or in two parts that meet at a border; which entries are such parts."""
    tables = game.tables
    whole = {(tables.arg[number], mask) for number, mask in enumerate(tables.place_mask) if mask}
    parts = {index for index, (_, tile, cells) in enumerate(laid) if (tile, cells) not in whole}
    waiting = set(parts)
    if parts and game.joined:
        joints = {
            (tables.arg[number], left, tables.across_right[number])
            for number, left in enumerate(tables.across_left)
            if left
        }
        for one in parts:
            for other in parts:
                seat, tile, cells = laid[one]
                if game.right[seat] == laid[other][0] and (tile, cells, laid[other][2]) in joints:
                    waiting -= {one, other}
    for index in sorted(waiting):
        _, tile, cells = laid[index]
        joint = game.joined and tile < STOCK_LANDSCAPE and any(_is_part(game, tile, cells, side) for side in (0, 1))
        raise fault("parts" if joint else "shape", f"laid[{index}].cells", tile=TILES[tile])
    return parts


def _is_part(game: Florence, tile: int, cells: int, side: int) -> bool:
    tables = game.tables
    masks = tables.across_left if side == 0 else tables.across_right
    return any(mask == cells and tables.arg[number] == tile for number, mask in enumerate(masks) if mask)


def _distances(game: Florence, laid: Laid, shared: set[int]) -> None:
    """Builders never leave, so who has fewer than two now never built wall to wall."""
    for index, (seat, tile, cells) in enumerate(laid):
        court = game.courts[seat]
        if tile >= STOCK_LANDSCAPE or court.builders > 1:
            continue
        others = (court.built & ~cells) | game.palazzo
        alone = index not in shared
        close = neighbours(cells) & others != 0
        for neighbour, edge, across in ((game.right[seat], RIGHT, -6), (game.left[seat], LEFT, 6)):
            if neighbour < 0 or not cells & edge:
                continue
            facing = (cells & edge) >> 6 if across < 0 else (cells & edge) << 6
            theirs = game.courts[neighbour].built
            if not alone:
                theirs &= ~_same(laid, neighbour, tile)
            if facing & theirs and game.courts[neighbour].builders < 2:
                close = True
            if alone and court.builders == 0:
                raise fault("border", f"laid[{index}].cells", tile=TILES[tile])
        if close:
            raise fault("close", f"laid[{index}].cells", tile=TILES[tile], builders=str(court.builders))


def _same(laid: Laid, seat: int, tile: int) -> int:
    """The cells of a building on a neighbour's board."""
    return next((cells for other, what, cells in laid if other == seat and what == tile), 0)


def _pieces(game: Florence, laid: Laid, shared: set[int]) -> None:
    tables = game.tables
    courts = game.courts
    _piece(game, STOCK_JESTER, sum(court.jesters for court in courts), tables.stock[STOCK_JESTER])
    _piece(game, STOCK_BUILDER, sum(court.builders for court in courts), tables.stock[STOCK_BUILDER])
    people = sum(ones(court.hand) + ones(court.table) for court in courts)
    recruiting = sum(court.in_hand + court.on_table for court in courts) - people
    _piece(game, STOCK_RECRUITING, recruiting, tables.stock[STOCK_RECRUITING])
    halves = [0] * len(TILES)
    for index, (_, tile, _cells) in enumerate(laid):
        halves[tile] += 1 if index in shared else 2
    for tile in range(len(TILES)):
        _piece(game, tile, halves[tile] // 2, tables.stock[tile])


def _piece(game: Florence, stocked: int, outside: int, total: int) -> None:
    found = game.stock[stocked] + outside
    if found != total:
        raise fault("total", f"stock.{STOCKED[stocked]}", found=str(found), wanted=str(total))


def _freedoms(game: Florence) -> None:
    """As many of each as players less one; between two players one of each and a few second ones."""
    tables = game.tables
    there = [
        game.stock[STOCK_FREEDOM + freedom] + sum(court.freedoms >> freedom & 1 for court in game.courts)
        for freedom in range(len(FREEDOMS))
    ]
    for freedom, found in enumerate(there):
        where = f"stock.{FREEDOMS[freedom]}"
        if game.players > 2 and found != game.players - 1:
            raise fault("total", where, found=str(found), wanted=str(game.players - 1))
        if game.players == 2 and not 1 <= found <= 2:
            raise fault("total", where, found=str(found), wanted="1–2")
    if game.players == 2:
        total = tables.freedoms_two_hard if game.options["hard_freedoms"] else tables.freedoms_two
        if sum(there) != total:
            raise fault("total", "stock", found=str(sum(there)), wanted=str(total))


def _cards(game: Florence, deck: int) -> None:
    places: list[int] = []
    for court in game.courts:
        if deck == PERSON_DECK:
            places += [court.hand, court.table]
        else:
            places.append(court.prestige if deck == PRESTIGE_DECK else court.bonus)
    if deck == BONUS_DECK:
        places.append(game.used_bonus)
    places += [1 << (entry & 255) for entry in deck_of(game, deck)]
    for card, name in enumerate(card_names(game, deck)):
        found = sum(1 for mask in places if mask >> card & 1)
        if found != 1:
            raise fault("places", f"decks.{DECKS[deck]}", name=name, found=str(found))
