"""Driver: what tables do without being told: standing orders, bots, clocks."""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Awaitable, Callable

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

_log = logging.getLogger("bottega.tables")

Think = Callable[[Game, int, str, int, str], Awaitable[str]]  # game, seat, level, seed, owner -> notation
Pace = Callable[[str], float]  # level -> seconds from one answer of such a bot to the next
Wait = Callable[[float], Awaitable[None]]

STANDBY = 20.0  # seconds after which a process does what another one should have done
RETRY = 5.0  # seconds until a table is looked at again at which something went wrong
TICK = 1.0  # seconds between two looks at the clocks
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
        self._warned: dict[tuple[str, int], int] = {}  # by table and seat: for which of its decisions
        house.followers.append(self)

    def happened(self, table: Table, entries: list[Entry], own: bool) -> None:
        if table.status != "running" or all(isinstance(entry.fact, Said) for entry in entries):
            return
        if self.house.store.shared:
            self.house.background.spawn(self._look(table, own))
        else:
            self.poke(table)

    async def _look(self, table: Table, own: bool) -> None:
        """With other processes about: orders as they stand now; bots are left to the one that made the entry."""
        try:
            await self.house.orders.load(table)
        except Exception:
            _log.exception("table %s: its standing orders cannot be read", table.id)
            self._later(table, RETRY)
            return
        if own:
            self.poke(table)
        else:
            self.opened(table)

    def ordered(self, table: Table) -> None:
        self.poke(table)

    def opened(self, table: Table) -> None:
        """Do what is due here, but leave a bot to the process that may be thinking for it, unless that has died."""
        if self.house.store.shared and not self._orders(table):
            if table.bots_to_move():
                self._later(table, STANDBY)
        else:
            self.poke(table)

    def closed(self, table: Table) -> None:
        """A clock goes on in the store: the table comes back when it is time to warn somebody."""
        due = table.clock.due(self.house.now()) if table.clock is not None and table.status == "running" else None
        if due is not None and table.clock is not None:
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

    async def reopen_all(self, leads: Callable[[str], bool] = lambda _table: True) -> int:
        """After a start: open the tables that need the server, and go on with those where this process leads."""
        opened = 0
        for row in await self._rows():
            table = await self._opened(row.table)
            if table is not None:
                opened += 1
                if leads(table.id):
                    self.poke(table)
                else:
                    self.opened(table)
        return opened

    async def _rows(self) -> list[Row]:
        while True:
            try:
                return await self.house.store.rows(status="running", driven=True, limit=100_000)
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
            if clock is None or table.status != "running":
                continue
            for seat in clock.short(now):
                await self._warn(table, seat)
            for seat in clock.flagged(now) if clock.then == "bot" else []:
                await self._flag(table, seat)
        for id in [id for id, put_off in self._put_off.items() if put_off.time <= now]:
            await self._resume(id, self._put_off.pop(id))

    async def _warn(self, table: Table, seat: int) -> None:
        """Once for each decision, whichever process is the first to see it, and not again after a restart."""
        asked = table.touched[seat]
        if self._warned.get((table.id, seat)) == asked:
            return
        self._warned[table.id, seat] = asked
        try:
            store, id = self.house.store, f"{table.id}/{seat}"
            known = await store.get("warned", id)
            if known is not None and known.data["asked"] == asked:
                return
            told = await store.put("warned", id, {"asked": asked}, expect=known.version if known is not None else 0)
        except Exception:
            _log.exception("table %s: seat %s cannot be warned", table.id, seat)
            return
        for follower in self.house.followers if told else ():
            follower.short_of_time(table, seat)

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
            self.poke(table)

    async def run(self) -> None:
        """For as long as the server lives."""
        while True:
            await asyncio.sleep(TICK)
            await self.tick()
