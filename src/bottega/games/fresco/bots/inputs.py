"""What a network is told of a position of Fresco: for each player a row of small numbers.

A row holds what lies in the middle, then what the player has and could do with it; the network compares the rows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.bots.knowledge.strokes import bits, clip, one
from bottega.games.fresco import planning, rounds, track, workshop
from bottega.games.fresco.altar import richest
from bottega.games.fresco.holdings import fulfilled
from bottega.games.fresco.market import stalls
from bottega.games.fresco.names import TILES
from bottega.games.fresco.paint import BITS, MASK, count
from bottega.games.fresco.state import Fresco
from bottega.kernel.bits import ones

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.kernel.game import Game

EDITION: Final = 1  # counted on with every change of the rows: weights fit one edition
BELOW: Final = 50  # points below zero that can be told
GOODS: Final = 11
CARDS: Final = 18
NEAR: Final = 3  # tiles are told by how many cubes a player lacks for them, up to so many


def rows(game: Game, points: list[float]) -> list[bytes]:
    """A row for each seat; `points` are those that knowledge expects."""
    assert isinstance(game, Fresco)
    middle = _middle(game)
    found: list[bytes] = []
    seat: i64
    for seat in range(game.players):
        row: list[int] = middle[:]
        row.append(clip(int(2.0 * points[seat]) + BELOW))
        row.append(clip(track.points(game, seat)))
        _painter(row, game, seat)
        _wall(row, game, seat)
        found.append(bytes(row))
    return found


def _middle(game: Fresco) -> list[int]:
    """What is the same for all."""
    row: list[int] = []
    one(row, game.players - 2, 3)
    row.append(clip(game.round))
    row.append(1 if rounds.ends(game) else 0)
    row.append(ones(game.wall.left))
    row += [1 if flag else 0 for flag in (game.portraits, game.requests, game.blends, game.leonardo)]
    _goods(row, game)
    first: i64 = -1
    second: i64 = -1
    remaining: i64 = 0
    if game.portraits:
        first = game.gallery.first()
        second = game.gallery.second()
        remaining = len(game.gallery.deck) - game.gallery.dealt
    card: i64
    for card in range(CARDS):
        row.append(1 if card in (first, second) else 0)
    row.append(remaining)
    kind: i64
    for kind in range(4):
        row.append(workshop.left(game, kind) if game.requests else 0)
    actor: i64 = game.players
    row.append(clip(track.points(game, actor)) if game.leonardo else 0)
    row.append(rounds.restored(game, actor) if game.leonardo else 0)
    return row


def _goods(row: list[int], game: Fresco) -> None:
    """What the market offers."""
    counted: list[int] = [0] * GOODS
    bounds = stalls(game)
    at: i64
    for at in range(bounds[0], bounds[len(bounds) - 1]):
        kind: i64 = game.display.goods[at]
        if kind >= 0:
            counted[kind] += 1
    row += counted


def _painter(row: list[int], game: Fresco, seat: i64) -> None:
    """What a player has, and how many are behind on the track, who will wake sooner."""
    own = game.painters[seat]
    one(row, track.start(game, own.space) - 1, 4)
    behind: i64 = 0
    for painter in game.painters:
        if painter.space < own.space:
            behind += 1
    row.append(behind)
    row.append(own.mood)
    row.append(planning.apprentices(game, seat))
    row.append(clip(own.money))
    at: i64
    for at in range(8):
        row.append(count(own.paint, at))
    for at in range(8):
        row.append(count(own.loose, at))
    for at in range(4):
        row.append(fulfilled(own.held, at))
        row.append(workshop.showing(game, seat, at) if game.requests else 0)
    bits(row, own.held, 4)
    row.append(clip(rounds.income(game, seat)))
    paid: i64 = richest(game, own.paint)
    row.append(game.tables.altar_points[paid] if paid >= 0 else 0)


def _wall(row: list[int], game: Fresco, seat: i64) -> None:
    """For the tiles that are left: how many lack so many cubes, their best and their points together; cubes wanted."""
    tables = game.tables
    paint: i64 = game.painters[seat].paint
    counts: list[int] = [0] * (NEAR + 1)
    bests: list[int] = [0] * (NEAR + 1)
    sums: list[int] = [0] * (NEAR + 1)
    wanted: list[int] = [0] * 8
    wall = game.wall
    square: i64
    for square in range(TILES):
        if (wall.left >> square) & 1:
            tile: i64 = wall.tiles[square]
            cost: i64 = tables.cost[tile]
            have: i64 = paint
            lack: i64 = 0
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
            lack = lack if lack < NEAR else NEAR
            value: i64 = tables.value[tile]
            counts[lack] += 1
            sums[lack] += value
            if value > bests[lack]:
                bests[lack] = value
    row += counts
    row += bests
    at: i64
    for at in range(NEAR + 1):
        row.append(clip(sums[at]))
    row += wanted
