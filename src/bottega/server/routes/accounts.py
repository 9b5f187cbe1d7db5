"""Accounts and ratings over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct
from starlette.responses import Response

from bottega.games import names as shelf_names
from bottega.kernel.errors import BottegaError
from bottega.server.people.accounts import RatingInfo, TitleRating, rating_info
from bottega.server.refusals import TooOften
from bottega.server.routes.ask import Ask
from bottega.server.routes.router import Router
from bottega.server.service import Service
from bottega.server.wire import answer
from bottega.tables.needs import need_seat
from bottega.tables.refusal import missing
from bottega.tables.results import Done, Shape
from bottega.tables.settings import Name
from bottega.tables.sight import moment
from bottega.tables.table import Status, Table
from bottega.tables.wording import names

route = Router()
Password = Annotated[str, Meta(min_length=1, max_length=200)]
MOST_RATED = 100_000  # people of a title, read at once
LISTED = 200  # the best of them, of whom each name is looked up
SECRET = "correct horse battery"


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Password
    new: Password


class OldPassword(Struct, forbid_unknown_fields=True):
    password: Password


class Link(Struct, forbid_unknown_fields=True):
    table: Annotated[str, Meta(max_length=40)]
    token: Annotated[str, Meta(max_length=100)]


class Links(Struct, forbid_unknown_fields=True):
    tables: Annotated[list[Link], Meta(max_length=100)]


class Named(Shape):
    name: str


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


class AccountInfo(Shape):
    name: str
    ratings: list[TitleRating]
    tables: list[MyTable]


class Ratings(Shape):
    ratings: list[RatingInfo]


def _count_try(ask: Ask[Any]) -> None:
    wait = ask.service.limits.password(ask.address)
    if wait:
        raise TooOften.wait(wait)


def _mine(service: Service, table: Table, seat: int, language: str) -> MyTable:
    awaiting = table.game.awaiting if table.game is not None and table.status == "running" else []
    return MyTable(
        table=table.id,
        seat=seat,
        token=service.house.links.token(table, str(seat)),
        title=table.title,
        name=table.name,
        people=names(table, language),
        status=table.status,
        your_turn=seat in awaiting,
        move=table.moves_for(seat),
        updated=moment(table.updated_for(seat)),
    )


_CREDENTIALS: dict[str, object] = {"name": "Ada", "password": SECRET}
_LINK: dict[str, object] = {"table": "k3v9m2qxpa2345", "token": "0.1.Zx81"}


@route("POST", "/api/account", "Make an account", status=201, answer=Named, example=_CREDENTIALS)
async def create(ask: Ask[Credentials]) -> Response:
    accounts = ask.service.accounts
    wished = await ask.body()
    _count_try(ask)
    account = await accounts.create(wished.name, wished.password, ask.service.house.now())
    return accounts.sign_in(answer(Named(account.data["name"]), 201), account)


@route("POST", "/api/session", "Sign in", answer=Named, example=_CREDENTIALS)
async def sign_in(ask: Ask[Credentials]) -> Response:
    accounts = ask.service.accounts
    wished = await ask.body()
    _count_try(ask)
    account = await accounts.enter(wished.name, wished.password)
    return accounts.sign_in(answer(Named(account.data["name"])), account)


@route("DELETE", "/api/session", "Sign out", answer=Done)
async def sign_out(ask: Ask[None]) -> Response:
    return ask.service.accounts.sign_out(answer(Done()))


@route("GET", "/api/account", "One's account, ratings and tables")
async def account(ask: Ask[None]) -> AccountInfo:
    service = ask.service
    known = await service.accounts.need(ask.request)
    tables: list[MyTable] = []
    for id, seat in await service.accounts.seats(known.id):
        try:
            table = await service.house.table(id)
        except BottegaError:
            continue  # set aside or gone: the list shows what can be opened
        if seat < len(table.seats) and table.seats[seat].account == known.id:
            tables.append(_mine(service, table, seat, ask.language))
    tables.sort(key=lambda shown: -shown.updated)
    return AccountInfo(known.data["name"], await service.accounts.ratings(known.id), tables)


@route("POST", "/api/account/tables", "Gather a table one has a link to", example=_LINK)
async def gather(ask: Ask[Link]) -> Done:
    service = ask.service
    known = await service.accounts.need(ask.request)
    wished = await ask.body()
    table = await service.house.table(wished.table)
    who = service.house.links.who(table, wished.token, known.id)
    seat = need_seat(who)
    await service.house.claim(table, who)
    await service.accounts.gather(known.id, table.id, seat)
    return Done()


@route(
    "POST",
    "/api/account/password",
    "Change one's password",
    answer=Done,
    example={"old": SECRET, "new": "even better horse"},
)
async def change_password(ask: Ask[NewPassword]) -> Response:
    accounts = ask.service.accounts
    known = await accounts.need(ask.request)
    wished = await ask.body()
    _count_try(ask)
    changed = await accounts.change_password(known, wished.old, wished.new)
    return accounts.sign_in(answer(Done()), changed)


@route("DELETE", "/api/account", "Delete one's account", answer=Done, example={"password": SECRET})
async def delete(ask: Ask[OldPassword]) -> Response:
    accounts = ask.service.accounts
    known = await accounts.need(ask.request)
    wished = await ask.body()
    _count_try(ask)
    await accounts.delete(known, wished.password)
    return accounts.sign_out(answer(Done()))


@route("POST", "/api/mine", "The tables of links that a page has kept", example={"tables": [_LINK]})
async def my_links(ask: Ask[Links]) -> MyTables:
    service = ask.service
    shown: list[MyTable] = []
    for link in (await ask.body()).tables:
        try:
            table = await service.house.table(link.table)
            who = service.house.links.who(table, link.token)
        except BottegaError:
            continue  # a link that has ended is simply not listed
        if who.seat is not None:
            shown.append(_mine(service, table, who.seat, ask.language))
    return MyTables(shown)


@route("GET", "/api/ratings/{title}", "Ratings of a title, best first")
async def ratings(ask: Ask[None]) -> Ratings:
    store, title = ask.service.store, ask.path("title")
    if title not in shelf_names():
        raise missing("server-no-title", title=title[:40])
    rated = await store.find("rating", f"{title}/", limit=MOST_RATED)
    rated.sort(key=lambda document: -document.data["mu"])
    shown: list[RatingInfo] = []
    for document in rated[:LISTED]:
        known = await store.get("account", document.id.partition("/")[2])
        if known is not None:
            shown.append(rating_info(known.data["name"], document.data))
    return Ratings(shown)
