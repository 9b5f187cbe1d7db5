"""For tests of the server: a real one on a port of its own, and PostgreSQL made for the occasion."""

from __future__ import annotations

import asyncio
import json
import os
import pwd
import shutil
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
import toy
import websockets
from patience import PATIENCE

from bottega.client import Client, Made
from bottega.server.operating.run import Running, make_server
from bottega.server.operating.settings import Settings
from bottega.server.service import Service
from bottega.tables.entries import Entry
from bottega.tables.follower import Follower
from bottega.tables.table import Table

assert toy.TITLE.name == "toy"
T = TypeVar("T")
PLENTY = {"requests_per_second": 10_000, "requests_per_minute": 100_000, "messages_per_second": 10_000}
PLENTY |= {"bot_pace": 0, "messages_per_minute": 100_000, "passwords_per_minute": 1000, "tables_per_minute": 100_000}
PLENTY |= {"tables_per_hour": 1_000_000}
PLENTY |= {"work_per_minute": 1_000_000, "work_share": 1_000, "connections_per_address": 10_000}


class Served:
    """A server and a client for it."""

    def __init__(self, server: Running, url: str, client: Client) -> None:
        self.server = server
        self.service: Service = server.service
        self.url = url
        self.client = client

    async def settle(self) -> None:
        """Let what the house does in the background come to rest."""
        await self.service.house.background.settle()

    async def until(self, holds: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Wait until something holds; looked at whenever a table of this server has a new entry."""
        news = asyncio.Event()

        class Waiting(Follower):
            def happened(self, table: Table, entries: list[Entry], own: bool) -> None:
                news.set()

        waiting, followers = Waiting(), self.service.house.followers
        followers.append(waiting)
        try:
            async with asyncio.timeout(seconds):
                while not holds():
                    news.clear()
                    await news.wait()
        finally:
            followers.remove(waiting)


def connect(url: str, **how: Any) -> websockets.connect:
    """A bare socket; however busy the machine is, it is not given up."""
    return websockets.connect(url, open_timeout=PATIENCE, ping_interval=None, **how)


class Page:
    """A full socket, as the page has it."""

    def __init__(self, served: Served, table: str, *tokens: str, cookie: str = "", **hello: Any) -> None:
        self.cookie = cookie
        self.url = f"{served.url.replace('http', 'ws')}/api/tables/{table}/socket"
        self.hello = {"do": "hello", "tokens": list(tokens), **hello}
        self.pushes: list[dict[str, Any]] = []

    async def __aenter__(self) -> Page:
        self.socket = await connect(self.url, additional_headers={"Cookie": self.cookie} if self.cookie else None)
        await self.send(self.hello)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def send(self, message: dict[str, Any]) -> None:
        await self.socket.send(json.dumps(message))

    async def push(self, kind: str) -> dict[str, Any]:
        """The next push of a kind; others are kept."""
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
            self.pushes.append(message)
            if message.get("push") == kind:
                return message

    async def online(self, seats: list[int], onlookers: int) -> None:
        """Wait until these are the people who are connected."""
        while True:
            shown = await self.push("online")
            if (shown["online"], shown["onlookers"]) == (seats, onlookers):
                return

    async def ask(self, do: str, **body: Any) -> dict[str, Any]:
        await self.send({"id": "q", "do": do, **body})
        while True:
            message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
            if message.get("id") == "q":
                return message
            self.pushes.append(message)


async def play_out(s: Served, made: Made) -> None:
    """Let all people of a table play any moves to the end."""

    async def sit(token: str) -> None:
        async with s.client.sit(made.table, token) as chair:
            async for game in chair.turns():
                await chair.play(game.moves[0])

    await asyncio.gather(*[sit(token) for token in made.tokens if token])


class Guests(Client):
    """A client whose tables have their seats as given: tests say by number who does what."""

    async def create(self, title: str, seats: Sequence[Mapping[str, object]], **settings: Any) -> Made:
        return await super().create(title, seats, **{"order": "given", **settings})


@asynccontextmanager
async def serving(
    store: str | Path, service: Callable[[Settings], Service] = Service, **how: Any
) -> AsyncIterator[Served]:
    settings = Settings(**{"store": str(store), "port": 0, "bot_workers": 1, "titles": ["toy"], **PLENTY, **how})
    server = make_server(settings, service(settings))
    server.config.ws_ping_interval = None  # on a busy machine a line may be quiet for long without being dead
    task = asyncio.create_task(server.serve())
    ready = asyncio.create_task(server.ready.wait())
    await asyncio.wait((task, ready), return_when=asyncio.FIRST_COMPLETED)
    if not ready.done():
        ready.cancel()
        task.result()
    port = server.servers[0].sockets[0].getsockname()[1]
    url = f"http://127.0.0.1:{port}"
    async with Guests(url) as client:
        try:
            yield Served(server, url, client)
        finally:
            server.should_exit = True
            await task


def serve(store: str | Path, scenario: Callable[[Served], Awaitable[T]], **how: Any) -> T:
    """Run a scenario against a server of its own."""

    async def run() -> T:
        async with serving(store, **how) as served:
            return await scenario(served)

    return asyncio.run(run())


def _binaries() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    own = shutil.which("initdb")
    return Path(own).parent if own else None


@contextmanager
def postgres_cluster(folder: Path) -> Iterator[str]:
    """A throwaway PostgreSQL on a socket of its own; gives the URL of the server, to which a database is added."""
    binaries = _binaries()
    if binaries is None:
        pytest.skip("PostgreSQL is not installed: apt-get install postgresql")
    user = None
    if os.geteuid() == 0:
        try:
            user = pwd.getpwnam("postgres").pw_name
        except KeyError:
            pytest.skip("PostgreSQL refuses to run as root, and there is no user postgres")
        shutil.chown(folder, user)
        for parent in folder.parents:
            if parent.stat().st_uid == 0 and parent != Path("/") and not parent.stat().st_mode & 0o001:
                parent.chmod(parent.stat().st_mode | 0o011)

    def run(*command: str) -> None:
        subprocess.run(
            command,
            check=True,
            user=user,
            cwd=folder,
            env={"LC_ALL": "C", "PATH": os.environ["PATH"]},
            stdout=subprocess.DEVNULL,
        )

    data = folder / "data"
    run(str(binaries / "initdb"), "-D", str(data), "-U", "bottega", "-A", "trust", "-E", "UTF8", "--no-sync")
    options = f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c max_connections=200"
    options += " -c fsync=off -c full_page_writes=off"
    run(str(binaries / "pg_ctl"), "-D", str(data), "-o", options, "-l", str(folder / "log"), "-w", "start")
    try:
        yield f"postgresql://bottega@/{{}}?host={folder}"
    finally:
        run(str(binaries / "pg_ctl"), "-D", str(data), "-m", "immediate", "-w", "stop")


def new_database(cluster: str, name: str) -> str:
    """The URL of a new, empty database."""
    import asyncpg

    async def create() -> None:
        connection = await asyncpg.connect(cluster.format("postgres"))
        try:
            await connection.execute(f'CREATE DATABASE "{name}"')
        finally:
            await connection.close()

    asyncio.run(create())
    return cluster.format(name)
