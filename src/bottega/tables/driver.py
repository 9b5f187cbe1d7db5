"""Driver: what tables do without being told: standing orders, bots, clocks."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import AsyncIterator, Awaitable, Callable

from bottega.kernel.errors import BottegaError
from bottega.kernel.game import Game
from bottega.store.model import Row
from bottega.tables.commands import Play
from bottega.tables.entries import Entry, Said
from bottega.tables.follower import Follower
from bottega.tables.house import House
from bottega.tables.premove import Premove
from bottega.tables.table import Table
from bottega.tables.token import Who
from bottega.tables.warnings import Warnings

_log = logging.getLogger("bottega.tables")

Think = Callable[[Game, int, str, int, str], Awaitable[str]]  # game, seat, level, seed, owner -> notation
Pace = Callable[[str], float]  # level -> seconds from one answer of such a bot to the next
Wait = Callable[[float], Awaitable[None]]

STANDBY = 20.0  # seconds after which a process does what another one should have done
LAPSED = 0.5  # seconds until a process looks again that could not renew its lease in time
RETRY = 1.0  # seconds until a table is looked at again at which something went wrong
PAGE = 10_000  # tables that are listed at once
TICK = 1.0  # seconds between two looks at the clocks
LOOKS = 4  # at what was put off, in that time
TOGETHER = 8  # tables that are looked at at a time when processes have come or gone
SECRET_BEATS = 4  # a secret choice of several steps is thought through as a whole


def beat(pace: float, spent: float) -> float:
    """How long a bot still waits after so much thinking.

    It answers on a beat that its level alone sets, so the time it takes tells nothing of its hand. A machine with
    too much to do makes it miss a beat.
    """
    return pace * max(1, math.ceil(spent / pace)) - spent if pace > 0 else 0.0


class PutOff:
    """A table to be looked at later, unless something has happened there by then."""

    __slots__ = ("time", "touched")

    def __init__(self, time: float, touched: list[int] | None) -> None:
        self.time = time
        self.touched = touched  # as it was; None if the table could not even be read


class Driver(Follower):
    """One task for each table that has something to do; none otherwise."""

    def __init__(self, house: House, think: Think, pace: Pace = lambda _level: 0.0, wait: Wait = asyncio.sleep) -> None:
        self.house = house
        self.think = think
        self.pace = pace
        self.wait = wait
        self._driving: set[str] = set()
        self._put_off: dict[str, PutOff] = {}
        self._taking_over = False
        self.warnings = Warnings(house)
        house.followers.append(self)

    def happened(self, table: Table, entries: list[Entry], own: bool) -> None:
        if table.status == "running" and not all(isinstance(entry.fact, Said) for entry in entries):
            self._look(table, own)
        elif own and table.open_book:
            for seat in self.house.orders.at(table):
                self.house.background.spawn(self.house.orders.set(table, seat, None))

    def ordered(self, table: Table) -> None:
        self._look(table, own=True)

    def opened(self, table: Table) -> None:
        self._look(table, own=False)

    def _look(self, table: Table, own: bool) -> None:
        """Do what is due, or see to it that the process that leads here does: by a word to it, or in its stead."""
        if self.house.store.drives(table.id, own):
            self.poke(table)
        elif self._due(table):
            lease = self.house.store.lease
            self._later(table, STANDBY if lease is None or lease.holds else LAPSED)
            if own:
                self.house.background.spawn(self.house.call_driver(table))

    def said(self, text: str) -> None:
        if not text:
            self.turnover()  # nobody knows what was missed

    def turnover(self) -> None:
        """What others led is led here now, or the other way round."""
        if not self._taking_over:
            self._taking_over = True
            self.house.background.spawn(self._take_over())

    async def _take_over(self) -> None:
        """First the tables at which people sit, then the others in memory, then those that only the store knows."""
        await asyncio.sleep(0)  # several changes at once are one
        self._taking_over = False
        led: list[Table] = []
        for id, table in list(self.house.registry.tables.items()):
            if table.open_book:
                continue
            if self.house.store.drives(id, own=False):
                led.append(table)
            else:
                self._look(table, own=False)
        led.sort(key=lambda table: not self.house.registry.watched(table.id))
        for begin in range(0, len(led), TOGETHER):
            await asyncio.gather(*[self._look_anew(table) for table in led[begin : begin + TOGETHER]])
        opened = await self.reopen_all()
        if self.house.store.lease is not None:
            process, found = self.house.store.lease.process, len(led) + opened
            _log.info("process %s leads at %d tables, %d of them opened anew", process, found, opened)

    async def _look_anew(self, table: Table) -> None:
        """Look at a table to which others may have written."""
        try:
            await self.house.registry.freshen(table.id)
        except Exception:
            _log.exception("table %s cannot be read", table.id)
            self._later(table, RETRY)
        else:
            self._look(table, own=False)

    def closed(self, table: Table) -> None:
        """A clock goes on in the store: the table comes back when it is time to warn somebody."""
        due = table.clock.due(self.house.now()) if table.clock is not None and table.status == "running" else None
        if due is not None and table.clock is not None and self.house.store.drives(table.id, own=True):
            self._put_off[table.id] = PutOff(self.house.now() + max(0.0, due - table.clock.warning), None)

    def _later(self, table: Table, seconds: float) -> None:
        self._put_off[table.id] = PutOff(self.house.now() + seconds, list(table.touched))

    def poke(self, table: Table) -> None:
        """Look whether there is something to do."""
        if table.id in self._driving or not self._due(table):
            return
        self._driving.add(table.id)
        self.house.background.spawn(self._drive(table))

    def _due(self, table: Table) -> bool:
        return bool(table.bots_to_move()) or bool(self._orders(table))

    def _orders(self, table: Table) -> list[tuple[int, Premove]]:
        """Standing orders of persons who are asked now."""
        orders = self.house.orders.at(table)
        if not orders or table.game is None or table.status != "running":
            return []
        awaiting, persons = table.game.awaiting, table.persons
        return [
            (seat, order)
            for seat, order in sorted(orders.items())
            if order.stopped is None and seat in awaiting and seat in persons
        ]

    async def _drive(self, table: Table) -> None:
        try:
            while self._due(table):
                if not self.house.store.drives(table.id, own=True):
                    self._later(table, LAPSED)
                    return
                orders = self._orders(table)
                if orders:
                    await self._obey(table, *orders[0])
                else:
                    await self._let_bot_play(table, table.bots_to_move()[0])
        except Exception:
            _log.exception("table %s: the server could not go on", table.id)
            self._later(table, RETRY)
        finally:
            self._driving.discard(table.id)

    async def _obey(self, table: Table, seat: int, order: Premove) -> None:
        assert table.game is not None
        number = table.entries_for(seat)
        if self.house.store.shared:
            await self.house.orders.load(table)  # it may just have been changed or withdrawn at another process
            now = self.house.orders.of(table, seat)
            if now is None or now.stopped is not None:
                return
            order = now
        move = order.choose(table.game, seat)
        if move is not None:
            await self._play(table, Who(seat=seat, served="premove"), [move.text], number)
        if order.stopped is not None:
            await self.house.end_order(table, seat, order)

    async def _let_bot_play(self, table: Table, seat: int) -> None:
        assert table.game is not None
        number = table.entries_for(seat)
        level = table.seats[seat].level or "random"
        secret = table.past.several
        began = self.house.now()
        moves = await self._answer(table.game.copy(), seat, level, secret, table.maker or table.id)
        pace = self.pace(level) * (SECRET_BEATS if secret else 1)
        await self.wait(beat(pace, max(0.0, self.house.now() - began)))
        if self.house.store.drives(table.id, own=True):
            await self._play(table, Who(seat=seat, served="bot"), moves, number)

    async def _answer(self, game: Game, seat: int, level: str, whole: bool, owner: str) -> list[str]:
        """A bot's move; of a secret choice all steps at once, for how many they are is its own business."""
        moves: list[str] = []
        reveals = game.reveals
        while not moves or (whole and seat in game.awaiting and game.reveals == reveals):
            seed = int.from_bytes(self.house.chance(6), "big")
            moves.append(await self.think(game.copy(), seat, level, seed, owner))
            game.play(seat, moves[-1])
        return moves

    async def _play(self, table: Table, who: Who, moves: list[str], number: int) -> None:
        try:
            await Play(moves=moves, expect=number).do(self.house, table, who, "en")
        except BottegaError as error:
            # Somebody was quicker, or took the seat back: look again.
            _log.info("table %s: the server's move %r was not played: %s", table.id, moves, error)
            await asyncio.sleep(0.05)

    # Clocks, and tables after a restart

    async def reopen_all(self) -> int:
        """Open the tables that need the server, and at which this process leads; how many there are."""
        opened = 0
        async for row in self._rows():
            if row.table not in self.house.registry.tables and self.house.store.drives(row.table, own=True):
                opened += await self._opened(row.table) is not None
        return opened

    async def _rows(self) -> AsyncIterator[Row]:
        """All that run and need the server, however many: page by page."""
        page = await self._page(None)
        while page:
            for row in page:
                yield row
            page = await self._page(page[-1]) if len(page) == PAGE else []

    async def _page(self, behind: Row | None) -> list[Row]:
        while True:
            try:
                return await self.house.store.rows(status="running", driven=True, limit=PAGE, behind=behind)
            except Exception:
                _log.exception("the list of tables cannot be read")
                await asyncio.sleep(RETRY)

    async def _opened(self, id: str) -> Table | None:
        """The table, or None if it cannot be had, at least not now."""
        try:
            return await self.house.table(id)
        except BottegaError:
            return None  # set aside, and reported by the house
        except Exception:
            _log.exception("table %s cannot be read", id)
            self._put_off[id] = PutOff(self.house.now() + RETRY, None)
            return None

    async def tick(self) -> None:
        """Look at every clock that runs, and at what was put off."""
        now = self.house.now()
        for table in list(self.house.registry.tables.values()):
            clock = table.clock
            if clock is None or table.status != "running" or not self.house.store.drives(table.id, own=True):
                continue
            for seat in clock.short(now):
                await self.warnings.give(table, seat)
            for seat in clock.flagged(now) if clock.then == "bot" else []:
                await self._flag(table, seat)
        await self._resume_all()

    async def _resume_all(self) -> None:
        now = self.house.now()
        for id in [id for id, put_off in self._put_off.items() if put_off.time <= now]:
            await self._resume(id, self._put_off.pop(id))

    async def _flag(self, table: Table, seat: int) -> None:
        try:
            await self.house.flag(table, seat)
        except BottegaError as error:
            _log.info("table %s: no flag for seat %s: %s", table.id, seat, error)
        except Exception:
            _log.exception("table %s: no flag for seat %s", table.id, seat)  # the next tick tries again

    async def _resume(self, id: str, put_off: PutOff) -> None:
        table = await self._opened(id)
        if table is not None and put_off.touched in (None, table.touched):
            self._look(table, own=True)

    async def run(self) -> None:
        """For as long as the server lives."""
        while True:
            for _ in range(LOOKS):
                await asyncio.sleep(TICK / LOOKS)
                await self._resume_all()
            await self.tick()
