"""Before the game: people join, leave, are ready; the host changes seats and settings."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET

from bottega.games import title
from bottega.tables.commands import ChangeSeat, ChangeSettings, Join, Leave, Outcome, Piece, Ready
from bottega.tables.outdated import rules_now
from bottega.tables.refusal import forbidden, malformed, not_now, refused, unknown_token
from bottega.tables.settings import clean_name, known_level
from bottega.tables.table import Table
from bottega.tables.token import Who


def need_open(table: Table) -> None:
    if table.status != "open":
        raise not_now("table-begun")


def need_seat(who: Who) -> int:
    if who.seat is None:
        raise forbidden("table-need-seat")
    return who.seat


def need_host(who: Who) -> None:
    if not who.host:
        raise forbidden("table-need-host")


def existing_seat(table: Table, seat: int) -> int:
    if not 0 <= seat < len(table.seats):
        raise refused("table-no-such-seat", number=seat + 1, players=len(table.seats))
    return seat


def _start_if_filled(table: Table, seat: int, filled: bool) -> list[Piece]:
    """The game begins with the entry that fills the last seat."""
    others = all(other.filled for index, other in enumerate(table.seats) if index != seat)
    return [Piece("start", None, {**rules_now(table.title)})] if filled and others else []


def join(table: Table, who: Who, wish: Join) -> Outcome:
    need_open(table)
    if who.seat is not None:
        seat = who.seat
        if wish.seat is not None and wish.seat != seat:
            raise forbidden("table-other-seat", number=seat + 1)
    else:
        if not table.public and not who.host:
            raise unknown_token() if not who.trusted else forbidden("table-need-seat")
        if wish.seat is None:
            raise malformed("seat", "say which seat")
        seat = existing_seat(table, wish.seat)
        if table.seats[seat].kind != "open":
            raise not_now("table-seat-taken", seat=seat)
    if table.seats[seat].kind == "bot":
        raise not_now("table-seat-taken", seat=seat)
    data: dict[str, Any] = {"seat": seat, "name": clean_name(wish.name), "ready": wish.ready}
    account = who.account or table.seats[seat].account
    if account is not None:
        data["account"] = account
    pieces = [Piece("join", seat, data), *_start_if_filled(table, seat, wish.ready)]
    return Outcome(pieces, {"seat": seat})


def leave(table: Table, who: Who, _wish: Leave) -> Outcome:
    seat = need_seat(who)
    need_open(table)
    if table.seats[seat].kind != "person":
        raise not_now("table-seat-empty")
    return Outcome([Piece("leave", seat, {"seat": seat, "name": table.seats[seat].name})])


def ready(table: Table, who: Who, wish: Ready) -> Outcome:
    seat = need_seat(who)
    need_open(table)
    if table.seats[seat].kind != "person":
        raise not_now("table-seat-empty")
    pieces = [Piece("ready", seat, {"seat": seat, "ready": wish.ready})]
    return Outcome([*pieces, *_start_if_filled(table, seat, wish.ready)])


def change_seat(table: Table, who: Who, wish: ChangeSeat) -> Outcome:
    need_host(who)
    need_open(table)
    seat = existing_seat(table, wish.seat)
    data: dict[str, Any] = {"seat": seat, "kind": wish.kind}
    if wish.kind == "bot":
        data["level"] = known_level(wish.level)
    return Outcome([Piece("seat", None, data), *_start_if_filled(table, seat, wish.kind == "bot")])


def change_settings(table: Table, who: Who, wish: ChangeSettings) -> Outcome:
    need_host(who)
    need_open(table)
    data: dict[str, Any] = {}
    for name in ("name", "public", "confirm", "hints"):
        value = getattr(wish, name)
        if value is not UNSET:
            data[name] = value
    if wish.clock is not UNSET:
        data["clock"] = msgspec.to_builtins(wish.clock)
    if wish.options is not UNSET:
        data["options"] = title(table.title).settle(wish.options, len(table.seats))
    if not data:
        raise malformed("settings", "nothing to change")
    # Whoever was ready was so under the old settings.
    again = [
        Piece("ready", None, {"seat": index, "ready": False})
        for index, seat in enumerate(table.seats)
        if seat.kind == "person" and seat.ready and ("options" in data or "clock" in data)
    ]
    return Outcome([Piece("settings", None, data), *again])
