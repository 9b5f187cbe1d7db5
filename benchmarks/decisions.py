"""What bots' decisions cost, in points: quicker to tell than matches, and by kind of decision.

Positions are taken from journeymen's games. Their promising moves, and whatever a bot chooses, are played out to the
end in the same guesses with the same luck; a bot loses what its choice falls behind the best of them. Which is best one
half of the endings tells, and by how much the other half, both ways round: what looks best among many is overrated by
its own figures, and by these even the best move would seem to lose. The endings are played by rules of thumb, so this
compares bots with one another; matches alone tell who wins. The build on PYTHONPATH is used:

PYTHONPATH=$(python tools/compile.py) python benchmarks/decisions.py florence --bots journeyman,master:64i,master:300i
"""

from __future__ import annotations

import argparse
import os
import random
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from statistics import fmean, stdev

from rich.console import Console
from rich.progress import track
from rich.table import Table

import bottega
from bottega.bots import Seat, make_bot
from bottega.bots.contestants import contestant
from bottega.bots.knowledge import knowledge
from bottega.bots.knowledge.base import leads
from bottega.bots.policy import TEMPERATURE, draw, seed_from, think_again
from bottega.kernel.chance import Chance
from bottega.kernel.game import Game

PLAYERS = 4
PROMISING = 5  # moves that are compared in any case
PER_GAME = 6  # positions taken from one game, about
SHARE = 0.03  # of its decisions

Losses = dict[str, float]  # by bot


def play_out(seat: Seat, move: int, seed: int) -> float:
    """The lead at the end of the game, in one guess, if all go on by the rules of thumb."""
    know = knowledge(seat.title)
    chance = Chance(seed)
    game = seat.guess(seed)
    think_again(game, seat.number)
    game.do(seat.number, move)
    while not game.over:
        asked = game.awaiting[0]
        legal = game.legal(asked)
        at = draw(know.judge(game, asked, legal), TEMPERATURE * know.warmth, chance) if len(legal) > 1 else 0
        game.do(asked, legal[at])
    return leads([float(score) for score in game.scores])[seat.number]


def losses(game: Game, labels: list[str], rollouts: int) -> Losses:
    """What each bot's choice loses here."""
    seat = Seat(game, game.awaiting[0], 1)
    legal = seat.legal()
    first = seat.guess(1)
    think_again(first, seat.number)
    worths = knowledge(seat.title).judge(first, seat.number, legal)
    promising = sorted(range(len(legal)), key=lambda at: -worths[at])[:PROMISING]
    chosen = {label: contestant(label).sit_down(1).pick(seat) for label in labels}
    moves = {legal[at] for at in promising} | set(chosen.values())
    halves = [range(0, rollouts, 2), range(1, rollouts, 2)]
    worth = [{move: fmean(play_out(seat, move, seed) for seed in half) for move in moves} for half in halves]
    lost = dict.fromkeys(labels, 0.0)
    for finds, tells in (worth, worth[::-1]):
        best = max(moves, key=finds.__getitem__)
        for label, move in chosen.items():
            lost[label] += (tells[best] - tells[move]) / 2
    return lost


def sample(title: str, seed: int, labels: list[str], rollouts: int) -> list[tuple[str, Losses]]:
    """Some decisions of one game of journeymen: what was asked, and what it cost."""
    dice = random.Random(seed)
    chance = Chance(seed)
    bots = [make_bot("journeyman", seed_from(chance)) for _ in range(PLAYERS)]
    game = bottega.new_game(title, PLAYERS, seed)
    found: list[tuple[str, Losses]] = []
    while not game.over:
        seat = game.awaiting[0]
        if len(game.legal(seat)) > 1 and dice.random() < SHARE:
            found.append((game.question(seat).rule, losses(game, labels, rollouts)))
        game.do(seat, bots[seat].pick(Seat(game, seat, seed_from(bots[seat].chance))))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--bots", default="apprentice,journeyman,master:64i,master:300i")
    parser.add_argument("--positions", type=int, default=240)
    parser.add_argument("--rollouts", type=int, default=100)
    asked = parser.parse_args()
    labels: list[str] = asked.bots.split(",")
    found: list[tuple[str, Losses]] = []
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        games = max(1, asked.positions // PER_GAME)
        jobs = [pool.submit(sample, asked.title, 9000 + seed, labels, asked.rollouts) for seed in range(games)]
        for job in track(jobs, "Playing out"):
            found += job.result()
    table = Table(
        title=f"Points lost a decision: {asked.title}, {len(found)} decisions, {asked.rollouts} endings a move"
    )
    table.add_column("asked")
    for label in labels:
        table.add_column(label, justify="right")
    for rule in sorted({rule for rule, _ in found}):
        some = [lost for asked_for, lost in found if asked_for == rule]
        table.add_row(f"{rule} ({len(some)})", *[f"{fmean(lost[label] for lost in some):.2f}" for label in labels])
    table.add_section()
    figures = [[lost[label] for _, lost in found] for label in labels]
    table.add_row("all", *[f"{fmean(one):.2f} ± {1.96 * stdev(one) / len(one) ** 0.5:.2f}" for one in figures])
    Console().print(table)


if __name__ == "__main__":
    main()
