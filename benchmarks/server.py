"""What the server can do, beside a bare one: `python benchmarks/server.py [load] [crash] [slow] [reopen] [visits]`.

Both servers run at once and are loaded in turns, so that they meet the same machine; the compiled build is served, as a
release is. The exit code tells whether every bar was met.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from statistics import median
from typing import Any

import builds
import msgspec
import server_crash
import server_crowd
import server_load
import server_script

HERE = Path(__file__).parent
LIGHT_BAR, FULL_BAR = 0.75, 0.6
TITLES = ("florence", "fresco", "stanza")
BOTHERSOME = 50  # clients that are slow, silent or drop off
SLOWED = 1.5  # how much longer moves may take beside them, and a few milliseconds
REOPEN_SECONDS = 10.0
Loaded = dict[str, Any]  # what `server_load.py` prints
UNLIMITED = {
    "BOTTEGA_REQUESTS_PER_SECOND": "1000000",
    "BOTTEGA_REQUESTS_PER_MINUTE": "10000000",
    "BOTTEGA_MESSAGES_PER_SECOND": "1000000",
    "BOTTEGA_MESSAGES_PER_MINUTE": "10000000",
    "BOTTEGA_SOCKETS_PER_ADDRESS": "1000000",
    "BOTTEGA_CONNECTIONS_PER_ADDRESS": "1000000",
    "BOTTEGA_WORK_PER_MINUTE": "1000000",
    "BOTTEGA_WORK_SHARE": "1000",
    "BOTTEGA_TABLES_PER_MINUTE": "10000000",
    "BOTTEGA_TABLES_PER_HOUR": "10000000",
    "BOTTEGA_COMPILE": "0",
}


@cache
def served_build() -> Path:
    """The package that is served: the compiled one, unless BOTTEGA_BENCH_PLAIN asks for the sources."""
    return builds.PLAIN if os.environ.get("BOTTEGA_BENCH_PLAIN") else builds.compiled()


_held: list[socket.socket] = []  # bound, not listening: nobody else is given these ports while a server is down


def free_port() -> int:
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("", 0))  # every address: attackers come from others of this machine
    _held.append(held)
    port: int = held.getsockname()[1]
    return port


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    while True:
        if process.poll() is not None:
            raise SystemExit(f"the server ended with code {process.returncode}")
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.02)


def start(
    store: str, port: int, limited: bool = False, build: Path | None = None, workers: int = 1
) -> subprocess.Popen[bytes]:
    """A server of Bottega that answers."""
    environment = {**os.environ, "PYTHONPATH": str(build or served_build())}
    process = subprocess.Popen(
        [
            *(sys.executable, "-c", "from bottega.cli import main; main()", "serve"),
            *("--port", str(port), "--store", store, "--workers", str(workers)),
        ],
        env=environment if limited else {**environment, **UNLIMITED},
        stdout=subprocess.PIPE,
    )
    assert process.stdout is not None
    if not process.stdout.readline():  # it says where it is to be found once it listens
        raise SystemExit(f"the server ended with code {process.wait()}")
    return process


@contextlib.contextmanager
def bottega(
    store: str, port: int, limited: bool = False, build: Path | None = None, workers: int = 1
) -> Iterator[subprocess.Popen[bytes]]:
    process = start(store, port, limited, build, workers)
    try:
        yield process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(15)
        if process.poll() is None:
            process.kill()
            process.wait()


@contextlib.contextmanager
def bare(script: Path, store: str, port: int) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen([sys.executable, str(HERE / "server_bare.py"), str(script), store, str(port)])
    try:
        wait_for(port, process)
        yield process
    finally:
        process.kill()
        process.wait()


def settle(process: subprocess.Popen[bytes]) -> None:
    """Wait until a server has done what it does at a start."""
    used = -1.0
    while (now := server_load.processor_seconds(process.pid)) - used > 0.02:
        used = now
        time.sleep(1.0)


def run_load(port: int, **asked: Any) -> dict[str, Any]:
    told = {"url": f"http://127.0.0.1:{port}", "script": None, **asked}
    done = subprocess.run(
        [sys.executable, str(HERE / "server_load.py"), json.dumps(told)], check=True, stdout=subprocess.PIPE
    )
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def measure_load(seconds: float, tables: int, rounds: int, titles: Iterable[str]) -> bool:
    """Throughput and latency beside the bare server.

    The page's sockets carry positions in words besides, which the bare server only copies: their bar is lower.
    """
    print(f"{tables} tables of three people; each move on disk (fsync) before it is acknowledged")
    met = [
        _measure_title(seconds, tables, rounds, title, light) >= (LIGHT_BAR if light else FULL_BAR)
        for light in (True, False)
        for title in titles
    ]
    return all(met)


def _measure_title(seconds: float, tables: int, rounds: int, title: str, light: bool) -> float:
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "script.json"
        recorded = server_script.record(title, light)
        script.write_bytes(msgspec.json.encode(recorded))
        sizes = [len(push) for step in recorded.steps for push in step["pushes"]]
        label = "light sockets, as the client uses" if light else "full sockets, as the page uses"
        print(f"\n{title}, {label}: {sum(sizes) // len(sizes)} bytes a push, three pushes a move")
        asked: dict[str, Any] = {"tables": tables, "seconds": seconds, "title": title, "light": light}
        asked["length"] = len(recorded.steps)
        ports = free_port(), free_port()
        shares: list[float] = []
        costs: list[float] = []
        with bare(script, f"{folder}/bare.db", ports[0]) as one, bottega(f"{folder}/games.db", ports[1]) as other:
            settle(other)
            for turn in range(rounds):
                asked["first"] = turn * tables
                found = {
                    "bare": run_load(ports[0], pid=one.pid, script=str(script), **asked),
                    "bottega": run_load(ports[1], pid=other.pid, **asked),
                }
                for name, told in found.items():
                    _print_load(name, told)
                shares.append(found["bottega"]["per_second"] / found["bare"]["per_second"])
                costs.append(found["bare"]["cpu_us"] / found["bottega"]["cpu_us"])
        share = median(shares)
        print(
            f"  share of the bare server's throughput: {share:.0%} (bar: {LIGHT_BAR if light else FULL_BAR:.0%}); by "
            f"processor time a move, which counts on a machine that others use: {median(costs):.0%}"
        )
        return share


def in_turns(before: Path, after: Path, title: str, seconds: float, rounds: int) -> list[tuple[Loaded, Loaded]]:
    """Two builds of the server at once, loaded in turns over light sockets: what each round came to."""
    asked: dict[str, Any] = {"tables": 30, "seconds": seconds, "title": title, "light": True}
    asked["length"] = len(server_script.record(title, light=True).steps)
    found: list[tuple[Loaded, Loaded]] = []
    with tempfile.TemporaryDirectory() as folder:
        ports = free_port(), free_port()
        one = bottega(f"{folder}/before.db", ports[0], build=before)
        other = bottega(f"{folder}/after.db", ports[1], build=after)
        with one as earlier, other as later:
            settle(later)
            for turn in range(rounds):
                asked["first"] = turn * asked["tables"]
                taken = run_load(ports[0], pid=earlier.pid, **asked), run_load(ports[1], pid=later.pid, **asked)
                found.append(taken)
    return found


def _print_load(name: str, found: dict[str, Any]) -> None:
    print(
        f"  {name:8} {found['per_second']:7.0f} moves/s   p50 {found['p50_ms']:6.1f} ms   p99 {found['p99_ms']:6.1f} ms"
        f"   {found['cpu_us']:5.0f} µs of processor a move (and the people {found['client_us']:4.0f} µs)"
        f"   refused {found['refused']}",
        flush=True,
    )


def measure_crash(kills: int, tables: int, title: str) -> bool:
    """Nothing acknowledged is lost, nothing is played twice, every table replays."""
    with tempfile.TemporaryDirectory() as folder:
        store, port = Path(folder) / "games.db", free_port()
        found = server_crash.crash(
            lambda: start(str(store), port), f"http://127.0.0.1:{port}", store, title, tables, kills
        )
    print(
        f"{kills} times kill -9 under load at {tables} tables: {found['acknowledged']} moves acknowledged, "
        f"{found['lost']} lost, {found['doubled']} doubled, {found['set_aside']} tables that do not replay "
        f"({found['resent']} moves resent)"
    )
    return bool(found["acknowledged"]) and not (found["lost"] or found["doubled"] or found["set_aside"])


def measure_slow(seconds: float, title: str) -> bool:
    """People's moves without and beside clients that are slow, silent or drop off, on the same tables.

    The usual limits hold; the bothersome ones come from an address of their own, as they would.
    """
    found: dict[int, dict[str, Any]] = {}
    for bothersome in (0, BOTHERSOME, 0, BOTHERSOME):
        with tempfile.TemporaryDirectory() as folder:
            port = free_port()
            with bottega(f"{folder}/games.db", port, limited=True) as process:
                settle(process)
                told = server_crowd.beside(f"http://127.0.0.1:{port}", title, 12, seconds, bothersome)
        print(
            f"  beside {bothersome:3} slow, silent or dropping clients: {told['moves']} moves, "
            f"p50 {told['p50_ms']:.1f} ms, p99 {told['p99_ms']:.1f} ms",
            flush=True,
        )
        best = found.setdefault(bothersome, told)
        found[bothersome] = {name: min(best[name], told[name]) for name in told}
    alone, beside = found[0], found[BOTHERSOME]
    return bool(beside["p50_ms"] < SLOWED * alone["p50_ms"] + 5 and beside["p99_ms"] < SLOWED * alone["p99_ms"] + 20)


def measure_reopen(tables: int, title: str) -> bool:
    """Tables in mid-game: from the start of the server until somebody has come back to every one of them."""
    with tempfile.TemporaryDirectory() as folder:
        store, port = Path(folder) / "games.db", free_port()
        made = server_crowd.fill(store, title, tables, 100)
        opened = server_crowd.open_all(store, served_build())
        begun = time.perf_counter()
        with bottega(str(store), port) as process:
            answering = time.perf_counter() - begun
            server_crowd.reopen(port, made)
            taken = time.perf_counter() - begun
            used = server_load.processor_seconds(process.pid)
    print(
        f"  {tables} tables of 100 moves reopened over sockets {taken:.1f} s after the server was started "
        f"(bar: {REOPEN_SECONDS:.0f} s); it answered after {answering:.1f} s and used {used:.1f} s of processor; "
        f"without people who come, all are open after {opened:.1f} s"
    )
    return taken < REOPEN_SECONDS


def measure_visits(visits: int, title: str) -> bool:
    """What opening a socket at an open table costs the server, with the greeting and the end; there is no bar."""
    with tempfile.TemporaryDirectory() as folder:
        store, port = Path(folder) / "games.db", free_port()
        made = server_crowd.fill(store, title, 20, 100)
        with bottega(str(store), port) as process:
            settle(process)
            server_crowd.visit(port, made, visits // 10)  # by now all tables are open
            begun = server_load.processor_seconds(process.pid)
            server_crowd.visit(port, made, visits)
            used = server_load.processor_seconds(process.pid) - begun
    print(f"  a socket that is opened, greeted and ended costs {1e6 * used / visits:.0f} µs of processor")
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", default=["load", "crash", "slow", "reopen", "visits"])
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--title", help="load with this title alone")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--reopened", type=int, default=1000)
    parser.add_argument("--visits", type=int, default=3000)
    asked = parser.parse_args()
    one = asked.title or "florence"
    titles = TITLES if asked.title is None else (one,)
    measures: dict[str, Callable[[], bool]] = {
        "load": lambda: measure_load(asked.seconds, asked.tables, asked.rounds, titles),
        "crash": lambda: measure_crash(asked.kills, min(asked.tables, 30), one),
        "slow": lambda: measure_slow(asked.seconds, one),
        "reopen": lambda: measure_reopen(asked.reopened, one),
        "visits": lambda: measure_visits(asked.visits, one),
    }
    met = {name: measures[name]() for name in asked.what}
    for name, passed in met.items():
        print(f"{name:7} {'met' if passed else 'NOT MET'}")
    sys.exit(0 if all(met.values()) else 1)


if __name__ == "__main__":
    main()
