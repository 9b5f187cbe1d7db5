"""Health that tells the truth: stores that cannot be written, read or opened, clocks that jump, servers that die."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import AsyncMock

import pytest
from filelock import FileLock
from patience import PATIENCE
from seating import Evening, spend
from serving import Served, connect, serve
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from bottega.api import new_game
from bottega.cli import app
from bottega.cli.common import CommandError
from bottega.client import Refused, person
from bottega.server.bots.folder import LOCK, PREFIX, Folder, sweep
from bottega.server.bots.workers import Crew, Workers
from bottega.server.operating import processes
from bottega.server.operating.settings import Settings
from bottega.server.operating.steady import Steady
from bottega.server.sockets.talk import FAILED
from bottega.store.base import Away, Store, Unwritable
from bottega.tables.settings import ClockSettings

T = TypeVar("T")


@pytest.fixture
def store(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


def test_a_server_is_ready_when_it_can_write(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(s: Served) -> None:
        ready = await s.client.http.get("/readyz")
        assert (ready.status_code, ready.json()["status"]) == (200, "ready")
        full = AsyncMock(side_effect=Unwritable("the disk is full"))
        monkeypatch.setattr(s.service.store, "put_all", full)
        s.service.readiness._asked = float("-inf")
        ready = await s.client.http.get("/readyz")
        assert (ready.status_code, ready.json()["store"]) == (503, "failing")
        assert (await s.client.http.get("/healthz")).json()["status"] == "ok"

    serve(store, scenario)


def test_bots_that_fail_are_told_by_readiness(store: Path) -> None:
    async def scenario(s: Served) -> None:
        s.service.workers.thinks = False
        ready = await s.client.http.get("/readyz")
        assert (ready.status_code, ready.json()["bots"]) == (503, "failing")

    serve(store, scenario)


class Busy(Crew):
    """A crew that is quick, but never for those who wait in one line."""

    def __init__(self, long: str) -> None:
        self.long = long

    async def run(
        self, patience: float, work: Callable[..., T], *args: Any, wait: float | None = None, owner: str = ""
    ) -> T:
        if self.long in ("", owner):
            raise TimeoutError
        return work(*args)

    def close(self) -> None:
        pass


@pytest.mark.parametrize(("long", "ready"), [("stranger", True), ("", False)])
def test_nobodys_long_line_of_bots_makes_a_server_unfit_for_the_others(long: str, ready: bool) -> None:
    async def scenario() -> None:
        workers = Workers(Busy(long), Busy(""), 0.1, 0.1)
        game = new_game("toy", 2, 1)
        for _ in range(3):
            await workers.think(game, game.awaiting[0], "journeyman", 1, "stranger")
            await asyncio.sleep(0)
        assert (workers.thinks, workers.failures) == (ready, 3)

    asyncio.run(scenario())


def test_a_full_disk_is_told_and_passes(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        with monkeypatch.context() as full:
            full.setattr(s.service.store, "append", AsyncMock(side_effect=Unwritable("the disk is full")))
            with pytest.raises(Refused) as refused:
                await s.client.command(made.table, made.tokens[0], "chat", text="Hello")
            assert (refused.value.status, refused.value.rule) == (503, "server-store")
        await s.client.command(made.table, made.tokens[0], "chat", text="Hello again")

    serve(store, scenario)


def test_who_the_store_can_not_serve_is_told_by_a_code(store: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create("toy", [person("Ada"), person("Ben")])
        with monkeypatch.context() as gone:
            gone.setattr(s.service.house, "table", AsyncMock(side_effect=Away("the database does not answer")))
            async with connect(f"{s.url.replace('http', 'ws')}/api/tables/{made.table}/socket") as line:
                with suppress(ConnectionClosed):  # it may have ended already
                    await line.send('{"do": "hello"}')
                await asyncio.wait_for(line.wait_closed(), PATIENCE)
                assert line.close_code == FAILED

    serve(store, scenario)


def damage(path: Path, wanted: str) -> None:
    """Spoil the page on which this text lies."""
    data = bytearray(path.read_bytes())
    size = int.from_bytes(data[16:18], "big")
    page = data.index(wanted.encode()) // size
    data[page * size : page * size + 8] = b"\xff" * 8
    path.write_bytes(bytes(data))


def test_a_damaged_page_sets_its_tables_aside_and_the_rest_goes_on(store: Path) -> None:
    async def fill(s: Served) -> tuple[str, str]:
        first = await s.client.create("toy", [person("Ada"), person("Ben")])
        for _ in range(40):
            await s.client.command(first.table, first.tokens[0], "chat", text="spoil me " + "x" * 900)
        last = await s.client.create("toy", [person("Ada"), person("Ben")])
        return first.table, last.table

    first, last = serve(store, fill)
    with sqlite3.connect(store) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    damage(store, "spoil me")

    async def look(s: Served) -> None:
        answers = [(await s.client.http.get(f"/api/tables/{table}")).status_code for table in (first, last)]
        assert answers == [409, 401]  # set aside; and there, but not for strangers
        links = {"tables": [{"table": table, "token": "0.1.any"} for table in (first, last)]}
        mine = await s.client.request("POST", "/api/mine", body=links)
        assert (mine["tables"], mine["closed"]) == ([], [first])  # whoever has a link to it may keep it
        async with connect(f"{s.url.replace('http', 'ws')}/api/tables/{first}/socket") as socket:
            await socket.send('{"do": "hello"}')
            await socket.wait_closed()
            assert socket.close_code == 4409
        assert (await s.client.http.get("/healthz")).json()["set_aside"] == 1
        await s.client.create("toy", [person("Ada"), person("Ben")])

    serve(store, look)


def test_a_store_that_can_not_be_opened_is_told_in_one_sentence(tmp_path: Path) -> None:
    no_store = tmp_path / "games.db"
    no_store.write_bytes(b"this is no database, but it is long enough to look like a file" * 100)
    for path in (no_store, tmp_path / "games.db" / "inside"):
        told = CliRunner().invoke(app, ["serve", "--store", str(path), "--port", "0"])
        assert isinstance(told.exception, CommandError)  # which the program tells in one sentence
        assert "cannot be opened" in str(told.exception.reason.args["problem"])
        assert told.output == ""


def test_a_store_that_is_damaged_where_it_is_written_first_is_told_in_one_sentence(store: Path) -> None:
    async def scenario(s: Served) -> None:
        await s.client.create("toy", [person("Ada"), person("Ben")])

    serve(store, scenario)
    with sqlite3.connect(store) as connection:
        page = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'documents'").fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    connection.close()
    with store.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * size)
    told = CliRunner().invoke(app, ["serve", "--store", str(store), "--port", "0"])
    assert isinstance(told.exception, CommandError)
    assert "malformed" in str(told.exception.reason.args["problem"])


def test_workers_folders_and_semaphores_do_not_outlive_a_server_that_is_killed(tmp_path: Path) -> None:
    script = (
        "import asyncio, os, sys\n"
        "from bottega.server.bots.pool import Pool\n"
        "from bottega.server.bots.folder import Folder\n"
        "async def main():\n"
        "    folder = Folder()\n"
        "    print(await Pool(1, []).run(60, os.getpid), folder.path, flush=True)\n"
        "    await asyncio.sleep(600)\n"
        "if __name__ == '__main__':\n"
        "    asyncio.run(main())\n"
    )
    file = tmp_path / "server.py"
    file.write_text(script)
    server = subprocess.Popen([sys.executable, str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None
    worker, folder = server.stdout.readline().split()
    server.send_signal(signal.SIGKILL)
    _, told = server.communicate(timeout=PATIENCE)  # by whoever cleans up behind it too
    assert "leaked" not in told

    async def gone() -> None:
        async with asyncio.timeout(PATIENCE):
            while _alive(int(worker)):
                await asyncio.sleep(0.05)

    asyncio.run(gone())
    sweep()
    assert not Path(folder).exists()


def _alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def test_a_folder_that_is_held_is_not_swept() -> None:
    folder = Folder()
    sweep()
    assert (folder.path / LOCK).exists()
    assert folder.path.name.startswith(PREFIX)
    assert folder.path.parent == Path(tempfile.gettempdir())
    folder.end()
    assert not folder.path.exists()


def test_a_folder_that_another_sweeps_while_it_is_made_is_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several processes of a server begin at once, and each sweeps."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    acquire, swept = FileLock.acquire, list[Path]()

    def late(lock: FileLock, *how: Any, **where: Any) -> Any:
        folder = Path(lock.lock_file).parent
        if len(swept) < 3:
            swept.append(folder)
            shutil.rmtree(folder)
            raise FileNotFoundError(lock.lock_file)
        return acquire(lock, *how, **where)

    with monkeypatch.context() as beside:
        beside.setattr(FileLock, "acquire", late)
        folder = Folder()
    assert len(swept) == 3
    assert folder.path not in swept
    sweep()
    assert (folder.path / LOCK).exists()
    folder.end()


def test_folders_of_other_users_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their lock may be a link to something of ours."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    games = tmp_path / "games.db"
    games.write_text("all our games")
    theirs = [tmp_path / f"{PREFIX}{number}" for number in range(2)]
    for folder in theirs:
        folder.mkdir()
    (theirs[0] / LOCK).symlink_to(games)
    (theirs[1] / LOCK).touch()
    me = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: me + 1)
    sweep()
    assert games.read_text() == "all our games"
    assert all(folder.exists() for folder in theirs)


def test_the_folder_where_processes_meet_is_held_and_swept_too(monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[Path] = []

    class Meeting:
        def __init__(self, _settings: Settings, _listening: object, folder: Path) -> None:
            met.append(folder)

        def run(self, _on_start: object) -> None:
            sweep()
            assert (met[0] / LOCK).exists()

    async def opens(_url: str) -> None:
        """It does."""

    monkeypatch.setattr(processes, "Watch", Meeting)
    monkeypatch.setattr(processes, "_try_store", opens)
    processes.serve_many(Settings(port=0, workers=2))
    assert not met[0].exists()


class Watch:
    """A machine's clock that can be set, and the time that passes whatever it shows."""

    def __init__(self) -> None:
        self.wall = 1_000_000.0
        self.passed = 50.0

    def wait(self, seconds: float) -> None:
        self.wall += seconds
        self.passed += seconds


