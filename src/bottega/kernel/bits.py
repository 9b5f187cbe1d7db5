"""Sets of small numbers in one integer: a mask has the bit of each number that is in the set."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

# A table, for mypyc writes a literal 1 into the C source, where it is 32 bits wide and cannot be shifted far.
_BITS: Final = [1 << place for place in range(63)]
_PAIRS: Final = 0x1555555555555555  # no constant here has more than 62 bits: compiled, those that do are objects
_FOURS: Final = 0x3333333333333333
_EIGHTS: Final = 0x0F0F0F0F0F0F0F0F
_EACH: Final = 0x0101010101010101
# A sequence of De Bruijn: shifted by any number of bits, its six uppermost are others, and tell the number.
_SEQUENCE: Final = 0x03F79D71B4CB0A89
_PLACES: Final = [next(k for k in range(64) if ((1 << k) * _SEQUENCE >> 58) & 63 == top) for top in range(64)]


def bit(place: i64) -> i64:
    """The mask of one number."""
    return _BITS[place]


def ones(mask: i64) -> i64:
    """How many numbers are in the set, none of them above 62."""
    pairs: i64 = _PAIRS
    fours: i64 = _FOURS
    eights: i64 = _EIGHTS
    each: i64 = _EACH
    mask -= (mask >> 1) & pairs  # how many there are of every two, then of every four and eight
    mask = (mask & fours) + ((mask >> 2) & fours)
    mask = (mask + (mask >> 4)) & eights
    return ((mask * each) >> 56) & 127


def place_of(bit: i64) -> i64:
    """The number that is alone in a set."""
    return _PLACES[((bit * _SEQUENCE) >> 58) & 63]


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
