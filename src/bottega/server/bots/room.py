"""Room: places for work, shared fairly: whoever has much waiting waits for themselves."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque


class Room:
    """So many places. When one is free, the next owner in turn gets it, for the first in their own line."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._lines: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    def waiting(self, owner: str) -> int:
        return len(self._lines.get(owner, ()))

    async def enter(self, owner: str) -> None:
        if self._free > 0:
            self._free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines.setdefault(owner, deque()).append(place)
        try:
            await place
        except BaseException:
            if place.done() and not place.cancelled():
                self.leave()  # it was given the place at the very moment it gave up
            else:
                self._drop(owner, place)
            raise

    def _drop(self, owner: str, place: asyncio.Future[None]) -> None:
        line = self._lines.get(owner)
        if line is not None and place in line:
            line.remove(place)
            if not line:
                del self._lines[owner]

    def leave(self) -> None:
        while self._lines:
            owner, line = next(iter(self._lines.items()))
            place = line.popleft()
            self._lines.move_to_end(owner)
            if not line:
                del self._lines[owner]
            if not place.done():
                place.set_result(None)
                return
        self._free += 1
