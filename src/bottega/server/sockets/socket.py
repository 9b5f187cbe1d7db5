"""The socket of a table, as Starlette brings it."""

from __future__ import annotations

import asyncio
import contextlib

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from bottega.server.operating.addresses import household
from bottega.server.operating.limits import SocketLimit
from bottega.server.service import Service
from bottega.server.sockets.line import LINE
from bottega.server.sockets.listener import LAST_WORDS
from bottega.server.sockets.talk import MALFORMED, EndOfTalk, converse


class Sockets:
    """An application of its own: once people talk, their messages go straight through, past what requests need."""

    def __init__(self, service: Service) -> None:
        self.service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The whole life of a socket."""
        service = self.service
        websocket = WebSocket(scope, receive, send)
        account = await service.accounts.signed_in(websocket)
        address = scope["client"][0] if scope.get("client") else "local"
        await websocket.accept()

        async def hear() -> str:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                raise EndOfTalk
            text: str | None = message.get("text")
            if text is None:
                raise EndOfTalk(MALFORMED)
            return text

        async def tell(text: bytes) -> None:
            await send({"type": "websocket.send", "text": text.decode()})

        try:
            code = await converse(
                service,
                scope["path_params"]["table"],
                hear,
                scope.get("extensions", {}).get(LINE, tell),
                SocketLimit(service.settings, service.limits, household(address)),
                websocket.headers.get("accept-language"),
                account,
                service.mark(address),
            )
        except (WebSocketDisconnect, OSError):
            return
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            # Whoever does not read is not waited for.
            await asyncio.wait_for(websocket.close(1012 if service.stopping else code), LAST_WORDS)
