"""Load: tables of three simulated people each, over real sockets, against Bottega or the bare server."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec
import websockets
from server_script import Script
from websockets.asyncio.client import ClientConnection

from bottega.client import Client, Made, person


class _Game(msgspec.Struct):
    awaiting: list[int]
    over: bool
    moves: list[Any] = []


class _State(msgspec.Struct):
    game: _Game | None = None


class _Push(msgspec.Struct):
    push: str | None = None
    id: int | None = None
    seat: int | None = msgspec.field(name="as", default=None)
    number: int = 0
    ok: dict[str, Any] | None = None
    error: dict[str, Any] | None = None
    game: _Game | None = None
    state: _State | None = None


_read = msgspec.json.Decoder(_Push).decode


class Tally:
    """What a run came to."""

    def __init__(self) -> None:
        self.lasted = 0.0
        self.used = 0.0
        self.busiest = 0.0  # of several processes, the one that used most
        self.own = 0.0
        self.latencies: list[float] = []
        self.refused = 0
        self.games = 0
        self.connected = 0


async def _connect(url: str) -> ClientConnection:
    return await websockets.connect(url, compression=None, max_size=None, open_timeout=60, ping_interval=None)


def _most(number: int, again: int, length: int) -> int:
    """How many moves a game may last. A table's first one is left early, at a time of its own: so tables are left and
    made all along a run, as often at both servers, and not all at once."""
    return max(1, length * (1 + number * 37 % 100) // 100) if again == 0 else 1_000_000


async def _person(
    socket: ClientConnection, seat: int, seed: int, most: int, until: asyncio.Event, tally: Tally, think: float
) -> None:
    """Somebody who plays any legal move when asked, after a while of thinking, until the game or the time is over."""
    dice = random.Random(seed)
    sent = 0.0
    waiting = False
    ids = number = 0
    game: _Game | None = None
    async for text in socket:
        message = _read(text)
        if message.id is not None:
            if message.ok is not None:
                tally.latencies.append(time.perf_counter() - sent)
            else:
                tally.refused += 1
            waiting = False
        else:
            number = message.number or number
            seat = message.seat if message.seat is not None else seat  # seats are drawn when a table is made
            game = message.state.game if message.state is not None else message.game or game
        if game is not None and (game.over or number > most):
            return
        if game is None or waiting or seat not in game.awaiting:
            continue
        if until.is_set():
            return
        move = dice.choice(game.moves)
        if think:
            await asyncio.sleep(dice.uniform(0.5, 1.5) * think)
        ids += 1
        waiting = True
        sent = time.perf_counter()
        await socket.send(
            json.dumps(
                {
                    "id": ids,
                    "do": "play",
                    "moves": [move if isinstance(move, str) else move["text"]],
                    "expect": number,
                    "key": f"{seat}-{ids}-{seed}",
                }
            )
        )


async def _play_out(
    sockets: list[ClientConnection],
    people: list[Coroutine[Any, Any, None]],
    go: asyncio.Event,
    until: asyncio.Event,
    tally: Tally,
) -> None:
    """Three people play until their game or the time is over."""
    tally.games += 1
    tally.connected += 1
    await go.wait()
    playing = [asyncio.create_task(person) for person in people]
    stop = asyncio.create_task(until.wait())
    everybody = asyncio.create_task(asyncio.wait(playing))
    await asyncio.wait([stop, everybody], return_when=asyncio.FIRST_COMPLETED)
    stop.cancel()
    everybody.cancel()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.gather(*[socket.close() for socket in sockets], return_exceptions=True)


async def _table(
    client: Client,
    title: str,
    light: bool,
    number: int,
    length: int,
    go: asyncio.Event,
    until: asyncio.Event,
    tally: Tally,
    think: float,
) -> None:
    again = 0
    while not until.is_set():
        # Names of their own, so that no sentence of one table serves another.
        made: Made = await client.create(title, [person(f"{name} {number}") for name in ("Ada", "Ben", "Cleo")])
        url = f"{client.url.replace('http', 'ws')}/api/tables/{made.table}/socket"
        sockets = [await _connect(url) for _ in range(3)]
        for socket, token in zip(sockets, made.tokens, strict=True):
            await socket.send(json.dumps({"do": "hello", "tokens": [token], "wants": "light" if light else "changes"}))
        first = number * 1000 + again * 10
        most = _most(number, again, length)
        people = [_person(socket, seat, first + seat, most, until, tally, think) for seat, socket in enumerate(sockets)]
        await _play_out(sockets, people, go, until, tally)
        again += 1


async def _bare_person(
    socket: ClientConnection, seat: int, steps: list[dict[str, Any]], until: asyncio.Event, tally: Tally
) -> None:
    """The same for the bare server: what comes next stands in the script."""
    step = 0
    sent = 0.0
    if steps[0]["seat"] == seat:
        sent = time.perf_counter()
        await socket.send(steps[0]["request"])
    async for text in socket:
        message = _read(text)
        if message.id is not None:
            tally.latencies.append(time.perf_counter() - sent)
            continue
        step += 1
        if until.is_set() or step == len(steps):
            return
        if steps[step]["seat"] == seat:
            sent = time.perf_counter()
            await socket.send(steps[step]["request"])


async def _bare_table(
    client: Client, script: Script, number: int, go: asyncio.Event, until: asyncio.Event, tally: Tally
) -> None:
    again = 0
    while not until.is_set():
        msgspec.json.decode((await client.http.post("/tables", content=script.ask)).content)
        url = f"{client.url.replace('http', 'ws')}/{number}-{again}"
        sockets = [await _connect(f"{url}/{seat}") for seat in range(3)]
        for socket in sockets:
            await socket.send(script.hello)
            await socket.recv()
        steps = script.steps[: _most(number, again, len(script.steps))]
        people = [_bare_person(socket, seat, steps, until, tally) for seat, socket in enumerate(sockets)]
        await _play_out(sockets, people, go, until, tally)
        again += 1


def processor_seconds(pid: int) -> float:
    """Processor time that a process has used so far, and those that serve for it."""
    return sum(by_process(pid).values())


def by_process(pid: int) -> dict[int, float]:
    tick = os.sysconf("SC_CLK_TCK")
    used: dict[int, float] = {}
    for each in [pid, *children(pid)]:
        fields = Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()
        used[each] = (int(fields[11]) + int(fields[12])) / tick
    return used


def children(pid: int) -> list[int]:
    """The processes that `bottega serve --workers` has begun."""
    found = [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [each for each in found if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


async def load(
    pid: int,
    url: str,
    tables: int,
    first: int,
    seconds: float,
    title: str,
    light: bool,
    length: int,
    script: Script | None,
    think: float = 0.0,
) -> Tally:
    tally = Tally()
    go, until = asyncio.Event(), asyncio.Event()
    async with Client(url) as client:
        client.http.timeout = 120
        numbers = range(first, first + tables)
        if script is not None:
            running = [asyncio.create_task(_bare_table(client, script, n, go, until, tally)) for n in numbers]
        else:
            running = [
                asyncio.create_task(_table(client, title, light, n, length, go, until, tally, think)) for n in numbers
            ]
        while tally.connected < tables:
            await asyncio.sleep(0.05)
            for task in running:
                if task.done():
                    task.result()  # what went wrong before it was connected
        go.set()
        await asyncio.sleep(1.5)
        tally.latencies.clear()
        begun, used, own = time.perf_counter(), by_process(pid), time.process_time()
        await asyncio.sleep(seconds)
        tally.lasted = time.perf_counter() - begun
        spent = {each: now - used.get(each, 0.0) for each, now in by_process(pid).items()}
        tally.used, tally.busiest = sum(spent.values()), max(spent.values())
        tally.own = time.process_time() - own
        counted = list(tally.latencies)
        until.set()
        await asyncio.wait(running, timeout=20)
        tally.latencies = counted
    return tally


def main() -> None:
    asked = json.loads(sys.argv[1])
    script = msgspec.json.decode(Path(asked["script"]).read_bytes(), type=Script) if asked["script"] else None
    del asked["script"]
    tally = asyncio.run(load(script=script, **asked))
    ordered = sorted(tally.latencies)
    print(
        json.dumps(
            {
                "moves": len(ordered),
                "per_second": len(ordered) / tally.lasted,
                "p50_ms": 1000 * ordered[len(ordered) // 2] if ordered else None,
                "p99_ms": 1000 * ordered[int(len(ordered) * 0.99)] if ordered else None,
                "cpu_us": 1e6 * tally.used / max(1, len(ordered)),
                "busiest_us": 1e6 * tally.busiest / max(1, len(ordered)),
                "client_us": 1e6 * tally.own / max(1, len(ordered)),
                "refused": tally.refused,
                "games": tally.games,
            }
        )
    )


if __name__ == "__main__":
    main()
