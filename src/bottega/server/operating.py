"""For those who run a server: health and metrics."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from bottega import __version__
from bottega.server.ask import service_of
from bottega.server.metrics import exposition
from bottega.server.wire import answer
from bottega.tables.refusal import missing

router = APIRouter()


@router.get("/healthz", summary="Whether the server and its store answer")
async def health(request: Request) -> Response:
    service = service_of(request)
    try:
        await service.store.check()
    except Exception:
        return answer({"status": "failing", "version": __version__, "store": "failing"}, 503)
    status = "stopping" if service.stopping else "ok"
    return answer({"status": status, "version": __version__, "store": "ok", "set_aside": len(service.house.broken)})


@router.get("/metrics", summary="Figures for Prometheus")
async def metrics(request: Request) -> Response:
    service = service_of(request)
    if not service.settings.metrics:
        raise missing("server-not-found")
    return Response(exposition(service), media_type="text/plain; version=0.0.4")
