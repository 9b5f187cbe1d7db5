"""Service: the parts of one running server, made and ended together."""

from __future__ import annotations

import asyncio
import importlib
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from bottega.games import names as shelf_names
from bottega.games import title
from bottega.kernel.errors import BottegaError
from bottega.server.accounts import Accounts
from bottega.server.bots import Workers
from bottega.server.hub import Hub
from bottega.server.jobs import Jobs
from bottega.server.limits import Limits
from bottega.server.metrics import Metrics
from bottega.server.notify import Notices
from bottega.server.outside import Outside
from bottega.server.private import Forgetting
from bottega.server.settings import Settings
from bottega.server.wire import as_refusal
from bottega.store import Entry, Store, make_store
from bottega.tables import origin, trial
from bottega.tables.commands import Branch, Command, DraftTry, Hint, Outcome, Piece, Rematch, Why
from bottega.tables.commands import Premove as PremoveWish
from bottega.tables.driver import Driver
from bottega.tables.house import Answer, House
from bottega.tables.lobby import need_seat
from bottega.tables.play import need_own_seat, need_running
from bottega.tables.premove import Premove
from bottega.tables.rating import rate
from bottega.tables.refusal import forbidden, malformed, missing, not_now
from bottega.tables.sight import hints_allowed
from bottega.tables.table import Table
from bottega.tables.token import Who
from bottega.tables.wording import Wording, names
from bottega.text import LANGUAGES, words

_log = logging.getLogger("bottega.server")

HEARTBEAT = 5.0  # seconds


