"""Strokes of which sights are painted: each adds a few bytes, one for each number.

Rows are kept ready as bytes: adding one to the list is quicker than its numbers one by one, and joining them makes
the vector without looking at a number again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64


WIDEST: Final = 64  # of the rows kept ready

# Every number as one byte.
BYTE: Final[list[bytes]] = [bytes([number]) for number in range(256)]
# By width and place of the single 1; the first of each width has none.
ONES: Final[list[list[bytes]]] = [
    [bytes(1 if at == chosen else 0 for at in range(width)) for chosen in range(-1, width)]
    for width in range(WIDEST + 1)
]
# The bits of every number below 2 ** width, lowest first, for widths up to a byte.
BITS: Final[list[list[bytes]]] = [
    [bytes((number >> at) & 1 for at in range(width)) for number in range(1 << width)] for width in range(9)
]


def one(values: list[bytes], chosen: i64, count: i64) -> None:
    """1 for the chosen of `count`; all 0 if it is none of them."""
    values.append(ONES[count][chosen + 1 if 0 <= chosen < count else 0])


def bits(values: list[bytes], mask: i64, count: i64) -> None:
    """The lowest `count` bits, one by one."""
    while count >= 8:
        values.append(BITS[8][mask & 255])
        mask >>= 8
        count -= 8
    if count > 0:
        row = BITS[count]
        values.append(row[mask & (len(row) - 1)])


def nothing(values: list[bytes], count: i64) -> None:
    """So many zeros."""
    values.append(ONES[count][0])


def awaited(values: list[bytes], awaiting: list[int], seat: i64, players: i64) -> None:
    """Who owes a decision, from `seat` on."""
    mask: i64 = 0
    unit: i64 = 1
    waiting: i64
    for waiting in awaiting:
        mask |= unit << waiting
    values += [BYTE[(mask >> ((seat + step) % players)) & 1] for step in range(players)]
