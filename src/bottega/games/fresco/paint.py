"""Paint: a heap of cubes in one integer.

Eight bits a colour, so that copying a heap costs nothing and one subtraction compares all colours at once. There is no
end of paint in the game; what a player can gather in as many rounds as there can be is computed from the components,
and they are refused if that does not fit (see `components.Gathering`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.fresco.names import PAINTS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.fresco.view_types import Paint

LETTERS: Final = "RYBOGPKN"
COLOURS: Final = 8
PRIMARY: Final = 3  # the first three
BASE: Final = 6  # the first six; the others come with the special blends
BITS: Final = 8
MASK: Final = 255
MOST: Final = (255, 255, 255, 255, 255, 255, 255, 127)  # cubes a heap can hold: the last bit of all is a sign
_TOPS: Final = 0x0080808080808080  # the uppermost bit of each colour but the last
# A table, for mypyc writes a literal 1 into the C source, where it is 32 bits wide and cannot be shifted so far.
_ONES: Final = [1 << (BITS * colour) for colour in range(COLOURS)]


def heap(letters: str) -> int:
    """The cubes that `letters` name; ValueError for a letter that is no paint."""
    total = 0
    for letter in letters:
        total += 1 << (BITS * LETTERS.index(letter))
    return total


def covers(have: i64, cost: i64) -> bool:
    """Is there at least `cost` in `have`, colour by colour?

    It is, if the subtraction borrows from no colour's uppermost bit, nor altogether.
    """
    rest: i64 = have - cost
    if rest < 0:
        return False
    tops: i64 = _TOPS
    return ((~have & cost) | (~(have ^ cost) & rest)) & tops == 0


def count(have: i64, colour: i64) -> i64:
    return (have >> (BITS * colour)) & MASK


def one(colour: i64) -> i64:
    """A heap of one cube."""
    return _ONES[colour]


def colours(have: int) -> list[Paint]:
    """The names of the cubes, one by one."""
    return [PAINTS[colour] for colour in range(COLOURS) for _ in range(count(have, colour))]


def counts(have: int) -> dict[Paint, int]:
    """How many of each colour that there is."""
    return {PAINTS[colour]: int(count(have, colour)) for colour in range(COLOURS) if count(have, colour)}
