"""Pulling the plug: kill -9 under load, again and again. Nothing acknowledged may be lost, nothing played twice."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bottega.client import Client, Lost, Made, Refused, Seat, bot, person
from bottega.kernel.errors import BottegaError
from bottega.store import make_store
from bottega.tables.entries import Played
from bottega.tables.house import House

Start = Callable[[], subprocess.Popen[bytes]]


class Journal:
    """What people were told: key -> table, number, move."""

    def __init__(self) -> None:
        self.acknowledged: dict[str, tuple[str, int, str]] = {}
        self.tables: list[str] = []  # at which they played
        self.resent = 0
        self.last: dict[str, float] = {}  # by table that is played: when its last move was acknowledged
        self.gaps: dict[str, float] = {}  # and the longest time between two, since somebody cleared it
        self.reconnected = 0

    def note(self, key: str, table: str, number: int, move: str) -> None:
        now = time.monotonic()
        self.acknowledged[key] = (table, number, move)
        self.gaps[table] = max(self.gaps.get(table, 0.0), now - self.last.get(table, now))
        self.last[table] = now


async def _stubborn(seat: Seat, seed: int, journal: Journal, over: asyncio.Event) -> None:
    """Somebody who plays on whatever happens, resending under the same key what was not acknowledged."""
    dice = random.Random(seed)
    pending: tuple[str, str, int] | None = None  # key, move, expected number
    while not over.is_set():
        try:
            await seat.open()
        except Exception:  # whatever a dying server answers: try again
            await asyncio.sleep(0.05)
            continue
        journal.reconnected += 1
        try:
            while not over.is_set():
                position = seat.position
                if pending is None:
                    if position is not None and position.over:
                        return
                    if position is None or seat.seat not in position.awaiting:
                        with contextlib.suppress(TimeoutError):
                            await asyncio.wait_for(seat.changed(), 0.5)
                        continue
                    pending = (secrets.token_hex(8), dice.choice(position.moves), seat.number)
                else:
                    journal.resent += 1
                key, move, expect = pending
                try:
                    number = await seat.play(move, key=key, expect=expect)
                except Refused:
                    pending = None  # stale: somebody else's move came first
                    await asyncio.sleep(0.01)
                    continue
                journal.note(key, seat.address.split("/")[-2], number, move)
                pending = None
                await asyncio.sleep(0)
        except Lost:
            continue
        finally:
            with contextlib.suppress(Exception):
                await seat.close()


async def _evening(
    url: str, title: str, crowd: list[dict[str, Any]], first: int, journal: Journal, over: asyncio.Event
) -> None:
    """One game after the other, by the same people, until `over`."""
    while not over.is_set():
        try:
            async with Client(url) as client:
                made: Made = await client.create(title, crowd)
        except Exception:  # whatever a dying server answers: try again
            await asyncio.sleep(0.1)
            continue
        journal.tables.append(made.table)
        people = [
            _stubborn(Seat(url, made.table, token), first + seat, journal, over)
            for seat, token in enumerate(made.tokens)
            if token
        ]
        await asyncio.gather(*people)
        journal.last.pop(made.table, None)


async def _load(
    url: str, title: str, tables: int, journal: Journal, over: asyncio.Event, bots: bool = False
) -> list[str]:
    """Let everybody play at so many tables until `over`; with bots, one of three at each table is one."""
    crowd: list[dict[str, Any]] = [
        dict(person("Ada")),
        dict(person("Ben")),
        dict(bot("random") if bots else person("Cleo")),
    ]
    evenings = [asyncio.create_task(_evening(url, title, crowd, n * 10, journal, over)) for n in range(tables)]
    await over.wait()
    await asyncio.wait(evenings, timeout=30)
    return journal.tables


async def check(store_url: str, tables: list[str], journal: Journal) -> dict[str, Any]:
    """Compare the store with what people were told."""
    store = make_store(store_url)
    await store.open()
    house = House(store, time.time, secrets.token_bytes)
    await house.open()
    found: dict[str, tuple[str, int, str]] = {}
    doubled = kept = 0
    for id in tables:
        with contextlib.suppress(BottegaError):
            table = await house.table(id)
            for entry in table.entries:
                if isinstance(entry.fact, Played) and entry.key is not None:
                    key = entry.key.partition(":")[2]
                    doubled += key in found
                    found[key] = (id, table.entry_shown(entry.seat, entry.number), entry.fact.moves[0])
                    kept += 1
    lost = [key for key, told in journal.acknowledged.items() if found.get(key) != told]
    await house.close()
    await store.close()
    return {
        "acknowledged": len(journal.acknowledged),
        "kept": kept,
        "lost": len(lost),
        "doubled": doubled,
        "set_aside": len(house.registry.broken),
        "resent": journal.resent,
    }


async def pull_the_plug(
    start: Start, url: str, store_url: str, title: str, tables: int, kills: int, seed: int
) -> dict[str, Any]:
    dice = random.Random(seed)
    journal, over = Journal(), asyncio.Event()
    process = await asyncio.to_thread(start)
    loading = asyncio.create_task(_load(url, title, tables, journal, over))
    await asyncio.sleep(2)
    for _ in range(kills):
        # Let the load build up again, then strike at any moment.
        enough = len(journal.acknowledged) + 5 * tables
        until = time.monotonic() + 10
        while len(journal.acknowledged) < enough and time.monotonic() < until:
            await asyncio.sleep(0.02)
        await asyncio.sleep(dice.uniform(0, 0.3))
        process.kill()
        process.wait()
        process = await asyncio.to_thread(start)
    await asyncio.sleep(1)
    over.set()
    ids = await loading
    process.kill()
    process.wait()
    return await check(store_url, ids, journal)


def crash(start: Start, url: str, store: Path, title: str, tables: int, kills: int, seed: int = 1) -> dict[str, Any]:
    return asyncio.run(pull_the_plug(start, url, str(store), title, tables, kills, seed))