def test_time_never_goes_back_and_what_is_skipped_is_told() -> None:
    watch = Watch()
    skipped: list[tuple[float, float]] = []
    steady = Steady(lambda: watch.wall, lambda: watch.passed)
    steady.skipped = lambda begin, until: skipped.append((begin, until))
    watch.wait(100)
    assert steady() == 1_000_100
    watch.wall += 86_400
    assert steady() == 1_086_500
    assert skipped == [(1_000_100, 1_086_500)]
    watch.wall -= 86_400
    watch.wait(100)
    assert steady() == pytest.approx(1_086_595)  # a little slower, until the machine has caught up
    watch.wait(10_000_000)
    assert steady() == watch.wall
    assert len(skipped) == 1


def test_a_clock_set_forwards_costs_nobody_the_seat(tmp_path: Path) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", clock=ClockSettings(kind="move", seconds=3600))
        await e.play_any(table, 0)
        e.house.downtimes.skipped(e.time, e.time + 86_400)
        e.time += 86_400
        await e.driver.tick()
        assert table.persons == [0, 1]
        await e.house.downtimes.beat()
        e.time += 3601
        await e.driver.tick()
        assert table.persons == [0]

    spend(tmp_path / "games.db", scenario)


async def hearing(store: Store, wanted: bool) -> None:
    while store.hears != wanted:
        await asyncio.sleep(0.05)


def test_a_line_to_the_database_that_is_dead_is_noticed(cluster: str) -> None:
    from serving import new_database

    from bottega.store.postgres import PostgresStore

    url = new_database(cluster, f"echo_{os.getpid()}")

    async def scenario() -> None:
        store = PostgresStore(url)
        await store.open()
        missed = asyncio.Event()
        await store.listen(lambda *_: missed.set(), lambda _text: None)
        try:
            async with asyncio.timeout(PATIENCE):
                await hearing(store, True)
                store._line._transport.pause_reading()  # as if the other end had been unplugged
                await hearing(store, False)
                await missed.wait()  # all tables are looked at again
                await hearing(store, True)
        finally:
            await store.close()

    asyncio.run(scenario())
