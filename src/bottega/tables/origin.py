"""Tables that come from other tables: rematches, branches, and those made of a record."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET, Struct, UnsetType

from bottega.api import replay
from bottega.carried import components_of, unpack, with_figures
from bottega.kernel.plain import Position
from bottega.kernel.record import Record, parse_record
from bottega.tables.entries import Change, Rematched
from bottega.tables.needs import existing_seat, need_current, need_over, need_seat, need_sight
from bottega.tables.refusal import not_now, refused
from bottega.tables.results import NextTable
from bottega.tables.settings import FigureSet, NewTable, SeatWish, known_level
from bottega.tables.shapes import Answer
from bottega.tables.table import Table
from bottega.tables.token import Who
from bottega.tables.wording import names

if TYPE_CHECKING:
    from bottega.tables.house import House

LONGEST_RECORD = 1_000_000  # characters
FIRST = 1  # generation of a link: a later one is only its holder's, who may be somebody else by now
MOST_MOVES = 10_000  # of a record that is brought along: no game comes near it


class Origin(Struct, frozen=True):
    """Where a table comes from: moves that it begins with, perhaps from a position, perhaps of another table."""

    prefix: list[tuple[int, str]] | UnsetType = UNSET
    branch_of: str | UnsetType = UNSET
    branch_at: int | UnsetType = UNSET
    start: Position | UnsetType = UNSET


async def rematch(house: House, table: Table, who: Who, key: str | None) -> Answer:
    """The same people again. The first to ask makes the table, the others find it."""
    seat = need_seat(who)
    need_over(table, "table-rematch-early")
    async with table.rematching:
        if table.rematch is None:
            await _make_next(house, table, seat, who, key)
    need_current(table, who)  # their link may have ended meanwhile
    assert table.rematch is not None
    next_table = await house.table(table.rematch)
    role = str(next_table.order.index(seat))
    if next_table.generations[role] != FIRST:
        raise not_now("table-rematch-renewed")
    token = house.links.token(next_table, role)
    return Answer(table.entries_for(seat), NextTable(next_table.id, token))


async def _make_next(house: House, table: Table, seat: int, who: Who, key: str | None) -> None:
    """The table at which the same people play again."""
    # By a link that others may know nobody plays for an account: it comes when its person sits down.
    accounts = [None if each.claimed else each.account for each in table.seats]
    members = [each.member for each in table.seats]
    wish = _again(table, seat)
    again = await house.create(wish, accounts=accounts, maker=who.client, circle=table.circle, members=members)

    def decide() -> list[Change]:
        return [Change(seat, Rematched(again.id))] if table.rematch is None else []

    await house.commit(table, who, key, decide)


def _again(table: Table, asker: int) -> NewTable:
    return NewTable(
        title=table.title,
        seats=[
            SeatWish(kind="bot", level=seat.level, name=seat.name or None)
            if seat.kind == "bot"
            else SeatWish(kind="person", name=seat.name, ready=index == asker, arms=seat.arms)
            for index, seat in enumerate(table.seats)
        ],
        options=dict(table.options),
        name=table.name,
        public=False,
        confirm=table.confirm,
        clock=table.clock_settings,
        hints=table.hints,
        figures=table.figures,
        order="drawn" if table.drawn else "given",
    )


async def branch(
    house: House, table: Table, who: Who, at: int, seat: int, level: str | None, name: str | None, language: str
) -> Table:
    """A new table from a move of a finished one: the asker, in `seat`, against bots."""
    need_sight(table, who)
    need_over(table, "table-branch-early")
    if at > len(table.played):
        raise refused("table-no-such-move", number=at, last=len(table.played))
    seat = existing_seat(table, seat)
    level = known_level(level, table.title)
    mine = name or names(table, language)[who.seat if who.seat is not None else seat]
    arms = table.seats[who.seat].arms if who.seat is not None else None
    wished = NewTable(
        title=table.title,
        seats=[
            SeatWish(kind="person", name=mine[:40], ready=True, arms=arms)
            if index == seat
            else SeatWish(kind="bot", level=level)
            for index in range(len(table.seats))
        ],
        options=dict(table.options),
        name=table.name,
        study=True,
        order="given",
        figures=table.figures,
        seed=table.seed,
    )
    origin = Origin(
        [(played.seat, played.text) for played in table.played[:at]],
        table.id,
        at,
        table.start_position if table.start_position is not None else UNSET,
    )
    return await house.create(wished, who.account, origin=origin, maker=who.client)


def read_record(text: str) -> tuple[Record, FigureSet | None]:
    """A record that replays, and the figures it brings along; RecordError says which line does not."""
    bare, name, data = unpack(text)
    record = parse_record(bare)
    if len(record.moves) > MOST_MOVES:
        raise refused("table-record-long", most=MOST_MOVES)
    replay(record, components_of(record.game, data) if data is not None else None)
    return record, FigureSet(name[:60] or record.game, data) if data is not None else None


async def from_record(
    house: House, record: Record, called: list[str], maker: str = "", figures: FigureSet | None = None
) -> Table:
    """A table on which a record stands: to look through, to branch from, or to play on if it is unfinished."""
    wished = NewTable(
        title=record.game,
        seats=[SeatWish(kind="person", name=name, ready=True) for name in called],
        options=dict(record.options),
        study=True,
        order="given",
        figures=figures,
        seed=record.seed,
    )
    moves = [(seat, text) for seat, text in record.moves]
    origin = Origin(moves, start=record.start if record.start is not None else UNSET)
    return await house.create(wished, origin=origin, maker=maker)


def record_of(table: Table) -> Record:
    """The record of a finished game; before its end it would tell the seed."""
    need_over(table, "table-record-early")
    assert table.game is not None
    return table.game.record()


def record_text(table: Table) -> str:
    """The same as text; a game with corrected figures brings them along."""
    text = str(record_of(table))
    return text if table.figures is None else with_figures(text, table.figures.name, table.pieces)
