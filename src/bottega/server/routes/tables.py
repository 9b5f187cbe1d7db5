"""Tables over HTTP: making them, looking at them, telling them what to do."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from bottega.kernel.errors import BottegaError
from bottega.server.routes.ask import Ask
from bottega.server.routes.router import Router
from bottega.tables.commands import COMMANDS, QUESTIONS, Command, Join, Question
from bottega.tables.refusal import UnknownToken, malformed, unknown_token
from bottega.tables.results import MadeTable, Seated, Shape
from bottega.tables.settings import NewTable
from bottega.tables.shapes import Answer, Draft, Hint, State, TableInfo, Verdict
from bottega.tables.table import Table

route = Router()

LISTED = 50  # public tables


class Listed(Shape):
    tables: list[TableInfo]


class StateQuery(Struct):
    state: Annotated[str, Meta(extra_json_schema={"enum": ["1"]})] = ""  # the answer brings the state along


@route("POST", "/api/tables", "Make a table", status=201)
async def create(ask: Ask[NewTable]) -> MadeTable:
    keeper = ask.keeper
    wished = await ask.body()
    account = await ask.account()
    keeper.need_table(ask.client)
    table = await keeper.house.create(wished, account, maker=ask.client)
    made = keeper.house.links.made(table)
    for index, seat in enumerate(table.seats):
        if account is not None and seat.account == account:
            await keeper.gather(account, table.id, index)
    return made


@route("GET", "/api/tables", "Public tables with open seats")
async def listed(ask: Ask[None]) -> Listed:
    """The newest of each who has made some, by turns: nobody who makes many hides those of others."""
    keeper = ask.keeper
    open_tables: list[Table] = []
    for row in await keeper.house.store.lobby(LISTED):
        try:
            table = await keeper.house.table(row.table)
        except BottegaError:
            continue  # set aside: not for newcomers
        if table.public and table.status == "open":
            open_tables.append(table)
    return Listed([keeper.hub.table_info(table, ask.language) for table in open_tables])


@route("GET", "/api/tables/{table}", "All that the holder of the token may know")
async def state(ask: Ask[None]) -> State:
    table, who = await ask.enter()
    return ask.keeper.hub.state(table, who, ask.language)


@route("POST", "/api/tables/{table}/{command}", "Tell a table what to do", query=StateQuery)
async def command(ask: Ask[Any]) -> Answer | Draft | Verdict | Hint:
    name = ask.path("command")
    kind: type[Command | Question] | None = COMMANDS.get(name) or QUESTIONS.get(name)
    if kind is None:
        raise malformed("command", "no such command")
    keeper, language = ask.keeper, ask.language
    try:
        table, who = await ask.enter(stranger=issubclass(kind, Command) and kind.open_to_strangers)
    except UnknownToken:
        if kind is Join:
            return await _seated_before(ask)
        raise
    wished = await ask.shaped(kind)
    if isinstance(wished, Question):
        return await wished.ask(keeper.house, table, who, language)
    if wished.makes_table:
        keeper.need_table(ask.client)
    if wished.for_account:
        who.account = await ask.account()  # while the body was on its way, the session may have ended
    done = await wished.do(keeper.house, table, who, language)
    if isinstance(done.result, Seated) and who.account is not None:
        await keeper.gather(who.account, table.id, done.result.seat)
    if ask.query(StateQuery).state:
        ask.need_still()
        done.state = keeper.hub.state(table, who, language)
    return done


async def _seated_before(ask: Ask[Any]) -> Answer:
    """A link ends when its seat is taken. Who took it and did not hear the answer asks again, under the same key."""
    table = await ask.keeper.house.table(ask.path("table"))
    wished = await ask.shaped(Join)
    seated = ask.keeper.house.links.seated_before(table, ask.token, wished.key)
    if seated is None:
        raise unknown_token()
    return Answer(table.entries_for(seated.seat), seated)
