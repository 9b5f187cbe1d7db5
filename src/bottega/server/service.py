"""Service: the parts of one running server, made and ended together."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from bottega.bots.styles import level_of
from bottega.games import names as shelf_names
from bottega.games import title
from bottega.kernel.game import Game
from bottega.server.bots.jobs import Jobs
from bottega.server.bots.pool import Pool
from bottega.server.bots.workers import Workers
from bottega.server.keeper import Connection
from bottega.server.operating.addresses import household
from bottega.server.operating.guests import bring_guests
from bottega.server.operating.limits import Limits
from bottega.server.operating.metrics import Metrics, look_up
from bottega.server.operating.readiness import Readiness
from bottega.server.operating.settings import Settings
from bottega.server.operating.sharing import Sharing
from bottega.server.operating.steady import Steady
from bottega.server.operating.work import aside, counted
from bottega.server.people.accounts import Accounts
from bottega.server.people.circles import Circles
from bottega.server.people.notices import Notices
from bottega.server.people.outside import Outside
from bottega.server.people.private import Forgetting
from bottega.server.people.results import Results
from bottega.server.sockets.hub import Hub
from bottega.store import Store, make_store
from bottega.tables.driver import Driver
from bottega.tables.entries import Ended, Entry, Played
from bottega.tables.follower import Follower
from bottega.tables.house import House
from bottega.tables.names import lookalikes
from bottega.tables.rating import rate, rated_accounts
from bottega.tables.shapes import Advice
from bottega.tables.table import Table
from bottega.tables.wording import names
from bottega.text import LANGUAGES, words

A = TypeVar("A")
T = TypeVar("T")
_log = logging.getLogger("bottega.server")

HEARTBEAT = 5.0  # seconds


class Service:
    """What routes and sockets call. `now` and `chance` are the machine's unless handed in."""

    def __init__(
        self,
        settings: Settings,
        store: Store | None = None,
        now: Callable[[], float] | None = None,
        chance: Callable[[int], bytes] = secrets.token_bytes,
        outside: Outside | None = None,
    ) -> None:
        self.settings = settings
        self.store = store if store is not None else make_store(settings.store)
        steady = Steady()
        now = now if now is not None else steady
        self.house = House(self.store, now, chance, self._advise, steady.lift if now is steady else _no_lift)
        self.house.registry.counted = counted
        self.house.background.aside = aside
        steady.skipped = self.house.downtimes.skipped
        self.workers = Workers(
            Pool(settings.thinkers, settings.titles, settings.bots),
            Pool(max(1, settings.thinkers // 2), settings.titles),
            settings.bot_seconds,
            settings.bot_patience,
        )
        self.driver = Driver(self.house, self.workers.think, self._pace)
        self.hub = Hub(self.house)
        self.limits = Limits(settings)
        self.sharing = Sharing(self.house, self.limits)
        self.metrics = Metrics()
        self.accounts = Accounts(self.store, settings.https, now)
        self.outside = outside if outside is not None else Outside()
        self.notices = Notices(self.house, self.outside, settings.url, settings.contact)
        self.forgetting = Forgetting(self.house)
        self.results = Results(self.house)
        self.circles = Circles(self.house)
        self.jobs = Jobs(settings.titles, self.store, now)
        self.readiness = Readiness(self.store)
        self.figures = Figures(self.house, self.metrics)
        self.stopping = False
        self._running: list[asyncio.Task[Any]] = []

    async def open(self) -> None:
        bring_guests(self.settings)
        # Reading all sentences of a language takes a second: not while people wait.
        await asyncio.to_thread(warm_up, "en")
        if self.store.shared:  # whoever joins others leads at tables from then on, and must be at hand
            await self._warm_up_others()
        if self.settings.workers > 1:
            await self.workers.warm_up()
        await self.store.open()
        await self.house.learn(self.settings.secret.encode() or None)
        await self.accounts.open(self.house.links.secret)
        if self.settings.notices:
            await self.notices.open()
        await self.house.join()  # last: from here on tables wait for this process
        self._running = [
            asyncio.create_task(self._beat()),
            asyncio.create_task(self.driver.run()),
            asyncio.create_task(self.sharing.run()),
            asyncio.create_task(self._reopen()),
        ]
        await self.hub.presence.ask()
        if not self.store.shared:
            self._running.append(asyncio.create_task(self._warm_up_others()))

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self.house.downtimes.beat()
                await self.hub.presence.beat()
                look_up(self)  # another process may be asked for the figures of all
            except Exception:
                _log.exception("the store does not take a sign of life")

    async def _warm_up_others(self) -> None:
        for language in LANGUAGES[1:]:
            await asyncio.to_thread(warm_up, language)
        await asyncio.to_thread(lookalikes)

    async def _reopen(self) -> None:
        opened = await self.driver.reopen_all()
        _log.info("reopened %d tables, %d set aside", opened, len(self.house.registry.broken))

    async def close(self) -> None:
        """Everything acknowledged is on disk already; this is only about manners."""
        self.stopping = True
        for task in self._running:
            task.cancel()
        for task in self._running:
            with suppress(asyncio.CancelledError):
                await task
        with suppress(Exception):
            await self.house.downtimes.beat()
            await self.hub.presence.end()
        await self.house.close()
        await self.jobs.close()
        self.workers.close()
        await self.outside.close()
        await self.store.close()

    @property
    def largest_body(self) -> int:
        return self.settings.largest_body

    async def account(self, connection: Connection) -> str | None:
        return await self.accounts.signed_in(connection)

    async def gather(self, account: str, table: str, seat: int) -> None:
        await self.accounts.gather(account, table, seat)

    async def aside(self, work: Callable[[A], T], given: A) -> T:
        return await aside(work, given)

    def refused(self) -> None:
        self.metrics.refusals.inc()

    def need_table(self, client: str) -> None:
        self.limits.need_table(client)

    def mark(self, address: str) -> str:
        """Nobody without the server's secret can tell whom it means."""
        text = f"bottega client\n{household(address)}"
        return hmac.new(self.house.links.secret, text.encode(), hashlib.sha256).hexdigest()[:12]

    def _pace(self, level: str) -> float:
        """The beat of a level's bots: longer than any of its decisions takes on a machine that is not overrun."""
        settings = self.settings
        return settings.bot_pace + (settings.bot_seconds if level_of(level) == "master" and settings.bot_pace else 0.0)

    async def _advise(self, table: Table, game: Game, seat: int, seconds: float | None, language: str) -> list[Advice]:
        called = names(table, language)
        with self.limits.one_at_a_time(f"hint {table.id}/{seat}"):
            owner = table.maker or table.id
            if seconds is None:
                return await self.workers.glance(game, seat, language, called, owner)
            return await self.workers.advise(game, seat, seconds, language, called, owner)


def _no_lift(_time: float) -> None:
    """Time is handed in: nobody changes it."""


class Figures(Follower):
    """Counts entries, and rates finished games."""

    def __init__(self, house: House, metrics: Metrics) -> None:
        self.house = house
        self.metrics = metrics
        house.followers.append(self)

    def happened(self, table: Table, entries: list[Entry], own: bool) -> None:
        if not own:
            return
        for entry in entries:
            if table.counted.hides(None, entry.number):
                continue  # whoever reads the figures must not count somebody's secret steps
            self.metrics.entries(entry.kind).inc()
        if table.open_book and isinstance(entries[-1].fact, Played | Ended):
            self._rate(table)

    def opened(self, table: Table) -> None:
        """A server may have died between a game's last move and its rating."""
        if table.open_book:
            self._rate(table)

    def _rate(self, table: Table) -> None:
        if rated_accounts(table) is not None:
            self.house.background.spawn(rate(self.house.store, table))


def warm_up(language: str) -> None:
    """Load what the first reader of a language would otherwise wait for."""
    words(language)
    for name in shelf_names():
        try:
            title(name).components()
        except ImportError:
            continue  # not installed, so not on offer
