"""Senior and foreman: they search like masters, so far and no further."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from bottega.bots.master import THINKING, Master
from bottega.bots.seat import Seat

# Iterations. A network judges so well that strength grows slowly with them.
BOUNDS: Final = {"senior": 10, "foreman": 48}


class Senior(Master):
    """Searches like a master, but stops after so many endings; never later than a master does."""

    level = "senior"

    def __init__(self, seed: int = 0, stop: Callable[[], bool] | None = None) -> None:
        # By the time of the processor: on a busy machine it plays no other moves than on a quiet one.
        super().__init__(seed, iterations=BOUNDS[self.level], stop=self._is_late, clock=time.thread_time)
        self._asked = stop
        self._until = 0.0

    def pick(self, seat: Seat) -> int:
        self._until = self.clock() + THINKING
        return super().pick(seat)

    def _is_late(self) -> bool:
        return self.clock() >= self._until or (self._asked is not None and self._asked())


class Foreman(Senior):
    """The same with more endings."""

    level = "foreman"
