"""Do two analyses of one game agree, and does a master's own play lose nothing?

For some games of two, every decision of one of them is analysed twice with different seeds: the rank correlation
(Spearman) of what the decisions lost in both, of the plain losses and of what is beyond the noise, which is what is
shown, and the mean loss of a decision with its 95 % interval. A master judged at its own budget should lose nothing.
Time is the processor's.

PYTHONPATH=$(python tools/compile.py) python benchmarks/agreement.py stanza --games 4 --players apprentice
PYTHONPATH=$(python tools/compile.py) python benchmarks/agreement.py stanza --games 4 --players master:0.3c
PYTHONPATH=$(python tools/compile.py) python benchmarks/agreement.py stanza --games 4 --iterations 300
"""

from __future__ import annotations

import argparse
import time

import bottega
from bottega.bots import Seat, analyse, contestant
from bottega.bots.loss import mean_of
from bottega.kernel.record import Record

SEED = 8100  # nothing was set on these


def ranks(values: list[float]) -> list[float]:
    """Places from 1; those alike share theirs."""
    order = sorted(values)
    first = {value: order.index(value) for value in set(order)}
    return [first[value] + (order.count(value) + 1) / 2 for value in values]


def correlation(first: list[float], second: list[float]) -> float:
    """Pearson's; of ranks it is Spearman's."""
    count = len(first)
    one, two = sum(first) / count, sum(second) / count
    both = sum((a - one) * (b - two) for a, b in zip(first, second, strict=True))
    spread = (sum((a - one) ** 2 for a in first) * sum((b - two) ** 2 for b in second)) ** 0.5
    return both / spread if spread else 0.0


def played(title: str, player: str, seed: int) -> Record:
    """A game of two."""
    game = bottega.new_game(title, 2, seed)
    bots = [contestant(player).sit_down(10 * seed + seat) for seat in range(2)]
    while not game.over:
        seat = game.awaiting[0]
        game.do(seat, bots[seat].pick(Seat(game, seat, seed + game.number)))
    return game.record()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--iterations", type=int, default=None, help="a decision, instead of the default time")
    parser.add_argument("--players", default="apprentice")
    asked = parser.parse_args()
    first: list[float] = []
    second: list[float] = []
    sure: list[list[float]] = [[], []]
    spent = 0.0
    for number in range(asked.games):
        record = played(asked.title, asked.players, SEED + number)
        begun = time.process_time()
        looks = [
            analyse(record, number % 2, iterations=asked.iterations, seed=seed, clock=time.thread_time)
            for seed in (1, 500_001)
        ]
        spent += time.process_time() - begun
        first += [decision.losses.points.mean for decision in looks[0].decisions]
        second += [decision.losses.points.mean for decision in looks[1].decisions]
        for kept, look in zip(sure, looks, strict=True):
            kept += [decision.lost_points for decision in look.decisions]
        # Both looks at a decision are one figure: how these vary holds the noise of the tries and of the choices.
        mean = mean_of([(one + two) / 2 for one, two in zip(first, second, strict=True)])
        told = f"{mean.mean:.3f} ± {1.96 * mean.error:.3f} points a decision"
        agree = (
            f"{correlation(ranks(first), ranks(second)):.2f} (beyond the noise {correlation(*map(ranks, sure)):.2f})"
        )
        print(f"{asked.title}: {number + 1} games, {len(first)} decisions, rank correlation {agree}, loss {told}")
    print(f"{1000 * spent / (2 * len(first)):.0f} ms of the processor a decision")


if __name__ == "__main__":
    main()
