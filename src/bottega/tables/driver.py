"""Driver: what tables do without being told: standing orders, bots, clocks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bottega.kernel.errors import BottegaError
from bottega.kernel.game import Game
from bottega.store.model import Entry
from bottega.tables.commands import Play
from bottega.tables.house import House
from bottega.tables.premove import Premove
from bottega.tables.table import Table
from bottega.tables.token import Who

_log = logging.getLogger("bottega.tables")

Think = Callable[[Game, int, str, int], Awaitable[str]]  # game, seat, level, seed -> notation
PremoveListener = Callable[[Table, int, Premove], None]

STANDBY = 20.0  # seconds after which a process does what another one should have done
TICK = 1.0  # seconds between two looks at the clocks


class Driver:
    """One task for each table that has something to do; none otherwise."""

    def __init__(self, house: House, think: Think) -> None:
        self.house = house
        self.think = think
        self.premove_listeners: list[PremoveListener] = []
        self._driving: set[str] = set()
        house.listeners.append(self._listen)

    def _listen(self, table: Table, entries: list[Entry], own: bool) -> None:
        if table.status != "running" or all(entry.kind == "chat" for entry in entries):
            return
        if self.house.store.shared:
            self.house.spawn(self._look(table, own))
        else:
            self.poke(table)

    async def _look(self, table: Table, own: bool) -> None:
        """With other processes about: orders as they stand now; bots are left to the one that made the entry."""
        number = table.number
        await self.house.load_premoves(table)
        if not own and not self._orders(table):
            if not table.bots_to_move():
                return
            await asyncio.sleep(STANDBY)
            if table.number != number:
                return
        self.poke(table)

    def poke(self, table: Table) -> None:
        """Look whether there is something to do."""
        if table.id in self._driving or not self._due(table):
            return
        self._driving.add(table.id)
        self.house.spawn(self._drive(table))

    def _due(self, table: Table) -> bool:
        return bool(table.bots_to_move()) or bool(self._orders(table))

    def _orders(self, table: Table) -> list[tuple[int, Premove]]:
        """Standing orders of persons who are asked now."""
        orders = self.house.premoves.get(table.id)
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
        finally:
            self._driving.discard(table.id)

    async def _obey(self, table: Table, seat: int, order: Premove) -> None:
        assert table.game is not None
        number = table.number
        move = order.choose(table.game, seat)
        if move is not None:
            await self._play(table, Who(seat=seat, served="premove"), move.text, number)
        if order.stopped is not None:
            await self.house.set_premove(table, seat, order)
            for listener in self.premove_listeners:
                listener(table, seat, order)

    async def _let_bot_play(self, table: Table, seat: int) -> None:
        assert table.game is not None
        number = table.number
        level = table.seats[seat].level or "random"
        seed = int.from_bytes(self.house.chance(6), "big")
        move = await self.think(table.game.copy(), seat, level, seed)
        await self._play(table, Who(seat=seat, served="bot"), move, number)

    async def _play(self, table: Table, who: Who, move: str, number: int) -> None:
        try:
            await self.house.act(table.id, who, "play", Play(moves=[move], expect=number))
        except BottegaError as error:
            # Somebody was quicker, or took the seat back: look again.
            _log.info("table %s: the server's move %r was not played: %s", table.id, move, error)
            await asyncio.sleep(0.05)

    # Clocks, and tables after a restart

    async def reopen_all(self) -> int:
        """After a start: open the tables that need the server, and go on with them."""
        opened = 0
        for row in await self.house.store.rows(status="running", driven=True, limit=100_000):
            try:
                table = await self.house.table(row.table)
            except BottegaError:
                continue  # set aside, and reported by the house
            opened += 1
            self.poke(table)
        return opened

    async def tick(self) -> None:
        """Look at every clock that runs."""
        now = self.house.now()
        for table in list(self.house.tables.values()):
            clock = table.clock
            if clock is None or clock.then != "bot" or table.status != "running":
                continue
            for seat in clock.flagged(now):
                try:
                    await self.house.flag(table, seat)
                except BottegaError as error:
                    _log.info("table %s: no flag for seat %s: %s", table.id, seat, error)

    async def run(self) -> None:
        """For as long as the server lives."""
        while True:
            await asyncio.sleep(TICK)
            await self.tick()
