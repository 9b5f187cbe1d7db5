"""Wall: the fresco with its tiles, and who stands before it. Its fields, its copy, and how a position tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.fresco.names import SQUARES
from bottega.kernel.plain import Position
from bottega.kernel.shape import ByName, Flag, Name, Row, fault

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.fresco.tables import Tables

BISHOP: Final = Name("The bishop's square.", "square")
FRESCO: Final = ByName(
    "Which tile each square began with, and whether it is still there.",
    "square",
    Row("", (Name("", "tile"), Flag(""))),
)


class Wall:
    """Squares are numbered as their names are."""

    left: i64  # squares that still have their tile, as a mask
    bishop: i64
    walker: i64  # Leonardo's square
    tiles: list[int]  # which tile each square began with; never changes, so copies share it

    def __init__(self) -> None:
        """Empty: `blank` or `copy` fills it."""

    def copy(self) -> Wall:
        twin = Wall()
        twin.left = self.left
        twin.bishop = self.bishop
        twin.walker = self.walker
        twin.tiles = self.tiles
        return twin

    def dump(self, tables: Tables) -> Position:
        return {
            SQUARES[square]: [tables.tile_names[tile], bool((self.left >> square) & 1)]
            for square, tile in enumerate(self.tiles)
        }

    def load(self, data: Position, bishop: str, tables: Tables) -> None:
        for square, name in enumerate(SQUARES):
            tile, there = data[name]
            number = tables.tile_names.index(tile)
            if number in self.tiles:
                raise fault("twice", f"fresco.{name}[0]", found=tile)
            self.tiles.append(number)
            self.left |= int(there) << square
        self.bishop = SQUARES.index(bishop)


def blank() -> Wall:
    """A wall without tiles."""
    wall = Wall()
    wall.left = wall.bishop = wall.walker = 0
    wall.tiles = []
    return wall
