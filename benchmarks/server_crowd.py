"""Crowds: clients that are slow, silent or drop off must not slow the others; a thousand tables reopen at once."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import gc
import json
import os
import random
import secrets
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import websockets

from bottega.client import Client, person
from bottega.server.operating.run import COLLECT
from bottega.store import make_store
from bottega.tables.commands import Play
from bottega.tables.house import House
from bottega.tables.settings import NewTable, SeatWish
from bottega.tables.token import Who, make_token

PEOPLE = ("Ada", "Ben", "Cleo")
PLAYED = 200  # tables of a full house that were played by themselves
_COPIED = {
    "entries": "table_id, number, kind, seat, time, data, key",
    "tables": "id, title, status, public, driven, created, updated, maker",
    "snapshots": "table_id, number, data, digest",
}
_SECRET = "SELECT data FROM documents WHERE kind = 'meta' AND id = 'secret'"


ELSEWHERE = ("127.0.0.2", 0)  # where those who bother the server come from


async def _bothersome(url: str, over: asyncio.Event, kind: int) -> None:
    """One who connects and reads nothing, says nothing, or goes away again and again."""
    while not over.is_set():
        # Whoever is refused for asking too often comes back nevertheless.
        await asyncio.sleep(0.05)
        with contextlib.suppress(Exception):
            socket = await websockets.connect(url, compression=None, max_queue=1, local_addr=ELSEWHERE)
            if kind != 1:
                await socket.send(json.dumps({"do": "hello", "tokens": []}))
            if kind == 2:
                await asyncio.sleep(0.2)
                socket.transport.abort()
            else:
                await over.wait()
                socket.transport.abort()


async def latencies(url: str, title: str, tables: int, seconds: float, bothersome: int) -> list[float]:
    """How long moves of well-behaved people take beside so many others on the same tables."""
    taken: list[float] = []
    over = asyncio.Event()
    async with Client(url) as client:
        made = []
        for _ in range(tables):
            made.append(await client.create(title, [person(name) for name in PEOPLE], public=True))
            await asyncio.sleep(0.1)  # four requests a table, within the limits

        async def sit(table: str, token: str, seed: int) -> None:
            dice = random.Random(seed)
            async with client.sit(table, token) as chair:
                async for game in chair.turns():
                    if over.is_set():
                        return
                    begun = time.perf_counter()
                    await chair.play(dice.choice(game.moves))
                    taken.append(time.perf_counter() - begun)
                    await asyncio.sleep(0.05)

        sockets = [f"{url.replace('http', 'ws')}/api/tables/{each.table}/socket" for each in made]
        others = [asyncio.create_task(_bothersome(sockets[n % len(sockets)], over, n % 3)) for n in range(bothersome)]
        await asyncio.sleep(2)
        people = []
        for n, each in enumerate(made):
            await asyncio.sleep(0.1)
            people += [
                asyncio.create_task(sit(each.table, token, n * 10 + seat)) for seat, token in enumerate(each.tokens)
            ]
        await asyncio.sleep(seconds)
        over.set()
        for task in [*people, *others]:
            task.cancel()
        await asyncio.gather(*people, *others, return_exceptions=True)
    return sorted(taken)


def beside(url: str, title: str, tables: int, seconds: float, bothersome: int) -> dict[str, Any]:
    taken = asyncio.run(latencies(url, title, tables, seconds, bothersome))
    return {
        "moves": len(taken),
        "p50_ms": 1000 * taken[len(taken) // 2],
        "p99_ms": 1000 * taken[int(len(taken) * 0.99)],
    }


async def _fill(store_url: str, title: str, tables: int, moves: int) -> list[tuple[str, str]]:
    """So many tables in mid-game; each with the token of seat 0."""
    store = make_store(store_url)
    await store.open()
    house = House(store, time.time, secrets.token_bytes)
    await house.open()
    seats = [SeatWish(kind="person", name=name, ready=True) for name in PEOPLE]

    async def one(number: int) -> tuple[str, str]:
        table = await house.create(NewTable(title=title, seats=seats))
        dice = random.Random(number)
        for _ in range(moves):
            if table.game is None or table.game.over:
                break
            seat = table.game.awaiting[0]
            move = dice.choice(table.game.moves(seat)).text
            command = Play(moves=[move], expect=table.entries_for(seat))
            await command.do(house, table, Who(seat=seat), "en")
        return table.id, house.links.token(table, "0")

    made = await asyncio.gather(*[one(number) for number in range(tables)])
    await house.background.settle()
    await house.close()
    await store.close()
    return list(made)


def fill(store: Path, title: str, tables: int, moves: int) -> list[tuple[str, str]]:
    """So many tables and the token of each one's first seat; beyond some hundreds they are copies of one another."""
    made = asyncio.run(_fill(str(store), title, min(tables, PLAYED), moves))
    with sqlite3.connect(store) as connection:
        secret = base64.b64decode(json.loads(connection.execute(_SECRET).fetchone()[0])["value"])
        for number in range(PLAYED, tables):
            copy, played = f"t{number:013}", made[number % PLAYED][0]
            for name, columns in _COPIED.items():
                id, *others = columns.split(", ")
                connection.execute(
                    f"INSERT INTO {name} ({columns}) SELECT ?, {', '.join(others)} FROM {name} WHERE {id} = ?",
                    (copy, played),
                )
            made.append((copy, make_token(secret, copy, "0", 1)))
    connection.close()
    return made


