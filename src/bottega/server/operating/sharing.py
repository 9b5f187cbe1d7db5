"""Sharing: processes tell each other who has used up much, so that limits by the minute hold for all together."""

from __future__ import annotations

import asyncio

import msgspec

from bottega.server.operating.limits import Limits, Used
from bottega.tables.follower import Follower
from bottega.tables.house import House

LIMITS = "limits "  # with which it begins
EVERY = 1.0  # seconds
TOGETHER = 80  # addresses in one message
_read = msgspec.json.Decoder(list[Used]).decode
_write = msgspec.json.Encoder().encode


class Sharing(Follower):
    def __init__(self, house: House, limits: Limits) -> None:
        self._store = house.store
        self._limits = limits
        house.followers.append(self)

    async def run(self) -> None:
        """For as long as the server lives."""
        while self._store.lease is not None:
            await asyncio.sleep(EVERY)
            used = self._limits.used()
            for begin in range(0, len(used) if self._store.lease.others else 0, TOGETHER):
                await self._store.say(LIMITS + _write(used[begin : begin + TOGETHER]).decode())

    def said(self, text: str) -> None:
        if not text.startswith(LIMITS):
            return
        try:
            used = _read(text.removeprefix(LIMITS))
        except msgspec.MsgspecError:
            return  # a process of another version
        self._limits.used_elsewhere(used)
