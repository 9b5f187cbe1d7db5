"""Siblings: processes of one machine that listen at one port, and hand each other the sockets of each other's tables.

All who sit at a table are thus served by one process, which makes and encodes once what they all see. It spares work,
and nothing depends on it: whoever cannot be handed on is served where they came in.

A door at which nobody stands any more tells that its process has died: nobody waits for its lease to run out. So it is
there before the process holds a lease, and whoever sees that it has died tells the others its name.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import time
from array import array
from collections.abc import Callable
from pathlib import Path

from bottega.store.lease import Lease

TABLE = re.compile(rb"GET /api/tables/([a-z0-9]{1,40})/socket[ ?]")
LARGEST = 65_536  # bytes of a request that is handed on
AT_ONCE = 32  # connections that are taken over before others have their turn again
TELL_WITHIN, TELL_AGAIN = 1.0, 0.005  # seconds in which others are told of a death, and between two attempts

Take = Callable[[socket.socket, bytes], None]  # a connection, and what has been read of it
Bury = Callable[[str], None]  # a process that has died


class Siblings:
    """`folder` is where each of them has its door, named as its process."""

    def __init__(self, lease: Lease, folder: Path, bury: Bury) -> None:
        self._lease = lease
        self._bury = bury
        self._folder = f"{folder}/"
        self._path = folder / lease.process
        self._take: Take | None = None
        self._door = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._door.setblocking(False)
        self._door.bind(str(self._path))

    def attend(self) -> None:
        """Hear who has died."""
        asyncio.get_running_loop().add_reader(self._door, self._come_in)

    def open(self, take: Take) -> None:
        """Let the others know the door: from now on they may hand on connections."""
        self._take = take
        self._lease.address = str(self._path)

    def _come_in(self) -> None:
        for _ in range(AT_ONCE):
            try:
                data, files, _, _ = socket.recv_fds(self._door, LARGEST, 1)
            except OSError:  # nobody more
                return
            for file in files:
                connection = socket.socket(fileno=file)
                if self._take is not None:
                    self._take(connection, data)
                else:
                    connection.close()  # nobody knows the door yet
            for process in data.decode().split() if not files else ():
                self._bury(process)

    def owner(self, data: bytes) -> str:
        """The address of whom a connection goes to that begins so; empty if it stays here."""
        asks = TABLE.match(data) if len(data) <= LARGEST else None
        return self._lease.beside(asks[1].decode(), self._folder) if asks is not None else ""

    def give(self, address: str, data: bytes, connection: socket.socket) -> None:
        """Hand on a connection. BlockingIOError: there is a crowd at the door; OSError: nobody is there any more."""
        try:
            # Not `socket.send_fds`: it takes an address and forgets it.
            rights = socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection.fileno()])
            self._door.sendmsg([data], [rights], 0, address)
        except ConnectionRefusedError:
            self._bury(Path(address).name)
            raise

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._door)
        with contextlib.suppress(OSError):
            self._path.unlink()  # before it is left: nobody is to take this for a death
        self._door.close()


def knock(address: str, word: bytes = b"") -> bool:
    """Say a word at a door, or just see whether somebody is there; False if whoever made it has died."""
    until = time.monotonic() + TELL_WITHIN
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as knocking:
        knocking.setblocking(False)
        try:
            knocking.connect(address)
            while word:
                try:
                    knocking.send(word)
                except BlockingIOError:  # a crowd is there
                    if time.monotonic() > until:
                        break
                    time.sleep(TELL_AGAIN)
                    continue
                break
        except ConnectionRefusedError:
            return False
        except OSError:
            return True  # it was taken away by who is about to leave
    return True


def tell_deaths(folder: Path) -> None:
    """Tell the living of a folder who has died; what the dead have left is taken away."""
    doors = [door for door in folder.iterdir() if door.is_socket()]
    dead = [door for door in doors if not knock(str(door))]
    for door in doors if dead else ():
        if door not in dead:
            knock(str(door), " ".join(each.name for each in dead).encode())
    for door in dead:
        door.unlink(missing_ok=True)
