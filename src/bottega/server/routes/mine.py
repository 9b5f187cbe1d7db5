"""The tables of links that a page has kept."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from bottega.kernel.errors import BottegaError
from bottega.server.routes.ask import Ask
from bottega.server.routes.router import Router
from bottega.tables.house import House
from bottega.tables.results import Shape
from bottega.tables.sight import moment
from bottega.tables.table import Status, Table
from bottega.tables.wording import names

route = Router()
EXAMPLE_LINK: dict[str, object] = {"table": "k3v9m2qxpa2345", "token": "0.1.Zx81"}


class Link(Struct, forbid_unknown_fields=True):
    table: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=100)]


class Links(Struct, forbid_unknown_fields=True):
    tables: Annotated[list[Link], Meta(max_length=100)]


class MyTable(Shape):
    """One of a person's tables, as a list shows it."""

    table: str
    seat: int
    token: str
    title: str
    name: str
    people: list[str]
    status: Status
    your_turn: bool
    move: int
    updated: float


class MyTables(Shape):
    tables: list[MyTable]


def my_table(house: House, table: Table, seat: int, language: str) -> MyTable:
    awaiting = table.game.awaiting if table.game is not None and table.status == "running" else []
    return MyTable(
        table=table.id,
        seat=seat,
        token=house.links.token(table, str(seat)),
        title=table.title,
        name=table.name,
        people=names(table, language),
        status=table.status,
        your_turn=seat in awaiting,
        move=table.moves_for(seat),
        updated=moment(table.updated_for(seat)),
    )


@route("POST", "/api/mine", "The tables of links that a page has kept", example={"tables": [EXAMPLE_LINK]})
async def my_links(ask: Ask[Links]) -> MyTables:
    house = ask.keeper.house
    shown: list[MyTable] = []
    for link in (await ask.body()).tables:
        try:
            table = await house.table(link.table)
            who = house.links.who(table, link.token)
        except BottegaError:
            continue  # a link that has ended is simply not listed
        if who.seat is not None:
            shown.append(my_table(house, table, who.seat, ask.language))
    return MyTables(shown)
