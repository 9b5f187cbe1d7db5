"""Statistics: shares and means with the intervals in which the truth lies 19 times in 20."""

from __future__ import annotations

import math
from collections.abc import Sequence

from bottega.kernel.chance import Chance

NORMAL_95 = 1.959964
RESAMPLES = 2000


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson's score interval); shared wins count by their part."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    square = NORMAL_95**2
    centre = (share + square / (2 * trials)) / (1 + square / trials)
    half = NORMAL_95 * math.sqrt(share * (1 - share) / trials + square / (4 * trials**2)) / (1 + square / trials)
    return max(0.0, centre - half), min(1.0, centre + half)


def bootstrap(groups: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The 95 % interval of a mean, by drawing again; whole groups are drawn, for games of a seed belong together."""
    if not groups:
        return 0.0, 0.0
    sums = [(sum(group), len(group)) for group in groups]
    chance = Chance(len(groups))
    means = []
    for _ in range(RESAMPLES):
        total = 0.0
        count = 0
        for _ in sums:
            part, size = sums[chance.below(len(sums))]
            total += part
            count += size
        means.append(total / count)
    means.sort()
    return means[int(0.025 * RESAMPLES)], means[int(0.975 * RESAMPLES) - 1]
