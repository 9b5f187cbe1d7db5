"""Processes at one port: connections go to whom the table belongs, however many come at once, and a death shows."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from patience import PATIENCE
from uvicorn.server import ServerState

from bottega.server.operating.gate import Gate, protocol
from bottega.server.operating.settings import Settings
from bottega.server.operating.siblings import Siblings, knock, tell_deaths
from bottega.server.service import Service
from bottega.store.lease import Lease

CROWD = 40  # more than wait at a door


def two(folder: Path, buried: list[str]) -> tuple[tuple[Lease, Siblings], tuple[Lease, Siblings]]:
    """Two processes of one machine that know of each other."""
    one, other = Lease(), Lease()
    one.others = {other.process: str(folder / other.process)}
    other.others = {one.process: str(folder / one.process)}
    return (one, Siblings(one, folder, buried.append)), (other, Siblings(other, folder, buried.append))


def opened(siblings: Siblings) -> None:
    siblings.attend()
    siblings.open(answer)


def table_of(lease: Lease, folder: Path) -> str:
    """A table that belongs to the other."""
    return next(name for name in (f"t{number}" for number in count()) if lease.beside(name, f"{folder}/"))


async def app(_scope: Any, _receive: Any, send: Callable[[dict[str, Any]], Any]) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"4")]})
    await send({"type": "http.response.body", "body": b"here"})


def answer(connection: socket.socket, data: bytes) -> None:
    with connection:
        connection.sendall(b"there " + data)


async def ask(port: int, table: str) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: local\r\nConnection: close\r\n\r\n".encode())
    heard = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    return heard


def test_all_of_a_crowd_are_handed_on_and_nobody_to_a_dead_process(tmp_path: Path) -> None:
    buried: list[str] = []
    (one, ours), (other, theirs) = two(tmp_path, buried)

    async def scenario() -> None:
        config = uvicorn.Config(app)
        kind = protocol(Gate(Settings(), 1000), ours)
        loop = asyncio.get_running_loop()
        made = lambda: kind(config=config, server_state=ServerState(), app_state={}, _loop=loop)  # noqa: E731
        server = await loop.create_server(made, "127.0.0.1", 0)
        port, table = server.sockets[0].getsockname()[1], table_of(one, tmp_path)
        opened(ours)
        opened(theirs)
        heard = await asyncio.gather(*[ask(port, table) for _ in range(CROWD)])
        assert all(each.startswith(f"there GET /api/tables/{table}/socket".encode()) for each in heard)
        loop.remove_reader(theirs._door)
        theirs._door.close()  # as when it is killed
        assert (await ask(port, table)).endswith(b"here")
        assert buried == [other.process]
        server.close()
        ours.close()

    asyncio.run(scenario())


def test_a_death_is_told_by_name_and_leaving_is_none(tmp_path: Path) -> None:
    buried: list[str] = []
    (one, ours), (other, theirs) = two(tmp_path, buried)

    async def scenario() -> None:
        opened(ours)
        opened(theirs)
        theirs.close()
        tell_deaths(tmp_path)
        assert not list(tmp_path.glob(other.process))
        again = Siblings(other, tmp_path, buried.append)
        one.others = {other.process: ""}  # it has joined, and takes no connections yet
        again._door.close()
        assert not knock(str(tmp_path / other.process))
        tell_deaths(tmp_path)
        while not buried:
            await asyncio.sleep(0)
        assert buried == [other.process]
        assert [door.name for door in tmp_path.iterdir()] == [one.process]
        ours.close()

    asyncio.run(scenario())


def test_a_process_takes_its_share_of_tables_when_all_else_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables wait for whoever leads there, and a machine with much to do lets it start slowly."""
    service = Service(Settings(store=str(tmp_path / "games.db"), notices=True))
    done: list[str] = []

    def noted(what: object, name: str) -> None:
        opened = getattr(what, name)

        async def open(*args: Any) -> None:
            await opened(*args)
            done.append(type(what).__name__)

        monkeypatch.setattr(what, name, open)

    async def scenario() -> None:
        for what, name in ((service.accounts, "open"), (service.notices, "open"), (service.house, "join")):
            noted(what, name)
        await service.open()
        await service.close()

    asyncio.run(scenario())
    assert done == ["Accounts", "Notices", "House"]
