"""A socket's line: however bytes come in, it hears and answers what the protocol beneath it does frame by frame."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from patience import PATIENCE
from serving import Served, serve
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from bottega.client import person
from bottega.server.operating.gate import Gate, protocol
from bottega.server.operating.settings import Settings
from bottega.server.sockets import line
from bottega.server.sockets.line import AHEAD, MOST_ODD, Line
from bottega.server.sockets.listener import TOO_FAST

ASKS = (
    b"GET /socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
MOST = 200  # bytes of a message


class Wire(asyncio.Transport):
    """A transport that writes down what is sent."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""
        self.closed = False
        self.aborted = False
        self.unread = 0  # bytes that are sent and not taken yet
        self.ended = False  # nothing more is written
        self.reads = True

    def write(self, data: Any) -> None:
        self.sent += bytes(data)

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = self.aborted = True

    def get_write_buffer_size(self) -> int:
        return self.unread

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        pass

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.ended = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True


async def nobody(_scope: Any, receive: Any, send: Any) -> None:
    """Accepts, and does not listen."""
    await receive()
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


async def accepted(kind: type[WebSocketsSansIOProtocol], app: Any = nobody) -> tuple[WebSocketsSansIOProtocol, Wire]:
    """A connection behind its handshake."""
    config = uvicorn.Config(app, ws_max_size=MOST, ws_per_message_deflate=False, ws_ping_interval=None, log_config=None)
    config.load()
    made, wire = kind(config, ServerState(), {}), Wire()
    made.connection_made(wire)
    made.data_received(ASKS)
    while not made.handshake_complete:
        await asyncio.sleep(0)
    wire.sent = b""
    return made, wire


def heard(made: WebSocketsSansIOProtocol) -> list[Any]:
    events = []
    while not made.queue.empty():
        events.append(_now(made.queue.get()))
    return events


def _now(waiting: Any) -> Any:
    try:
        waiting.send(None)
    except StopIteration as done:
        return done.value
    raise AssertionError("nothing has come")


def frame(kind: Opcode, data: bytes, last: bool = True, mask: bool = True) -> bytes:
    return bytes(Frame(kind, data, last).serialize(mask=mask))


TEXT, MORE, BINARY = Opcode.TEXT, Opcode.CONT, Opcode.BINARY
STREAMS = {
    "texts": [frame(TEXT, b'{"do": "ping"}'), frame(TEXT, "Größe".encode()), frame(TEXT, b"")],
    "lengths": [frame(TEXT, b"x" * size) for size in (125, 126, 127)],
    "longest": [frame(TEXT, b"x" * MOST), frame(TEXT, b"y")],
    "too long": [frame(TEXT, b"a"), frame(TEXT, b"x" * (MOST + 1)), frame(TEXT, b"y")],
    "far too long": [frame(TEXT, b"x" * 70_000)],
    "fragments": [frame(TEXT, b"a", False), frame(Opcode.PING, b"?"), frame(MORE, b"b"), frame(TEXT, b"c")],
    "a text within another": [frame(TEXT, b"a", False), frame(TEXT, b"b"), frame(TEXT, b"c")],
    "an end without a beginning": [frame(MORE, b"a"), frame(TEXT, b"b")],
    "bytes": [frame(BINARY, b"a"), frame(TEXT, b"b")],
    "no UTF-8": [frame(TEXT, b"\xff\xfe"), frame(TEXT, b"b")],
    "unmasked": [frame(TEXT, b"a", mask=False), frame(TEXT, b"b")],
    "unmasked and long": [frame(TEXT, b"a" * 150, mask=False)],
    "pings and pongs": [frame(Opcode.PING, b"1"), frame(Opcode.PONG, b"2"), frame(TEXT, b"a")],
    "an end": [frame(TEXT, b"a"), frame(Opcode.CLOSE, b"\x03\xe8bye"), frame(TEXT, b"b")],
    "reserved bits": [b"\xc1" + frame(TEXT, b"a")[1:], frame(TEXT, b"b")],
}


