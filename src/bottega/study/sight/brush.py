"""Strokes of which sights are painted: each writes a few bytes, one for each number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.kernel.bits import add_byte
from bottega.study.writer import BytesWriter, write_i64_le

if TYPE_CHECKING:
    from mypy_extensions import i64


WIDEST: Final = 64  # of the rows kept ready
BYTES: Final = 8  # written at once

# By width and place of the single 1; the first of each width has none.
ONES: Final[list[list[bytes]]] = [
    [bytes(1 if at == chosen else 0 for at in range(width)) for chosen in range(-1, width)]
    for width in range(WIDEST + 1)
]
_STEPS: Final = 0x0002040810204081  # times seven bits: a copy of them at each seventh place
_LOWEST: Final = 0x0101010101010101  # the lowest bit of each byte


def put(out: BytesWriter, number: i64) -> None:
    """A number; what lies beyond a byte is cut off there, as ranges of features are."""
    if number > 255:
        number = 255
    elif number < 0:
        number = 0
    byte: int = number
    out.append(byte)


def packed(out: BytesWriter, counts: i64, places: i64) -> None:
    """Counts that stand side by side in one integer, a byte each; at most eight."""
    if places == BYTES:
        write_i64_le(out, counts)
        return
    while places > 0:
        byte: int = counts & 255
        out.append(byte)
        counts >>= 8
        places -= 1


def one(out: BytesWriter, chosen: i64, count: i64) -> None:
    """1 for the chosen of `count`; all 0 if it is none of them."""
    if not 0 <= chosen < count:
        out.write(ONES[count][0])
    elif count <= BYTES:
        packed(out, add_byte(0, chosen, 1), count)
    else:
        out.write(ONES[count][chosen + 1])


def _spread(mask: i64) -> i64:
    """The lowest eight bits, a byte each."""
    steps: i64 = _STEPS
    lowest: i64 = _LOWEST
    last: i64 = (mask >> 7) & 1
    return ((mask & 127) * steps & lowest) | (last << 56)


def bits(out: BytesWriter, mask: i64, count: i64) -> None:
    """The lowest `count` bits, one by one."""
    while count >= BYTES:
        write_i64_le(out, _spread(mask))
        mask >>= 8
        count -= BYTES
    if count > 0:
        packed(out, _spread(mask), count)


def nothing(out: BytesWriter, count: i64) -> None:
    """So many zeros."""
    out.write(ONES[count][0])


def awaited(out: BytesWriter, awaiting: list[int], seat: i64, players: i64) -> None:
    """Who owes a decision, from `seat` on."""
    mask: i64 = 0
    unit: i64 = 1
    waiting: i64
    for waiting in awaiting:
        mask |= unit << waiting
    step: i64
    for step in range(players):
        put(out, (mask >> ((seat + step) % players)) & 1)
