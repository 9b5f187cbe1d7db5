"""Door: the socket at which people knock."""

from __future__ import annotations

import socket

BACKLOG = 2048  # connections that may wait to be accepted


def listen(host: str, port: int) -> socket.socket:
    """A port that somebody else has is told (OSError) before anything begins."""
    family, shown = (socket.AF_INET6, f"[{host}]") if ":" in host else (socket.AF_INET, host)
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG)
    except OSError as error:
        said = (error.strerror or str(error)).partition(" (while")[0]
        raise OSError(error.errno, f"{shown}:{port}: {said}") from None
