"""What the server can do, beside a bare one: `python benchmarks/server.py [load|crash|slow|reopen] [--seconds 8]`."""

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
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import server_crash
import server_crowd
import server_load
import server_script

HERE = Path(__file__).parent
BAR = 0.5
UNLIMITED = {
    "BOTTEGA_REQUESTS_PER_SECOND": "1000000",
    "BOTTEGA_REQUESTS_PER_MINUTE": "10000000",
    "BOTTEGA_MESSAGES_PER_SECOND": "1000000",
    "BOTTEGA_MESSAGES_PER_MINUTE": "10000000",
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        if process.poll() is not None:
            raise SystemExit(f"the server ended with code {process.returncode}")
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.02)
    raise SystemExit("the server does not answer")


def start(store: str, port: int, **environment: str) -> subprocess.Popen[bytes]:
    """A server of Bottega that answers."""
    process = subprocess.Popen(
        [sys.executable, "-c", "from bottega.cli import main; main()", "serve", "--port", str(port), "--store", store],
        env={**os.environ, **UNLIMITED, **environment},
        stdout=subprocess.DEVNULL,
    )
    wait_for(port, process)
    return process


@contextlib.contextmanager
def bottega(store: str, port: int, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    process = start(store, port, **environment)
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
    told = {"url": f"http://127.0.0.1:{port}", **asked}
    done = subprocess.run(
        [sys.executable, str(HERE / "server_load.py"), json.dumps(told)], check=True, stdout=subprocess.PIPE
    )
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def measure_load(seconds: float, tables: int, title: str, rounds: int) -> bool:
    """Throughput and latency beside the bare server, in alternation so that both meet the same machine."""
    passed = True
    print(f"{tables} tables of three people at {title}; each move on disk (fsync) before it is acknowledged")
    for light in (True, False):
        with tempfile.TemporaryDirectory() as folder:
            script = Path(folder) / "script.json"
            steps = server_script.record(title, light)
            script.write_text(json.dumps(steps))
            sizes = [len(push) for step in steps for push in step["pushes"]]
            label = "light" if light else "full"
            print(f"\n{label} sockets: {sum(sizes) // len(sizes)} bytes a push, three pushes a move")
            asked: dict[str, Any] = {"tables": tables, "seconds": seconds, "title": title, "light": light}
            shares: list[float] = []
            for turn in range(rounds):
                results: dict[str, dict[str, Any]] = {}
                port = free_port()
                with bare(script, f"{folder}/bare-{turn}.db", port) as process:
                    results["bare"] = run_load(port, pid=process.pid, script=str(script), **asked)
                port = free_port()
                with bottega(f"{folder}/games-{turn}.db", port) as process:
                    settle(process)
                    results["bottega"] = run_load(port, pid=process.pid, **asked)
                for name, found in results.items():
                    print(
                        f"  {name:8} {found['per_second']:7.0f} moves/s   p50 {found['p50_ms']:6.1f} ms   "
                        f"p99 {found['p99_ms']:6.1f} ms   {found['cpu_us']:5.0f} µs of processor a move "
                        f"(and the people {found['client_us']:4.0f} µs)   "
                        f"refused {found['refused']}"
                    )
                shares.append(results["bottega"]["per_second"] / results["bare"]["per_second"])
            share = sorted(shares)[len(shares) // 2]
            print(f"  share of the bare server's throughput: {share:.0%} (bar: {BAR:.0%})")
            passed = passed and (share >= BAR or not light)
    return passed


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
    """People's moves beside 150 clients that are slow, silent or drop off, on the same tables."""
    found: dict[int, dict[str, Any]] = {}
    for bothersome in (0, 150):
        with tempfile.TemporaryDirectory() as folder:
            port = free_port()
            with bottega(f"{folder}/games.db", port) as process:
                settle(process)
                found[bothersome] = server_crowd.beside(f"http://127.0.0.1:{port}", title, 20, seconds, bothersome)
        told = found[bothersome]
        print(
            f"  beside {bothersome:3} slow, silent or dropping clients: {told['moves']} moves, "
            f"p50 {told['p50_ms']:.1f} ms, p99 {told['p99_ms']:.1f} ms"
        )
    return bool(found[150]["p50_ms"] < 3 * found[0]["p50_ms"] + 20)


def measure_reopen(tables: int, title: str) -> bool:
    """A thousand tables in mid-game, all come back to after a restart."""
    with tempfile.TemporaryDirectory() as folder:
        store, port = Path(folder) / "games.db", free_port()
        made = server_crowd.fill(store, title, tables, 100)
        with bottega(str(store), port) as process:
            settle(process)
            taken = server_crowd.reopen(f"http://127.0.0.1:{port}", made)
    print(f"  {tables} tables of 100 moves reopened over sockets in {taken:.1f} s (bar: 10 s)")
    return taken < 10


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", default=["load", "crash", "slow", "reopen"])
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--title", default="florence")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--kills", type=int, default=20)
    asked = parser.parse_args()
    passed = True
    if "load" in asked.what:
        passed = measure_load(asked.seconds, asked.tables, asked.title, asked.rounds) and passed
    if "crash" in asked.what:
        passed = measure_crash(asked.kills, min(asked.tables, 30), asked.title) and passed
    if "slow" in asked.what:
        passed = measure_slow(asked.seconds, asked.title) and passed
    if "reopen" in asked.what:
        passed = measure_reopen(1000, asked.title) and passed
    sys.exit(0 if passed else 1)


if __name__ == "__main__":
    main()