class Service:
    """What routes and sockets call. `now` and `chance` are the machine's unless handed in."""

    def __init__(
        self,
        settings: Settings,
        store: Store | None = None,
        now: Callable[[], float] = time.time,
        chance: Callable[[int], bytes] = secrets.token_bytes,
        outside: Outside | None = None,
    ) -> None:
        self.settings = settings
        self.store = store if store is not None else make_store(settings.store)
        self.house = House(self.store, now, chance)
        self.workers = Workers(settings.workers, settings.titles, settings.bot_seconds, settings.bot_patience)
        self.driver = Driver(self.house, self.workers.think, self._pace)
        self.hub = Hub(self.house)
        self.driver.premove_listeners.append(self.hub.tell_premove)
        self.limits = Limits(settings)
        self.metrics = Metrics()
        self.accounts = Accounts(self.store, settings.https)
        self.outside = outside if outside is not None else Outside()
        self.notices = Notices(self.house, self.hub, self.outside, settings.url, settings.contact)
        self.forgetting = Forgetting(self.house)
        self.jobs = Jobs(self.workers, self.store, now)
        self.house.listeners.append(self._count)
        self.stopping = False
        self._running: list[asyncio.Task[Any]] = []

    async def open(self) -> None:
        for module in self.settings.titles:
            importlib.import_module(module)
        # Reading all sentences of a language takes a second: not while people wait.
        await asyncio.to_thread(warm_up, "en")
        await self.store.open()
        await self.house.open(self.settings.secret.encode() or None)
        await self.hub.presence.ask()
        self.accounts.open(self.house.secret)
        if self.settings.notices:
            await self.notices.open()
        self._running = [
            asyncio.create_task(self._beat()),
            asyncio.create_task(self.driver.run()),
            asyncio.create_task(self._reopen()),
            asyncio.create_task(self._warm_up_others()),
        ]

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self.house.beat()
                await self.hub.presence.beat()
            except Exception:
                _log.exception("the store does not take a sign of life")

    async def _warm_up_others(self) -> None:
        for language in LANGUAGES[1:]:
            await asyncio.to_thread(warm_up, language)

    async def _reopen(self) -> None:
        opened = await self.driver.reopen_all()
        _log.info("reopened %d tables, %d set aside", opened, len(self.house.broken))

    async def close(self) -> None:
        """Everything acknowledged is on disk already; this is only about manners."""
        self.stopping = True
        for task in self._running:
            task.cancel()
        for task in self._running:
            with suppress(asyncio.CancelledError):
                await task
        with suppress(Exception):
            await self.house.beat()
            await self.hub.presence.end()
        await self.house.close()
        await self.jobs.close()
        self.workers.close()
        await self.outside.close()
        await self.store.close()

    def _pace(self, level: str) -> float:
        """The beat of a level's bots: longer than any of its decisions takes on a machine that is not overrun."""
        settings = self.settings
        return settings.bot_pace + (settings.bot_seconds if level == "master" and settings.bot_pace else 0.0)

    def _count(self, table: Table, entries: list[Entry], own: bool) -> None:
        if not own:
            return
        for entry in entries:
            if table.counted.hides(None, entry.number):
                continue  # whoever reads the figures must not count somebody's secret steps
            self.metrics.entries(entry.kind).inc()
        if table.status == "over" and entries[-1].kind == "play":
            self.house.spawn(rate(self.store, table))

    # What people ask for

    async def enter(self, id: str, token: str | None, account: str | None = None) -> tuple[Table, Who]:
        """The table, and who is asking; refused for those who may not even look on."""
        table = await self.house.table(id)
        who = self.house.who(table, token, account)
        self.house.need_sight(table, who)
        return table, who

    async def command(self, table: Table, who: Who, name: str, wish: Command, language: str) -> Answer:
        if isinstance(wish, Rematch):
            return await origin.rematch(self.house, table, who, wish)
        if isinstance(wish, Branch):
            made = await origin.branch(self.house, table, who, wish, language)
            return Answer(table.entries_for(who.seat), self.house.tokens(made))
        if isinstance(wish, PremoveWish):
            return await self._premove(table, who, wish)
        answer = await self.house.act(table.id, who, name, wish)
        if name == "join":
            seat: int = answer.result["seat"]
            answer.result = {"seat": seat, "token": self.house.token(table, str(seat))}
        return answer

    async def _premove(self, table: Table, who: Who, wish: PremoveWish) -> Answer:
        seat = need_own_seat(table, who)
        need_running(table)
        if wish.rule == "bid" and wish.limit is None:
            raise malformed("limit", "bidding by itself needs a limit")
        await self.house.set_premove(table, seat, Premove(wish.rule, wish.limit) if wish.rule is not None else None)
        self.driver.poke(table)
        return Answer(table.entries_for(seat), {})

    async def claim(self, table: Table, who: Who) -> None:
        """A seat becomes one of an account's: it counts for its rating."""
        seat = need_seat(who)

        def decide() -> Outcome:
            owner = table.seats[seat].account
            if owner == who.account:
                return Outcome([])
            if owner is not None:
                raise not_now("table-seat-taken", seat=seat)
            return Outcome([Piece("claim", seat, {"seat": seat, "account": who.account})])

        await self.house.commit(table, who, None, decide)

    async def question(self, table: Table, who: Who, wish: Any, language: str) -> dict[str, Any]:
        """Drafts, why-not, hints: nothing changes."""
        if isinstance(wish, DraftTry):
            return trial.draft(table, who, wish, Wording.of(table, language))
        if isinstance(wish, Why):
            return trial.why(table, who, wish, Wording.of(table, language))
        assert isinstance(wish, Hint)
        return await self._hint(table, who, wish, language)

    async def _hint(self, table: Table, who: Who, wish: Hint, language: str) -> dict[str, Any]:
        game, seat = trial.reached_by(table, who, wish.after)
        if not hints_allowed(table):
            raise forbidden("table-hints-off")
        if seat not in game.awaiting:
            raise not_now("move-not-asked", seats=list(game.awaiting))
        try:
            with self.limits.one_at_a_time(f"hint {table.id}/{seat}"):
                said = names(table, language)
                found = await (
                    self.workers.glance(game, seat, language, said)
                    if wish.level == "journeyman"
                    else self.workers.advise(game, seat, wish.seconds, language, said)
                )
        except BottegaError as error:
            raise as_refusal(error) from None
        except Exception as error:
            _log.error("no hint at %s: %s: %s", table.title, type(error).__name__, error)
            raise missing("server-no-hint") from None
        if not found:
            raise missing("server-no-hint")
        return {"hint": {**found[0], "moves": found}}


def warm_up(language: str) -> None:
    """Load what the first reader of a language would otherwise wait for."""
    words(language)
    for name in shelf_names():
        try:
            title(name).components()
        except ImportError:
            continue  # not installed, so not on offer
