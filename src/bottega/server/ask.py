"""Asking a request: who sends it, in which language, with what body."""

from __future__ import annotations

from typing import TypeVar

from starlette.requests import HTTPConnection, Request

from bottega.kernel.reason import Reason
from bottega.server.service import Service
from bottega.server.wire import decode, language
from bottega.tables.refusal import Refusal, malformed
from bottega.tables.table import Table
from bottega.tables.token import Who

T = TypeVar("T")


def service_of(connection: HTTPConnection) -> Service:
    service: Service = connection.app.state.service
    return service


def spoken(connection: HTTPConnection) -> str:
    return language(connection.query_params.get("lang"), connection.headers.get("accept-language"))


def token_of(connection: HTTPConnection) -> str | None:
    header = connection.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer":
        raise malformed("Authorization", "must be: Bearer <token>")
    return token.strip()


async def enter(request: Request, id: str) -> tuple[Service, Table, Who]:
    """The table of the request, and who asks; refusals are then worded with its people's names."""
    service = service_of(request)
    table, who = await service.enter(id, token_of(request), await service.accounts.signed_in(request))
    request.state.table = table
    return service, table, who


async def body(request: Request, most: int | None = None) -> bytes:
    """The body, unless it is too large."""
    limit = most if most is not None else service_of(request).settings.largest_body
    stated = request.headers.get("content-length", "0")
    if not stated.isdecimal():
        raise malformed("Content-Length", "must be a number")
    whole = bytearray()
    if int(stated) <= limit:
        async for piece in request.stream():
            whole += piece
            if len(whole) > limit:
                break
    if int(stated) > limit or len(whole) > limit:
        raise Refusal(413, Reason("server-too-large", {"limit": limit}))
    return bytes(whole)


async def wish(request: Request, kind: type[T]) -> T:
    return decode(await body(request), kind)


def whole_number(request: Request, name: str, default: int, low: int, high: int) -> int:
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.isdecimal() and text.isascii() and len(text) < 12 and low <= int(text) <= high):
        raise malformed(name, f"must be a whole number from {low} to {high}")
    return int(text)


def path_number(text: str, name: str) -> int:
    if not (text.isdecimal() and text.isascii() and len(text) < 9):
        raise malformed(name, "must be a whole number")
    return int(text)
