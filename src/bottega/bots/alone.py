"""Alone: a file of results that has one writer at a time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import ENOENT
from pathlib import Path

from bottega.kernel.errors import SetupError
from bottega.kernel.reason import Reason


@contextmanager
def alone(path: Path | None, patience: float = 0) -> Iterator[None]:
    """While it lasts nobody else has this file or folder; SetupError if somebody has it for longer than our patience.

    The mark is a file beside it that the system gives free when its process ends, however that happens.
    """
    if path is None:
        yield
        return
    from filelock import FileLock, Timeout

    place = path.resolve()
    if not place.parent.is_dir():  # the mark would make it
        raise FileNotFoundError(ENOENT, os.strerror(ENOENT), str(place.parent))
    mark = place.with_name(f"{place.name}.lock")
    lock = FileLock(mark, thread_local=False)
    try:
        lock.acquire(timeout=patience)
    except Timeout:
        raise SetupError(Reason("bots-file-taken", {"path": str(path)})) from None
    try:
        yield
    finally:
        with suppress(OSError):  # Windows removes no open file; it stays there and harms nobody
            mark.unlink()
        lock.release()
