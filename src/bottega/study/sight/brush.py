"""Strokes of which sights are painted: each appends small numbers to a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


def one(values: list[int], chosen: i64, count: i64) -> None:
    """1 for the chosen of `count`; all 0 if it is none of them."""
    at: i64 = 0
    while at < count:
        values.append(1 if at == chosen else 0)
        at += 1


def bits(values: list[int], mask: i64, count: i64) -> None:
    """The lowest `count` bits, one by one."""
    at: i64 = 0
    while at < count:
        values.append(mask & 1)
        mask >>= 1
        at += 1


def nothing(values: list[int], count: i64) -> None:
    """So many zeros."""
    at: i64 = 0
    while at < count:
        values.append(0)
        at += 1


def awaited(values: list[int], awaiting: list[int], seat: i64, players: i64) -> None:
    """Who owes a decision, from `seat` on."""
    mask: i64 = 0
    unit: i64 = 1
    waiting: i64
    for waiting in awaiting:
        mask |= unit << waiting
    step: i64 = 0
    while step < players:
        values.append((mask >> ((seat + step) % players)) & 1)
        step += 1
