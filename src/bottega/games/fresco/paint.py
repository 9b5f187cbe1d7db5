"""Paint: a heap of cubes in one integer.

Six bits a colour, of which the highest stays free: so one subtraction tells whether a heap covers a
cost in all colours at once, and copying a heap costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

NAMES: Final = ("red", "yellow", "blue", "orange", "green", "purple", "pink", "brown")
LETTERS: Final = "RYBOGPKN"
COLOURS: Final = 8
PRIMARY: Final = 3  # the first three
BITS: Final = 6
MOST: Final = 31  # cubes of one colour that a heap can hold
_FREE: Final = 0x820820820820
# A table, for mypyc writes a literal 1 into the C source, where it is 32 bits wide and can not be shifted so far.
_ONES: Final = [1 << (BITS * colour) for colour in range(COLOURS)]


def heap(letters: str) -> int:
    """The cubes that `letters` name; ValueError for a letter that is no paint."""
    total = 0
    for letter in letters:
        total += 1 << (BITS * LETTERS.index(letter))
    return total


def covers(have: i64, cost: i64) -> bool:
    """Is there at least `cost` in `have`, colour by colour?"""
    free: i64 = _FREE
    return ((have | free) - cost) & free == free


def count(have: i64, colour: i64) -> i64:
    return (have >> (6 * colour)) & 63


def one(colour: i64) -> i64:
    """A heap of one cube."""
    return _ONES[colour]


def colours(have: int) -> list[str]:
    """The names of the cubes, one by one."""
    return [NAMES[colour] for colour in range(COLOURS) for _ in range(count(have, colour))]


def counts(have: int) -> dict[str, int]:
    """How many of each colour that there is."""
    return {NAMES[colour]: int(count(have, colour)) for colour in range(COLOURS) if count(have, colour)}
