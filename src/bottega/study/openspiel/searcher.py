"""OpenSpiel's IS-MCTS as a contestant of ours: `ismcts:50` thinks with 50 simulations a decision.

It sits in a seat like every bot: it gets a guess of how all may stand, resamples that, and knows nothing else.
"""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from bottega.bots import Bot, Contestant, Seat
from bottega.bots.policy import seed_from
from bottega.kernel.errors import SetupError
from bottega.kernel.reason import Reason, quoted
from bottega.study.openspiel import register
from bottega.study.openspiel.observer import seen
from bottega.study.openspiel.trail import Step

EXPLORATION = 1.4


class SearcherBot(Bot):
    """OpenSpiel's IS-MCTS with random endings."""

    level = "ismcts"

    def __init__(self, seed: int = 0, simulations: int = 50) -> None:
        super().__init__(seed)
        self.simulations = simulations

    def pick(self, seat: Seat) -> int:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        guess = seat.guess(seed_from(self.chance))
        (name, *_) = register([guess.title])
        game: Any = pyspiel.load_game(name, {"players": int(guess.players), **guess.options})
        state = game.new_initial_state()
        state.limit = 0
        state.step = Step(guess, seen)
        chance = np.random.RandomState(int(self.chance.word()) & 0x7FFFFFFF)
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        searcher = ismcts.ISMCTSBot(game, evaluator, EXPLORATION, self.simulations, random_state=chance)
        return int(searcher.step(state))


class Searcher(Contestant):
    """By its number of simulations."""

    def __init__(self, simulations: int) -> None:
        super().__init__(f"ismcts:{simulations}")
        self.simulations = simulations

    def sit_down(self, seed: int = 0, seconds: float | None = None, iterations: int | None = None) -> Bot:
        return SearcherBot(seed, self.simulations)

    def digest(self, title: str) -> str:
        return f"open_spiel {version('open_spiel')}"

    def about(self) -> str:
        return "OpenSpiel's IS-MCTS with random endings."


def contestant(text: str) -> Contestant:
    """`ismcts:50`; SetupError if that is no number of simulations."""
    if not text.isdecimal() or int(text) < 2:  # the first simulation only opens the root
        raise SetupError(Reason("bots-effort-wrong", {"label": quoted(f"ismcts:{text}")}))
    return Searcher(int(text))
