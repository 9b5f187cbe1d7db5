"""Strokes of which sights are painted: each appends small numbers to a list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64


WIDEST: Final = 64  # of the rows kept ready: adding a row to a list is quicker than its numbers one by one

# By width and place of the single 1; the first of each width has none.
ONES: Final[list[list[list[int]]]] = [
    [[1 if at == chosen else 0 for at in range(width)] for chosen in range(-1, width)] for width in range(WIDEST + 1)
]
# The bits of every byte, lowest first.
BYTES: Final[list[list[int]]] = [[(byte >> at) & 1 for at in range(8)] for byte in range(256)]


def one(values: list[int], chosen: i64, count: i64) -> None:
    """1 for the chosen of `count`; all 0 if it is none of them."""
    values += ONES[count][chosen + 1 if 0 <= chosen < count else 0]


def bits(values: list[int], mask: i64, count: i64) -> None:
    """The lowest `count` bits, one by one."""
    while count >= 8:
        values += BYTES[mask & 255]
        mask >>= 8
        count -= 8
    while count > 0:
        values.append(mask & 1)
        mask >>= 1
        count -= 1


def nothing(values: list[int], count: i64) -> None:
    """So many zeros."""
    values += ONES[count][0]


def awaited(values: list[int], awaiting: list[int], seat: i64, players: i64) -> None:
    """Who owes a decision, from `seat` on."""
    mask: i64 = 0
    unit: i64 = 1
    waiting: i64
    for waiting in awaiting:
        mask |= unit << waiting
    step: i64 = 0
    while step < players:
        values.append((mask >> ((seat + step) % players)) & 1)
        step += 1
