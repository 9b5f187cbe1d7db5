"""Train a policy by self-play: it plays all seats, and at some tables its own past sits opposite.

    pip install '.[study,learn]'
    python examples/self_play.py <title> --generations 30 --out policies
    bottega benchmark learned:policies/29.npz --task <title>-two

The first generations watch a teacher (`--teacher apprentice --watch 4`); those after them play by themselves, with the
teacher as a guest at a quarter of the tables (`--guests`); `--watch 0 --guests 0` begins from nothing and meets nobody
else. After each generation the policy is kept, one of those before it is drawn to be met by the next (who only ever
meets the last one forgets how to beat the first), and it climbs the ladder: a line of the curve is printed and written
into `curve.csv`. Whoever stops it goes on with `--resume`; `--minutes` stops by itself. Compiled, the games cost a
fraction of the learning: `PYTHONPATH=$(python tools/compile.py)`.
"""

from __future__ import annotations

import argparse
import csv
import random
import time
from pathlib import Path

import torch
from learner import Learner, Network, Teacher

from bottega.bots.statistics import wilson
from bottega.games import names
from bottega.study.simulation import Series, simulate

LADDER = "random,apprentice,journeyman"
SLOWEST = 0.1  # of the first steps of learning, at the end

Share = tuple[float, float, float]  # of wins, with the 95 % interval


def climb(title: str, players: int, path: Path, ladder: list[str], games: int) -> dict[str, Share]:
    """Shares of wins alone among each rung of the ladder, as many games from every seat."""
    each = max(1, games // players)
    found: dict[str, Share] = {}
    for rung in ladder:
        wins = 0.0
        for own in range(players):
            levels = tuple(f"learned:{path}" if seat == own else rung for seat in range(players))
            for result in simulate(Series(title, levels, each, seed=2_000_000 * (own + 1))):
                if result.error:
                    raise RuntimeError(result.error)
                wins += (result.places[own] == 1) / result.places.count(1)
        found[rung] = (wins / (each * players), *wilson(wins, each * players))
    return found


def _percent(share: float, low: float, high: float) -> str:
    return f"{100 * share:.0f} % ({100 * low:.0f} to {100 * high:.0f})"


def generation(learner: Learner, decisions: int, rate: float, teacher: str | None = None) -> int:
    """Learn from so many decisions or a few more, from a teacher's or from its own; how many it were."""
    done = 0
    while done < decisions:
        done += learner.learn(rate) if teacher is None else learner.imitate(teacher, rate)
    return done


def tell(path: Path, number: int, done: int, minutes: float, shares: dict[str, Share]) -> None:
    """A line of the curve, for people and into the file."""
    told = ", ".join(f"{rung} {_percent(*share)}" for rung, share in shares.items())
    print(f"{number:3d} {done:9d} decisions {minutes:5.1f} CPU min  {told}", flush=True)
    row: dict[str, object] = {"generation": number, "decisions": done, "cpu_minutes": f"{minutes:.2f}"}
    for rung, (share, low, high) in shares.items():
        row |= {rung: f"{share:.3f}", f"{rung} low": f"{low:.3f}", f"{rung} high": f"{high:.3f}"}
    fresh = not path.exists()
    with path.open("a", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, row)
        if fresh:
            writer.writeheader()
        writer.writerow(row)


class Course:
    """A training that can be broken off between two generations and taken up again."""

    def __init__(self, chosen: argparse.Namespace) -> None:
        self.chosen = chosen
        self.number = 0  # of the generation that comes next
        self.done = 0  # decisions that it has learned from
        self.minutes = 0.0  # of the processor
        self.past: list[Network] = []
        self.file = chosen.out / "course.pt"
        held = torch.load(self.file) if chosen.resume and self.file.exists() else None
        if held is not None:
            self.number, self.done, self.minutes = held["number"], held["done"], held["minutes"]
        # Games that were broken off are not taken up: others are begun, with other seeds.
        seed = chosen.seed + 1_000_000 * self.number
        shares = {"older": chosen.older, "guests": chosen.guests}
        self.learner = Learner(chosen.title, chosen.players, chosen.lanes, chosen.rollout, seed=seed, **shares)
        self.learner.guest = Teacher(chosen.teacher) if chosen.guests else None
        if held is not None:
            self.learner.network.load_state_dict(held["network"])
            self.learner.optimizer.load_state_dict(held["optimizer"])
            for weights in held["past"]:
                self.past.append(self.learner.snapshot())
                self.past[-1].load_state_dict(weights)

    def go_on(self) -> Path:
        """The next generation: learn, keep the policy, climb the ladder."""
        began, chosen, number = time.process_time(), self.chosen, self.number
        teacher = chosen.teacher if number < chosen.watch else None
        met = random.Random(chosen.seed + number).randrange(len(self.past)) if self.past else None
        self.learner.past = self.past[met] if met is not None else None
        slower = max(SLOWEST, 1 - number / chosen.generations)
        self.done += generation(self.learner, chosen.decisions, slower, teacher)
        if teacher is None or number == chosen.watch - 1:  # those that only watched are no opponents yet
            self.past.append(self.learner.snapshot())
        path: Path = chosen.out / f"{number}.npz"
        about = {"decisions": self.done, "watched": teacher, "met": met, "seed": chosen.seed}
        self.learner.network.keep(path, chosen.title, chosen.players, **about)
        self.minutes += (time.process_time() - began) / 60  # learning alone: the ladder only looks on
        if number % chosen.every == chosen.every - 1:
            shares = climb(chosen.title, chosen.players, path, chosen.ladder.split(","), chosen.games)
            tell(chosen.out / "curve.csv", number, self.done, self.minutes, shares)
        self.number += 1
        self._keep()
        return path

    def _keep(self) -> None:
        learner = self.learner
        held = {"number": self.number, "done": self.done, "minutes": self.minutes}
        held |= {"network": learner.network.state_dict(), "optimizer": learner.optimizer.state_dict()}
        torch.save(held | {"past": [each.state_dict() for each in self.past]}, self.file)


def main(arguments: list[str] | None = None) -> list[Path]:
    parser = argparse.ArgumentParser(description="Train a policy by self-play.")
    parser.add_argument("title", choices=names())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--decisions", type=int, default=1_000_000, help="in each generation")
    parser.add_argument("--teacher", default="apprentice", help="whom the first generations watch")
    parser.add_argument("--watch", type=int, default=4, help="how many generations do")
    parser.add_argument("--lanes", type=int, default=128, help="games played side by side")
    parser.add_argument("--rollout", type=int, default=64, help="decisions in each game between two updates")
    parser.add_argument("--older", type=float, default=0.25, help="share of the tables at which the past sits")
    parser.add_argument("--guests", type=float, default=0.25, help="share of the tables at which the teacher sits")
    parser.add_argument("--ladder", default=LADDER, help="whom it plays after each generation")
    parser.add_argument("--every", type=int, default=1, help="so many generations lie between two climbs")
    parser.add_argument("--games", type=int, default=40, help="games against each rung of the ladder")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="of the processor, then stop")
    parser.add_argument("--resume", action="store_true", help="go on where an earlier run stopped")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("policies"))
    chosen = parser.parse_args(arguments)
    chosen.out.mkdir(parents=True, exist_ok=True)
    if not chosen.resume:
        (chosen.out / "curve.csv").unlink(missing_ok=True)
    course = Course(chosen)
    kept: list[Path] = []
    while course.number < chosen.generations and time.process_time() < 60 * chosen.minutes:
        kept.append(course.go_on())
    return kept


if __name__ == "__main__":
    main()
