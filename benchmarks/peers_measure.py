"""One measurement of one game through one interface, in a process of its own: prints a line of JSON.

python benchmarks/peers_measure.py catanatron 1.0
python benchmarks/peers_measure.py openspiel gin_rummy 1.0          random play driven from Python
python benchmarks/peers_measure.py pettingzoo texas_holdem_v4 1.0   its classics, or ours by title and players
python benchmarks/peers_measure.py native florence 4 1.0            ours: also gymnasium, pettingzoo, openspiel
"""

from __future__ import annotations

import copy
import json
import random
import sys
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
from measure import catanatron, cost, play

Played = Callable[[], int]  # one game to its end; how many decisions it had


def rate(game: Played, seconds: float) -> float:
    """Decisions per CPU second."""
    decisions = game()  # the first one pays for imports and tables
    decisions, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        decisions += game()
    return decisions / (time.process_time() - began)


def measure_pettingzoo(env: Any, seconds: float) -> dict[str, Any]:
    """As PettingZoo's own benchmark plays and counts: every agent observes and takes a random legal action, and the
    steps by which agents leave after the end count too, which favours short games."""

    def game() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
            steps += 1
        return steps

    return {"per_second": rate(game, seconds)}


def measure_openspiel(game: Any, seconds: float) -> dict[str, Any]:
    """Random play driven from Python; draws of chance count as decisions, which favours games that have many."""

    def play_one() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, odds)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
        return decisions

    per_second = rate(play_one, seconds)
    state = game.new_initial_state()
    while not state.is_terminal() and state.move_number() < 12:
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
    return {"per_second": per_second, "copy_us": cost(state.clone) * 1e6}


def measure_gymnasium(env: Any, seconds: float) -> dict[str, Any]:
    """One seat; the decisions of the bots beside it count too."""

    def game() -> int:
        _, info = env.reset()
        over = False
        while not over:
            _, _, over, _, info = env.step(random.choice(np.flatnonzero(info["action_mask"]).tolist()))
        decisions: int = env.game.number
        return decisions

    return {"per_second": rate(game, seconds)}


def classic(name: str) -> Any:
    """One of PettingZoo's own environments, with the cost of a deep copy, its only way to copy."""
    return import_module(f"pettingzoo.classic.{name}").env()


def measure(kind: str, arguments: list[str]) -> dict[str, Any]:
    seconds = float(arguments[-1])
    if kind == "catanatron":
        return catanatron(seconds)
    name = arguments[0]
    if kind == "native":
        return play(name, int(arguments[1]), seconds, {})
    ours = len(arguments) == 3
    if kind == "openspiel":
        import pyspiel

        if not ours:
            return measure_openspiel(pyspiel.load_game(name), seconds)
        from bottega.study import openspiel

        openspiel.register([name])
        return measure_openspiel(pyspiel.load_game(f"bottega_{name}(players={arguments[1]})"), seconds)
    if kind == "gymnasium":
        return measure_gymnasium(import_module(f"bottega.study.{name}_v1").seat_env(int(arguments[1])), seconds)
    if ours:
        return measure_pettingzoo(import_module(f"bottega.study.{name}_v1").env(int(arguments[1])), seconds)
    env = classic(name)
    measured = measure_pettingzoo(env, seconds)
    env.reset()
    return {**measured, "copy_us": cost(lambda: copy.deepcopy(env)) * 1e6}


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    random.seed(1)
    print(json.dumps(measure(sys.argv[1], sys.argv[2:])))
