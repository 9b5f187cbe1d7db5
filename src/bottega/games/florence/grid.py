"""The grid of seven by seven cells as bits of one integer: cell (row, column) is bit 7 * row + column.

Columns are written a to g from the left, rows 1 to 7 from the top: `a1` is the upper left cell.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

SIDE: Final = 7
FULL: Final = 562949953421311  # 49 bits
LEFT: Final = 4432676798593  # column a
RIGHT: Final = 283691315109952  # column g
BUT_LEFT: Final = FULL - LEFT
BUT_RIGHT: Final = FULL - RIGHT

Cell = tuple[int, int]


def neighbours(mask: i64) -> i64:
    """The cells that share an edge with one of `mask` (some of `mask` itself among them)."""
    return ((mask & BUT_RIGHT) << 1) | ((mask & BUT_LEFT) >> 1) | ((mask << 7) & FULL) | (mask >> 7)


def cell_name(cell: int) -> str:
    return f"{'abcdefg'[cell % SIDE]}{cell // SIDE + 1}"


def mask_of(cells: list[Cell]) -> int:
    mask = 0
    for row, column in cells:
        mask |= 1 << (SIDE * row + column)
    return mask


def cells_of(mask: int) -> list[str]:
    """The names of the cells in `mask`, row by row."""
    return [cell_name(cell) for cell in range(SIDE * SIDE) if mask >> cell & 1]


def read_shape(rows: list[str]) -> list[Cell]:
    return [(row, column) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign == "X"]


def connected(cells: list[Cell]) -> bool:
    """Whether the cells hang together by edges."""
    reached = {cells[0]}
    front = [cells[0]]
    while front:
        row, column = front.pop()
        for cell in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if cell in cells and cell not in reached:
                reached.add(cell)
                front.append(cell)
    return len(reached) == len(cells)


def _settled(cells: list[Cell]) -> list[Cell]:
    """Moved to the upper left corner."""
    top = min(row for row, _ in cells)
    left = min(column for _, column in cells)
    return sorted((row - top, column - left) for row, column in cells)


def orientations(cells: list[Cell]) -> list[tuple[str, list[Cell]]]:
    """All different ways to lay a tile: turned clockwise by quarters (r0 to r3), flipped and turned (f0 to f3)."""
    found: list[tuple[str, list[Cell]]] = []
    seen: list[list[Cell]] = []
    for side, start in (("r", cells), ("f", [(row, -column) for row, column in cells])):
        turned = start
        for quarter in range(4):
            settled = _settled(turned)
            if settled not in seen:
                seen.append(settled)
                found.append((f"{side}{quarter}", settled))
            turned = [(column, -row) for row, column in turned]
    return found
