"""A small client for programs: HTTP for making tables, a socket for playing.

async with Client("http://localhost:8080") as client:
    made = await client.create(title, [person("Ada"), bot("journeyman")])
    async with client.sit(made.table, made.tokens[0]) as seat:
        async for game in seat.turns():
            await seat.play(game.moves[0])
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import secrets
from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, Literal, Required, TypedDict
from urllib.parse import urlsplit

import httpx
import msgspec
import websockets
from msgspec import Struct
from websockets.asyncio.client import ClientConnection

# What the server answers, as it came: a program may ask for anything of the protocol, whose shapes the docs list.
Answer = dict[str, Any]


class Wanted(TypedDict, total=False):
    """Whom a new table expects on a seat: see `person` and `bot`."""

    kind: Required[Literal["person", "bot"]]
    name: str
    ready: bool
    level: str


class Refused(Exception):
    """The server said no: `rule` and `text` say why, `status` what kind of no."""

    def __init__(self, status: int, rule: str, text: str, args: dict[str, object]) -> None:
        super().__init__(f"{text} [{rule}]")
        self.status = status
        self.rule = rule
        self.text = text
        self.details = args


class Lost(Exception):
    """The connection has ended; `code` is the close code."""

    def __init__(self, code: int) -> None:
        super().__init__(f"the connection was closed with code {code}")
        self.code = code


class MadeSeat(Struct):
    """A seat of a table just made; only what a program needs is read."""

    token: str | None = None


class Made(Struct):
    """A table just made, with its tokens in the order in which the seats were wished for (None for bots)."""

    table: str
    number: int
    host: str
    onlooker: str
    seats: list[MadeSeat]

    @property
    def tokens(self) -> list[str]:
        return [seat.token or "" for seat in self.seats]


class Position(Struct):
    """A game as a program sees it: whose decision it is, and what one may do."""

    move: int
    awaiting: list[int]
    over: bool
    moves: list[str] = []


class _Error(Struct):
    rule: str
    text: str
    args: dict[str, object]
    status: int = 0


class _Entry(Struct):
    kind: str


class _State(Struct):
    game: Position | None = None


class _Message(Struct, rename={"seat": "as"}):
    """Any message of a light socket; only what a program needs is read."""

    push: str | None = None
    seat: int | None = None
    id: int | None = None
    number: int = 0
    ok: Answer | None = None
    error: _Error | None = None
    game: Position | None = None
    state: _State | None = None
    entry: _Entry | None = None


_read = msgspec.json.Decoder(_Message).decode
_write = msgspec.json.Encoder().encode


def person(name: str, ready: bool = True) -> Wanted:
    return {"kind": "person", "name": name, "ready": ready}


def bot(level: str = "journeyman") -> Wanted:
    return {"kind": "bot", "level": level}


class Client:
    """One server. Use it as an async context manager."""

    def __init__(self, url: str, language: str = "en") -> None:
        self.url = url.rstrip("/")
        self.http = httpx.AsyncClient(base_url=self.url, headers={"Accept-Language": language}, timeout=60)

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def request(self, method: str, path: str, token: str | None = None, body: Any = None) -> Any:
        """Any path of the protocol; the answer's JSON, or Refused."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        content = _write(body) if body is not None else None
        response = await self.http.request(method, path, headers=headers, content=content)
        kind = response.headers.get("content-type", "")
        data = response.json() if kind.startswith("application/json") else response.text
        if response.status_code >= 400:
            error = data["error"] if isinstance(data, dict) else {"rule": "", "text": data, "args": {}}
            raise Refused(response.status_code, error["rule"], error["text"], error["args"])
        return data

    async def create(self, title: str, seats: Sequence[Mapping[str, object]], **settings: Any) -> Made:
        made = await self.request("POST", "/api/tables", body={"title": title, "seats": seats, **settings})
        return msgspec.convert(made, Made)

    async def state(self, table: str, token: str | None = None) -> Answer:
        shown: Answer = await self.request("GET", f"/api/tables/{table}", token)
        return shown

    async def command(self, table: str, token: str | None, command: str, /, **body: Any) -> Answer:
        done: Answer = await self.request("POST", f"/api/tables/{table}/{command}", token, body)
        return done

    def sit(self, table: str, token: str | None) -> RemoteSeat:
        return RemoteSeat(self.url, table, token)


