"""Chance: the one source of randomness inside a game.

Algorithm 1, here, is xoroshiro64* (two 32-bit words of state). It was chosen because every step fits
in 64-bit machine integers, so that the compiled and the plain build draw the same numbers; it
must never change, for old records replay only if the same seed gives the same game for ever.

It is fast, and right for guesses, searches and studies. It is no secret: some dozens of draws that
everybody sees give its whole state away (tests/kernel/test_attack.py does it). Games among people draw
from `Keyed`, algorithm 2; the kind of the seed decides (`seed.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")

ALGORITHM: Final = 1
SEEDS: Final = 1 << 63  # seeds are 0 <= seed < SEEDS
_WORD: Final = 0xFFFFFFFF


def _mix(word: int) -> int:
    """Spread a small seed over 32 bits (the finaliser of MurmurHash3)."""
    word = ((word ^ (word >> 16)) * 0x85EBCA6B) & _WORD
    word = ((word ^ (word >> 13)) * 0xC2B2AE35) & _WORD
    return word ^ (word >> 16)


class Chance:
    """A small, fast generator; its whole state is `high` and `low`, 32 bits each."""

    __slots__ = ("high", "low")
    high: i64
    low: i64

    def __init__(self, seed: int = 0) -> None:
        if seed < 0:  # blank, to be filled by `copy`: games are copied thousands of times a second
            self.high = 0
            self.low = 1
            return
        # `high` depends on the whole seed, for the first number drawn is made of it alone.
        self.low = _mix((seed & _WORD) ^ 0x9E3779B9)
        self.high = _mix((seed >> 32) ^ self.low)
        if self.high == 0 and self.low == 0:
            self.low = 1  # the all-zero state would repeat itself

    def word(self) -> i64:
        """The next 32 random bits."""
        s0: i64 = self.high
        s1: i64 = self.low
        result: i64 = (s0 * 0x9E3779BB) & 0xFFFFFFFF
        s1 = s1 ^ s0
        rotated: i64 = ((s0 << 26) | (s0 >> 6)) & 0xFFFFFFFF
        self.high = rotated ^ s1 ^ ((s1 << 9) & 0xFFFFFFFF)
        self.low = ((s1 << 13) | (s1 >> 19)) & 0xFFFFFFFF
        return result

    def below(self, limit: i64) -> i64:
        """A number 0 <= n < limit, all equally likely."""
        ceiling: i64 = 0x100000000 - 0x100000000 % limit
        while True:
            drawn: i64 = self.word()
            if drawn < ceiling:
                return drawn % limit

    def shuffle(self, items: list[T]) -> None:
        """Shuffle `items` in place (Fisher-Yates, from the end)."""
        last: i64 = len(items) - 1
        while last > 0:
            other: i64 = self.below(last + 1)
            held = items[last]
            items[last] = items[other]
            items[other] = held
            last -= 1

    def copy(self) -> Chance:
        twin = Chance(-1)
        twin.high = self.high
        twin.low = self.low
        return twin

    def dump(self) -> list[int]:
        return [ALGORITHM, self.high, self.low]

    def load(self, data: list[Any]) -> None:
        if len(data) != 3 or any(type(entry) is not int for entry in data):
            raise ValueError("the generator is three whole numbers: which it is, and its two words of state")
        algorithm, high, low = data
        if algorithm != ALGORITHM:
            raise ValueError(f"the seed is a number, so the generator is number {ALGORITHM}, not {algorithm}")
        if not (0 <= high <= _WORD and 0 <= low <= _WORD and (high or low)):
            raise ValueError("the generator's state is two 32-bit words, not both zero")
        self.high = high
        self.low = low
