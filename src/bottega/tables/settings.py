"""Settings: what a table may be like, checked before anything comes of it."""

from __future__ import annotations

import unicodedata
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from bottega.kernel.option import Setting
from bottega.kernel.seed import DIGITS
from bottega.tables.refusal import Refusal, malformed, refused

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
MoveNumber = Annotated[int, Meta(ge=0, le=1_000_000)]

LEVELS = ("random", "apprentice", "journeyman", "master")
TAKEOVER_LEVEL = "journeyman"


class ClockSettings(Struct, forbid_unknown_fields=True):
    """`player`: time for the whole game, plus an increment for each decision. `move`: time for each decision."""

    kind: Literal["player", "move"]
    seconds: Annotated[int, Meta(ge=10, le=31_536_000)]
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0
    then: Literal["bot", "wait"] = "bot"


class SeatWish(Struct, forbid_unknown_fields=True):
    kind: Literal["person", "open", "bot"] = "open"
    name: Name | None = None
    level: Level | None = None
    ready: bool = False


class NewTable(Struct, forbid_unknown_fields=True):
    title: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    options: dict[str, bool | int | str] = {}
    name: Annotated[str, Meta(max_length=80)] = ""
    public: bool = False
    confirm: bool = False
    clock: ClockSettings | None = None
    hints: bool | None = None
    study: bool = False
    seed: Annotated[int, Meta(ge=0)] | Annotated[str, Meta(max_length=DIGITS)] | None = None


def clean_name(name: str, where: str = "name") -> str:
    """A name as it will be shown: no control signs, no run of spaces, not empty."""
    shown = " ".join("".join(sign for sign in name if unicodedata.category(sign)[0] != "C").split())
    if not shown:
        raise malformed(where, "a name needs at least one visible character")
    return shown


def known_level(level: str | None) -> str:
    if level is None:
        return TAKEOVER_LEVEL
    if level not in LEVELS:
        raise refused("table-level", level=level, levels=list(LEVELS))
    return level


def first_person(wishes: list[SeatWish], account: str | None) -> list[str | None]:
    """Accounts by seat: the first person is the one who made the table."""
    first = next((index for index, wish in enumerate(wishes) if wish.kind == "person"), -1)
    return [account if index == first else None for index in range(len(wishes))]


def settled_seats(wishes: list[SeatWish], accounts: list[str | None]) -> list[dict[str, Any]]:
    """Seats as a table begins with them, with the accounts of the people in them."""
    seats: list[dict[str, Any]] = []
    for index, wish in enumerate(wishes):
        seat: dict[str, Any] = {"kind": wish.kind}
        if wish.kind == "bot":
            seat["level"] = known_level(wish.level)
        elif wish.kind == "person":
            if wish.name is None:
                raise malformed(f"seats[{index}].name", "a person needs a name")
            seat["name"] = clean_name(wish.name, f"seats[{index}].name")
            seat["ready"] = wish.ready
            if accounts[index] is not None:
                seat["account"] = accounts[index]
        seats.append(seat)
    return seats


def clock_data(clock: ClockSettings | None) -> dict[str, Any] | None:
    return msgspec.to_builtins(clock) if clock is not None else None


Options = dict[str, Setting]

__all__ = ["LEVELS", "ClockSettings", "NewTable", "Refusal", "SeatWish", "clean_name", "known_level"]
