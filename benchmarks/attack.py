"""Fifty attackers of each kind, from one address, while people play: how much longer do moves take?

    python benchmarks/attack.py [seconds] [kind ...]

The people come from 127.0.0.1, the attackers from 127.0.1.1: limits count by address. The bar is twice the time
without attackers, for 99 of 100 moves. Quiet and attacked rounds take turns, for machines are not the same from minute
to minute. Attackers have the lowest priority, and in quiet rounds as many do nothing but compute: in truth they would
use machines of their own, so their own work does not count.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType

import httpx
import websockets
from server import free_port

import bottega
from bottega.client import Client, Made, Seat, person

ATTACKERS = 50
TABLES = 6
THEIRS = "127.0.1.1"
BAR = 2.0
COMING = 2.0  # seconds until attackers are there
ROUNDS = 4  # without and with attackers, in turns
PLENTY = {"REQUESTS_PER_SECOND": 10**6, "REQUESTS_PER_MINUTE": 10**7, "MESSAGES_PER_SECOND": 10**6}
PLENTY |= {
    "MESSAGES_PER_MINUTE": 10**7,
    "FILES_PER_SECOND": 10**6,
    "FILES_PER_MINUTE": 10**7,
    "WORK_PER_MINUTE": 10**6,
    "WORK_SHARE": 1000,
}
PLENTY |= {
    "WORK_SHARE": 1000,
    "TABLES_PER_MINUTE": 10**6,
    "TABLES_PER_HOUR": 10**7,
    "PASSWORDS_PER_MINUTE": 10**6,
    "CONNECTIONS_PER_ADDRESS": 10**4,
}


class Server:
    """A server as people start it, in a process of its own; without limits on demand."""

    def __init__(self, folder: Path, port: int, limits: bool = True) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.port = port
        self.log = folder / "log"
        self._environment = {**os.environ, "BOTTEGA_STORE": str(folder / "games.db"), "BOTTEGA_BOT_SECONDS": "0.5"}
        self._environment |= {"BOTTEGA_TITLES": "toy", "BOTTEGA_NOTICES": "false", "BOTTEGA_COMPILE": "0"}
        paths = [str(Path(__file__).parent.parent / "tests"), os.environ.get("PYTHONPATH", "")]
        self._environment["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
        if not limits:
            self._environment |= {f"BOTTEGA_{name}": str(value) for name, value in PLENTY.items()}

    def __enter__(self) -> Server:
        program = [str(Path(sys.executable).parent / "bottega"), "serve", "--host", "0.0.0.0", "--port", str(self.port)]
        with self.log.open("w") as log:
            self._process = subprocess.Popen(program, env=self._environment, stdout=log, stderr=log)
        for _ in range(600):
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/healthz").status_code == 200:
                    return self
            time.sleep(0.1)
        raise RuntimeError(self.log.read_text())

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.terminate()
        self._process.wait(60)


# People


async def _play(seat: Seat, times: list[float], over: asyncio.Event, dice: random.Random) -> None:
    await seat.open()
    try:
        while not over.is_set():
            position = seat.position
            if position is None or position.over:
                return
            if seat.seat not in position.awaiting:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(seat.changed(), 0.2)
                continue
            begun = time.perf_counter()
            await seat.play(dice.choice(position.moves))
            times.append(time.perf_counter() - begun)
            await asyncio.sleep(0.1)
    finally:
        await seat.close()


async def honest(url: str, seconds: float) -> list[float]:
    """How long each move of some people took."""
    times: list[float] = []
    over = asyncio.Event()
    async with Client(url) as client:
        made: list[Made] = [
            await client.create("florence", [person(name) for name in ("Ada", "Ben", "Cleo")]) for _ in range(TABLES)
        ]
        dice = random.Random(1)
        playing = [
            asyncio.create_task(_play(client.sit(each.table, token), times, over, dice))
            for each in made
            for token in each.tokens
        ]
        await asyncio.sleep(seconds)
        over.set()
        await asyncio.gather(*playing)
    return times


# Attackers


def _http(url: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, transport=httpx.AsyncHTTPTransport(local_address=THEIRS), timeout=30)


async def none(_url: str) -> None:
    """Work that has nothing to do with the server."""
    while True:
        sum(range(10_000))
        await asyncio.sleep(0)


async def half_headers(url: str) -> None:
    """Connections whose headers never end."""
    port = int(url.rpartition(":")[2])
    lines: list[asyncio.StreamWriter] = []
    while True:
        for _ in range(20):
            _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(THEIRS, 0))
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ")
            lines.append(writer)
        for writer in lines:
            writer.write(b"a")
        await asyncio.sleep(0.5)


async def slow_bodies(url: str) -> None:
    """Requests whose bodies come drop by drop."""
    port = int(url.rpartition(":")[2])
    while True:
        _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(THEIRS, 0))
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\n\r\n")
        for _ in range(20):
            writer.write(b" ")
            await asyncio.sleep(0.1)


async def requests(url: str) -> None:
    """As many requests as go through."""
    async with _http(url) as http:
        while True:
            await http.get("/api/titles/florence/rules")


async def bot_tables(url: str) -> None:
    """Tables of four masters."""
    body = {"title": "florence", "seats": [{"kind": "bot", "level": "master"}] * 4}
    async with _http(url) as http:
        while True:
            await http.post("/api/tables", json=body)
            await asyncio.sleep(0.2)


async def records(url: str) -> None:
    """Records of endless moves."""
    text = "bottega record 1\n" + "0 rethink\n" * 53_000
    async with _http(url) as http:
        while True:
            await http.post("/api/records", content=text)


def _undecided(most: int) -> str:
    """The record of a game of Fresco in which somebody plans and takes back, until it has about so many moves."""
    game = bottega.new_game("fresco", players=3, seed=7)
    while not game.over:
        seat = game.awaiting[0]
        first = game.moves(seat)[0]
        while first.kind == "plan" and game.number < most:
            game.play(seat, first)
            game.play(seat, "unplan")
        game.play(seat, first)
    return str(game.record())


async def long_games(url: str) -> None:
    """The longest game that may be brought along, played again in all ways there are."""
    text = _undecided(9_500)
    async with _http(url) as http:
        while True:
            made = (await http.post("/api/records", content=text)).json()
            headers = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
            path = f"/api/tables/{made['table']}"
            for _ in range(10):
                await http.get(f"{path}/record", headers=headers)
                await http.post(f"{path}/branch", json={"at": 9_000, "seat": 0}, headers=headers)


async def replays(url: str) -> None:
    """A game made anew, looked at from all sides."""
    body = {"title": "florence", "seats": [{"kind": "bot", "level": "random"}] * 4, "public": True}
    async with _http(url) as http:
        table = (await http.post("/api/tables", json=body)).json().get("table", "none")
        while True:
            await http.get(f"/api/tables/{table}/replay/400")
            await http.get(f"/api/tables/{table}/log?limit=500")


async def messages(url: str) -> None:
    """Sockets that ask and ask."""
    async with _http(url) as http:
        body = {"title": "florence", "seats": [{"kind": "person", "name": name, "ready": True} for name in "ABC"]}
        made = (await http.post("/api/tables", json=body)).json()
    token = made["seats"][0]["token"] if "seats" in made else "none"
    address = f"{url.replace('http', 'ws')}/api/tables/{made.get('table', 'none')}/socket"
    while True:
        async with websockets.connect(address, local_addr=(THEIRS, 0), max_size=None) as line:
            await line.send(json.dumps({"do": "hello", "tokens": [token]}))
            while True:
                await line.send('{"do": "state", "id": 1}')


async def passwords(url: str) -> None:
    """Guesses."""
    async with _http(url) as http:
        while True:
            await http.post("/api/session", json={"name": "Ada", "password": str(random.random())})


async def figures(url: str) -> None:
    """Components files of endless keys."""
    text = 'game = "stanza"\n' + "".join(f"k{number} = 1\n" for number in range(6_000))
    async with _http(url) as http:
        while True:
            await http.post("/api/titles/stanza/figures/file", content=text)


async def circles(url: str) -> None:
    """A circle with many tables, looked at again and again."""
    seats = [{"kind": "open"}, *[{"kind": "bot", "level": "random"}] * 2]
    wish = {"table": {"title": "florence", "seats": seats}, "members": [None] * 3}
    async with _http(url) as http:
        made = (await http.post("/api/circles", json={"name": "Us", "member": "Ada"})).json()
        headers = {"Authorization": f"Bearer {made['token']}"}
        for _ in range(10):
            await http.post(f"/api/circles/{made['circle']}/tables", json=wish, headers=headers)
        while True:
            await http.get(f"/api/circles/{made['circle']}", headers=headers)


async def pieces(url: str) -> None:
    """Bodies in pieces of one byte."""
    port = int(url.rpartition(":")[2])
    while True:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(THEIRS, 0))
        writer.write(b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
        writer.write(b"1\r\na\r\n" * 50_000)
        await reader.read()
        writer.close()


async def _flood(url: str, frame: bytes) -> None:
    """Sockets with nothing but this frame, as many at once as go through."""
    port = int(url.rpartition(":")[2])
    while True:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(THEIRS, 0))
        writer.write(
            b"GET /api/tables/none/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame * 25_000)
        await reader.read()
        writer.close()


async def pings(url: str) -> None:
    """Sockets that ping and ping."""
    await _flood(url, b"\x89\x80\0\0\0\0")


async def bursts(url: str) -> None:
    """Sockets with thousands of tiny texts at once."""
    await _flood(url, b"\x81\x82\0\0\0\0{}")


KINDS: list[Callable[[str], Awaitable[None]]] = [
    half_headers, slow_bodies, requests, bot_tables, records, long_games, replays, messages, passwords, figures,
    circles, pieces, pings, bursts,
]  # fmt: skip


async def _stubborn(attack: Callable[[str], Awaitable[None]], url: str) -> None:
    while True:
        with contextlib.suppress(Exception):
            await attack(url)
        await asyncio.sleep(0.05)


async def _attack(kind: str, url: str) -> None:
    attack = next(each for each in (none, *KINDS) if each.__name__ == kind)
    os.nice(19)
    await asyncio.gather(*[_stubborn(attack, url) for _ in range(ATTACKERS)])


def _late(times: list[float]) -> float:
    return statistics.quantiles(times, n=100)[98]


async def _beside(url: str, kind: str, seconds: float) -> list[float]:
    playing = asyncio.create_task(honest(url, seconds + COMING))
    crowd = subprocess.Popen([sys.executable, __file__, "--attack", kind, url], stderr=subprocess.DEVNULL)
    try:
        return await playing
    finally:
        crowd.kill()
        crowd.wait()


def measured(url: str, kind: str, seconds: float) -> list[float]:
    """Moves while attackers of a kind, in a process of their own, come and do their worst: their first blow counts."""
    return asyncio.run(_beside(url, kind, seconds))


def main() -> int:
    if len(sys.argv) > 3 and sys.argv[1] == "--attack":
        asyncio.run(_attack(sys.argv[2], sys.argv[3]))
    kinds = {kind.__name__: kind for kind in KINDS}
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seconds", nargs="?", type=float, default=6.0, help="of each round")
    parser.add_argument("kinds", nargs="*", metavar="kind", help=f"of attack, all by default: {', '.join(kinds)}")
    asked = parser.parse_args()
    unknown = [kind for kind in asked.kinds if kind not in kinds]
    if unknown:
        parser.error(f"there is no attack {', '.join(unknown)}")
    seconds, failed = asked.seconds, 0
    for kind in [kinds[each] for each in asked.kinds or kinds]:
        quiet: list[float] = []
        loud: list[float] = []
        with TemporaryDirectory() as folder, Server(Path(folder), free_port()) as server:
            for _ in range(ROUNDS):
                quiet += measured(server.url, none.__name__, seconds)
                loud += measured(server.url, kind.__name__, seconds)
        times = _late(loud) / _late(quiet)
        failed += times > BAR
        print(
            f"{kind.__name__:13} {len(quiet):5} moves, 99 of 100 within {1000 * _late(quiet):6.1f} ms; attacked "
            f"{len(loud):5}, {1000 * _late(loud):6.1f} ms: {times:.1f}x",
            flush=True,
        )
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
