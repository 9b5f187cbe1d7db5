"""Steady: the time of the house. The machine's clock may be set, forwards or back; nobody loses a game by that."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

_log = logging.getLogger("bottega.server")

JUMP = 10.0  # seconds by which the machine's clock may differ from the time that has passed before that is a jump
CATCHING_UP = 0.95  # how fast the house's time runs while it is ahead


class Steady:
    """Never goes back. What a clock that was set forwards skips is nobody's thinking time: `skipped` is told of it."""

    def __init__(self, wall: Callable[[], float] = time.time, passed: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._passed = passed
        self._now = wall()
        self._at = passed()
        self.skipped: Callable[[float, float], None] = lambda _begin, _until: None

    def __call__(self) -> float:
        at, wall = self._passed(), self._wall()
        passed, self._at = at - self._at, at
        if wall - self._now > passed + JUMP:
            self._skip(self._now + passed, wall)
        elif wall >= self._now:
            self._now = wall
        else:
            # Ahead of the machine: the difference goes by and by, and no entry is older than the one before.
            self._now = max(wall, self._now + passed * CATCHING_UP)
        return self._now

    def lift(self, time: float) -> None:
        """Somebody has already seen this time."""
        if time > self():
            self._skip(self._now, time)

    def _skip(self, begin: float, until: float) -> None:
        _log.warning("the clock has jumped by %.0f seconds; the clocks of games have not", until - begin)
        self._now = until
        self.skipped(begin, until)
