"""The application: all routes of requests behind the guard; sockets come in by the entrance."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bottega.kernel.errors import BottegaError
from bottega.kernel.reason import Reason
from bottega.server.guard import Guard
from bottega.server.refusals import NoMethod, NoPath
from bottega.server.replies import answer, refusal_answer, route_of
from bottega.server.routes.ask import spoken
from bottega.server.routes.endpoints import ENDPOINTS
from bottega.server.routes.openapi import document
from bottega.server.routes.page import board_file, page_file
from bottega.server.routes.titles import tell_left_out
from bottega.server.service import Service
from bottega.tables.refusal import Refusal, malformed
from bottega.tables.wording import Wording


def create_app(service: Service) -> Starlette:
    """The application around a service, which it opens and closes."""

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        tell_left_out()
        await service.open()
        try:
            yield
        finally:
            await service.close()

    app = Starlette(
        routes=[
            Route("/api/openapi.json", _openapi),
            *[route_of(endpoint) for endpoint in ENDPOINTS],
            Route("/{path:path}", _page),
        ],
        middleware=[Middleware(Guard, service=service)],
        exception_handlers={BottegaError: _refuse, HTTPException: _no_route},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.service = service
    return app


async def _openapi(_request: Request) -> Response:
    return answer(document())


async def _page(request: Request) -> Response:
    path = request.path_params["path"]
    encodings = request.headers.get("accept-encoding", "")
    if path.startswith("boards/"):
        found = board_file(path)
    else:
        found = page_file(path, encodings=encodings) if not path.startswith("api/") else None
    return found if found is not None else _refusal(request, NoPath(Reason("server-not-found")))


def _refusal(request: Request, refusal: BottegaError) -> Response:
    table = getattr(request.state, "table", None)
    wording = Wording.of(table, spoken(request)) if table is not None else Wording(spoken(request))
    return refusal_answer(refusal, wording)


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, BottegaError)
    return _refusal(request, error)


async def _no_route(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    refusal: Refusal = malformed("request", str(error.detail))
    if error.status_code == 404:
        refusal = NoPath(Reason("server-not-found"))
    elif error.status_code == 405:
        refusal = NoMethod(Reason("server-method"))
    return _refusal(request, refusal)
