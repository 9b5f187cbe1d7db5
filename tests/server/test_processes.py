"""Several processes on one port, as `bottega serve --workers` begins them: they share tables, and one may die."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest
from patience import PATIENCE
from ports import HeldPort
from serving import PLENTY, new_database

from bottega.client import Client, Lost, Made, Refused, Seat, bot, person
from bottega.server.operating import processes
from bottega.server.operating.door import listen
from bottega.server.operating.settings import Settings
from bottega.store import StoreError

ROOT = Path(__file__).parent.parent.parent


@contextmanager
def workers(url: str, count: int) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server of so many processes, and where it is."""
    with HeldPort() as port:
        plenty = {f"BOTTEGA_{name.upper()}": str(value) for name, value in PLENTY.items()}
        program = "import toy; from bottega.cli import main; main()"
        asked = ["serve", "--workers", str(count), "--port", str(port), "--store", url]
        process = subprocess.Popen(
            [sys.executable, "-c", program, *asked],
            env={**os.environ, **plenty, "BOTTEGA_TITLES": "toy", "PYTHONPATH": str(ROOT / "tests")},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert process.stdout is not None
            assert "is running" in process.stdout.readline()
            yield process, f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            assert process.wait(PATIENCE) == 0
            if process.stdout is not None:
                process.stdout.close()


def children(process: int) -> list[int]:
    """The processes that serve: those that a process has begun which listen at its socket."""
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(process)], capture_output=True, text=True, check=True)
    pids = [int(line) for line in found.stdout.split()]
    return [pid for pid in pids if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


async def stubborn(seat: Seat, moves: list[str], enough: int) -> None:
    """Plays on whatever happens, until so many moves of the table are acknowledged."""
    while len(moves) < enough:
        try:
            await seat.open()
            async for game in seat.turns():
                await seat.play(game.moves[0])
                moves.append(game.moves[0])
                if len(moves) >= enough:
                    break
        except (Lost, OSError):
            await asyncio.sleep(0.05)
        except Refused as refused:
            # What the dead process was just writing may show only when somebody writes there.
            if refused.rule != "table-stale":
                raise
        finally:
            await seat.close()


async def at_table(url: str, made: Made, moves: list[str], enough: int) -> None:
    """Two people play until one of them has made the last of so many moves."""
    playing = [asyncio.create_task(stubborn(Seat(url, made.table, token), moves, enough)) for token in made.tokens[:2]]
    done, left = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for task in left:
        task.cancel()
    for task in done:
        task.result()


def test_one_of_several_processes_dies_and_its_tables_go_on(cluster: str) -> None:
    url = new_database(cluster, f"workers_{os.getpid()}")

    async def leases() -> int:
        connection = await asyncpg.connect(url)
        try:
            return int(await connection.fetchval("SELECT count(*) FROM processes WHERE until > now()"))
        finally:
            await connection.close()

    async def scenario(process: subprocess.Popen[str], address: str) -> None:
        async with asyncio.timeout(PATIENCE), Client(address) as client:
            made: list[Made] = [
                await client.create("stanza", [person("Ada"), person("Ben"), bot("random")]) for _ in range(4)
            ]
            moves: list[list[str]] = [[] for _ in made]
            playing = [asyncio.create_task(at_table(address, *each, 24)) for each in zip(made, moves, strict=True)]
            while min(map(len, moves)) < 3:
                await asyncio.sleep(0.01)
            os.kill(children(process.pid)[0], signal.SIGKILL)
            await asyncio.gather(*playing)  # bots too: people would else wait for them for ever
            while await leases() != 2:  # another process has taken the place
                await asyncio.sleep(0.05)
            figures = (await client.http.get("/metrics")).text
            created = next(line for line in figures.splitlines() if 'kind="create"' in line)
            assert float(created.split()[-1]) == 4.0  # whichever process counted them

    with workers(url, 2) as (process, address):
        assert len(children(process.pid)) == 2
        asyncio.run(scenario(process, address))
    assert asyncio.run(leases()) == 0


def test_a_file_is_served_by_one_process(tmp_path: Path) -> None:
    program = [sys.executable, "-c", "from bottega.cli import main; main()", "serve", "--workers", "2"]
    done = subprocess.run([*program, "--store", str(tmp_path / "games.db")], capture_output=True, text=True)
    assert done.returncode == 1
    assert "PostgreSQL" in done.stdout + done.stderr
    assert not (tmp_path / "games.db").exists()


@pytest.mark.parametrize("count", [0, 65])
def test_how_many_processes_there_may_be(count: int) -> None:
    from bottega.server.operating.settings import SettingsError, read_settings

    with pytest.raises(SettingsError, match="workers"):
        read_settings(environment={}, given={"workers": count})


def test_a_process_whose_store_is_newer_than_it_says_so_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    """Another server may have been brought up to date meanwhile."""

    async def run(*_: object) -> None:
        raise StoreError("the store has schema version 9")

    monkeypatch.setattr(processes, "run", run)
    monkeypatch.setattr(processes, "set_up", lambda *_: None)
    told = multiprocessing.Pipe()[1]
    with HeldPort() as port, listen("127.0.0.1", port) as listening, pytest.raises(SystemExit) as ended:
        processes.work(Settings(store=str(tmp_path / "games.db")), listening, tmp_path, told)
    assert ended.value.code == 1
    assert [(record.getMessage(), record.exc_info) for record in caplog.records] == [
        ("the store has schema version 9", None)
    ]
