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


# Small counts side by side in one integer, a byte for each: seven fit. A copy of all is the copy of one number.


def byte(packed: i64, place: i64) -> i64:
    """The count at a place."""
    return (packed >> (place * 8)) & 255


def add_byte(packed: i64, place: i64, more: i64) -> i64:
    """The same counts with so many more at a place, or fewer if it is negative."""
    return packed + (more << (place * 8))


def set_byte(packed: i64, place: i64, count: i64) -> i64:
    """The same counts with another at a place."""
    change: i64 = count - ((packed >> (place * 8)) & 255)
    return packed + (change << (place * 8))


def pack(counts: list[int]) -> int:
    """Counts as one integer."""
    return sum(count << (place * 8) for place, count in enumerate(counts))
