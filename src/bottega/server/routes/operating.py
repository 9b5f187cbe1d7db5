"""For those who run a server: health and metrics."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType
from starlette.responses import Response

from bottega import __version__
from bottega.server.operating.metrics import exposition
from bottega.server.replies import answer
from bottega.server.routes.ask import Ask
from bottega.server.routes.router import Router
from bottega.tables.refusal import missing
from bottega.tables.results import Shape

route = Router()


class Health(Shape):
    status: Literal["ok", "stopping", "failing"]
    version: str
    store: Literal["ok", "failing"]
    set_aside: int | UnsetType = UNSET  # tables that do not replay


@route("GET", "/healthz", "Whether the server and its store answer", answer=Health)
async def health(ask: Ask[None]) -> Response:
    service = ask.service
    try:
        await service.store.check()
    except Exception:
        return answer(Health("failing", __version__, "failing"), 503)
    status: Literal["ok", "stopping"] = "stopping" if service.stopping else "ok"
    return answer(Health(status, __version__, "ok", len(service.house.registry.broken)))


@route("GET", "/metrics", "Figures for Prometheus", answer=str)
async def metrics(ask: Ask[None]) -> Response:
    service = ask.service
    if not service.settings.metrics:
        raise missing("server-not-found")
    return Response(exposition(service), media_type="text/plain; version=0.0.4")
