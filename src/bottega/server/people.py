"""Accounts and ratings over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from bottega.games import names as shelf_names
from bottega.kernel.errors import BottegaError
from bottega.kernel.reason import Reason
from bottega.server.accounts import rating_part
from bottega.server.ask import service_of, spoken, wish
from bottega.server.service import Service
from bottega.server.wire import answer
from bottega.tables.refusal import Refusal, forbidden, missing
from bottega.tables.settings import Name
from bottega.tables.sight import moment
from bottega.tables.table import Table
from bottega.tables.wording import names

router = APIRouter()
Password = Annotated[str, Meta(min_length=1, max_length=200)]
MOST_RATED = 100_000  # people of a title, read at once
LISTED = 200  # the best of them, of whom each name is looked up


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


def _count_try(request: Request) -> None:
    address = request.client.host if request.client is not None else "local"
    wait = service_of(request).limits.password(address)
    if wait:
        raise Refusal(429, Reason("server-too-often", {"seconds": wait}))


def mine(service: Service, table: Table, seat: int, language: str) -> dict[str, Any]:
    """One of a person's tables, as a list shows it."""
    awaiting = table.game.awaiting if table.game is not None and table.status == "running" else []
    return {
        "table": table.id,
        "seat": seat,
        "token": service.house.token(table, str(seat)),
        "title": table.title,
        "name": table.name,
        "people": names(table, language),
        "status": table.status,
        "your_turn": seat in awaiting,
        "move": table.moves_for(seat),
        "updated": moment(table.updated_for(seat)),
    }


@router.post("/api/account", status_code=201, summary="Make an account")
async def create(request: Request) -> Response:
    service = service_of(request)
    wished = await wish(request, Credentials)
    _count_try(request)
    account = await service.accounts.create(wished.name, wished.password, service.house.now())
    return service.accounts.sign_in(answer({"name": account.data["name"]}, 201), account)


@router.post("/api/session", summary="Sign in")
async def sign_in(request: Request) -> Response:
    service = service_of(request)
    wished = await wish(request, Credentials)
    _count_try(request)
    account = await service.accounts.enter(wished.name, wished.password)
    return service.accounts.sign_in(answer({"name": account.data["name"]}), account)


@router.delete("/api/session", summary="Sign out")
async def sign_out(request: Request) -> Response:
    return service_of(request).accounts.sign_out(answer({}))


@router.get("/api/account", summary="One's account, ratings and tables")
async def account(request: Request) -> Response:
    service = service_of(request)
    known = await service.accounts.need(request)
    tables: list[dict[str, Any]] = []
    for id, seat in await service.accounts.seats(known.id):
        try:
            table = await service.house.table(id)
        except BottegaError:
            continue  # set aside or gone: the list shows what can be opened
        if seat < len(table.seats) and table.seats[seat].account == known.id:
            tables.append(mine(service, table, seat, spoken(request)))
    tables.sort(key=lambda shown: -shown["updated"])
    ratings = await service.accounts.ratings(known.id)
    return answer({"name": known.data["name"], "ratings": ratings, "tables": tables})


@router.post("/api/account/tables", summary="Gather a table one has a link to")
async def gather(request: Request) -> Response:
    service = service_of(request)
    known = await service.accounts.need(request)
    wished = await wish(request, Link)
    table = await service.house.table(wished.table)
    who = service.house.who(table, wished.token, known.id)
    if who.seat is None:
        raise forbidden("table-need-seat")
    await service.claim(table, who)
    await service.accounts.gather(known.id, table.id, who.seat)
    return answer({})


@router.post("/api/account/password", summary="Change one's password")
async def change_password(request: Request) -> Response:
    service = service_of(request)
    known = await service.accounts.need(request)
    wished = await wish(request, NewPassword)
    _count_try(request)
    changed = await service.accounts.change_password(known, wished.old, wished.new)
    return service.accounts.sign_in(answer({}), changed)


@router.delete("/api/account", summary="Delete one's account")
async def delete(request: Request) -> Response:
    service = service_of(request)
    known = await service.accounts.need(request)
    wished = await wish(request, OldPassword)
    _count_try(request)
    await service.accounts.delete(known, wished.password)
    return service.accounts.sign_out(answer({}))


@router.post("/api/mine", summary="The tables of links that a page has kept")
async def my_links(request: Request) -> Response:
    service = service_of(request)
    shown: list[dict[str, Any]] = []
    for link in (await wish(request, Links)).tables:
        try:
            table = await service.house.table(link.table)
            who = service.house.who(table, link.token)
        except BottegaError:
            continue  # a link that has ended is simply not listed
        if who.seat is not None:
            shown.append({**mine(service, table, who.seat, spoken(request)), "token": link.token})
    return answer({"tables": shown})


@router.get("/api/ratings/{title}", summary="Ratings of a title, best first")
async def ratings(request: Request, title: str) -> Response:
    service = service_of(request)
    if title not in shelf_names():
        raise missing("server-no-title", title=title[:40])
    rated = await service.store.find("rating", f"{title}/", limit=MOST_RATED)
    rated.sort(key=lambda document: -document.data["mu"])
    shown: list[dict[str, Any]] = []
    for document in rated[:LISTED]:
        known = await service.store.get("account", document.id.partition("/")[2])
        if known is not None:
            shown.append({"name": known.data["name"], **rating_part(document.data)})
    return answer({"ratings": shown})
