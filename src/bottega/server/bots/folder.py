"""Folder: where workers tell how far they are, and processes of a server meet. The next sweeps those of killed ones."""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from pathlib import Path

from filelock import FileLock, Timeout

PREFIX = "bottega-jobs-"
LOCK = "lock"
ATTEMPTS = 20  # to have a folder that nobody sweeps the moment it is made


class Folder:
    """Held by a lock for as long as the process lives, however that ends."""

    def __init__(self) -> None:
        sweep()
        self.path, self._lock = _made()
        for _ in range(ATTEMPTS):
            if (self.path / LOCK).exists():
                break
            self.path, self._lock = _made()

    def end(self) -> None:
        self._lock.release()
        shutil.rmtree(self.path, ignore_errors=True)


def _made() -> tuple[Path, FileLock]:
    """A new folder and its lock. Another that begins to serve just now may sweep it before it is held."""
    path = Path(tempfile.mkdtemp(prefix=PREFIX))
    lock = FileLock(path / LOCK, mode=0o600, thread_local=False)
    with contextlib.suppress(FileNotFoundError):
        lock.acquire()
    return path, lock


def _own(path: Path) -> bool:
    """Whether it is this user's: in another's, the lock could be a link to whatever they would like to see emptied."""
    return not hasattr(os, "getuid") or path.lstat().st_uid == os.getuid()


def sweep() -> None:
    """Remove the folders that nobody holds any more."""
    for path in Path(tempfile.gettempdir()).glob(f"{PREFIX}*"):
        try:
            if not _own(path) or not (path / LOCK).exists():
                continue  # another user's, or just being made
            with FileLock(path / LOCK, blocking=False):
                shutil.rmtree(path, ignore_errors=True)  # while nobody else can come to hold it
        except (OSError, Timeout):
            continue  # somebody holds it
        shutil.rmtree(path, ignore_errors=True)
