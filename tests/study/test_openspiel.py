"""The titles as games of OpenSpiel, judged by its own tests and played by its own bots."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random
from toy_features import STUDIED

from bottega.bots import make_bot
from bottega.study import openspiel
from bottega.study.openspiel import BottegaState, OurBot

TITLES = ["toy", *STUDIED]


def load(name: str, parameters: str = "players=2") -> Any:
    openspiel.register(["toy", *STUDIED])
    return pyspiel.load_game(f"bottega_{name}({parameters})")


def advanced(name: str, decisions: int, seed: int = 1) -> BottegaState:
    """A state after so many random decisions."""
    chance = random.Random(seed)
    state: BottegaState = load(name).new_initial_state()
    state.apply_action(seed)
    for _ in range(decisions):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", TITLES)
def test_the_random_sim_test_passes(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", TITLES)
def test_resampling_keeps_what_the_player_knows(name: str) -> None:
    state = advanced(name, 9)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for player in range(2):
        twin = state.resample_from_infostate(player, sampler)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
    assert twin.current_player() == state.current_player()
    twin.apply_action(twin.legal_actions()[0])


@pytest.mark.parametrize("name", TITLES)
def test_a_clone_is_independent(name: str) -> None:
    state = advanced(name, 6)
    before = state.game.digest()
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert state.game.digest() == before
    assert clone.history() == [*state.history(), clone.history()[-1]]


def test_options_are_parameters() -> None:
    game = load("toy", "players=3,loud=true,size=large")
    assert game.num_players() == 3
    assert game.deal(1).options == {"loud": True, "size": "large"}
    with pytest.raises(pyspiel.SpielError):
        load("toy", "weather=true")


def searcher(kind: str, game: Any) -> Any:
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    if kind == "mcts":
        return mcts.MCTSBot(game, 1.4, 12, evaluator, random_state=np.random.RandomState(2))
    return ismcts.ISMCTSBot(game, evaluator, 1.4, 12, random_state=np.random.RandomState(2))


def match(game: Any, bots: list[Any]) -> list[float]:
    """One game; its IS-MCTS bot does not implement `restart_at`, which its own `evaluate_bots` calls."""
    state = game.new_initial_state()
    state.apply_action(5)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
def test_its_own_searchers_play_a_whole_game(kind: str) -> None:
    game = load("toy")
    bots = [searcher(kind, game), uniform_random.UniformRandomBot(1, np.random.RandomState(3))]
    assert sum(match(game, bots)) == 0


@pytest.mark.parametrize("name", STUDIED)
def test_is_mcts_decides_in_the_middle_of_a_game(name: str) -> None:
    state = advanced(name, 20)
    while len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
    assert searcher("ismcts", load(name)).step(state) in state.legal_actions()


def test_our_bots_play_in_its_matches() -> None:
    game = load("toy")
    bots = [OurBot(make_bot("apprentice", 1)), uniform_random.UniformRandomBot(1, np.random.RandomState(3))]
    assert sum(match(game, bots)) == 0
