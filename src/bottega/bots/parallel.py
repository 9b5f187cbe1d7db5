"""Searching on several cores: the same decision in several processes, from different random numbers, added up.

What was tried most is the answer: each process has gone on with what looked best to it.
"""

from __future__ import annotations

import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from functools import cache

from bottega.bots.knowledge import knowledge
from bottega.bots.policy import seed_from
from bottega.bots.search import Finding, Search
from bottega.bots.seat import Seat
from bottega.kernel.chance import Chance

_Found = list[tuple[int, int, float, float, float]]


def search_together(seat: Seat, seed: int, seconds: float, iterations: int | None, processes: int) -> list[Finding]:
    """The findings of `processes` searches together; of `iterations` each does its part."""
    chance = Chance(seed)
    parts = [None if iterations is None else (iterations + index) // processes for index in range(processes)]
    deadline = time.time() + seconds
    jobs = [_pool(processes).submit(_search, seat, seed_from(chance), deadline, part) for part in parts]
    total = {move: Finding(move) for move in seat.legal()}
    for job in jobs:
        for move, tries, wins, points, places in job.result():
            finding = total[move]
            finding.tries += tries
            finding.wins += wins
            finding.points += points
            finding.places += places
    return list(total.values())


@cache
def _pool(processes: int) -> ProcessPoolExecutor:
    # Fresh interpreters: a fork of a server with threads may hang.
    return ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"))


def _search(seat: Seat, seed: int, deadline: float, iterations: int | None) -> _Found:
    # The wall clock is shared by the processes: handing the seat over counts as thinking time.
    from bottega.bots.levels import think

    search = Search(seat, knowledge(seat.title), seed)
    think(search, max(0.0, deadline - time.time()), iterations)
    return [finding.dump() for finding in search.findings]
