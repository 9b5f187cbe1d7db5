"""Way: a tile turned or mirrored, as it is laid on one board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

_WIDTH: Final = 6  # bits of a distance
_AT_ONCE: Final = 10  # distances that fit in an integer


class Way:
    """Its cells are kept as distances from the upper left corner of the tile's box, in the order of the board."""

    __slots__ = ("_anchors", "_far", "_near", "name", "numbers", "shifts")

    def __init__(self, name: str, shifts: list[int], anchors: int, numbers: list[int]) -> None:
        self.name = name
        self.shifts = shifts
        self.numbers = numbers  # of the move, by corner
        self._anchors: i64 = anchors  # the corners where the box lies on the board
        # The distances once more, counted from 1 and packed for `spots`: nearly every tile is done with the first ten.
        self._near: i64 = _packed(shifts[:_AT_ONCE])
        self._far: list[int] = [_packed(shifts[at : at + _AT_ONCE]) for at in range(_AT_ONCE, len(shifts), _AT_ONCE)]

    def spots(self, free: i64) -> i64:
        """The corners where the tile covers free cells only."""
        spots: i64 = _fitting(self._anchors, self._near, free)
        if self._far:
            word: i64
            for word in self._far:
                spots = _fitting(spots, word, free)
        return spots


def _fitting(spots: i64, distances: i64, free: i64) -> i64:
    while distances != 0:
        spots &= free >> ((distances & 63) - 1)
        distances >>= _WIDTH
    return spots


def _packed(shifts: list[int]) -> int:
    return sum(shift + 1 << _WIDTH * place for place, shift in enumerate(shifts))
