"""Train a policy with an off-the-shelf learner and let it play against `random`.

    pip install '.[study,learn]'
    python examples/train_policy.py <title> --steps 150000 --out policy.npz
    bottega simulate <title> --bots learned:policy.npz,random --games 200

MaskablePPO plays one seat of a table for two, with bots in the other, and is rewarded with the points
that it gains. What it has learned is kept as plain arrays, so that playing it needs no learner.
"""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path
from typing import Any

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from bottega.bots.statistics import wilson
from bottega.games import names
from bottega.study.learned import Policy, write_policy
from bottega.study.simulation import Series, simulate

POINTS = 20.0  # a reward of 1: learners like rewards of that size
TABLES = 4


def seat(title: str, opponents: str) -> gymnasium.Env[Any, Any]:
    """A seat at a table for two."""
    made = import_module(f"bottega.study.{title}_v1").seat_env(players=2, opponents=opponents, reward="points")
    return gymnasium.wrappers.TransformReward(made, lambda reward: float(reward) / POINTS)


def train(title: str, steps: int, opponents: str, seed: int, rollout: int) -> MaskablePPO:
    """A model after so many decisions of its own."""
    torch.set_num_threads(1)  # the network is so small that sharing it out costs more than it saves
    tables = DummyVecEnv([lambda: seat(title, opponents) for _ in range(TABLES)])
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=rollout,
        batch_size=min(512, TABLES * rollout),
        learning_rate=5e-4,
        gamma=0.997,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    model.learn(steps)
    return model


def keep(model: MaskablePPO, title: str, path: Path, **about: Any) -> None:
    """Write what the model has learned as a policy file."""
    policy: Any = model.policy
    linear = [layer for layer in policy.mlp_extractor.policy_net if hasattr(layer, "weight")]
    layers = tuple(
        (layer.weight.detach().numpy(), layer.bias.detach().numpy()) for layer in [*linear, policy.action_net]
    )
    write_policy(path, Policy(title, 2, layers, about))


def compare(title: str, path: Path, games: int) -> tuple[float, float, float]:
    """The policy's share of wins against `random`, half of the games in each seat, with its 95 % interval."""
    wins = 0.0
    for own, levels in enumerate([(f"learned:{path}", "random"), ("random", f"learned:{path}")]):
        for result in simulate(Series(title, levels, games // 2, seed=1_000_000 * (own + 1))):
            if result.error:
                raise RuntimeError(result.error)
            wins += (result.places[own] == 1) / result.places.count(1)
    low, high = wilson(wins, 2 * (games // 2))
    return wins / (2 * (games // 2)), low, high


def main(arguments: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description="Train a policy and let it play against random.")
    parser.add_argument("title", choices=names())
    parser.add_argument("--steps", type=int, default=150_000, help="decisions of its own to learn from")
    parser.add_argument("--rollout", type=int, default=512, help="decisions at each table between two updates")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--games", type=int, default=200, help="games of the comparison")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    chosen = parser.parse_args(arguments)
    model = train(chosen.title, chosen.steps, chosen.opponents, chosen.seed, chosen.rollout)
    keep(model, chosen.title, chosen.out, steps=chosen.steps, opponents=chosen.opponents, seed=chosen.seed)
    share, low, high = compare(chosen.title, chosen.out, chosen.games)
    print(f"{chosen.title}: wins {100 * share:.0f} % against random (95 %: {100 * low:.0f} to {100 * high:.0f})")
    return share


if __name__ == "__main__":
    main()
