"""Gate: who may keep a connection open, and for how long without getting anywhere."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections import Counter
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from bottega.server.operating.addresses import household
from bottega.server.operating.limits import SECOND, Window
from bottega.server.operating.settings import Settings
from bottega.server.operating.siblings import Siblings
from bottega.server.sockets import handshake
from bottega.server.sockets.line import Line

_log = logging.getLogger("bottega.gate")

HEADERS_WITHIN = 10.0  # seconds from a connection, or the first byte of a request, to the end of its headers
READ_WITHIN = 30.0  # seconds in which somebody must take what is sent to them
SMALL_PIECES, DECENT = 200, 256  # so many pieces of a body may be smaller than so many bytes
BREAKS = 10  # a second and address, of the protocol, that are answered at once
STUBBORN = 3.0  # seconds that the others wait: they cost as much as requests, and nothing else counts them
GIVEN_WITHIN, GIVEN_AGAIN = 1.0, 0.005  # seconds in which a connection is handed on, and between two attempts
RESERVED = 128  # open files that are no connections
MOST_FILES = 65_536


def raise_file_limit() -> int:
    """As many open files as the machine grants; how many these are."""
    try:
        import resource
    except ImportError:  # Windows: what is open is bounded by memory
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


class Gate:
    """Counts connections by household, and all of them."""

    def __init__(self, settings: Settings, files: int) -> None:
        self._most = settings.connections_per_address
        self._all = max(16, files - RESERVED)
        self._open: Counter[str] = Counter()
        self._total = 0
        believed = settings.believed
        self._proxies = None if believed == ["*"] else [ipaddress.ip_network(each) for each in believed]  # None: all
        self._breaks = Window(BREAKS, SECOND)

    def breaks(self, address: str) -> bool:
        """Count what is no HTTP; whether it is to be answered at once."""
        return self._breaks.hit(household(address)) or self._is_proxy(address)

    def enters(self, address: str) -> bool:
        client = household(address)
        if self._total >= self._all or (self._open[client] >= self._most and not self._is_proxy(address)):
            _log.warning("too many connections: one more from %s is refused", client)
            return False
        self._open[client] += 1
        self._total += 1
        return True

    def leaves(self, address: str) -> None:
        client = household(address)
        self._total -= 1
        self._open[client] -= 1
        if not self._open[client]:
            del self._open[client]

    def _is_proxy(self, address: str) -> bool:
        """A proxy speaks for many; whom it speaks for is counted by requests and sockets."""
        if self._proxies is None:
            return True
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return True  # a local socket: only a proxy uses one
        return any(parsed in network for network in self._proxies)


class Whole(h11.Connection):
    """A connection on which bodies come in pieces of a decent size: whoever sends a million of one byte each keeps the
    server busy before anything has counted that."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER)
        self._pieces = self._size = 0

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            self._pieces = self._size = 0
        elif isinstance(event, h11.Data):
            self._pieces += 1
            self._size += len(event.data)
            if self._pieces > SMALL_PIECES + self._size // DECENT:
                raise h11.RemoteProtocolError("the body comes in too many pieces")
        return event


class Patient(H11Protocol):
    """HTTP with an end to patience: for headers that do not come, bodies nobody waits for, answers nobody reads."""

    gate: ClassVar[Gate]
    siblings: ClassVar[Siblings | None] = None
    stays: bool = False  # it was handed on already

    def __init__(self, *args: Any, **how: Any) -> None:
        super().__init__(*args, **how)
        self.conn = Whole()
        self._deadline: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None
        self._counted = ""
        self._begun = False  # something has come in

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else "local"
        if not self.gate.enters(address):
            transport.abort()
            return
        self._counted = address
        self._hurry()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._forget()

    def data_received(self, data: bytes) -> None:
        if self.siblings is not None and not self.stays and self._hand_on(data):
            return
        begins, self._begun = not self._begun, True
        if begins and self._becomes_socket(data):
            return
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete:
            self._wait_no_more()
        elif self._counted and self._deadline is None:
            self._hurry()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP, as the one answer: what was asked before it has had its own, or gets none."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.close()
            return
        if self.gate.breaks(self._counted):
            super().send_400_response(msg)
            return
        self.transport.pause_reading()
        self.loop.call_later(STUBBORN, self._refuse, msg)

    def _refuse(self, msg: str) -> None:
        if not self.transport.is_closing():
            super().send_400_response(msg)

    def _hand_on(self, data: bytes) -> bool:
        """Give the connection to the process to which the table belongs that it asks for."""
        assert self.siblings is not None
        between = self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]
        between = between and not self.transport.get_write_buffer_size()  # an answer before it is still on its way
        owner = self.siblings.owner(data) if between else ""
        if owner:
            self.transport.pause_reading()
            self._give(owner, data, self.loop.time() + GIVEN_WITHIN)
        return bool(owner)

    def _give(self, owner: str, data: bytes, until: float) -> None:
        """Hand it on as soon as there is room at the owner's door, or else serve it here."""
        assert self.siblings is not None
        if self.transport.is_closing():
            return
        try:
            self.siblings.give(owner, data, self.transport.get_extra_info("socket"))
        except OSError as error:
            if isinstance(error, BlockingIOError) and self.loop.time() < until:
                self.loop.call_later(GIVEN_AGAIN, self._give, owner, data, until)
                return
            self.stays = True
            self.transport.resume_reading()
            self.data_received(data)
            return
        self.transport.abort()  # this process's end of it; the other has its own

    def _becomes_socket(self, data: bytes) -> bool:
        """Whether it begins with the usual request for one: then a line goes on with it."""
        asks = handshake.read(data)
        if asks is None:
            return False
        self._forget()
        self.connections.discard(self)
        line = Line(self.config, self.server_state, self.app_state, self.loop)
        line.take(self, asks)
        self.transport.set_protocol(line)
        return True

    def handle_websocket_upgrade(self, event: Any) -> None:
        """From here on it is a socket, which is counted and timed as one."""
        if self.transport.get_write_buffer_size():  # whoever has not read what they asked for before
            self.transport.abort()
            return
        self._forget()
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(READ_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _hurry(self) -> None:
        self._deadline = self.loop.call_later(HEADERS_WITHIN, self.transport.abort)

    def _wait_no_more(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _forget(self) -> None:
        self._wait_no_more()
        if self._unread is not None:
            self._unread.cancel()
        if self._counted:
            self.gate.leaves(self._counted)
            self._counted = ""


def protocol(gate: Gate, siblings: Siblings | None = None) -> type[Patient]:
    return type("Patient", (Patient,), {"gate": gate, "siblings": siblings})
