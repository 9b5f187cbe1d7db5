"""Tables that come from other tables: rematches, branches, and those made of a record."""

from __future__ import annotations

from typing import Any

from bottega.api import replay
from bottega.kernel.record import Record, parse_record
from bottega.tables.commands import Branch, Outcome, Piece, Rematch
from bottega.tables.house import Answer, House
from bottega.tables.lobby import existing_seat, need_seat
from bottega.tables.refusal import not_now, refused
from bottega.tables.settings import ClockSettings, NewTable, SeatWish, known_level
from bottega.tables.table import Table
from bottega.tables.token import Who
from bottega.tables.wording import names

LONGEST_RECORD = 1_000_000  # characters


def need_over(table: Table, rule: str) -> None:
    if not table.open_book:
        raise not_now(rule)


async def rematch(house: House, table: Table, who: Who, wish: Rematch) -> Answer:
    """The same people again. The first to ask makes the table, the others find it."""
    seat = need_seat(who)
    need_over(table, "table-rematch-early")
    if table.rematch is None:
        accounts = [each.account for each in table.seats]
        accounts[seat] = accounts[seat] or who.account
        again = await house.create(_again(table, seat), accounts=accounts)

        def decide() -> Outcome:
            if table.rematch is not None:
                return Outcome([])
            return Outcome([Piece("rematch", seat, {"table": again.id})])

        if table.rematch is None:
            await house.commit(table, who, wish.key, decide)
    assert table.rematch is not None
    next_table = await house.table(table.rematch)
    token = house.token(next_table, str(seat))
    return Answer(table.entries_for(seat), {"table": next_table.id, "token": token})


def _again(table: Table, asker: int) -> NewTable:
    clock = table.clock_settings
    return NewTable(
        title=table.title,
        seats=[
            SeatWish(kind="bot", level=seat.level)
            if seat.kind == "bot"
            else SeatWish(kind="person", name=seat.name, ready=index == asker)
            for index, seat in enumerate(table.seats)
        ],
        options=dict(table.options),
        name=table.name,
        public=False,
        confirm=table.confirm,
        clock=ClockSettings(**clock) if clock is not None else None,
        hints=table.hints,
    )


async def branch(house: House, table: Table, who: Who, wish: Branch, language: str) -> Table:
    """A new table from a move of a finished one: the asker against bots."""
    house.need_sight(table, who)
    need_over(table, "table-branch-early")
    if wish.at > len(table.played):
        raise refused("table-no-such-move", number=wish.at, last=len(table.played))
    seat = existing_seat(table, wish.seat)
    level = known_level(wish.level)
    mine = wish.name or names(table, language)[who.seat if who.seat is not None else seat]
    wished = NewTable(
        title=table.title,
        seats=[
            SeatWish(kind="person", name=mine[:40], ready=True) if index == seat else SeatWish(kind="bot", level=level)
            for index in range(len(table.seats))
        ],
        options=dict(table.options),
        name=table.name,
        study=True,
        seed=table.seed,
    )
    prefix = [[played.seat, played.text] for played in table.played[: wish.at]]
    origin: dict[str, Any] = {"prefix": prefix, "branch_of": table.id, "branch_at": wish.at}
    if table.start_position is not None:
        origin["start"] = table.start_position
    return await house.create(wished, who.account, **origin)


def read_record(text: str) -> Record:
    """A record that replays; RecordError says which line does not."""
    record = parse_record(text)
    replay(record)
    return record


async def from_record(house: House, record: Record, called: list[str]) -> Table:
    """A table on which a record stands: to look through, to branch from, or to play on if it is unfinished."""
    wished = NewTable(
        title=record.game,
        seats=[SeatWish(kind="person", name=name, ready=True) for name in called],
        options=dict(record.options),
        study=True,
        seed=record.seed,
    )
    origin: dict[str, Any] = {"prefix": [[seat, text] for seat, text in record.moves]}
    if record.start is not None:
        origin["start"] = record.start
    return await house.create(wished, None, **origin)


def record_of(table: Table) -> Record:
    """The record of a finished game; before its end it would tell the seed."""
    need_over(table, "table-record-early")
    assert table.game is not None
    return table.game.record()
