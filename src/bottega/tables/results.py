"""Results: what commands come to, beside the entries they make."""

from __future__ import annotations

from msgspec import Struct


class Alias:
    """Beside a type: what readers call it."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name


class Shape(Struct, gc=False):
    """Plain data on its way out of a table."""


class Done(Shape):
    """Nothing more to tell."""


class Seated(Shape):
    seat: int
    token: str


class NewToken(Shape):
    token: str


class Proposing(Shape):
    done: bool  # nobody had to be asked


class WentBack(Shape):
    to: int


class NextTable(Shape):
    table: str
    token: str


class SeatToken(Shape):
    seat: int
    token: str | None  # None for bots


class MadeTable(Shape):
    """A table with all its links: for the one who makes it."""

    table: str
    number: int
    host: str
    onlooker: str
    seats: list[SeatToken]  # as they were wished for; which number each has got may have been drawn


Result = Done | Seated | NewToken | Proposing | WentBack | NextTable | MadeTable
