"""Strokes of which sights are painted: each writes a few bytes, one for each number.

Here and in sights no number is chosen by `a if so else 0`: compiled, a machine integer and a literal have no type in
common but that of an object, and an object is made for it. `only` and plain branches cost a fraction.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from bottega.kernel.bits import add_byte
from bottega.study.writer import BytesWriter, write_i64_le

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")

BITS: Final = 8  # of a byte
BYTES: Final = 8  # written at once
_STEPS: Final = 0x0002040810204081  # times seven bits: a copy of them at each seventh place
_LOWEST: Final = 0x0101010101010101  # the lowest bit of each byte


def clipped(number: i64) -> i64:
    """A number; what lies beyond a byte is cut off there, as ranges of features are."""
    if number > 255:
        return 255
    if number < 0:
        return 0
    return number


def only(told: bool, number: i64) -> i64:
    """A number that is told, else 0."""
    if told:
        return number
    return 0


def from_seat(things: list[T], seat: i64, players: i64) -> list[T]:
    """What every seat has one of, from `seat` on."""
    found: list[T] = []
    step: i64
    for step in range(players):
        other: i64 = seat + step
        if other >= players:
            other -= players
        found.append(things[other])
    return found


def put(out: BytesWriter, number: i64) -> None:
    """A number, clipped."""
    byte: int = clipped(number)
    out.append(byte)


def packed(out: BytesWriter, counts: i64, places: i64) -> None:
    """Counts that stand side by side in one integer, a byte each; at most eight.

    All eight are written and the rest is cut off: cheaper than one after the other.
    """
    write_i64_le(out, counts)
    if places < BYTES:
        end: i64 = len(out)
        out.truncate(end - BYTES + places)


def listed(out: BytesWriter, numbers: list[int]) -> None:
    """All numbers of a list, clipped."""
    row: i64 = 0
    place: i64 = 0
    number: i64
    for number in numbers:
        row |= clipped(number) << place
        place += BITS
        if place == BITS * BYTES:
            write_i64_le(out, row)
            row = 0
            place = 0
    packed(out, row, place // BITS)


def one(out: BytesWriter, chosen: i64, count: i64) -> None:
    """1 for the chosen of `count`; all 0 if it is none of them."""
    while count > BYTES:
        write_i64_le(out, _single(chosen))
        chosen -= BYTES
        count -= BYTES
    packed(out, only(chosen < count, _single(chosen)), count)


def _single(chosen: i64) -> i64:
    """A 1 at one of eight places; none if it is not one of them."""
    if 0 <= chosen < BYTES:
        return add_byte(0, chosen, 1)
    return 0


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
        mask >>= BITS
        count -= BYTES
    if count > 0:
        packed(out, _spread(mask), count)


def nothing(out: BytesWriter, count: i64) -> None:
    """So many zeros."""
    while count > BYTES:
        write_i64_le(out, 0)
        count -= BYTES
    packed(out, 0, count)


def around(out: BytesWriter, mask: i64, seat: i64, players: i64) -> None:
    """Which of all seats are in a set, from `seat` on."""
    bits(out, (mask >> seat) | (mask << (players - seat)), players)


def awaited(out: BytesWriter, awaiting: list[int], seat: i64, players: i64) -> None:
    """Who owes a decision, from `seat` on."""
    mask: i64 = 0
    unit: i64 = 1
    waiting: i64
    for waiting in awaiting:
        mask |= unit << waiting
    around(out, mask, seat, players)