@pytest.mark.parametrize("name", STREAMS)
def test_a_line_hears_and_answers_as_the_protocol_beneath_it(name: str) -> None:
    async def told(kind: type[WebSocketsSansIOProtocol], pieces: list[bytes]) -> tuple[list[Any], bytes, bool]:
        made, wire = await accepted(kind)
        for piece in pieces:
            if wire.closed:
                break
            made.data_received(piece)
        return heard(made), wire.sent, wire.closed or wire.ended

    async def scenario() -> None:
        stream, dice = b"".join(STREAMS[name]), random.Random(18)
        meant = await told(WebSocketsSansIOProtocol, STREAMS[name])
        most = max(8, len(stream) // 20)
        for cut in (len(stream), 1 if len(stream) < 2000 else most, *[dice.randint(2, most) for _ in range(4)]):
            pieces = [stream[at : at + cut] for at in range(0, len(stream), cut)]
            assert await told(Line, pieces) == meant

    asyncio.run(scenario())


def test_who_is_far_ahead_is_read_no_further_until_there_is_room() -> None:
    async def scenario() -> None:
        made, wire = await accepted(Line)
        reads = []
        for _ in range(AHEAD):
            made.data_received(frame(TEXT, b"a"))
            reads.append(wire.reads)
        for _ in range(AHEAD):
            await made.receive()
        assert [*reads, wire.reads] == [True] * (AHEAD - 1) + [False, True]

    asyncio.run(scenario())


def test_whoever_says_far_too_much_at_once_is_left() -> None:
    async def scenario() -> None:
        made, wire = await accepted(Line)
        made.data_received(frame(TEXT, b"a") * 50 * MOST_ODD)
        assert len(made.queue) == MOST_ODD + 1  # type: ignore[arg-type]
        assert wire.sent == b"\x88\x02" + TOO_FAST.to_bytes(2, "big")
        assert not wire.reads

    asyncio.run(scenario())


def test_of_what_comes_behind_the_end_little_is_read() -> None:
    async def scenario() -> None:
        made, wire = await accepted(Line)
        assert isinstance(made, Line)
        made.leave(TOO_FAST)
        made.data_received(frame(TEXT, b"a") * MOST_ODD)
        read = wire.reads
        made.data_received(frame(TEXT, b"a"))
        assert (read, wire.reads, made.queue.empty()) == (True, False, True)

    asyncio.run(scenario())


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_text_of_any_length_is_sent_in_a_frame(size: int) -> None:
    async def scenario() -> bytes:
        made, wire = await accepted(Line)
        assert isinstance(made, Line)
        made.tell([b"x" * size, b"y"])
        return wire.sent

    assert asyncio.run(scenario()) == frame(TEXT, b"x" * size, mask=False) + frame(TEXT, b"y", mask=False)


def test_nothing_is_sent_once_a_line_has_ended() -> None:
    async def scenario() -> bytes:
        made, wire = await accepted(Line)
        assert isinstance(made, Line)
        wire.close()
        made.tell([b"x"])
        return wire.sent

    assert asyncio.run(scenario()) == b""


def test_who_does_not_read_is_left_with_a_code() -> None:
    async def scenario() -> bytes:
        made, wire = await accepted(Line)
        assert isinstance(made, Line)
        made.pause_writing()
        made.leave(4429)
        made.leave(1000)
        made.tell([b"x"])
        assert made.close_timer is not None
        made.close_timer.cancel()
        return wire.sent

    assert asyncio.run(scenario()) == frame(Opcode.CLOSE, (4429).to_bytes(2, "big"), mask=False)


@pytest.mark.parametrize("end", ["by what it sends", "by its silence", "by the other side"])
def test_nobody_keeps_a_connection_by_not_reading_its_end(end: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A connection closes when all is taken that was sent, and who never takes it is counted nowhere any more."""
    monkeypatch.setattr(line, "TAKEN_WITHIN", 0.01)

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        if end == "by the other side":
            await send({"type": "websocket.close", "code": TOO_FAST})
        else:
            await receive()

    async def scenario() -> None:
        made, wire = await accepted(Line, app)
        if end == "by what it sends":
            made.data_received(STREAMS["reserved bits"][0])
        elif end == "by its silence":
            made.keepalive_timeout()
        async with asyncio.timeout(PATIENCE):
            while not wire.aborted:
                await asyncio.sleep(0.01)

    asyncio.run(scenario())


def test_who_has_not_read_an_answer_opens_no_socket_behind_it() -> None:
    """Nothing would bound what waits for such a socket: it does not hear that the connection is full."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await nobody(scope, receive, send)
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body"})

    async def scenario(unread: int) -> bool:
        config = uvicorn.Config(app, ws=Line, ws_ping_interval=None, log_config=None)
        config.load()
        kind = protocol(Gate(Settings(), 1000))
        made, wire = kind(config, ServerState(), {}), Wire()
        made.connection_made(wire)
        made.data_received(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
        while b"200 OK" not in wire.sent:
            await asyncio.sleep(0)
        wire.unread = unread
        made.data_received(ASKS)
        made.connection_lost(None)
        return wire.aborted

    assert [asyncio.run(scenario(unread)) for unread in (0, 1)] == [False, True]


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG, Opcode.CONT])
def test_whoever_sends_nothing_but_pings_and_pieces_is_left(kind: Opcode) -> None:
    """None of these is a message, so nothing else would count them."""

    async def scenario() -> None:
        made, wire = await accepted(Line)
        made.data_received(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True, extensions=[]))
        flood = Frame(kind, b"", fin=kind is not Opcode.CONT).serialize(mask=True, extensions=[])
        for _ in range(10):
            made.data_received(flood * MOST_ODD)
        pongs = wire.sent.count(b"\x8a\x00")
        assert pongs <= MOST_ODD
        assert wire.sent.endswith(b"\x88\x02" + TOO_FAST.to_bytes(2, "big"))
        assert not wire.reads

    asyncio.run(scenario())


@pytest.mark.parametrize("size", [70_000, 900_000])
def test_whoever_sends_too_much_hears_why_before_the_end(tmp_path: Path, size: int) -> None:
    """A connection that is closed while bytes are unread is reset, and the code is lost with it."""

    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        host, port = s.url.removeprefix("http://").split(":")
        for _ in range(5):
            reader, writer = await asyncio.open_connection(host, int(port))
            path = f"/api/tables/{made.table}/socket".encode()
            writer.write(ASKS.replace(b"/socket", path).replace(b"here", b"localhost"))
            await reader.readuntil(b"\r\n\r\n")
            writer.write(frame(TEXT, b"x" * size))
            await writer.drain()
            await asyncio.sleep(0.05)
            writer.write(frame(TEXT, b"and on"))
            await writer.drain()
            end = await reader.read()
            assert (end[:1], end[2:4]) == (b"\x88", (1009).to_bytes(2, "big"))
            writer.close()

    serve(tmp_path / "games.db", scenario)
