"""The socket of a table, as Starlette brings it."""

from __future__ import annotations

import asyncio

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from bottega.server.operating.addresses import household
from bottega.server.operating.limits import SocketLimit
from bottega.server.service import Service
from bottega.server.sockets.line import LINE, Line
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
        address = scope["client"][0] if scope.get("client") else "local"
        line: Line | None = scope.get("extensions", {}).get(LINE)
        if line is None or not line.accept():
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

        talk = converse(
            service,
            scope["path_params"]["table"],
            line.hear if line is not None else hear,
            line if line is not None else tell,
            SocketLimit(service.settings, service.limits, household(address)),
            websocket.headers.get("accept-language"),
            lambda: service.accounts.signed_in(websocket),
            service.mark(address),
        )
        code = await asyncio.create_task(talk)  # by itself: each message would wake up all that is around it, too
        if line is not None:
            line.let_go()
            if line.gone:
                return  # there is nobody left to tell a code
        code = 1012 if service.stopping else code
        try:
            await asyncio.wait_for(websocket.close(code), LAST_WORDS)
        except TimeoutError:
            if line is not None:
                line.leave(code)  # whoever does not read is not waited for
        except (RuntimeError, WebSocketDisconnect, OSError):
            return  # they have gone already