class RemoteSeat:
    """A seat at a table, over a light socket. It reconnects by `open` with what it has seen."""

    def __init__(self, url: str, table: str, token: str | None) -> None:
        parts = urlsplit(url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        self.address = f"{scheme}://{parts.netloc}/api/tables/{table}/socket"
        self.token = token
        self.number = 0
        self.seat: int | None = None
        self.position: Position | None = None
        self._socket: ClientConnection | None = None
        self._ids = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Answer]] = {}
        self._changed = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None
        self._lost: Lost | None = None

    async def __aenter__(self) -> RemoteSeat:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def open(self) -> None:
        self._lost = None
        self._socket = await websockets.connect(self.address, compression=None, max_size=None, open_timeout=30)
        hello: dict[str, object] = {"do": "hello", "tokens": [self.token] if self.token else [], "wants": "light"}
        if self.number:
            hello["after"] = self.number
        await self._socket.send(_write(hello), text=True)
        self._changed.clear()
        self._reading = asyncio.create_task(self._read())
        await self._changed.wait()
        if self._lost is not None:
            raise self._lost

    async def close(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reading
        if self._socket is not None:
            await self._socket.close()

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            async for text in self._socket:
                self._take(_read(text))
        except websockets.ConnectionClosed:
            pass
        self._lost = Lost(self._socket.close_code or 1006)
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(self._lost)
        self._waiting.clear()
        self._changed.set()

    def _take(self, message: _Message) -> None:
        if message.id is not None:
            future = self._waiting.pop(message.id, None)
            if future is None or future.done():
                return
            error = message.error
            if error is not None:
                future.set_exception(Refused(error.status, error.rule, error.text, error.args))
            else:
                future.set_result(message.ok or {})
            return
        if message.number:
            self.number = message.number
            self.seat = message.seat
        position = message.game if message.game is not None else message.state.game if message.state else None
        if position is not None:
            self.position = position
        if message.push in ("entry", "state", "missed", "game"):
            self._changed.set()

    async def ask(self, do: str, /, **body: Any) -> Answer:
        """Any command of the protocol."""
        if self._lost is not None or self._socket is None:
            raise self._lost or Lost(1006)
        id = next(self._ids)
        future: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting[id] = future
        try:
            await self._socket.send(_write({"id": id, "do": do, **body}), text=True)
        except websockets.ConnectionClosed as closed:
            if self._waiting.pop(id, None) is None:
                future.exception()  # the reader has told it already
            raise Lost(closed.rcvd.code if closed.rcvd is not None else 1006) from None
        return await future

    async def play(self, *moves: str, key: str | None = None, expect: int | None = None) -> int:
        """Play a move or a chain; the number of the entry that now stands on the server's disk."""
        done = await self.ask(
            "play",
            moves=[str(move) for move in moves],
            expect=self.number if expect is None else expect,
            key=key if key is not None else secrets.token_hex(8),
        )
        number: int = done["number"]
        return number

    async def changed(self) -> Position | None:
        """Wait until something happens; the position then."""
        await self._changed.wait()
        self._changed.clear()
        if self._lost is not None:
            raise self._lost
        return self.position

    async def turns(self) -> AsyncIterator[Position]:
        """The positions in which this seat owes a decision, until the game is over."""
        while self.position is None or not self.position.over:
            if self.position is not None and self.seat in self.position.awaiting:
                asked, number = self.position, self.number
                yield asked
                if self.number == number and self.position is asked:
                    await self.changed()
            else:
                await self.changed()


Seat = RemoteSeat  # its name in 0.1; `bots.Seat` is another thing, a seat without a table

__all__ = ["Client", "Lost", "Made", "Position", "Refused", "RemoteSeat", "Seat", "bot", "person"]
