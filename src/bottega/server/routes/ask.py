"""Ask: one request: who sends it, in which language, with what body and query."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import cache
from typing import TYPE_CHECKING, Generic, TypeVar, cast
from weakref import WeakValueDictionary

import msgspec
from msgspec import Struct

from bottega.kernel.reason import Reason
from bottega.server.keeper import Asked, Connection, Keeper
from bottega.server.refusals import TooLarge, TooSlow
from bottega.server.wire import decode, language
from bottega.tables.needs import need_current, need_sight
from bottega.tables.refusal import Malformed, malformed
from bottega.tables.table import Table
from bottega.tables.token import Who

if TYPE_CHECKING:
    from bottega.server.service import Service

B = TypeVar("B")
S = TypeVar("S")
Q = TypeVar("Q", bound=Struct)
BODY_WITHIN = 30.0  # seconds
DROPPED, DROPPED_WITHIN = 1_000_000, 2.0  # bytes and seconds of a body that is refused already
_turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by client, of those who bring large bodies


class Ask(Generic[B]):
    """A request with a body of this shape. The body is read when it is wanted, never before who asks is known."""

    def __init__(self, request: Asked, keeper: Keeper, shape: type[B] | None) -> None:
        self.request = request
        self.keeper = keeper
        self._shape = shape
        self._entered: tuple[Table, Who, bool] | None = None

    @property
    def service(self) -> Service:
        """The whole server, for what only servers are asked."""
        return cast("Service", self.keeper)

    @property
    def language(self) -> str:
        return spoken(self.request)

    @property
    def token(self) -> str | None:
        return token_of(self.request)

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client is not None else "local"

    @property
    def client(self) -> str:
        """A mark of where it comes from, which tells nobody where that is."""
        return self.keeper.mark(self.address)

    def path(self, name: str) -> str:
        """A part of the path."""
        part: str = self.request.path_params[name]
        return part

    def path_number(self, name: str) -> int:
        return whole(self.path(name), name)

    async def account(self) -> str | None:
        """The account that is signed in, if any."""
        return await self.keeper.account(self.request)

    async def enter(self, stranger: bool = False) -> tuple[Table, Who]:
        """The table of the path, and who asks; refusals are then worded with its people's names.

        `stranger`: also for those who may not even look on.
        """
        table = await self.keeper.house.table(self.path("table"))
        account = await self.account()
        who = self.keeper.house.links.who(table, self.token, account)
        who.client = self.client
        self._entered = table, who, stranger
        self.need_still()
        self.request.state.table = table
        return table, who

    def need_still(self) -> None:
        """Whoever has entered may still do so: while a body was on its way, the link may have ended."""
        if self._entered is not None:
            table, who, stranger = self._entered
            need_current(table, who)
            if not stranger:
                need_sight(table, who)

    async def bytes(self, most: int | None = None, lines: int | None = None) -> bytes:
        """The body as it came, unless it is too large, has too many lines or takes too long."""
        limit = most if most is not None else self.keeper.largest_body
        stated = self.request.headers.get("content-length", "0")
        if not stated.isdecimal():
            raise malformed("Content-Length", "must be a number")
        whole, ends = bytearray(), 0
        pieces = self.request.stream()
        large = Reason("server-too-large", {"limit": limit}) if int(stated) > limit else None
        if large is None:
            try:
                async with asyncio.timeout(BODY_WITHIN), self._turn(limit):
                    async for piece in pieces:
                        whole += piece
                        ends += piece.count(b"\n")  # of this piece alone: they may be many and small
                        if len(whole) > limit:
                            large = Reason("server-too-large", {"limit": limit})
                        elif lines is not None and ends > lines:
                            large = Reason("table-record-long", {"most": lines // 2})
                        if large is not None:
                            break
            except TimeoutError:
                raise TooSlow(Reason("server-too-slow")) from None
        if large is not None:
            await _drop(pieces)
            raise TooLarge(large)
        self.need_still()
        return bytes(whole)

    def _turn(self, limit: int) -> asyncio.Lock | contextlib.nullcontext[None]:
        """Of large bodies one client brings one at a time: as many as may be open would fill the memory."""
        if limit <= self.keeper.largest_body:
            return contextlib.nullcontext()
        return _turns.setdefault(self.client, asyncio.Lock())

    async def body(self) -> B:
        assert self._shape is not None
        return await self.shaped(self._shape)

    async def shaped(self, kind: type[S]) -> S:
        """The body of a shape that the path tells."""
        return decode(await self.bytes(), kind)

    def query(self, kind: type[Q]) -> Q:
        """What stands behind the question mark; fields with bounds are whole numbers, others are text."""
        found: dict[str, object] = {}
        for name, bounds in _fields(kind).items():
            text = self.request.query_params.get(name)
            if text is not None:
                found[name] = text if bounds is None else _bounded(text, name, *bounds)
        return msgspec.convert(found, kind)


@cache
def _fields(kind: type[Struct]) -> dict[str, tuple[int, int] | None]:
    """The fields of a query with their bounds."""
    told = msgspec.inspect.type_info(kind)
    assert isinstance(told, msgspec.inspect.StructType)
    fields: dict[str, tuple[int, int] | None] = {}
    for field in told.fields:
        shape = field.type
        fields[field.encode_name] = (
            (shape.ge or 0, shape.le or 0) if isinstance(shape, msgspec.inspect.IntType) else None
        )
    return fields


def _bounded(text: str, name: str, low: int, high: int) -> int:
    if not (text.isdecimal() and text.isascii() and len(text) < 12 and low <= int(text) <= high):
        raise Malformed(Reason("table-number-range", {"where": name, "least": low, "most": high}))
    return int(text)


def whole(text: str, name: str) -> int:
    if not (text.isdecimal() and text.isascii() and len(text) < 9):
        raise Malformed(Reason("table-number-whole", {"where": name}))
    return int(text)


def spoken(connection: Connection) -> str:
    return language(connection.query_params.get("lang"), connection.headers.get("accept-language"))


def token_of(connection: Connection) -> str | None:
    header = connection.headers.get("authorization")
    if header is None:
        return None
    scheme, _, token = header.partition(" ")
    if scheme.lower() != "bearer":
        raise malformed("Authorization", "must be: Bearer <token>")
    return token.strip()


async def _drop(pieces: AsyncIterator[bytes]) -> None:
    """Let a little more of a body come that is too large: who is cut off while speaking does not hear why."""
    dropped = 0
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(DROPPED_WITHIN):
            async for piece in pieces:
                dropped += len(piece)
                if dropped > DROPPED:
                    return
