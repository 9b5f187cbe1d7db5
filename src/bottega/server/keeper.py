"""Keeper: what handlers of requests and talks over sockets need of whoever keeps the tables.

A server is one, and so is the worker of a page that plays by itself: both answer by the same handlers, which know of no
carrier. Starlette's requests are of the shape `Asked`; the worker brings its own.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Mapping
from typing import Any, Protocol, TypeVar

from bottega.server.bots.job import Analyses
from bottega.server.sockets.hub import Hub
from bottega.tables.house import House

A = TypeVar("A")
T = TypeVar("T")


class Connection(Protocol):
    """Who asks, and how."""

    @property
    def path_params(self) -> Mapping[str, str]: ...

    @property
    def query_params(self) -> Mapping[str, str]: ...

    @property
    def headers(self) -> Mapping[str, str]: ...

    @property
    def cookies(self) -> Mapping[str, str]: ...


class Address(Protocol):
    @property
    def host(self) -> str: ...

    @property
    def port(self) -> int: ...


class Asked(Connection, Protocol):
    """One request."""

    @property
    def client(self) -> Address | None: ...

    @property
    def state(self) -> Any: ...

    def stream(self) -> AsyncGenerator[bytes, None]: ...


class Keeper(Protocol):
    @property
    def house(self) -> House: ...

    @property
    def hub(self) -> Hub: ...

    @property
    def jobs(self) -> Analyses: ...

    @property
    def largest_body(self) -> int: ...

    async def account(self, connection: Connection) -> str | None:
        """The account that is signed in, if any."""

    async def gather(self, account: str, table: str, seat: int) -> None:
        """A seat is one of an account's."""

    def refused(self) -> None:
        """Somebody was told no."""

    async def aside(self, work: Callable[[A], T], given: A) -> T:
        """Do what takes a while beside the event loop, where there is a place for it."""

    def need_table(self, client: str) -> None:
        """Refuse one more table to who has just made many; `client` is what stands for their address."""

    def mark(self, address: str) -> str:
        """What stands for an address in tables."""
