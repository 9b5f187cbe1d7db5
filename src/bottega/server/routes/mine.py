"""The tables of links that a page has kept."""

from __future__ import annotations

import asyncio
from typing import Annotated

from msgspec import Meta, Struct, structs

from bottega.kernel.errors import BottegaError
from bottega.server.routes.ask import Ask
from bottega.server.routes.router import Router
from bottega.tables.house import House
from bottega.tables.refusal import NotNow
from bottega.tables.results import Shape
from bottega.tables.sight import clock_info, question_info
from bottega.tables.summary import Summary, summary_of
from bottega.tables.table import Table
from bottega.tables.wording import Wording

route = Router()
AT_ONCE = 20  # tables of a list, before others have their turn
EXAMPLE_LINK: dict[str, object] = {"table": "k3v9m2qxpa2345", "token": "0.1.Zx81"}


class Link(Struct, forbid_unknown_fields=True):
    table: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=100)]


class Links(Struct, forbid_unknown_fields=True):
    tables: Annotated[list[Link], Meta(max_length=100)]


class MyTable(Summary, kw_only=True):
    """One of a person's tables, as a list shows it."""

    seat: int
    token: str
    your_turn: bool
    question: str | None  # what is asked of you
    left: float | None  # seconds on your clock, where there is one


class MyTables(Shape):
    tables: list[MyTable]
    closed: list[str]  # tables that cannot be opened now; their links hold


async def let_others(number: int) -> None:
    """Let others have their turn, now and then in a list of which this is the place: it may be as long as it likes."""
    if number % AT_ONCE == 0:
        await asyncio.sleep(0)


def my_table(house: House, table: Table, seat: int, language: str) -> MyTable:
    shown = summary_of(table, seat, language)
    asked = question_info(table.game, seat, Wording.of(table, language)) if seat in shown.waits and table.game else None
    clock = clock_info(table, house.now())
    return MyTable(
        **structs.asdict(shown),
        seat=seat,
        token=house.links.token(table, str(seat)),
        your_turn=seat in shown.waits,
        question=asked.text if asked is not None else None,
        left=clock.left[seat] if clock is not None and table.status == "running" else None,
    )


@route("POST", "/api/mine", "The tables of links that a page has kept", example={"tables": [EXAMPLE_LINK]})
async def my_links(ask: Ask[Links]) -> MyTables:
    house = ask.keeper.house
    shown: list[MyTable] = []
    closed: list[str] = []
    for number, link in enumerate((await ask.body()).tables):
        await let_others(number)
        try:
            table = await house.table(link.table)
            who = house.links.who(table, link.token)
        except NotNow:
            closed.append(link.table)
            continue
        except BottegaError:
            continue  # a link that has ended is simply not listed
        if who.seat is not None:
            shown.append(my_table(house, table, who.seat, ask.language))
    return MyTables(shown, closed)
