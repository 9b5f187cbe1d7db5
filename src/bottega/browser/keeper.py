"""Keeper of a page: the tables of one browser, with all that goes on at them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

import msgspec

from bottega.bots.styles import level_of
from bottega.browser import baggage
from bottega.browser.crew import BrowserCrew, Desk
from bottega.browser.jobs import BrowserJobs
from bottega.browser.request import answer
from bottega.browser.store import BrowserStore, Drawers
from bottega.kernel.game import Game
from bottega.server.bots.workers import Workers
from bottega.server.keeper import Connection
from bottega.server.people.private import Forgetting
from bottega.server.sockets.hub import Hub
from bottega.server.sockets.talk import EndOfTalk, converse
from bottega.tables.driver import Driver
from bottega.tables.follower import Follower
from bottega.tables.house import House
from bottega.tables.shapes import Advice
from bottega.tables.table import Table
from bottega.tables.wording import names

A = TypeVar("A")
T = TypeVar("T")
_log = logging.getLogger("bottega.browser")

MASTER = 2.0  # seconds that a master thinks about a decision: more than on a server, for Python is slower here
PATIENCE = 90.0  # seconds after which a bot's seat plays any legal move; its worker may have to be started first
BEAT = 5.0  # seconds between two signs of life, by which clocks know when nobody was here
LARGEST = 65_536  # bytes of a body; records may be larger


class Browser(Protocol):
    """What the browser's side of the worker hands in."""

    drawers: Drawers

    def desk(self, name: str) -> Desk: ...


class Line:
    """The page's end of a conversation about a table."""

    def __init__(self) -> None:
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()

    def hear(self, text: str) -> None:
        self._heard.put_nowait(text)

    def close(self) -> None:
        self._heard.put_nowait(None)

    async def next(self) -> str:
        text = await self._heard.get()
        if text is None:
            raise EndOfTalk
        return text


class AnySpeed:
    """A reader alone may be as quick as they like."""

    def passes(self, now: float) -> bool:
        return True

    def wait(self) -> float:
        return 0.0

    def spent(self, seconds: float) -> None:
        """Nobody counts it."""

    def settle(self) -> None:
        """Nor this."""


class BrowserKeeper(Follower):
    """What `server.service.Service` is to a server. `pace` is the beat of bots in seconds."""

    largest_body = LARGEST

    def __init__(self, browser: Browser, pace: float = 0.4, now: Callable[[], float] = time.time) -> None:
        self.house = House(BrowserStore(browser.drawers), now, secrets.token_bytes, self._advise)
        bots, hints = BrowserCrew(browser.desk("bots")), BrowserCrew(browser.desk("hints"))
        self.workers = Workers(bots, hints, MASTER, PATIENCE)
        self.driver = Driver(self.house, self.workers.think, lambda level: self._pace(level, pace))
        self.hub = Hub(self.house)
        self.forgetting = Forgetting(self.house)
        self.jobs = BrowserJobs(hints)
        self.leads = False  # this page is the one that goes on with what another has left
        self._running: list[asyncio.Future[None]] = []
        self.house.followers.append(self)

    async def open(self) -> None:
        await self.house.open()
        await self.hub.presence.ask()
        self._running = [asyncio.ensure_future(self.driver.run()), asyncio.ensure_future(self._beat())]

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.house.downtimes.beat()
                await self.hub.presence.beat()
            except Exception:
                _log.exception("the storage does not take a sign of life")

    def lead(self) -> None:
        """No other page of this browser looks after the tables: bots whose page was closed go on here."""
        self.leads = True
        for table in self.house.registry.tables.values():
            self.driver.poke(table)

    def opened(self, table: Table) -> None:
        if self.leads:
            self.driver.poke(table)

    def _pace(self, level: str, pace: float) -> float:
        return pace + (MASTER if level_of(level) == "master" and pace else 0.0)

    async def _advise(self, table: Table, game: Game, seat: int, seconds: float | None, language: str) -> list[Advice]:
        called = names(table, language)
        if seconds is None:
            return await self.workers.glance(game, seat, language, called, table.id)
        return await self.workers.advise(game, seat, seconds, language, called, table.id)

    # What the page asks

    async def request(self, method: str, path: str, token: str, body: str) -> str:
        """Answer a request; the reply as JSON."""
        return msgspec.json.encode(await answer(self, method, path, token, body)).decode()

    def connect(self, table: str, tell: Callable[[str], Any], closed: Callable[[int], Any]) -> Line:
        """Begin a conversation about a table."""
        line = Line()
        self.house.background.spawn(self._converse(table, line, tell, closed))
        return line

    async def _converse(self, table: str, line: Line, tell: Callable[[str], Any], closed: Callable[[int], Any]) -> None:
        async def send(text: bytes) -> None:
            tell(text.decode())

        closed(await converse(self, table, line.next, send, AnySpeed()))

    async def bring(self, text: str, language: str) -> str:
        """Take over what another browser has exported; as a reply, for it may be refused."""
        return msgspec.json.encode(await baggage.bring(self.house, text, language)).decode()

    # What handlers ask

    async def account(self, connection: Connection) -> str | None:
        return None

    async def gather(self, account: str, table: str, seat: int) -> None:
        """There are no accounts here."""

    async def aside(self, work: Callable[[A], T], given: A) -> T:
        return work(given)

    def need_table(self, client: str) -> None:
        """As many as there is room for."""

    def mark(self, address: str) -> str:
        return ""

    def refused(self) -> None:
        """Nobody counts it here."""
