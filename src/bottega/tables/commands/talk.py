"""Words between people, and new links."""

from __future__ import annotations

import unicodedata
from itertools import takewhile
from typing import TYPE_CHECKING, Annotated, ClassVar

from msgspec import Meta

from bottega.tables.commands.base import Command
from bottega.tables.entries import Change, Renewed, Said
from bottega.tables.needs import existing_seat, need_open, need_seat
from bottega.tables.refusal import forbidden, malformed, not_now
from bottega.tables.settings import SeatNumber
from bottega.tables.table import Table
from bottega.tables.token import Who

if TYPE_CHECKING:
    from bottega.tables.house import House


MOST_LINES, WITHIN = 120, 60.0  # of one seat, in so many seconds: what is said is kept for ever


class Chat(Command, tag="chat"):
    """Say something to all at the table."""

    example: ClassVar[dict[str, object]] = {"text": "Good luck!"}

    text: Annotated[str, Meta(min_length=1, max_length=1000)]

    def changes(self, house: House, table: Table, who: Who) -> list[Change]:
        seat = need_seat(who)
        said = "".join(sign for sign in self.text if sign == "\n" or unicodedata.category(sign)[0] != "C").strip()
        if not said:
            raise malformed("text", "nothing is said")
        lately = takewhile(lambda entry: entry.time > house.now() - WITHIN, reversed(table.entries))
        if sum(entry.seat == seat and isinstance(entry.fact, Said) for entry in lately) >= MOST_LINES:
            raise not_now("table-chat-fast")
        return [Change(seat, Said(said))]


class Renew(Command, tag="renew"):
    """A new link: one's own at any time; the host those of seats before the start."""

    seat: SeatNumber | None = None

    def changes(self, house: House, table: Table, who: Who) -> list[Change]:
        if self.seat is not None and who.host:
            need_open(table)
            seat = existing_seat(table, self.seat)
        else:
            seat = need_seat(who)
            if self.seat not in (None, seat):
                raise forbidden("table-other-seat", number=seat + 1)
        return [Change(who.seat, Renewed(str(seat)))]
