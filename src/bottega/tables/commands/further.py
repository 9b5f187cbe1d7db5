"""Beyond the table itself: a standing order, the next table, a branch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

from msgspec import Meta

from bottega.tables import origin
from bottega.tables.commands.base import Command
from bottega.tables.needs import need_current, need_own_seat, need_running
from bottega.tables.premove import Premove
from bottega.tables.refusal import malformed, not_now
from bottega.tables.results import Done
from bottega.tables.settings import Level, MoveNumber, Name, SeatNumber
from bottega.tables.shapes import Answer
from bottega.tables.table import Table
from bottega.tables.token import Who

if TYPE_CHECKING:
    from bottega.tables.house import House


class OrderPremove(Command, tag="premove"):
    """Bid up to a limit or pass without being there, or stop that; only oneself sees it."""

    example: ClassVar[dict[str, object]] = {"rule": "bid", "limit": 700}

    rule: Literal["bid", "pass"] | None
    limit: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None

    async def do(self, house: House, table: Table, who: Who, language: str) -> Answer:
        need_current(table, who)
        seat = need_own_seat(table, who)
        if need_running(table).over:
            raise not_now("move-game-over")
        if self.rule == "bid" and self.limit is None:
            raise malformed("limit", "bidding by itself needs a limit")
        order = Premove(self.rule, self.limit) if self.rule is not None else None
        await house.order(table, seat, order)
        return Answer(table.entries_for(seat), Done())


class Rematch(Command, tag="rematch"):
    """The same people again. The first to ask makes the table, the others find it."""

    async def do(self, house: House, table: Table, who: Who, language: str) -> Answer:
        return await origin.rematch(house, table, who, self.key)


class Branch(Command, tag="branch"):
    """A new table from a move of a finished one: the asker against bots."""

    example: ClassVar[dict[str, object]] = {"at": 20, "seat": 0, "level": "journeyman"}
    makes_table: ClassVar[bool] = True

    at: MoveNumber
    seat: SeatNumber = 0
    level: Level | None = None
    name: Name | None = None

    async def do(self, house: House, table: Table, who: Who, language: str) -> Answer:
        made = await origin.branch(house, table, who, self.at, self.seat, self.level, self.name, language)
        return Answer(table.entries_for(who.seat), house.links.made(made))
