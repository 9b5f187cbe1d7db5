"""Words between people, and new links."""

from __future__ import annotations

import unicodedata

from bottega.tables.commands import Chat, Outcome, Piece, Renew
from bottega.tables.lobby import existing_seat, need_open, need_seat
from bottega.tables.refusal import forbidden, malformed
from bottega.tables.table import Table
from bottega.tables.token import Who


def chat(table: Table, who: Who, wish: Chat) -> Outcome:
    seat = need_seat(who)
    said = "".join(sign for sign in wish.text if sign == "\n" or unicodedata.category(sign)[0] != "C").strip()
    if not said:
        raise malformed("text", "nothing is said")
    return Outcome([Piece("chat", seat, {"text": said})])


def renew(table: Table, who: Who, wish: Renew) -> Outcome:
    """One's own link at any time; the host renews links of seats before the start."""
    if wish.seat is not None and who.host:
        need_open(table)
        seat = existing_seat(table, wish.seat)
    else:
        seat = need_seat(who)
        if wish.seat not in (None, seat):
            raise forbidden("table-other-seat", number=seat + 1)
    return Outcome([Piece("renew", who.seat, {"role": str(seat)})], {"role": str(seat)})
