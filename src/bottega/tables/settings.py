"""Settings: what a table may be like, checked before anything comes of it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from bottega.bots.contestants import names, need_style
from bottega.bots.styles import STYLED
from bottega.kernel.plain import Figures
from bottega.kernel.seed import DIGITS
from bottega.tables.arms import Arms
from bottega.tables.refusal import refused

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Level = Annotated[str, Meta(min_length=1, max_length=20)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
MoveNumber = Annotated[int, Meta(ge=0, le=1_000_000)]

Order = Literal["drawn", "given"]

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
    arms: Arms | None = None  # of a person


class FigureSet(Struct, forbid_unknown_fields=True):
    """Corrected components of somebody who owns the box, under a name of their own."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    data: Figures  # as the title's own are told


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
    order: Order | None = None  # of the seats; unless told, it is drawn where no seed is chosen
    figures: FigureSet | None = None
    seed: Annotated[int, Meta(ge=0)] | Annotated[str, Meta(max_length=DIGITS)] | None = None


def known_level(level: str | None, title: str) -> str:
    """The level of a bot at a table of this title, if there is one of that name; with a style, if the title has it."""
    if level is None:
        return TAKEOVER_LEVEL
    name, slash, style = level.partition("/")
    if slash and name in STYLED:
        need_style(title, style)
    elif level not in names():  # the levels, and those that this server's settings bring
        raise refused("table-level", level=level, levels=names())
    return level
