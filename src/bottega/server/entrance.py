"""Entrance: sockets of tables go straight through the guard to their talk, all else into the application."""

from __future__ import annotations

import re

from starlette.types import ASGIApp, Receive, Scope, Send

from bottega.server.guard import Guard
from bottega.server.service import Service
from bottega.server.sockets.socket import Sockets

_SOCKET = re.compile(r"/api/tables/([^/]+)/socket")


class Entrance:
    """What the application does for every request besides, a socket does not need: it is opened three times a game."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self._app = app
        self._sockets = Guard(Sockets(service), service)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asks = _SOCKET.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if asks is None:
            await self._app(scope, receive, send)
        else:
            scope["path_params"] = {"table": asks[1]}
            await self._sockets(scope, receive, send)
