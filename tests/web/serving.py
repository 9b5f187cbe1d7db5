"""The server as its own process, for tests and pictures."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 20_000  # milliseconds until a test says that something did not come


class Server:
    """`bottega serve` as a process of its own, which can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.store = folder / "tables.db"
        self.log = folder / "server.log"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        environment = {
            **os.environ,
            "BOTTEGA_REQUESTS_PER_SECOND": "1000",
            "BOTTEGA_REQUESTS_PER_MINUTE": "50000",
            "BOTTEGA_MESSAGES_PER_SECOND": "1000",
            "BOTTEGA_MESSAGES_PER_MINUTE": "50000",
        }
        command = [
            sys.executable,
            "-c",
            "from bottega.cli import main; main()",
            "serve",
            "--port",
            str(self.port),
            "--store",
            str(self.store),
        ]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, env=environment, stdout=log, stderr=log, start_new_session=True)
        until = time.monotonic() + PATIENCE / 1000
        while not self._answers():
            if time.monotonic() > until:
                self.kill()
                raise AssertionError(f"the server did not start:\n{self.log.read_text()}")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/healthz", timeout=1) as answer:
                return int(answer.status) == 200
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    def kill(self) -> None:
        """Pull the plug: no farewell, no clean end."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None
