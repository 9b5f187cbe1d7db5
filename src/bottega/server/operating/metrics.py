"""Figures that a Prometheus server can fetch."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

if TYPE_CHECKING:
    from bottega.server.service import Service


class Metrics:
    """Counted as things happen; the rest is looked up when asked for."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter("bottega_requests_total", "HTTP requests", ["method", "status"], registry=self.registry)
        self.seconds = Histogram(
            "bottega_request_seconds",
            "Duration of HTTP requests",
            buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10),
            registry=self.registry,
        )
        entries = Counter("bottega_entries_total", "Entries written, by kind", ["kind"], registry=self.registry)
        self.entries = cache(entries.labels)  # by kind: looking one up takes longer than counting
        self.refusals = Counter("bottega_socket_refusals_total", "Refused socket messages", registry=self.registry)
        self.tables = Gauge("bottega_tables_open", "Tables in memory", registry=self.registry)
        self.sockets = Gauge("bottega_sockets", "Connected sockets", registry=self.registry)
        self.broken = Gauge("bottega_tables_set_aside", "Tables that do not replay", registry=self.registry)
        self.bot_failures = Gauge("bottega_bot_failures", "Bots' moves that had to be replaced", registry=self.registry)


def exposition(service: Service) -> bytes:
    metrics = service.metrics
    metrics.tables.set(len(service.house.registry.tables))
    metrics.sockets.set(len(service.hub))
    metrics.broken.set(len(service.house.registry.broken))
    metrics.bot_failures.set(service.workers.failures)
    return generate_latest(metrics.registry)
