"""Figures that a Prometheus server can fetch."""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

if TYPE_CHECKING:
    from bottega.server.service import Service

METRICS = "PROMETHEUS_MULTIPROC_DIR"  # where several processes sum up their figures


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
        self.tables = self._gauge("bottega_tables_open", "Tables in memory")
        self.sockets = self._gauge("bottega_sockets", "Connected sockets")
        self.broken = self._gauge("bottega_tables_set_aside", "Tables that do not replay")
        self.bot_failures = self._gauge("bottega_bot_failures", "Bots' moves that had to be replaced")

    def _gauge(self, name: str, told: str) -> Gauge:
        """Where several processes serve, the sum of those that live."""
        return Gauge(name, told, registry=self.registry, multiprocess_mode="livesum")


def look_up(service: Service) -> None:
    """What is not counted as it happens."""
    metrics = service.metrics
    metrics.tables.set(len(service.house.registry.tables))
    metrics.sockets.set(len(service.hub))
    metrics.broken.set(len(service.house.registry.broken))
    metrics.bot_failures.set(service.workers.failures)


def exposition(service: Service) -> bytes:
    """The figures of this server, of all its processes."""
    look_up(service)
    if METRICS not in os.environ:
        return generate_latest(service.metrics.registry)
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)
