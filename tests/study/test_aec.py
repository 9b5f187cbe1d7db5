"""The titles as PettingZoo environments, judged by PettingZoo's own tests."""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pytest
import toy_features
from toy_features import STUDIED

import bottega
from bottega.kernel.errors import IllegalMove, InvalidMove, SetupError
from bottega.study.aec import TableEnv
from bottega.study.rewards import REWARDS, by_place, win_shares

with warnings.catch_warnings():  # its tests import an environment that it deprecates itself
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, performance_benchmark, seed_test

Maker = Callable[..., TableEnv]


def maker(name: str) -> Maker:
    if name == "toy":
        return toy_features.env
    made: Maker = import_module(f"bottega.study.{name}_v1").env
    return made


TITLES = ["toy", *STUDIED]


def play_on(env: TableEnv, decisions: int, seed: int = 1) -> None:
    """Random play, so far or to the end."""
    chance = random.Random(seed)
    for _ in range(decisions):
        if env.game.over:
            return
        env.step(chance.choice(env.game.legal(env.game.awaiting[0])))


# PettingZoo's test keeps a list of its own environments that may observe a dictionary, which it otherwise
# itself asks for to hold action masks; and nothing is legal any more after the end.
@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@pytest.mark.parametrize("name", TITLES)
def test_the_api_test_passes(name: str) -> None:
    api_test(maker(name)(), num_cycles=400)


@pytest.mark.parametrize("name", TITLES)
def test_the_seed_test_passes(name: str) -> None:
    seed_test(maker(name), num_cycles=200)


@pytest.mark.parametrize("name", TITLES)
def test_the_performance_benchmark_runs(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = iter(range(0, 10**6, 2))
    monkeypatch.setitem(performance_benchmark.__globals__, "time", type("Clock", (), {"time": lambda: next(clock)}))
    performance_benchmark(maker(name)())
    assert "Finished performance benchmark" in capsys.readouterr().out


@pytest.mark.parametrize("name", STUDIED)
@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_add_up_to_what_they_promise(name: str, reward: str) -> None:
    env = maker(name)(reward=reward)
    env.reset(seed=5)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    chance = random.Random(5)
    for agent in env.agent_iter():
        _, earned, over, _, _ = env.last(observe=False)
        totals[agent] += earned
        env.step(None if over else chance.choice(env.game.legal(env.game.awaiting[0])))  # type: ignore[arg-type]
    game = env.game
    expected: list[float] = {
        "place": by_place(game.places),
        "win": win_shares(game.places),
        "points": [float(score) for score in game.scores],
    }[reward]
    begun = bottega.new_game(name, game.players, 5).scores if reward == "points" else [0] * game.players
    assert list(totals.values()) == [value - start for value, start in zip(expected, begun, strict=True)]


def test_places_and_wins_are_shared() -> None:
    assert by_place([1, 2, 3]) == [1.0, 0.0, -1.0]
    assert by_place([1, 1, 3]) == [0.5, 0.5, -1.0]
    assert win_shares([1, 1, 3]) == [0.5, 0.5, 0.0]


@pytest.mark.parametrize("name", TITLES)
def test_a_seeded_reset_is_the_game_of_that_seed(name: str) -> None:
    env = maker(name)()
    env.reset(seed=12)
    assert env.game.digest() == bottega.new_game(name, env.players, 12, env.options).digest()


@pytest.mark.parametrize("name", TITLES)
def test_the_mask_is_exactly_what_is_legal(name: str) -> None:
    env = maker(name)()
    env.reset(seed=3)
    for _ in range(60):
        seen = env.observe(env.agent_selection)
        legal = env.game.legal(env.game.awaiting[0])
        assert sorted(legal) == np.flatnonzero(seen["action_mask"]).tolist()
        env.step(legal[-1])
        if env.game.over:
            break


@pytest.mark.parametrize("name", TITLES)
def test_an_observation_tells_nothing_that_the_seat_may_not_know(name: str) -> None:
    env = maker(name)()
    env.reset(seed=4)
    for round_ in range(12):
        for seat, agent in enumerate(env.possible_agents):
            guess = env.game.guess(seat, round_)
            seen = env.observe(agent)["observation"]
            assert np.array_equal(seen, env.features.vector(guess.view(seat)))
        play_on(env, 7, round_)
        if env.game.over:
            break


@pytest.mark.parametrize("name", TITLES)
def test_an_illegal_action_is_explained_and_changes_nothing(name: str) -> None:
    env = maker(name)()
    env.reset(seed=6)
    before = env.game.digest()
    legal = env.game.legal(env.game.awaiting[0])
    illegal = next(number for number in range(env.actions) if number not in legal)
    with pytest.raises(IllegalMove):
        env.step(illegal)
    with pytest.raises(InvalidMove):
        env.step(env.actions)
    assert env.game.digest() == before
    env.step(legal[0])


def test_choices_that_do_not_exist_are_refused() -> None:
    with pytest.raises(SetupError, match="place"):
        toy_features.env(reward="fame")
    with pytest.raises(SetupError):
        toy_features.env(players=9)
    with pytest.raises(SetupError):
        toy_features.env(options={"weather": True})


def test_before_the_first_reset_it_says_so() -> None:
    with pytest.raises(AttributeError, match="reset"):
        _ = toy_features.env().agent_selection


def test_it_draws_itself_as_text() -> None:
    env = toy_features.env(render_mode="ansi")
    env.reset(seed=1)
    play_on(env, 2)
    drawn: Any = env.render()
    assert "toy, 3 players, 2 decisions" in drawn
