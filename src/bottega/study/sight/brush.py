"""Strokes of which sights are painted: each writes a few bytes on a canvas, one for each number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.kernel.bits import add_byte
from bottega.study.writer import BytesWriter, write_i64_le

if TYPE_CHECKING:
    from mypy_extensions import i64


BITS: Final = 8  # of a byte
BYTES: Final = 8  # written at once
WORD: Final = 64  # bits of them
_STEPS: Final = 0x0002040810204081  # times seven bits: a copy of them at each seventh place
_LOWEST: Final = 0x0101010101010101  # the lowest bit of each byte


class Canvas:
    """Bytes one after the other. Eight are kept back until they can be written at once, as one integer."""

    __slots__ = ("_filled", "_word", "_written")
    _written: BytesWriter
    _word: i64  # what is kept back
    _filled: i64  # how many bits of it

    def __init__(self) -> None:
        self._written = BytesWriter()
        self.clear()

    def clear(self) -> None:
        """Begin anew."""
        self._written.truncate(0)
        self._word = 0
        self._filled = 0

    def row(self, numbers: i64, count: i64) -> None:
        """So many bytes, at most eight, that stand side by side in one integer with nothing above them."""
        filled: i64 = self._filled
        self._word |= numbers << filled
        filled += BITS * count
        if filled >= WORD:
            write_i64_le(self._written, self._word)
            filled -= WORD
            self._word = numbers >> (BITS * count - filled) if filled > 0 else 0
        self._filled = filled

    def write(self, data: bytes) -> None:
        """Bytes as they are."""
        number: i64
        for number in data:
            self.row(number, 1)

    def getvalue(self) -> bytes:
        """All bytes so far."""
        whole = self._written.getvalue()
        if self._filled == 0:
            return whole
        rest: int = self._word
        return whole + (rest & (1 << WORD) - 1).to_bytes(BYTES, "little")[: self._filled // BITS]


def clipped(number: i64) -> i64:
    """A number; what lies beyond a byte is cut off there, as ranges of features are."""
    if number > 255:
        return 255
    return number if number > 0 else 0


def put(out: Canvas, number: i64) -> None:
    """A number, clipped."""
    out.row(clipped(number), 1)


def packed(out: Canvas, counts: i64, places: i64) -> None:
    """Counts that stand side by side in one integer, a byte each; at most eight."""
    out.row(counts, places)


def listed(out: Canvas, numbers: list[int]) -> None:
    """All numbers of a list, clipped."""
    row: i64 = 0
    place: i64 = 0
    number: i64
    for number in numbers:
        row |= clipped(number) << place
        place += BITS
        if place == WORD:
            out.row(row, BYTES)
            row = 0
            place = 0
    out.row(row, place // BITS)


def one(out: Canvas, chosen: i64, count: i64) -> None:
    """1 for the chosen of `count`; all 0 if it is none of them."""
    if chosen >= count:
        chosen = -1
    while count > BYTES:
        out.row(add_byte(0, chosen, 1) if 0 <= chosen < BYTES else 0, BYTES)
        chosen -= BYTES
        count -= BYTES
    out.row(add_byte(0, chosen, 1) if chosen >= 0 else 0, count)


def _spread(mask: i64) -> i64:
    """The lowest eight bits, a byte each."""
    steps: i64 = _STEPS
    lowest: i64 = _LOWEST
    last: i64 = (mask >> 7) & 1
    return ((mask & 127) * steps & lowest) | (last << 56)


def bits(out: Canvas, mask: i64, count: i64) -> None:
    """The lowest `count` bits, one by one."""
    while count >= BYTES:
        out.row(_spread(mask), BYTES)
        mask >>= BITS
        count -= BYTES
    if count > 0:
        unit: i64 = 1
        out.row(_spread(mask & ((unit << count) - 1)), count)


def nothing(out: Canvas, count: i64) -> None:
    """So many zeros."""
    while count > BYTES:
        out.row(0, BYTES)
        count -= BYTES
    out.row(0, count)


def around(out: Canvas, mask: i64, seat: i64, players: i64) -> None:
    """Which of all seats are in a set, from `seat` on."""
    bits(out, (mask >> seat) | (mask << (players - seat)), players)


def awaited(out: Canvas, awaiting: list[int], seat: i64, players: i64) -> None:
    """Who owes a decision, from `seat` on."""
    mask: i64 = 0
    unit: i64 = 1
    waiting: i64
    for waiting in awaiting:
        mask |= unit << waiting
    around(out, mask, seat, players)
