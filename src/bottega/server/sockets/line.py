"""Line: a socket's connection, on which messages are read and written without detours.

What people send is nearly always a handshake of the usual form and then texts in one frame, and what they are told is:
that is done here. All else, from other handshakes to fragments, pings and the end, is left to the protocol beneath,
which gets whole frames only.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from struct import Struct
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_client_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.server import ServerProtocol

from bottega.server.sockets.handshake import Handshake
from bottega.server.sockets.listener import TOO_FAST
from bottega.server.sockets.talk import MALFORMED, EndOfTalk

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without a compiler
    from websockets.utils import apply_mask

LINE = "bottega.line"  # by which an application finds it among the extensions of a scope
TEXT = 0x81  # the first byte of a text in one frame
MASKED = 0x80
LAST, KIND = 0x80, 0x0F  # of the first byte: whether a message ends with the frame, and what it is
CONTROL = 0x08  # from here on kinds are no data
_LONGER, _LONGEST = Struct(">BBH").pack, Struct(">BBQ").pack
MOST_ODD, ODD_WITHIN = 300, 10.0  # frames that nobody hears, in so many seconds: nothing else counts what pings cost
DROPPED, DROPPED_WITHIN = 1_000_000, 2.0  # bytes and seconds that somebody may go on who has broken the protocol
AHEAD = 8  # messages that somebody may be ahead before nothing more is read
TAKEN_WITHIN = 10.0  # seconds in which the last words must be taken: a connection is closed only when they are
NO_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Events:
    """What has come in; `asyncio.Queue` for one reader, at a fraction of its cost."""

    __slots__ = ("_come", "_reader")

    def __init__(self) -> None:
        self._come: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._come)

    def empty(self) -> bool:
        return not self._come

    def put_nowait(self, event: Any) -> None:
        self._come.append(event)
        reader = self._reader
        if reader is not None and not reader.done():
            reader.set_result(None)

    def get_nowait(self) -> Any:
        return self._come.popleft()

    async def get(self) -> Any:
        while not self._come:
            self._reader = asyncio.get_running_loop().create_future()
            try:
                await self._reader
            finally:
                self._reader = None
        return self._come.popleft()


class Line(WebSocketsSansIOProtocol):
    def __init__(self, *args: Any, **how: Any) -> None:
        super().__init__(*args, **how)
        self.queue: Events = Events()  # type: ignore[assignment]
        self._full = False
        self._rest = b""  # the beginning of a frame
        self._between = True  # no message has begun whose end is still to come
        self._odd, self._odd_since = 0, 0.0  # how many frames that nobody hears, and since when
        self._broken = False  # by what the other side has sent: nothing more is heard
        self._dropped = 0  # bytes since then
        self._asks: Handshake | None = None  # what it began with, if that was read here and has no answer yet
        self._end: asyncio.TimerHandle | None = None
        self.on_room: Callable[[], None] = _nothing  # called when more can be sent again

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]

    def take(self, before: H11Protocol, asks: Handshake) -> None:
        """Go on with a connection that began with this handshake."""
        self.connections.add(self)
        self.transport = before.transport
        self.server, self.client = before.server, before.client
        self.scheme = "wss" if before.scheme == "https" else "ws"
        self.conn = ServerProtocol(state=State.OPEN, max_size=self.config.ws_max_size, logger=self.logger)
        self.handshake_initiated = True
        self._asks = asks
        self.scope = {
            "type": "websocket",
            "asgi": {"version": self.asgi_version, "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": self.scheme,
            "server": self.server,
            "client": self.client,
            "root_path": self.root_path,
            "path": self.root_path + asks.path.decode(),
            "raw_path": self.root_path.encode() + asks.path,
            "query_string": b"",
            "headers": asks.headers,
            "subprotocols": [],
            "state": self.app_state.copy(),
            "extensions": {LINE: self},  # type: ignore[dict-item]
        }
        self.queue.put_nowait({"type": "websocket.connect"})
        task = self.loop.create_task(self.run_asgi())
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    def accept(self) -> bool:
        """Answer the handshake; False if it was read elsewhere."""
        asks, self._asks = self._asks, None
        if asks is None:
            return False
        self.queue.get_nowait()  # that it wants to connect
        if not self.transport.is_closing():
            self.logger.info('%s - "WebSocket %s" [accepted]', get_client_addr(self.scope), self.scope["path"])
            self.transport.write(asks.answer(self.default_headers))
            self.handshake_complete = True
            self.start_keepalive()
        return True

    def let_go(self) -> None:
        """Nobody asks for it any more: what leads back to it would wait for the collector, with all that it holds."""
        self.scope["extensions"].pop(LINE, None)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.conn.parser.close()  # the same
        if self._end is not None:
            self._end.cancel()

    # Ending: nothing counts a connection any more that is about to close, so none may wait for who does not read

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self._end_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end_soon()

    def _end_soon(self) -> None:
        if not self.disconnected and self._end is None:
            self._end = self.loop.call_later(TAKEN_WITHIN, self.transport.abort)

    def _refuse(self) -> None:
        """What came is no handshake: the library keeps its answer to itself, if it has one."""
        self.transport.write(b"".join(self.conn.data_to_send()) or NO_HANDSHAKE)
        self.transport.close()

    @property
    def gone(self) -> bool:
        return self.disconnected or self._broken or self.transport.is_closing()

    # Reading

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            if self.conn.handshake_exc is not None:
                if not self.transport.is_closing():
                    self._refuse()
                self._end_soon()
            return
        if self._broken:
            self._drop(len(data))
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        at, end = 0, len(data)
        while end - at >= 2 and not self._broken and not self.transport.is_closing():
            size, head = data[at + 1] & 0x7F, 2
            if size >= 126:
                head = 4 if size == 126 else 10
                if end - at < head:
                    break
                size = int.from_bytes(data[at + 2 : at + head], "big")
                if size > self.config.ws_max_size:
                    super().data_received(data[at:])  # refused by its head alone
                    return
            masked = data[at + 1] & MASKED
            if masked:
                head += 4
            begin, stop = at + head, at + head + size
            if stop > end:
                break
            usual = data[at] == TEXT and masked and self._between
            if usual and self.close_sent:  # nobody listens any more
                if self._floods():
                    return
            elif not (usual and self._hear(data, begin, stop)):
                if self._floods():
                    return
                kind = data[at] & KIND
                if kind < CONTROL:
                    self._between = bool(data[at] & LAST)
                super().data_received(data[at:stop])
            elif len(self.queue) > MOST_ODD:  # all at once: more than anybody may say in a while
                self._leave()
                return
            at = stop
        self._rest = data[at:]

    def handle_parser_exception(self) -> None:
        """Tell the other side what it has broken, and let it finish: a connection that is closed while something is
        still to be read is reset, and whoever is cut off while speaking does not hear why."""
        if not self.close_sent:
            told = self.conn.close_sent
            assert told is not None
            self.queue.put_nowait({"type": "websocket.disconnect", "code": told.code, "reason": told.reason})
            self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(DROPPED_WITHIN, self.transport.close)
        self._broken = self.close_sent = True
        self.transport.resume_reading()

    def _drop(self, size: int) -> None:
        self._dropped += size
        if self._dropped > DROPPED:
            self.transport.close()

    def _floods(self) -> bool:
        """Count a frame that nobody hears; whether there were so many that nothing more is read."""
        now = self.loop.time()
        if now - self._odd_since >= ODD_WITHIN:
            self._odd, self._odd_since = 0, now
        self._odd += 1
        if self._odd > MOST_ODD:
            self._leave()
        return self._odd > MOST_ODD

    def _leave(self) -> None:
        """Whoever sends so much is not read any further."""
        self.leave(TOO_FAST)
        self.transport.pause_reading()

    def _hear(self, data: bytes, begin: int, stop: int) -> bool:
        """Take a text in; False if it is none."""
        try:
            text = str(apply_mask(data[begin:stop], data[begin - 4 : begin]), "utf-8")
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.queue) >= AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    async def hear(self) -> str:
        """The next text; EndOfTalk when the other side has gone, or has sent something else."""
        event = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if event["type"] == "websocket.disconnect":
            raise EndOfTalk
        text: str | None = event.get("text")
        if text is None:
            raise EndOfTalk(MALFORMED)
        return text

    # Writing

    @property
    def full(self) -> bool:
        """Whether what was sent has not been taken yet."""
        return self._full

    def tell(self, texts: Sequence[bytes]) -> None:
        """Send texts, all at once. What nobody can hear any more is lost."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        if len(texts) == 1:
            self.transport.write(_head(len(texts[0])) + texts[0])
            return
        parts: list[bytes] = []
        for text in texts:
            parts += (_head(len(text)), text)
        self.transport.write(b"".join(parts))

    def leave(self, code: int) -> None:
        """Go without waiting for room: who reads on finds the code behind the rest, for a while."""
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self._full = False
        self.on_room()


def _nothing() -> None:
    pass


def _head(size: int) -> bytes:
    """The head of a frame with a text of so many bytes, unmasked as servers send it."""
    if size < 126:
        return bytes((TEXT, size))
    return _LONGER(TEXT, 126, size) if size < 0x10000 else _LONGEST(TEXT, 127, size)