async def _open_all(store_url: str) -> float:
    begun = time.perf_counter()
    store = make_store(store_url)
    await store.open()
    house = House(store, time.time, secrets.token_bytes)
    await house.open()
    waiting = asyncio.Semaphore(50)

    async def one(table: str) -> None:
        async with waiting:
            assert (await house.table(table)).game is not None

    rows = await store.rows(status="running", limit=1_000_000)
    await asyncio.gather(*[one(row.table) for row in rows])
    taken = time.perf_counter() - begun
    await house.close()
    await store.close()
    return taken


def open_all(store: Path, build: Path) -> float:
    """Seconds until a house of its own has opened every table, with nobody who knocks: what a build takes for that."""
    done = subprocess.run(
        [sys.executable, __file__, str(store)],
        env={**os.environ, "PYTHONPATH": str(build)},
        check=True,
        stdout=subprocess.PIPE,
    )
    return float(done.stdout)


_HELLO = '{{"do":"hello","tokens":["{token}"],"wants":"light"}}'
_ASKS = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
_GOES = b"\x88\x82\0\0\0\0\x03\xe8"  # a frame that ends it, with 1000


async def _visit(port: int, table: str, token: str) -> None:
    """Open a socket, hear how the game stands, and go: by hand, for a library would cost more than the server does."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(_ASKS.format(table=table, port=port).encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    hello = _HELLO.format(token=token).encode()
    assert len(hello) < 126
    writer.write(bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello)
    assert b'"game"' in await reader.readuntil(b"}}")
    writer.write(_GOES)
    await reader.read()
    writer.close()


async def _visit_all(port: int, made: list[tuple[str, str]], visits: int, at_once: int) -> None:
    waiting = asyncio.Semaphore(at_once)

    async def one(table: str, token: str) -> None:
        async with waiting:
            await _visit(port, table, token)

    await asyncio.gather(*[one(*made[number % len(made)]) for number in range(visits)])


def visit(port: int, made: list[tuple[str, str]], visits: int) -> None:
    """So many visits at tables, twenty at once."""
    asyncio.run(_visit_all(port, made, visits, 20))


def reopen(port: int, made: list[tuple[str, str]]) -> None:
    """Come back to each of the tables, to fifty at once."""
    asyncio.run(_visit_all(port, made, len(made), 50))


if __name__ == "__main__":
    gc.set_threshold(*COLLECT)  # as a server does
    print(asyncio.run(_open_all(sys.argv[1])))
