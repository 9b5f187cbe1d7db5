"""Run a command and show in one line that it goes on: what it is about, how long it has taken, what it said last.

python tools/progress.py "Installing Bottega" command arguments ...

All it said is shown only if it fails.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from threading import Thread

BEAT = 0.25  # seconds between two looks


def follow(process: subprocess.Popen[str], said: list[str]) -> None:
    assert process.stdout is not None
    said.extend(line.rstrip() for line in process.stdout)


def told(what: str, begun: float, said: list[str], width: int) -> str:
    latest = next((line.strip() for line in reversed(said) if line.strip() and "WARNING" not in line), "")
    return f"{what} ... {time.monotonic() - begun:.0f} s  {latest}"[: width - 1]


def main() -> int:
    what, *command = sys.argv[1:]
    begun = time.monotonic()
    said: list[str] = []
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    reader = Thread(target=follow, args=(process, said), daemon=True)
    reader.start()
    moving = sys.stdout.isatty()
    if not moving:
        print(f"{what} ...", end="", flush=True)
    while reader.is_alive():
        reader.join(BEAT)
        if moving:
            width = shutil.get_terminal_size().columns
            print("\r" + told(what, begun, said, width).ljust(width - 1), end="", flush=True)
    code = process.wait()
    done = f"{what} ... {'failed' if code else f'{time.monotonic() - begun:.0f} s'}"
    print("\r" + done.ljust(shutil.get_terminal_size().columns - 1) if moving else done.removeprefix(f"{what} ..."))
    if code:
        print("\n".join(said), file=sys.stderr)
    return code


if __name__ == "__main__":
    raise SystemExit(main())
