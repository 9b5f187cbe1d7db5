"""Downtime: the times in which no server ran, taken off every clock."""

from __future__ import annotations

from collections.abc import Callable

from bottega.store.base import Store
from bottega.tables.clock import Downtime

DOWN_AFTER = 15.0  # seconds without a sign of life after which no process can have been serving a shared store
KEPT = 366 * 86_400  # seconds: no clock runs longer


class Downtimes:
    def __init__(self, store: Store, now: Callable[[], float], lift: Callable[[float], None]) -> None:
        self._store = store
        self._now = now
        self._lift = lift  # time must not run backwards from one start to the next
        self.times: list[Downtime] = []  # shared with every clock
        self._unwritten: list[Downtime] = []

    async def open(self) -> None:
        """Note the time since the last sign of life, and read what was noted before."""
        alive = await self._store.get("meta", "alive")
        if alive is not None:
            self._lift(alive.data["time"])
        now = self._now()
        # Only a shared store may have been served by somebody else since.
        if alive is not None and now - alive.data["time"] > (DOWN_AFTER if self._store.shared else 0):
            # Of several processes that start at once, the one that gets this write adds the gap.
            if await self._store.put("meta", "alive", {"time": now}, expect=alive.version):
                await self._add(alive.data["time"], now)
        else:
            await self.beat()
        known = await self._store.get("meta", "downtimes")
        kept = [(begin, until) for begin, until in known.data["times"]] if known is not None else []
        self.times[:] = sorted({*kept, *self.times})

    async def _add(self, begin: float, until: float) -> None:
        while True:
            known = await self._store.get("meta", "downtimes")
            times = [*(known.data["times"] if known is not None else []), [begin, until]]
            recent = [time for time in times if time[1] > until - KEPT]
            if await self._store.put("meta", "downtimes", {"times": recent}, expect=known.version if known else 0):
                return

    def skipped(self, begin: float, until: float) -> None:
        """The machine's clock was set forwards: nobody has thought for so long."""
        self.times.append((begin, until))
        self._unwritten.append((begin, until))

    async def beat(self) -> None:
        """A sign of life, to be given every few seconds."""
        now = self._now()
        while self._unwritten:
            await self._add(*self._unwritten[0])
            del self._unwritten[0]
        await self._store.put("meta", "alive", {"time": now})
