"""Strokes of which the rows for a network are made: each adds a few small numbers.

Rows are kept ready: adding one to another is quicker than its numbers one by one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

WIDEST: Final = 32  # of the rows kept ready
# By width and place of the single 1; the first of each width has none.
ONES: Final[list[list[list[int]]]] = [
    [[1 if at == chosen else 0 for at in range(width)] for chosen in range(-1, width)] for width in range(WIDEST + 1)
]
# The bits of every number below 2 ** width, lowest first, for widths up to a byte.
BITS: Final[list[list[list[int]]]] = [
    [[(number >> at) & 1 for at in range(width)] for number in range(1 << width)] for width in range(9)
]


def one(row: list[int], chosen: i64, count: i64) -> None:
    """1 for the chosen of `count`; all 0 if it is none of them."""
    row += ONES[count][chosen + 1 if 0 <= chosen < count else 0]


def bits(row: list[int], mask: i64, count: i64) -> None:
    """The lowest `count` bits, one by one."""
    while count >= 8:
        row += BITS[8][mask & 255]
        mask >>= 8
        count -= 8
    if count > 0:
        ready = BITS[count]
        row += ready[mask & (len(ready) - 1)]


def clip(number: i64) -> i64:
    """As much of a number as fits into a byte."""
    return 0 if number < 0 else 255 if number > 255 else number
