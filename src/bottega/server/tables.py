"""Tables over HTTP: making them, looking at them, telling them what to do."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from bottega.kernel.errors import BottegaError
from bottega.server.ask import enter, service_of, spoken, token_of, wish
from bottega.server.wire import answer
from bottega.tables.commands import COMMANDS, QUESTIONS
from bottega.tables.refusal import malformed
from bottega.tables.settings import NewTable

router = APIRouter()


@router.post("/api/tables", status_code=201, summary="Make a table")
async def create(request: Request) -> Response:
    service = service_of(request)
    account = await service.accounts.signed_in(request)
    table = await service.house.create(await wish(request, NewTable), account)
    tokens = service.house.tokens(table)
    for index, seat in enumerate(table.seats):
        if account is not None and seat.account == account:
            await service.accounts.gather(account, table.id, index)
    return answer(tokens, 201)


@router.get("/api/tables", summary="Public tables with open seats")
async def listed(request: Request) -> Response:
    service = service_of(request)
    language = spoken(request)
    shown: list[dict[str, Any]] = []
    for row in await service.store.rows(public=True, status="open", limit=50):
        try:
            table = await service.house.table(row.table)
        except BottegaError:
            continue  # set aside: not for newcomers
        if table.public and table.status == "open":
            shown.append(service.hub.table_part(table, language))
    return answer({"tables": shown})


@router.get("/api/tables/{table}", summary="All that the holder of the token may know")
async def state(request: Request, table: str) -> Response:
    service, found, who = await enter(request, table)
    return answer(service.hub.state(found, who, spoken(request)))


@router.post("/api/tables/{table}/{command}", summary="Tell a table what to do")
async def command(request: Request, table: str, command: str) -> Response:
    question = QUESTIONS.get(command)
    kind = COMMANDS.get(command)
    if question is None and kind is None:
        raise malformed("command", "no such command")
    service = service_of(request)
    if command == "join":
        # A stranger takes an open seat at a public table: the command itself decides.
        found = await service.house.table(table)
        request.state.table = found
        who = service.house.who(found, token_of(request), await service.accounts.signed_in(request))
    else:
        service, found, who = await enter(request, table)
    language = spoken(request)
    if question is not None:
        return answer(await service.question(found, who, await wish(request, question), language))
    assert kind is not None
    done = await service.command(found, who, command, await wish(request, kind), language)
    shown: dict[str, Any] = {"number": done.number, "result": done.result}
    if command == "join" and who.account is not None:
        await service.accounts.gather(who.account, found.id, done.result["seat"])
    if request.query_params.get("state"):
        shown["state"] = service.hub.state(found, who, language)
    return answer(shown)
