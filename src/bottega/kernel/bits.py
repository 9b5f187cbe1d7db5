"""Sets of small numbers in one integer: a mask has the bit of each number that is in the set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

# A table, for mypyc writes a literal 1 into the C source, where it is 32 bits wide and cannot be shifted far.
_BITS: Final = [1 << place for place in range(63)]


def bit(place: i64) -> i64:
    """The mask of one number."""
    return _BITS[place]


def ones(mask: i64) -> i64:
    """How many numbers are in the set."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


def lowest(mask: i64) -> i64:
    """The lowest number of a set that is not empty."""
    place: i64 = 0
    while not (mask >> place) & 1:
        place += 1
    return place
