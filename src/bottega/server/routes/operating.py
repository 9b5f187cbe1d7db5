"""For those who run a server: health and metrics."""

from __future__ import annotations

from typing import Literal

from starlette.responses import Response

from bottega import __version__
from bottega.server.operating.addresses import Forwarding, forwarding
from bottega.server.operating.metrics import exposition
from bottega.server.replies import answer
from bottega.server.routes.ask import Ask
from bottega.server.routes.router import Router
from bottega.tables.refusal import missing
from bottega.tables.results import Shape

route = Router()


class Health(Shape):
    status: Literal["ok", "stopping"]
    version: str
    set_aside: int  # tables that do not replay, or cannot be read
    forwarded: Forwarding  # whether an address that a proxy passed on with this very request was believed


class Readiness(Shape):
    status: Literal["ready", "not ready"]
    store: Literal["ok", "failing"]  # it can be written
    others: Literal["ok", "failing"]  # what other servers write is heard, where there are others
    bots: Literal["ok", "failing"]  # they think in time
    stopping: bool


@route("GET", "/healthz", "Whether the server is alive")
async def health(ask: Ask[None]) -> Health:
    service = ask.service
    client = ask.request.client
    forwarded = forwarding(
        (ask.address, client.port if client is not None else 0), ask.request.headers.get("x-forwarded-for")
    )
    broken = len(service.house.registry.broken)
    return Health("stopping" if service.stopping else "ok", __version__, broken, forwarded)


@route("GET", "/readyz", "Whether the server can do all it should", answer=Readiness)
async def readiness(ask: Ask[None]) -> Response:
    service = ask.service
    written = await service.readiness.can_write()
    heard, thinks = service.store.hears, service.workers.thinks
    ready = written and heard and thinks and not service.stopping
    told = Readiness("ready" if ready else "not ready", _word(written), _word(heard), _word(thinks), service.stopping)
    return answer(told, 200 if ready else 503)


def _word(holds: bool) -> Literal["ok", "failing"]:
    return "ok" if holds else "failing"


@route("GET", "/metrics", "Figures for Prometheus", answer=str)
async def metrics(ask: Ask[None]) -> Response:
    service = ask.service
    if not service.settings.metrics:
        raise missing("server-not-found")
    return Response(exposition(service), media_type="text/plain; version=0.0.4")
