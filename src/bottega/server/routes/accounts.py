"""Accounts and ratings over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct
from starlette.responses import Response

from bottega.games import names as shelf_names
from bottega.kernel.errors import BottegaError
from bottega.server.people.accounts import RatingInfo, TitleRating, rating_info
from bottega.server.people.sessions import SessionInfo
from bottega.server.refusals import TooOften
from bottega.server.replies import answer
from bottega.server.routes.ask import Ask
from bottega.server.routes.mine import EXAMPLE_LINK, Link, MyTable, let_others, my_table
from bottega.server.routes.router import Router
from bottega.tables.arms import Arms
from bottega.tables.needs import need_seat
from bottega.tables.rating import Rating
from bottega.tables.refusal import missing
from bottega.tables.results import Done, Shape
from bottega.tables.settings import Name

route = Router()
Password = Annotated[str, Meta(min_length=1, max_length=200)]
LISTED = 200  # the best of a title, of whom each name is looked up
SECRET = "correct horse battery"


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class NewPassword(Struct, forbid_unknown_fields=True):
    old: Password
    new: Password


class OldPassword(Struct, forbid_unknown_fields=True):
    password: Password


class Named(Shape):
    name: str


class AccountInfo(Shape):
    name: str
    ratings: list[TitleRating]
    tables: list[MyTable]
    arms: Arms | None  # that one likes to have


class SignedIn(Shape):
    sessions: list[SessionInfo]


class Ratings(Shape):
    ratings: list[RatingInfo]


def _count_try(ask: Ask[Any]) -> None:
    wait = ask.service.limits.password(ask.address)
    if wait:
        raise TooOften.wait(wait)


_CREDENTIALS: dict[str, object] = {"name": "Ada", "password": SECRET}


@route("POST", "/api/account", "Make an account", status=201, answer=Named, example=_CREDENTIALS)
async def create(ask: Ask[Credentials]) -> Response:
    accounts = ask.service.accounts
    wished = await ask.body()
    _count_try(ask)
    account = await accounts.create(wished.name, wished.password)
    return await accounts.sign_in(answer(Named(account.name), 201), account, ask.request)


@route("POST", "/api/session", "Sign in", answer=Named, example=_CREDENTIALS)
async def sign_in(ask: Ask[Credentials]) -> Response:
    accounts = ask.service.accounts
    wished = await ask.body()
    _count_try(ask)
    account = await accounts.enter(wished.name, wished.password)
    return await accounts.sign_in(answer(Named(account.name)), account, ask.request)


@route("DELETE", "/api/session", "Sign out", answer=Done)
async def sign_out(ask: Ask[None]) -> Response:
    return await ask.service.accounts.sign_out(answer(Done()), ask.request)


@route("GET", "/api/account", "One's account, ratings and tables")
async def account(ask: Ask[None]) -> AccountInfo:
    service = ask.service
    known = await service.accounts.need(ask.request)
    tables: list[MyTable] = []
    for number, (id, seat) in enumerate(await service.accounts.seats(known.id)):
        await let_others(number)
        try:
            table = await service.house.table(id)
        except BottegaError:
            continue  # set aside or gone: the list shows what can be opened
        if seat < len(table.seats) and table.seats[seat].account == known.id:
            tables.append(my_table(service.house, table, seat, ask.language))
    tables.sort(key=lambda shown: -shown.updated)
    return AccountInfo(known.name, await service.accounts.ratings(known.id), tables, known.kept.arms)


@route("POST", "/api/account/arms", "Choose emblem and colour", example={"emblem": "bee", "colour": "plum"})
async def choose_arms(ask: Ask[Arms]) -> Done:
    accounts = ask.service.accounts
    await accounts.choose_arms(await accounts.need(ask.request), await ask.body())
    return Done()


@route("GET", "/api/account/sessions", "Where one is signed in")
async def sessions(ask: Ask[None]) -> SignedIn:
    accounts = ask.service.accounts
    return SignedIn(await accounts.listed_sessions(await accounts.need(ask.request)))


@route("DELETE", "/api/account/sessions/{session}", "End a session, wherever it is")
async def end_session(ask: Ask[None]) -> Done:
    accounts = ask.service.accounts
    await accounts.end_session(await accounts.need(ask.request), ask.path("session"))
    return Done()


@route("POST", "/api/account/tables", "Gather a table one has a link to", example=EXAMPLE_LINK)
async def gather(ask: Ask[Link]) -> Done:
    service = ask.service
    wished = await ask.body()
    known = await service.accounts.need(ask.request)
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
    wished = await ask.body()
    known = await accounts.need(ask.request)
    _count_try(ask)
    changed = await accounts.change_password(known, wished.old, wished.new)
    return await accounts.sign_in(answer(Done()), changed, ask.request)


@route("DELETE", "/api/account", "Delete one's account", answer=Done, example={"password": SECRET})
async def delete(ask: Ask[OldPassword]) -> Response:
    accounts = ask.service.accounts
    wished = await ask.body()
    known = await accounts.need(ask.request)
    _count_try(ask)
    await accounts.delete(known, wished.password)
    await ask.service.circles.release(known.id)
    return accounts.sessions.forget(answer(Done()))


@route("GET", "/api/ratings/{title}", "Ratings of a title, best first")
async def ratings(ask: Ask[None]) -> Ratings:
    store, title = ask.service.store, ask.path("title")
    if title not in shelf_names():
        raise missing("server-no-title", title=title[:40])
    shown: list[RatingInfo] = []
    for document in await store.greatest("rating", f"{title}/", "mu", LISTED):
        known = await store.get("account", document.id.partition("/")[2])
        if known is not None:
            shown.append(rating_info(known.data["name"], msgspec.convert(document.data, Rating)))
    return Ratings(shown)
