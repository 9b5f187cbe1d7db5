"""Handshakes: those of the usual form are read here, as the library would; all others are left to it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from serving import Served, serve
from websockets.http11 import Request
from websockets.server import ServerProtocol

from bottega.client import person
from bottega.server.sockets import handshake
from bottega.server.sockets.handshake import LONGEST, read

PLAIN = (
    b"GET /api/tables/abc-_9/socket HTTP/1.1\r\nHost: here:8000\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
BROWSER = PLAIN.replace(
    b"Connection: Upgrade\r\n",
    b"Connection: keep-alive, Upgrade\r\nPragma: no-cache\r\nOrigin: https://here\r\nUser-Agent: Mozilla/5.0 (X11)\r\n"
    b"Accept-Language: de,en;q=0.7\r\nCookie: session=a.b; other=\r\nSec-GPC:\r\n"
    b"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n",
)
ODD = {
    "another path": (b"/socket", b"/log"),
    "a query": (b"/socket", b"/socket?lang=de"),
    "an older protocol": (b"HTTP/1.1", b"HTTP/1.0"),
    "another method": (b"GET", b"POST"),
    "no host": (b"Host: here:8000\r\n", b""),
    "two hosts": (b"Host: here:8000\r\n", b"Host: here\r\nhost: there\r\n"),
    "another version": (b": 13", b": 12"),
    "a short key": (b"dGhl", b""),
    "no key": (b"Sec-WebSocket-Key", b"Sec-WebSocket-Lock"),
    "no upgrade": (b"Connection: Upgrade", b"Connection: close"),
    "something else to upgrade to": (b"Upgrade: websocket", b"Upgrade: h2c"),
    "a body": (b"Upgrade: w", b"Content-Length: 3\r\nUpgrade: w"),
    "a body in pieces": (b"Upgrade: w", b"Transfer-Encoding: chunked\r\nUpgrade: w"),
    "a protocol of its own": (b"Upgrade: w", b"Sec-WebSocket-Protocol: chat\r\nUpgrade: w"),
    "a folded line": (b"Host: here", b"Host:\r\n here"),
    "a blank before the colon": (b"Host:", b"Host :"),
    "a sign that is none": (b"here:8000", b"here\xff"),
    "bare line feeds": (b"\r\n", b"\n"),
    "frames behind it": (b"13\r\n\r\n", b"13\r\n\r\n\x81\x80"),
    "half of it": (b"13\r\n\r\n", b"13\r\n"),
    "endless headers": (b"Upgrade: w", b"X: " + LONGEST * b"x" + b"\r\nUpgrade: w"),
}


def proof_by_the_library(data: bytes) -> str | None:
    """How it answers, if it opens a socket."""
    server = ServerProtocol()
    server.receive_data(data)
    for event in server.events_received():
        if isinstance(event, Request):
            answer = server.accept(event)
            return answer.headers["Sec-WebSocket-Accept"] if answer.status_code == 101 else None
    return None


def proof_of(data: bytes) -> str | None:
    asks = read(data)
    if asks is None:
        return None
    lines = asks.answer([(b"date", b"today")]).decode().split("\r\n")
    assert lines[0] == "HTTP/1.1 101 Switching Protocols"
    assert lines[-3:] == ["date: today", "", ""]
    return dict(line.split(": ") for line in lines[1:-2])["Sec-WebSocket-Accept"]


@pytest.mark.parametrize("usual", [PLAIN, BROWSER], ids=["program", "browser"])
def test_what_browsers_and_programs_send_is_answered_as_the_library_would(usual: bytes) -> None:
    assert proof_of(usual) == proof_by_the_library(usual) is not None
    asks = read(usual)
    assert asks is not None
    assert asks.path == b"/api/tables/abc-_9/socket"
    assert (b"host", b"here:8000") in asks.headers


@pytest.mark.parametrize("change", ODD.values(), ids=ODD)
def test_all_else_is_left_to_the_library(change: tuple[bytes, bytes]) -> None:
    assert change[0] in PLAIN
    assert read(PLAIN.replace(*change)) is None


def test_nothing_is_opened_that_the_library_would_refuse() -> None:
    dice = random.Random(18)
    opened = 0
    for _ in range(3000):
        data = bytearray(dice.choice((PLAIN, BROWSER)))
        for _ in range(dice.randint(1, 3)):
            at = dice.randrange(len(data))
            data[at : at + dice.randint(0, 2)] = bytes(dice.choices(b"\r\n :,=aU1\x00\x7f\xff", k=dice.randint(0, 2)))
        proof = proof_of(bytes(data))
        if proof is not None:
            opened += 1
            assert proof == proof_by_the_library(bytes(data)), bytes(data)
    assert opened > 300


@pytest.mark.parametrize("query", ["", "?odd"], ids=["read here", "by the library"])
def test_either_way_leads_to_the_table_and_a_foreign_page_nowhere(
    tmp_path: Path, query: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def opened(s: Served, table: str, origin: str) -> bytes:
        host, _, port = s.url.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        asks = PLAIN.replace(b"abc-_9/socket", f"{table}/socket{query}".encode()).replace(b"here:8000", host.encode())
        assert (handshake.read(asks) is None) == bool(query)
        writer.write(asks.replace(b"Upgrade: w", f"Origin: {origin}\r\nUpgrade: w".encode()))
        head = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " in head:
            assert b"date: " in head
            writer.write(b"\x81\x8e\0\0\0\0" + b'{"do":"hello"}')
            head = await reader.readuntil(b'"push":"state"')
        writer.close()
        return head

    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")], public=True)
        host = s.url.removeprefix("http://").partition(":")[0]
        assert await opened(s, made.table, f"http://{host}")
        assert (await opened(s, made.table, "http://elsewhere")).startswith(b"HTTP/1.1 403 ")

    with caplog.at_level("INFO", "uvicorn.error"):
        serve(tmp_path / "games.db", scenario)
    assert sum("[accepted]" in line for line in caplog.messages) == 1
