"""Work that kills its worker; in a module of its own, which worker processes can import."""

from __future__ import annotations

import os
import signal

from bottega.study.simulation import Result


def deadly(batch: list[int]) -> list[Result]:
    """Play nothing; game 3 kills the process that plays it."""
    if 3 in batch:
        os.kill(os.getpid(), signal.SIGKILL)
    return [Result(index, index, seconds=0.3) for index in batch]
