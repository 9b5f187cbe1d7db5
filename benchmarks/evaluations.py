"""After how many decisions a network tells moves apart as endings that are played out do, and what that saves.

Positions are taken from journeymen's games, of two unless told otherwise. Each promising move is tried in the same
guesses with the same luck; every ending is played out by rules of thumb, and on its way the network is asked after so
many decisions, once the position has settled. For each length: how the moves' means go with those of played out endings
(correlation, slope), how much results vary, and the share of the time. Without having to play matches it shows how long
endings should be.

PYTHONPATH=$(python tools/compile.py) python benchmarks/evaluations.py stanza --positions 60 --tries 240
"""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import dataclass, field
from statistics import correlation, fmean, linear_regression, stdev

from rich.console import Console
from rich.table import Table

import bottega
from bottega.bots import Seat, make_bot
from bottega.bots.knowledge import knowledge
from bottega.bots.knowledge.base import leads
from bottega.bots.policy import TEMPERATURE, draw, seed_from, think_again
from bottega.bots.weights import learned
from bottega.kernel.chance import Chance

LENGTHS = (1, 12, 30, 60)
PROMISING = 8  # moves that are tried
SHARE = 0.05  # of the decisions of a game
SEED = 910_000


@dataclass
class Found:
    """What endings of one length gave, or those that were played out: by moves less their mean, and in all."""

    worths: list[float] = field(default_factory=list)
    varies: list[float] = field(default_factory=list)
    seconds: float = 0.0


def ending(seat: Seat, move: int, seed: int) -> list[tuple[float, float]]:
    """The lead by the network after each length, and at the end, each with the time until then."""
    know, found, luck, me = knowledge(seat.title), learned(seat), Chance(seed), seat.number
    assert found is not None
    begun = time.thread_time()
    game = seat.guess(seed_from(luck))
    think_again(game, me)
    game.do(me, move)
    told: list[tuple[float, float]] = []
    steps = 0
    while not game.over:
        while len(told) < len(LENGTHS) and steps >= LENGTHS[len(told)] and know.settled(game):
            points, _ = found.network.value(game, know.evaluate(game))
            told.append((leads(points)[me], time.thread_time() - begun))
        asked = game.awaiting[0]
        legal = game.legal(asked)
        at = draw(know.judge(game, asked, legal), TEMPERATURE * know.warmth, luck) if len(legal) > 1 else 0
        steps += len(legal) > 1
        game.do(asked, legal[at])
    last = leads([float(score) for score in game.scores])[me], time.thread_time() - begun
    return told + [last] * (len(LENGTHS) + 1 - len(told))


def look(seat: Seat, tries: int, found: list[Found]) -> None:
    """Try the promising moves of a position."""
    legal = seat.legal()
    first = seat.guess(1)
    think_again(first, seat.number)
    worths = knowledge(seat.title).judge(first, seat.number, legal)
    moves = [legal[at] for at in sorted(range(len(legal)), key=lambda at: -worths[at])[:PROMISING]]
    results = [[ending(seat, move, seed) for seed in range(tries)] for move in moves]
    for at, own in enumerate(found):
        leads_of = [[told[at][0] for told in tried] for tried in results]
        means = [fmean(tried) for tried in leads_of]
        own.worths += [mean - fmean(means) for mean in means]
        own.varies += [stdev(tried) for tried in leads_of]
        own.seconds += sum(told[at][1] for tried in results for told in tried)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--tries", type=int, default=240)
    asked = parser.parse_args()
    found = [Found() for _ in range(len(LENGTHS) + 1)]
    seed, seen = SEED, 0
    while seen < asked.positions:
        seed += 1
        dice, chance = random.Random(seed), Chance(seed)
        bots = [make_bot("journeyman", seed_from(chance)) for _ in range(asked.players)]
        game = bottega.new_game(asked.title, asked.players, seed)
        while not game.over:
            at = game.awaiting[0]
            if len(game.legal(at)) > 1 and dice.random() < SHARE:
                look(Seat(game, at, 1), asked.tries, found)
                seen += 1
            game.do(at, bots[at].pick(Seat(game, at, seed_from(bots[at].chance))))
    about = f"{asked.players} players, {seen} positions, {asked.tries} tries a move"
    table = Table(title=f"Evaluations in {asked.title}: {about}")
    for heading in ("decisions", "correlation of moves", "slope", "results vary by", "share of the time"):
        table.add_column(heading)
    last = found[-1]
    for length, own in zip([*map(str, LENGTHS), "all"], found, strict=True):
        alike = f"{correlation(own.worths, last.worths):.2f}"
        slope = f"{linear_regression(own.worths, last.worths).slope:.2f}"
        table.add_row(length, alike, slope, f"{fmean(own.varies):.1f}", f"{own.seconds / last.seconds:.2f}")
    Console().print(table)


if __name__ == "__main__":
    main()
