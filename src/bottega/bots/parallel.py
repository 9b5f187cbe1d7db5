"""Searching on several cores: the same decision in several processes, from different random numbers, added up.

What was tried most is the answer: each process has gone on with what looked best to it.
"""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, wait
from functools import cache
from multiprocessing.sharedctypes import Synchronized

from bottega.bots.policy import seed_from
from bottega.bots.search import Finding
from bottega.bots.seat import Seat
from bottega.kernel.chance import Chance

LOOK = 0.02  # seconds between two questions whether to stop

_Found = list[tuple[int, int, float, float, float]]
_stopped: Synchronized[int]  # in a worker: searches up to this number are to end


def search_together(
    seat: Seat,
    seed: int,
    seconds: float,
    iterations: int | None,
    processes: int,
    stop: Callable[[], bool] | None = None,
) -> list[Finding]:
    """The findings of `processes` searches together; of `iterations` each does its part."""
    chance = Chance(seed)
    parts = [None if iterations is None else (iterations + index) // processes for index in range(processes)]
    deadline = time.time() + seconds
    pool = _pool(processes)
    pool.searches += 1
    jobs = [pool.workers.submit(_search, seat, seed_from(chance), deadline, part, pool.searches) for part in parts]
    while stop is not None and wait(jobs, LOOK).not_done:
        if stop():
            pool.stopped.value = pool.searches
            break
    total = {move: Finding(move) for move in seat.legal()}
    for job in jobs:
        for move, tries, wins, points, places in job.result():
            finding = total[move]
            finding.tries += tries
            finding.wins += wins
            finding.points += points
            finding.places += places
    return list(total.values())


class _Pool:
    """Workers, and the number of the last search that they are to end."""

    def __init__(self, processes: int) -> None:
        # Fresh interpreters: a fork of a server with threads may hang.
        context = multiprocessing.get_context("spawn")
        self.searches = 0
        self.stopped: Synchronized[int] = context.Value("l", 0)
        self.workers = ProcessPoolExecutor(processes, context, _begin, (self.stopped,))


@cache
def _pool(processes: int) -> _Pool:
    return _Pool(processes)


def _begin(stopped: Synchronized[int]) -> None:
    global _stopped
    _stopped = stopped


def _search(seat: Seat, seed: int, deadline: float, iterations: int | None, number: int) -> _Found:
    # The wall clock is shared by the processes: handing the seat over counts as thinking time.
    from bottega.bots.master import begin, think

    search = begin(seat, seed, max(0.0, deadline - time.time()), iterations, time.time)
    think(search, max(0.0, deadline - time.time()), iterations, lambda: _stopped.value >= number, early=True)
    return [finding.dump() for finding in search.findings]
