"""Folder: where workers tell how far they are. Those of servers that were killed are swept by the next."""

from __future__ import annotations

import fcntl
import os
import shutil
import tempfile
from pathlib import Path

PREFIX = "bottega-jobs-"
LOCK = "lock"


class Folder:
    """Held by a lock for as long as the process lives, however that ends."""

    def __init__(self) -> None:
        sweep()
        self.path = Path(tempfile.mkdtemp(prefix=PREFIX))
        self._lock = os.open(self.path / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        fcntl.flock(self._lock, fcntl.LOCK_EX)

    def end(self) -> None:
        shutil.rmtree(self.path, ignore_errors=True)
        os.close(self._lock)


def sweep() -> None:
    """Remove the folders that nobody holds any more."""
    for path in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        try:
            lock = os.open(path / LOCK, os.O_RDWR)
        except OSError:
            continue  # just being made, or another user's
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            shutil.rmtree(path, ignore_errors=True)
        except OSError:
            pass  # somebody holds it
        finally:
            os.close(lock)
