"""Levels: the bots one can sit down with, from `random` to `master`."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from bottega.bots.apprentice import Apprentice
from bottega.bots.bot import Bot
from bottega.bots.journeyman import Journeyman
from bottega.bots.master import Clock, Master
from bottega.bots.senior import Foreman, Senior
from bottega.kernel.errors import SetupError
from bottega.kernel.reason import Reason

LEVELS: Final = ("random", "apprentice", "journeyman", "senior", "foreman", "master")  # from weak to strong


def make_bot(
    level: str,
    seed: int = 0,
    seconds: float | None = None,
    iterations: int | None = None,
    processes: int = 1,
    stop: Callable[[], bool] | None = None,
    clock: Clock = time.perf_counter,
) -> Bot:
    """A bot of a level. All but `seed` matters to a master only."""
    match level:
        case "random":
            return Bot(seed)
        case "apprentice":
            return Apprentice(seed)
        case "journeyman":
            return Journeyman(seed)
        case "senior":
            return Senior(seed, stop)
        case "foreman":
            return Foreman(seed, stop)
        case "master":
            return Master(seed, seconds, iterations, processes, stop, clock)
    raise SetupError(Reason("bots-level-unknown", {"level": level, "known": list(LEVELS)}))
