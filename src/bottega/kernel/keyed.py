"""Keyed chance: algorithm 2, for games in which somebody may want to know what comes next.

BLAKE2b, keyed with the 256 bits of the seed, turns the number of a block into 16 words of 32 bits.
Who does not hold the key can tell neither earlier nor later words from any number of those in between:
that would be to break BLAKE2 as a keyed hash. Like algorithm 1 it must never change.
"""

from __future__ import annotations

import struct
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from bottega.kernel.chance import Chance

if TYPE_CHECKING:
    from mypy_extensions import i64

KEYED: Final = 2
KEY_BYTES: Final = 32
LIMIT: Final = 1 << 48  # words: no game comes near
_PURPOSE: Final = b"bottega chance 2"  # another use of the same key would give other words


def _words(key: bytes, block: int) -> list[int]:
    digest = blake2b(block.to_bytes(8, "little"), digest_size=64, key=key, person=_PURPOSE).digest()
    return list(struct.unpack("<16I", digest))


class Keyed(Chance):
    """A generator that cannot be turned back; its whole state is the key and how many words were drawn."""

    __slots__ = ("_block", "_key", "_used")
    _key: bytes
    _used: i64
    _block: list[int]  # the words of the block that is being drawn from: never changed, so copies share it

    def __init__(self, key: bytes, used: i64 = 0, block: list[int] | None = None) -> None:
        # The two words of algorithm 1 are left alone: a copy of a game should cost no more than there.
        self._key = key
        self._used = used
        self._block = block if block is not None else []

    def word(self) -> i64:
        at: i64 = self._used & 15
        if at == 0:
            self._block = _words(self._key, self._used >> 4)
        self._used += 1
        return self._block[at]

    def copy(self) -> Keyed:
        return Keyed(self._key, self._used, self._block)

    def dump(self) -> list[int]:
        """The key is left out: it is the game's seed."""
        return [KEYED, self._used]

    def load(self, data: list[Any]) -> None:
        if len(data) != 2 or any(type(entry) is not int for entry in data):
            raise ValueError("the generator of a keyed game is two whole numbers: which it is, and the words drawn")
        if data[0] != KEYED:
            raise ValueError(f"the seed is a key, so the generator is number {KEYED}, not {data[0]}")
        if not 0 <= data[1] < LIMIT:
            raise ValueError(f"the generator has drawn from 0 to below {LIMIT} words")
        self._used = data[1]
        self._block = _words(self._key, self._used >> 4)
