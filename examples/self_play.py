"""Train a policy against its own past: after each generation it is kept, and the next one meets those before it.

    pip install 'bottega[study,learn]'
    python examples/self_play.py <title> --generations 12 --steps 25000 --out policies
    bottega benchmark learned:policies/11.npz --task <title>-two

The first generation plays against `--teachers`, the later ones at tables where the last policy, an older one and the
teachers sit: who only ever meets the last one forgets how to beat the first. After each generation it plays the
ladder, and a line of the curve is printed.
"""

from __future__ import annotations

import argparse
import random
import time
from pathlib import Path

from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv
from train_policy import TABLES, keep, seat, train

from bottega.bots.statistics import wilson
from bottega.games import names
from bottega.study.simulation import Series, simulate

LADDER = ("random", "apprentice")


def opponents(past: list[Path], teachers: list[str], chance: random.Random) -> list[str]:
    """Who sits at each table: the last policy, an older one, and teachers."""
    if not past:
        return [teachers[table % len(teachers)] for table in range(TABLES)]
    own = [f"learned:{past[-1]}", f"learned:{chance.choice(past)}"]
    return [*own, *[chance.choice(teachers) for _ in range(TABLES - len(own))]]


def meet(model: MaskablePPO, title: str, others: list[str]) -> None:
    """Let the model sit down at tables with these."""
    model.set_env(DummyVecEnv([lambda other=other: seat(title, other) for other in others]))


def climb(title: str, path: Path, games: int) -> dict[str, tuple[float, float, float]]:
    """Shares of wins against each rung of the ladder, half of the games in each seat, with their 95 % intervals."""
    found: dict[str, tuple[float, float, float]] = {}
    for rung in LADDER:
        wins = 0.0
        for own, levels in enumerate([(f"learned:{path}", rung), (rung, f"learned:{path}")]):
            for result in simulate(Series(title, levels, games // 2, seed=2_000_000 * (own + 1))):
                if result.error:
                    raise RuntimeError(result.error)
                wins += (result.places[own] == 1) / result.places.count(1)
        found[rung] = (wins / games, *wilson(wins, games))
    return found


def _percent(share: float, low: float, high: float) -> str:
    return f"{100 * share:.0f} % ({100 * low:.0f} to {100 * high:.0f})"


def main(arguments: list[str] | None = None) -> list[Path]:
    parser = argparse.ArgumentParser(description="Train a policy against its own past.")
    parser.add_argument("title", choices=names())
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--steps", type=int, default=25_000, help="decisions of its own in each generation")
    parser.add_argument("--rollout", type=int, default=512, help="decisions at each table between two updates")
    parser.add_argument("--teachers", default="random,apprentice", help="who sits there beside its own past")
    parser.add_argument("--games", type=int, default=40, help="games of each comparison")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("policies"))
    chosen = parser.parse_args(arguments)
    chosen.out.mkdir(parents=True, exist_ok=True)
    teachers = chosen.teachers.split(",")
    chance = random.Random(chosen.seed)
    past: list[Path] = []
    began = time.perf_counter()
    model = train(chosen.title, 0, teachers[0], chosen.seed, chosen.rollout)
    for generation in range(chosen.generations):
        others = opponents(past, teachers, chance)
        meet(model, chosen.title, others)
        model.learn(chosen.steps, reset_num_timesteps=False)
        path = chosen.out / f"{generation}.npz"
        keep(model, chosen.title, path, steps=chosen.steps * (generation + 1), opponents=",".join(others))
        past.append(path)
        shares = climb(chosen.title, path, chosen.games)
        told = ", ".join(f"{rung} {_percent(*share)}" for rung, share in shares.items())
        print(f"{generation:3d} {time.perf_counter() - began:6.0f} s  {told}", flush=True)
    return past


if __name__ == "__main__":
    main()
