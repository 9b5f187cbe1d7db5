"""Several processes on one PostgreSQL: `python benchmarks/server_many.py [cost] [kills]`.

What a move costs with two processes beside one, by processor time: this machine's cores also run the people and the
database. And what people notice when processes and the database are killed under load.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import pwd
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

import asyncpg
import server
import server_crash
import server_load
import server_script

from bottega.server.operating.siblings import knock

COST_BAR, GAIN_BAR, GAP_BAR = 1.15, 1.7, 2.0
Found = dict[str, Any]


class Database:
    """A PostgreSQL of its own, which writes durably and can be killed."""

    def __init__(self, folder: Path) -> None:
        self._bin = sorted(Path("/usr/lib/postgresql").glob("*/bin"))[-1]
        self._folder = folder
        self._user = pwd.getpwnam("postgres").pw_name if os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(folder, self._user)
        self._run("initdb", "-U", "bottega", "-A", "trust", "-E", "UTF8")

    def _run(self, program: str, *how: str) -> None:
        command = [str(self._bin / program), "-D", str(self._folder / "data"), *how]
        subprocess.run(command, check=True, user=self._user, cwd=self._folder, stdout=subprocess.DEVNULL)

    def start(self) -> None:
        options = f"-c listen_addresses='' -c unix_socket_directories='{self._folder}' -c max_connections=100"
        self._run("pg_ctl", "-o", options, "-l", str(self._folder / "log"), "-w", "start")

    def kill(self) -> None:
        """All of its processes end at once, and it recovers when it is started again."""
        self._run("pg_ctl", "-m", "immediate", "-w", "stop")

    def make(self, name: str) -> str:
        async def create() -> None:
            connection = await asyncpg.connect(f"postgresql://bottega@/postgres?host={self._folder}")
            await connection.execute(f'CREATE DATABASE "{name}"')
            await connection.close()

        asyncio.run(create())
        return f"postgresql://bottega@/{name}?host={self._folder}"


@contextlib.contextmanager
def database() -> Iterator[Database]:
    folder = Path(tempfile.mkdtemp(prefix="bottega-pg-"))
    folder.chmod(0o755)
    made = Database(folder)
    made.start()
    try:
        yield made
    finally:
        with contextlib.suppress(subprocess.CalledProcessError):
            made.kill()
        shutil.rmtree(folder, ignore_errors=True)


def measure_cost(seconds: float, tables: int, rounds: int, title: str, think: float) -> bool:
    """One process, and two with twice as many tables, in turns: each process has as much to do.

    Where the machine is too small for that, people who think for a while see to it: a process that gets fewer moves
    at a time pays more for each.
    """
    asked: Found = {"seconds": seconds, "title": title, "light": True, "think": think}
    asked["length"] = len(server_script.record(title, light=True).steps)
    costs: list[float] = []
    gains: list[float] = []
    with database() as kept:
        ports = server.free_port(), server.free_port()
        one = server.bottega(kept.make("one"), ports[0])
        two = server.bottega(kept.make("two"), ports[1], workers=2)
        with one as single, two as double:
            for turn in range(rounds):
                asked["first"] = turn * 2 * tables
                found = [
                    server.run_load(ports[0], pid=single.pid, tables=tables, **asked),
                    server.run_load(ports[1], pid=double.pid, tables=2 * tables, **asked),
                ]
                for name, told in zip(("one", "two"), found, strict=True):
                    _print(name, told)
                costs.append(found[1]["cpu_us"] / found[0]["cpu_us"])
                gains.append(found[0]["busiest_us"] / found[1]["busiest_us"])
    cost, gain = median(costs), median(gains)
    print(f"  processor time a move, two processes beside one: {_range(costs)}, bar {COST_BAR}")
    print(f"  moves a second until the busiest process is full, two beside one: {_range(gains)}, bar {GAIN_BAR}")
    return cost <= COST_BAR and gain >= GAIN_BAR


def _range(found: list[float]) -> str:
    return f"{median(found):.2f} ({min(found):.2f}–{max(found):.2f})"


def _print(name: str, told: Found) -> None:
    print(
        f"  {name}: {told['per_second']:6.0f} moves/s, {told['cpu_us']:5.0f} µs of processor a move, "
        f"the busiest process {told['busiest_us']:5.0f} (people {told['client_us']:4.0f}), "
        f"p50 {told['p50_ms']:.0f} ms, p99 {told['p99_ms']:.0f} ms",
        flush=True,
    )


async def _kill_all(
    process: subprocess.Popen[bytes], url: str, store: str, kept: Database, tables: int, kills: int, crashes: int
) -> tuple[Found, float]:
    dice = random.Random(1)
    journal, over = server_crash.Journal(), asyncio.Event()
    loading = asyncio.create_task(server_crash._load(url, "stanza", tables, journal, over, bots=True))
    await _enough(journal, 3 * tables)
    journal.gaps.clear()
    await _enough(journal, 20 * tables)
    print(f"    nobody killed: the longest a table waited was {max(journal.gaps.values()):.1f} s", flush=True)
    todo = ["process"] * kills + ["database"] * crashes
    dice.shuffle(todo)
    gaps: list[float] = []
    for what in todo:
        await _all_up(store)  # who kills the last one that serves measures how long a start takes
        before = len(journal.acknowledged)
        journal.gaps.clear()
        if what == "process":
            os.kill(dice.choice(server_load.children(process.pid)), signal.SIGKILL)
        else:
            await asyncio.to_thread(kept.kill)
            await asyncio.to_thread(kept.start)
            journal.last = dict.fromkeys(journal.last, time.monotonic())  # from here on it is ours
            journal.gaps.clear()
        await _all_moved(journal, time.monotonic())
        await _enough(journal, before + 4 * tables)
        longest = max(journal.gaps.values(), default=0.0)
        print(f"    {what} killed: the longest a table waited was {longest:.1f} s", flush=True)
        gaps.append(longest)
        await asyncio.sleep(dice.uniform(0, 0.5))
    over.set()
    ids = await loading
    return await server_crash.check(store, ids, journal), max(gaps)


async def _all_up(store: str) -> None:
    """Wait until two processes serve. What one that has died was just writing may hold its lease for a while."""
    connection = await asyncpg.connect(store)
    held = "SELECT address FROM processes WHERE until > now() AND address > ''"
    while sum(knock(row[0]) for row in await connection.fetch(held)) < 2:
        await asyncio.sleep(0.1)
    await connection.close()


async def _enough(journal: server_crash.Journal, moves: int) -> None:
    until = time.monotonic() + 60
    while len(journal.acknowledged) < moves and time.monotonic() < until:
        await asyncio.sleep(0.02)


async def _all_moved(journal: server_crash.Journal, since: float) -> None:
    """Wait until somebody has moved at every table that is played."""
    while any(last <= since for last in journal.last.values()) and time.monotonic() < since + 60:
        await asyncio.sleep(0.02)


def measure_kills(kills: int, crashes: int, tables: int) -> bool:
    os.environ["BOTTEGA_BOT_PACE"] = "0"  # a bot of several decisions else makes its table wait by itself
    with database() as kept:
        store, port = kept.make("kills"), server.free_port()
        with server.bottega(store, port, workers=2) as process:
            found, gap = asyncio.run(
                _kill_all(process, f"http://127.0.0.1:{port}", store, kept, tables, kills, crashes)
            )
    print(
        f"{kills} kills of one of two processes and {crashes} of the database at {tables} tables with a bot each: "
        f"{found['acknowledged']} moves acknowledged, {found['lost']} lost, {found['doubled']} doubled; "
        f"no table waited longer than {gap:.1f} s, after the death of a process or the return of the database "
        f"(bar {GAP_BAR:.0f} s)"
    )
    return bool(found["acknowledged"]) and not (found["lost"] or found["doubled"]) and gap <= GAP_BAR


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", default=["cost", "kills"])
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--title", default="florence")
    parser.add_argument("--think", type=float, default=0.0, help="seconds before a move")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--crashes", type=int, default=5)
    asked = parser.parse_args()
    met = {}
    if "cost" in asked.what:
        met["cost"] = measure_cost(asked.seconds, asked.tables, asked.rounds, asked.title, asked.think)
    if "kills" in asked.what:
        met["kills"] = measure_kills(asked.kills, asked.crashes, min(asked.tables, 12))
    for name, passed in met.items():
        print(f"{name:7} {'met' if passed else 'NOT MET'}")
    sys.exit(0 if all(met.values()) else 1)


if __name__ == "__main__":
    main()
