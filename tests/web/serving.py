"""The server as its own process, for tests and pictures."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import patience
from ports import HeldPort

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 1000 * patience.PATIENCE  # milliseconds until a test says that something did not come


class Server:
    """`bottega serve` as a process of its own, which can be killed and started again.

    `compiled`: it takes the compiled engine if there is one, as people's servers do.
    """

    def __init__(self, folder: Path, python: str = sys.executable, compiled: bool = False) -> None:
        self.python = python
        self.compiled = compiled
        self.store = folder / "tables.db"
        self.log = folder / "server.log"
        self._port = HeldPort()
        self.address = f"http://127.0.0.1:{self._port.number}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {
            **os.environ,
            "BOTTEGA_REQUESTS_PER_SECOND": "1000",
            "BOTTEGA_REQUESTS_PER_MINUTE": "50000",
            "BOTTEGA_TABLES_PER_HOUR": "50000",
            "BOTTEGA_MESSAGES_PER_SECOND": "1000",
            "BOTTEGA_MESSAGES_PER_MINUTE": "50000",
            "BOTTEGA_BOT_PACE": "0",
            **({} if self.compiled else {"BOTTEGA_COMPILE": "0"}),
        }
        program = ("-m", "bottega") if self.compiled else ("-c", "from bottega.cli import main; main()")
        command = [
            self.python,
            *program,
            "serve",
            "--port",
            str(self._port.number),
            "--store",
            str(self.store),
        ]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command, env=environment, stdout=subprocess.PIPE, stderr=log, start_new_session=True
            )
        assert self._process.stdout is not None
        # It says where it is to be found once it listens.
        assert self._process.stdout.readline(), f"the server did not start:\n{self.log.read_text()}"

    def kill(self) -> None:
        """Pull the plug: no farewell, no clean end."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            with self._process:  # waits, and closes what it would have said
                self._process = None

    def end(self) -> None:
        self.kill()
        self._port.release()
