"""The board of seven by seven: what may be laid where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from bottega.games.florence.court import TILE_COUNT, UNKNOWN, UNSURE
from bottega.games.florence.grid import FULL, LEFT, RIGHT, neighbours
from bottega.games.florence.names import PLACE, STOCK_LANDSCAPE, TILES
from bottega.games.florence.refusals import NOT_THIS_PHASE, REFUSALS, tile_told
from bottega.kernel.bits import ones, place_of

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.florence.state import Florence
    from bottega.games.florence.view_types import TileName


def free_cells(game: Florence, seat: i64, tile: i64) -> i64:
    """The cells that may be covered by a part of `tile`."""
    court = game.courts[seat]
    barred = court.built | court.planted | game.palazzo
    if tile < STOCK_LANDSCAPE:
        barred |= too_close(game, seat)
        if game.joined:
            barred |= barred_border(game, seat)
    return FULL & ~barred


def too_close(game: Florence, seat: i64) -> i64:
    """The cells beside a building or the palazzo, for one who may not yet build wall to wall."""
    court = game.courts[seat]
    if court.builders > 1:
        return 0
    return neighbours(court.built | game.palazzo)


def built_across(game: Florence, seat: i64) -> i64:
    """The cells at a border behind which the neighbour has built."""
    cells: i64 = 0
    right: i64 = game.right[seat]
    if right >= 0:
        cells |= (game.courts[right].built & LEFT) << 6
    left: i64 = game.left[seat]
    if left >= 0:
        cells |= (game.courts[left].built & RIGHT) >> 6
    return cells


def barred_border(game: Florence, seat: i64) -> i64:
    """The cells at a border on which one may not build alone."""
    builders = game.courts[seat].builders
    if builders > 1:
        return 0
    if builders == 1:
        return built_across(game, seat)
    cells: i64 = 0
    if game.right[seat] >= 0:
        cells |= RIGHT
    if game.left[seat] >= 0:
        cells |= LEFT
    return cells


def fits(game: Florence, seat: i64) -> i64:
    """Which tiles still find a place, as a mask."""
    court = game.courts[seat]
    known: i64 = court.fits
    if known < UNSURE:
        return known
    all_ways = game.tables.ways
    found: i64 = 0
    tile: i64
    free: i64 = free_cells(game, seat, 0)
    for tile in range(TILE_COUNT):
        if tile == STOCK_LANDSCAPE:
            free = free_cells(game, seat, tile)
        if known >> tile & 1:
            for way in all_ways[tile]:
                if way.spots(free):
                    found |= 1 << tile
                    break
    court.fits = found
    return found


def places_left(game: Florence, seat: i64, tile: i64) -> int:
    """In how many ways a tile could still be laid on this board."""
    if not fits(game, seat) >> tile & 1:
        return 0
    free = free_cells(game, seat, tile)
    count: i64 = 0
    for way in game.tables.ways[tile]:
        count += ones(way.spots(free))
    return count


def narrowed(game: Florence, seat: i64) -> None:
    """Something was laid: what still fits must be found anew, among what did before."""
    court = game.courts[seat]
    court.fits |= UNSURE
    court.spans = -1
    if game.joined:
        left: i64 = game.left[seat]
        if left >= 0:
            game.courts[left].fits |= UNSURE
            game.courts[left].spans = -1
        right: i64 = game.right[seat]
        if right >= 0:
            game.courts[right].fits |= UNSURE


def widened(game: Florence, seat: i64) -> None:
    """A builder has come: tiles may fit that did not."""
    narrowed(game, seat)
    game.courts[seat].fits = UNKNOWN


def placements(game: Florence, seat: i64, tile: i64) -> list[int]:
    """A fast path: what `check_place` allows, found for all corners at once. The properties compare the two."""
    free = free_cells(game, seat, tile)
    found: list[object] = []  # as objects: compiled, a number taken from one list into another is made anew
    for way in game.tables.ways[tile]:
        spots = way.spots(free)
        numbers = cast("list[object]", way.numbers)
        while spots:
            corner = spots & -spots
            spots ^= corner
            found.append(numbers[place_of(corner)])
    return cast("list[int]", found)


def only_placement(game: Florence, seat: i64, tile: i64) -> i64:
    """The one of `placements` if there is no other, else -1."""
    free = free_cells(game, seat, tile)
    found: i64 = -1
    for way in game.tables.ways[tile]:
        spots = way.spots(free)
        if spots:
            if found >= 0 or spots & (spots - 1):
                return -1
            found = way.numbers[place_of(spots)]
    return found


BORDER_ALONE: Final = REFUSALS.rule("florence-cooperative-border", tile_told)
BUILDING_ADJACENT: Final = REFUSALS.rule("florence-building-adjacent", tile_told)
BUILDING_OVERLAP: Final = REFUSALS.rule("florence-building-overlap", tile_told)
LANDSCAPE_PLACE: Final = REFUSALS.rule("florence-landscape-place", tile_told)


def check_place(game: Florence, seat: i64, number: i64) -> i64:
    tables = game.tables
    tile: i64 = tables.arg[number]
    if game.phase != PLACE or tile != game.project.tile:
        return NOT_THIS_PHASE
    court = game.courts[seat]
    cells: i64 = tables.place_mask[number]
    if cells & (court.built | court.planted | game.palazzo):
        return BUILDING_OVERLAP if tile < STOCK_LANDSCAPE else LANDSCAPE_PLACE
    if tile < STOCK_LANDSCAPE:
        if cells & too_close(game, seat):
            return BUILDING_ADJACENT
        if game.joined and cells & barred_border(game, seat):
            return BORDER_ALONE
    return 0


def start_placing(game: Florence, seat: i64, tile: i64, resume: i64) -> None:
    """Ask where the tile goes; do it at once if there is one way only."""
    game.project.tile = tile
    game.resume = resume
    only = only_placement(game, seat, tile)
    if only >= 0:
        do_place(game, seat, only)
    else:
        game.ask(seat, PLACE)


def do_place(game: Florence, seat: i64, number: i64) -> None:
    tables = game.tables
    tile = game.project.tile
    cells: i64 = tables.place_mask[number]
    lay(game, seat, tile, cells)
    game.stock[tile] -= 1
    if game.log is not None:
        move = game.catalogue.moves[number]
        kind = "build" if tile < STOCK_LANDSCAPE else "lay"
        game.tell(kind, seat, {"tile": TILES[tile], "cell": str(move.args["cell"]), "way": str(move.args["way"])})
    if tile < STOCK_LANDSCAPE:
        game.score(seat, tables.points_building, "florence-source-building")
    elif game.courts[seat].landscapes(tile - STOCK_LANDSCAPE) > 1:
        game.score(seat, tables.points_landscape, "florence-source-landscape")
    game.proceed()


def lay(game: Florence, seat: i64, tile: i64, cells: i64) -> None:
    """Lay the tile, or one player's part of it."""
    court = game.courts[seat]
    if tile < STOCK_LANDSCAPE:
        court.built |= cells
        court.buildings |= 1 << tile
    else:
        court.planted |= cells
        court.add_landscape(tile - STOCK_LANDSCAPE)
    game.laid = [*game.laid, cells | tile << 49 | seat << 53]
    narrowed(game, seat)


def laid_name(entry: int) -> tuple[int, TileName, int]:
    """Seat, tile and cells of an entry in `game.laid`."""
    return entry >> 53, TILES[entry >> 49 & 15], entry & FULL
