"""Siblings: processes of one machine that listen at one port, and hand each other the sockets of each other's tables.

All who sit at a table are thus served by one process, which makes and encodes once what they all see. It spares work,
and nothing depends on it: whoever cannot be handed on is served where they came in.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
from collections.abc import Callable
from pathlib import Path

from bottega.store.lease import Lease

TABLE = re.compile(rb"GET /api/tables/([a-z0-9]{1,40})/socket[ ?]")
LARGEST = 65_536  # bytes of a request that is handed on
AT_ONCE = 32  # connections that are taken over before others have their turn again

Take = Callable[[socket.socket, bytes], None]  # a connection, and what has been read of it


class Siblings:
    """`folder` is where each of them has its door."""

    def __init__(self, lease: Lease, folder: Path) -> None:
        self._lease = lease
        self._folder = f"{folder}/"
        self._path = folder / lease.process
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._door.setblocking(False)

    def open(self, take: Take) -> None:
        self._door.bind(str(self._path))
        self._lease.address = str(self._path)
        asyncio.get_running_loop().add_reader(self._door, self._come_in, take)

    def _come_in(self, take: Take) -> None:
        for _ in range(AT_ONCE):
            try:
                data, files, _, _ = socket.recv_fds(self._door, LARGEST, 1)
            except OSError:  # nobody more
                return
            for file in files:
                take(socket.socket(fileno=file), data)

    def give(self, data: bytes, connection: socket.socket) -> bool:
        """Hand on a connection that asks for a table of somebody else's; False if it stays here."""
        asks = TABLE.match(data)
        if asks is None or len(data) > LARGEST:
            return False
        address = self._lease.beside(asks[1].decode(), self._folder)
        if not address:
            return False
        try:
            socket.send_fds(self._door, [data], [connection.fileno()], 0, address)
        except OSError:  # it has just died, or has too much to do
            return False
        return True

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._door)
        self._door.close()
        with contextlib.suppress(OSError):
            self._path.unlink()
