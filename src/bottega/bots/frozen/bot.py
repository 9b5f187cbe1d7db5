"""The bot of `master@0.1`: how long it searched, and when it stopped."""

from __future__ import annotations

import time
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from bottega.bots.bot import Bot
from bottega.bots.frozen.search import FrozenSearch, seed_from
from bottega.bots.knowledge import knowledge
from bottega.bots.knowledge.base import Knowledge
from bottega.bots.master import THINKING, Clock
from bottega.bots.seat import Seat
from bottega.games import part

NAME: Final = "master@0.1"
ENOUGH: Final = 64  # iterations before the answer may count as settled


class FrozenMaster(Bot):
    """What a master of version 0.1 would choose, for the same seed and iterations for ever."""

    level = NAME

    def __init__(
        self,
        seed: int = 0,
        seconds: float | None = None,
        iterations: int | None = None,
        clock: Clock = time.perf_counter,
    ) -> None:
        super().__init__(seed)
        self.clock = clock
        self.seconds = THINKING if seconds is None else seconds
        self.iterations = iterations

    def pick(self, seat: Seat) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        search = FrozenSearch(seat, known_then(seat.title), seed_from(self.chance))
        if self.iterations is not None:
            search.run(self.iterations)
            return search.best()
        until = self.clock() + self.seconds
        done = 0
        while done == 0 or (self.clock() < until and not (done >= ENOUGH and search.decided())):
            search.run(1)
            done += 1
        return search.best()


@lru_cache
def known_then(title: str) -> Knowledge:
    """What was known of a title: as now, unless what was known before was laid beside it."""
    now = part(title, "knowledge")
    if now is None or find_spec(f"{now.__name__}_0_1") is None:
        return knowledge(title)
    known: Knowledge = import_module(f"{now.__name__}_0_1").KNOWLEDGE
    return known


def sources(title: str) -> list[Path]:
    """The files that decide its choices."""
    here = Path(__file__).parent
    files = [here / "bot.py", here / "search.py"]
    now = part(title, "knowledge")
    if now is not None:
        own = Path(str(now.__file__)).parent
        files += [path for path in (own / "knowledge_0_1.py", own / "knowledge.py") if path.exists()][:1]
    return files
