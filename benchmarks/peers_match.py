"""Our `master` against OpenSpiel's Python IS-MCTS bot: the same game, two players, seats in turns.

python benchmarks/peers_match.py stanza --games 100 --seconds 0.05        equal time per decision
python benchmarks/peers_match.py stanza --games 100 --simulations 50      equal number of simulations

With `--journal FILE` results are kept as they come, and a run can be resumed.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from bottega.bots import make_bot
from bottega.bots.statistics import wilson
from bottega.study import openspiel
from bottega.study.openspiel import OurBot

ENDLESS = 10**9


class TimedBot(ismcts.ISMCTSBot):  # type: ignore[misc]  # the framework is untyped
    """OpenSpiel's IS-MCTS bot, stopped by the clock as well as by a number of simulations."""

    def __init__(self, game: Any, seconds: float | None, simulations: int | None, seed: int) -> None:
        random = np.random.RandomState(seed)
        evaluator = mcts.RandomRolloutEvaluator(1, random)
        super().__init__(game, evaluator, 1.4, simulations or ENDLESS, random_state=random)
        self.seconds = seconds

    def sample_root_state(self, state: Any) -> Any:
        # The first simulation only opens the root: it takes a second one to have an answer.
        if self.seconds is not None and self._root_node.total_visits > 0 and time.perf_counter() > self.deadline:
            raise TimeoutError
        return super().sample_root_state(state)

    def step(self, state: Any) -> int:
        self.deadline = time.perf_counter() + (self.seconds or 0.0)
        try:
            action: int = super().step(state)
            return action
        except TimeoutError:
            policy = self.get_final_policy(state, self._root_node)
            actions, odds = zip(*policy, strict=True)
            return int(self._random_state.choice(actions, p=odds))


def play(game: Any, index: int, seconds: float | None, simulations: int | None) -> float:
    """Our share of one win."""
    own = index % 2
    bots: list[Any] = [TimedBot(game, seconds, simulations, index)] * 2
    bots[own] = OurBot(make_bot("master", index, seconds, simulations))
    chance = random.Random(index // 2)
    state = game.new_initial_state().draw(chance)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
        state.draw(chance)
    returns = state.returns()
    return float(returns[own] > 0) if returns[own] else 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description="Our master against OpenSpiel's IS-MCTS.")
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=100)
    effort = parser.add_mutually_exclusive_group(required=True)
    effort.add_argument("--seconds", type=float)
    effort.add_argument("--simulations", type=int)
    parser.add_argument("--journal", type=Path)
    chosen = parser.parse_args()
    openspiel.register([chosen.title])
    game = pyspiel.load_game(f"bottega_{chosen.title}(players=2)")
    setting = f"{chosen.title} seconds={chosen.seconds} simulations={chosen.simulations}"
    done: dict[int, float] = {}
    if chosen.journal is not None and chosen.journal.exists():
        lines = [json.loads(line) for line in chosen.journal.read_text(encoding="utf-8").splitlines()]
        done = {line["index"]: line["wins"] for line in lines if line["setting"] == setting}
    for index in range(chosen.games):
        if index not in done:
            done[index] = play(game, index, chosen.seconds, chosen.simulations)
            if chosen.journal is not None:
                with chosen.journal.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"setting": setting, "index": index, "wins": done[index]}) + "\n")
    wins = sum(done.values())
    low, high = wilson(wins, len(done))
    print(f"{setting}: {wins:g} of {len(done)}, {100 * wins / len(done):.0f} % ({100 * low:.0f} to {100 * high:.0f})")


if __name__ == "__main__":
    main()
