"""Run the tests again and again beside busy processes: a test that waits by the clock, or races, fails here first.

    python tools/steady.py                       all tests, three times, as many busy processes as cores
    python tools/steady.py --times 5 tests/web   one room, five times
    python tools/steady.py --busy 8 tests/tables

The exit code is 1 if any test failed in any of the runs.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager


def _toil() -> None:
    while True:
        sum(range(10_000))


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """So many processes that want the processor all the time."""
    toiling = [multiprocessing.Process(target=_toil, daemon=True) for _ in range(processes)]
    for process in toiling:
        process.start()
    try:
        yield
    finally:
        for process in toiling:
            process.kill()
            process.join()


def run(tests: list[str]) -> bool:
    command = [sys.executable, "-m", "pytest", "-n", "auto", "--dist", "worksteal", "-q", *tests]
    return subprocess.run(command, check=False).returncode == 0


def main() -> None:
    parser = argparse.ArgumentParser(description="Run tests beside busy processes, again and again.")
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--busy", type=int, default=os.cpu_count() or 1, help="busy processes [default: one a core]")
    parser.add_argument("tests", nargs="*", help="files, folders or options for pytest [default: all tests]")
    asked, options = parser.parse_known_args()
    passed = []
    for number in range(1, asked.times + 1):
        print(f"Run {number} of {asked.times} beside {asked.busy} busy processes", flush=True)
        begun = time.monotonic()
        with busy(asked.busy):
            passed.append(run([*asked.tests, *options]))
        print(f"  {'passed' if passed[-1] else 'failed'} in {time.monotonic() - begun:.0f} s", flush=True)
    print(f"{passed.count(True)} of {asked.times} runs passed.")
    sys.exit(0 if all(passed) else 1)


if __name__ == "__main__":
    main()
