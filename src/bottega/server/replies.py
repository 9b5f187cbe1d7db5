"""Replies over HTTP: what a handler gives, as a response; and the requests of Starlette brought to handlers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from bottega.kernel.errors import BottegaError
from bottega.server.refusals import Refused, error_of, status_of
from bottega.server.routes.ask import Ask
from bottega.server.routes.router import Endpoint, Text
from bottega.server.wire import encode
from bottega.tables.wording import Wording


def answer(data: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    return Response(encode(data), status, headers, media_type="application/json")


def refusal_answer(error: BottegaError, wording: Wording) -> Response:
    status = status_of(error)
    headers: dict[str, str] | None = None
    if status == 429:
        headers = {"Retry-After": str(error.reason.args.get("seconds", 1))}
    elif status in (408, 413):  # the rest of the body is not waited for
        headers = {"Connection": "close"}
    return answer(Refused(error_of(error, wording)), status, headers)


def route_of(endpoint: Endpoint) -> Route:
    """The endpoint as Starlette knows it."""

    async def serve(request: Request) -> Response:
        done = await endpoint.handler(Ask(request, request.app.state.service, endpoint.body))
        if isinstance(done, Response):
            return done
        if isinstance(done, Text):
            headers = {"Content-Disposition": f'attachment; filename="{done.file}"'} if done.file else None
            return PlainTextResponse(done.text, headers=headers)
        return answer(done, endpoint.status)

    return Route(endpoint.path, serve, methods=[endpoint.method], name=endpoint.handler.__name__)
