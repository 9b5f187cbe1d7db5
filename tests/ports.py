"""A port for a server that a test starts as a process of its own."""

from __future__ import annotations

import socket


class HeldPort:
    """A free port that nobody else is given before the server listens, or while it is down.

    The socket is bound and never listens: the system gives the port to nobody who asks for any, while a server that
    asks for this very one may have it, for both allow the address to be used again.
    """

    def __init__(self) -> None:
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._socket.bind(("127.0.0.1", 0))
        self.number: int = self._socket.getsockname()[1]

    def release(self) -> None:
        self._socket.close()

    def __enter__(self) -> int:
        return self.number

    def __exit__(self, *_: object) -> None:
        self.release()
