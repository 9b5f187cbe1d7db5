"""Master: searches for as long as it may."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf
from typing import Final

from bottega.bots.bot import Bot
from bottega.bots.effort import check_effort
from bottega.bots.knowledge import knowledge
from bottega.bots.policy import seed_from
from bottega.bots.search import Search
from bottega.bots.seat import Seat
from bottega.bots.weights import learned

THINKING: Final = 1.0  # seconds that a master takes for a decision unless told otherwise
FEW_ENDINGS: Final = 100  # that can be played out in the time: with fewer, a search had better be hasty
LOOK: Final = 32  # iterations between two looks at whether the answer is settled
PATIENT: Final = 30  # decisions of an ending before a network is asked, where moves are to be told apart rightly

Clock = Callable[[], float]  # seconds, from any beginning


class Master(Bot):
    """Searches for `seconds`, or for exactly `iterations` (then the same seed gives the same answer).

    `stop` is asked now and then; once it says yes, the best answer so far is given. `clock` tells the time: with
    `time.thread_time` it is the processor's, of which a busy machine takes nothing away.
    """

    level = "master"

    def __init__(
        self,
        seed: int = 0,
        seconds: float | None = None,
        iterations: int | None = None,
        processes: int = 1,
        stop: Callable[[], bool] | None = None,
        clock: Clock = time.perf_counter,
    ) -> None:
        super().__init__(seed)
        check_effort(seconds, iterations)
        self.clock = clock
        self.seconds = THINKING if seconds is None else seconds
        self.iterations = iterations
        self.processes = processes
        self.stop = stop

    def pick(self, seat: Seat) -> int:
        if len(seat.legal()) == 1:
            return seat.legal()[0]
        learned(seat)  # read once, before the time begins to run
        begun = self.clock()
        seed = seed_from(self.chance)
        if self.processes > 1:
            from bottega.bots.parallel import search_together

            findings = search_together(seat, seed, self.seconds, self.iterations, self.processes, self.stop)
            return max(findings, key=lambda finding: (finding.tries, finding.wins)).move
        search = begin(seat, seed, self.seconds, self.iterations, self.clock)
        left = self.seconds - (self.clock() - begun)
        think(search, left, self.iterations, self.stop, early=True, clock=self.clock)
        return search.best()


def begin(seat: Seat, seed: int, seconds: float, iterations: int | None, clock: Clock) -> Search:
    """A search for so long. If there will be few endings, they are shorter.

    How few is told by `iterations`, or else seen by the first of them. Short ones are evaluated by the title's network,
    if it has one that fits; without, by knowledge (`hasty`). Endings that are played out vary by so many points that a
    few of them tell less than a journeyman knows. Of many, half of what counts is how they end, and half what the
    network thinks of them on the way.
    """
    know = knowledge(seat.title)
    search = Search(seat, know, seed)
    found = learned(seat)
    if found is None and know.hasty >= know.ending:
        return search
    few = FEW_ENDINGS if found is None else found.alone_up_to(seat.players)
    if iterations is not None:
        endings = float(iterations)
    else:
        endings = 0.0 if few == inf else _endings(search, seconds, clock)
    if found is not None:
        return Search(seat, know, seed, network=found.network, mixes=endings >= few)
    return Search(seat, know, seed, hasty=True) if endings < few else search


def patient(seat: Seat, seed: int) -> Search:
    """A search for who explains: its figures should vary little, and be right on average.

    With a network, endings are a few turns long. What it makes of positions so far on tells moves apart as endings that
    are played out do (the means of moves correlate by 0.90 to 0.98, docs/analysis.md), and the difference of two moves
    varies a quarter to a half less, in half to three quarters of the time.
    """
    found = learned(seat)
    search = Search(seat, knowledge(seat.title), seed, network=None if found is None else found.network)
    if found is not None and search.ending < PATIENT:
        search.ending = PATIENT
    return search


def _endings(search: Search, seconds: float, clock: Clock) -> float:
    """How many endings can be played out in the time, judged by the first."""
    begun = clock()
    search.run(1)
    return seconds / max(clock() - begun, 1e-9)


def think(
    search: Search,
    seconds: float | None,
    iterations: int | None = None,
    stop: Callable[[], bool] | None = None,
    early: bool = False,
    clock: Clock = time.perf_counter,
) -> None:
    """Let a search run for a time or a number of iterations; `early` ends it when the answer is settled.

    The time is not exceeded by as much as an iteration: one that would not fit in any more is not begun.
    """
    limit = THINKING if seconds is None else seconds
    begun = clock()
    done = 0
    while iterations is None or done < iterations:
        search.run(1)
        done += 1
        if stop is not None and stop():
            return
        if iterations is not None:
            continue
        spent = clock() - begun
        if limit - spent < spent / done or (early and done % LOOK == 0 and (search.settled() or search.decided())):
            return
