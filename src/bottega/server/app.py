"""The application: all routes behind the guard."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute

from bottega import __version__
from bottega.kernel.errors import BottegaError
from bottega.server import history, notices, operating, people, studies, tables, titles
from bottega.server.ask import spoken
from bottega.server.guard import Guard
from bottega.server.openapi import describe
from bottega.server.page import page_file
from bottega.server.service import Service
from bottega.server.socket import Sockets
from bottega.server.wire import as_refusal, plain_refusal, refusal_answer
from bottega.tables.wording import Wording


def create_app(service: Service) -> FastAPI:
    """The application around a service, which it opens and closes."""

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        titles.tell_left_out()
        await service.open()
        try:
            yield
        finally:
            await service.close()

    app = FastAPI(
        title="Bottega",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,
    )
    app.state.service = service
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/socket", Sockets(service)))
    # Routes with a fixed last part come before the one that takes any command.
    for part in (titles, history, notices, studies, people, operating, tables):
        app.include_router(part.router)
    app.add_exception_handler(BottegaError, _refuse)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _no_route)
    app.add_middleware(Guard, service=service)
    describe(app)

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def page(request: Request, path: str) -> Response:
        encodings = request.headers.get("accept-encoding", "")
        found = page_file(path, encodings=encodings) if not path.startswith("api/") else None
        return found if found is not None else plain_refusal(404, "server-not-found", spoken(request))

    return app


async def _refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, BottegaError)
    table = getattr(request.state, "table", None)
    wording = Wording.of(table, spoken(request)) if table is not None else Wording(spoken(request))
    return refusal_answer(as_refusal(error), wording)


async def _invalid(request: Request, error: Exception) -> Response:
    return plain_refusal(400, "table-malformed", spoken(request), {"where": "request", "problem": "can not be read"})


async def _no_route(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    rule = {404: "server-not-found", 405: "server-method"}.get(error.status_code)
    if rule is None:
        args = {"where": "request", "problem": str(error.detail)}
        return plain_refusal(error.status_code, "table-malformed", spoken(request), args)
    return plain_refusal(error.status_code, rule, spoken(request))
