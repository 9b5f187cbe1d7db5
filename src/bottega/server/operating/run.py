"""Running a server until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import cast

import uvicorn

from bottega.server.app import create_app
from bottega.server.entrance import Entrance
from bottega.server.operating.door import BACKLOG, listen
from bottega.server.operating.gate import Gate, Patient, protocol, raise_file_limit
from bottega.server.operating.logs import set_up
from bottega.server.operating.settings import Settings
from bottega.server.operating.siblings import Siblings
from bottega.server.service import Service
from bottega.server.sockets.line import Line
from bottega.tables.shapes import NoticePush
from bottega.tables.wording import Wording

ACCEPTED_AT_ONCE = 32  # of them, before others have their turn again
GRACE = 5  # seconds that open requests get at a stop
SWITCH = 0.001  # seconds after which the store's thread gets the interpreter: moves wait for it
COLLECT = (50_000, 50, 50)  # tables hold few cycles: looking for them less often spares a fifth of the processor


class Running(uvicorn.Server):
    """Tells people of a stop before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, service: Service, siblings: Siblings | None = None) -> None:
        super().__init__(config)
        self.service = service
        self.siblings = siblings
        self.ready = asyncio.Event()  # people can be served

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A stop that was asked for has been obeyed: raised again, as uvicorn does, it would look like a failure."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.siblings is not None and self.started:
            self.siblings.open(self._take)
        for server in getattr(self, "servers", []):
            for listening in server.sockets:
                with socket.socket(fileno=os.dup(listening.fileno())) as same:
                    same.listen(BACKLOG)
        self.ready.set()

    def _take(self, connection: socket.socket, data: bytes) -> None:
        """Go on with a connection that another process has accepted."""
        self.service.house.background.spawn(self._go_on(connection, data))

    async def _go_on(self, connection: socket.socket, data: bytes) -> None:
        loop = asyncio.get_running_loop()
        kind = cast("type[Patient]", self.config.http_protocol_class)
        made = kind(config=self.config, server_state=self.server_state, app_state=self.lifespan.state, _loop=loop)
        made.stays = True
        await loop.connect_accepted_socket(lambda: made, connection)
        if not made.transport.is_closing():
            made.data_received(data)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.service.stopping = True
        self.service.hub.tell_all(lambda language: NoticePush(Wording(language).say("server-restart")))
        await asyncio.sleep(0.1)
        if self.siblings is not None:
            self.siblings.close()
        await super().shutdown(sockets)


def make_server(settings: Settings, service: Service | None = None, folder: Path | None = None) -> Running:
    """A server; with a folder, one of several at a port, that meet there."""
    made = service if service is not None else Service(settings)
    lease = made.store.lease
    siblings = Siblings(lease, folder, made.store.bury) if folder is not None and lease is not None else None
    config = uvicorn.Config(
        Entrance(create_app(made), made),
        http=protocol(Gate(settings, raise_file_limit()), siblings),
        host=settings.host,
        port=settings.port,
        ws=Line,
        ws_max_size=settings.largest_body,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.believed,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=GRACE,
        limit_concurrency=None,
        backlog=ACCEPTED_AT_ONCE,
    )
    return Running(config, made, siblings)


async def run(server: Running, sockets: list[socket.socket] | None, on_start: Callable[[], None] | None) -> None:
    """Serve until told to stop, at these sockets or at the address of the settings."""
    # A store that cannot be opened, or is too damaged for the first thing it is needed for, is told before all else.
    await server.service.store.open()
    await server.service.house.stored_secret()
    if server.siblings is not None:
        server.siblings.attend()
    serving = asyncio.create_task(server.serve(sockets))
    ready = asyncio.create_task(server.ready.wait())
    await asyncio.wait((serving, ready), return_when=asyncio.FIRST_COMPLETED)
    ready.cancel()
    # What is loaded by now stays for good: the collector need not look at it again and again.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    sys.setswitchinterval(SWITCH)
    if on_start is not None and server.started:
        on_start()
    await serving


def told_port(on_start: Callable[[int], None] | None, listening: socket.socket) -> Callable[[], None] | None:
    """What is to be done at the start, with the port that the machine has given, which may have been left to it."""
    return partial(on_start, listening.getsockname()[1]) if on_start is not None else None


def serve(settings: Settings, on_start: Callable[[int], None] | None = None) -> None:
    """Serve until interrupted. What was acknowledged is on disk whatever happens."""
    set_up(settings.log_level, settings.log_format)
    with listen(settings.host, settings.port) as listening:
        asyncio.run(run(make_server(settings), [listening], told_port(on_start, listening)))
