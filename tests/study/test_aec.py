"""The titles as PettingZoo environments, judged by PettingZoo's own tests."""

from __future__ import annotations

import pickle
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
from bottega.boards import as_text
from bottega.kernel.errors import IllegalMove, InvalidMove, SetupError
from bottega.study.aec import TableEnv
from bottega.study.parallel import TogetherEnv
from bottega.study.rewards import REWARDS, by_place, win_shares
from bottega.text import LANGUAGES

with warnings.catch_warnings():  # its tests import an environment that it deprecates itself
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, performance_benchmark, seed_test

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
@pytest.mark.filterwarnings("ignore:reset")
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
        env.step(None if over else chance.choice(env.game.legal(env.game.awaiting[0])))
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


def test_it_draws_itself_as_an_onlooker_sees_it() -> None:
    env = toy_features.env(render_mode="ansi")
    env.reset(seed=1)
    play_on(env, 2)
    drawn: Any = env.render()
    assert "Toy" in drawn
    assert "Player 3" in drawn


@pytest.mark.parametrize("name", STUDIED)
def test_a_drawing_tells_nothing_that_the_viewer_may_not_know(name: str) -> None:
    game = bottega.new_game(name, 3, 4)
    chance = random.Random(4)
    for _ in range(24):
        for seat in (None, *range(3)):
            other = game.guess(0 if seat is None else seat, 9)
            assert as_text(other, seat) == as_text(game, seat)
        asked = game.awaiting[-1]
        game.do(asked, chance.choice(game.legal(asked)))


def test_another_seat_may_not_read_a_secret_plan() -> None:
    env = maker("fresco")(players=2, render_mode="ansi")
    env.reset(seed=2)
    while env.game.question(env.game.awaiting[0]).rule != "fresco-ask-plan":
        play_on(env, 1)
    before = env.render()
    play_on(env, 1)
    assert env.render() == before


def test_pictures_and_texts_to_read() -> None:
    env = maker("stanza")(players=2, render_mode="rgb_array")
    env.reset(seed=1)
    picture: Any = env.render()
    assert picture.dtype == np.uint8
    assert picture.ndim == 3
    assert picture.shape[2] == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 8
    legal = env.game.moves(env.game.awaiting[0])
    for language in LANGUAGES:
        assert f"{legal[0].number}: " in env.read(env.agent_selection, language)


def test_a_render_mode_or_reset_option_that_is_not_there_is_told() -> None:
    with pytest.raises(ValueError, match="render_modes are ansi, rgb_array"):
        toy_features.env(render_mode="banana")
    env = toy_features.env()
    with pytest.warns(UserWarning, match="unknown option 'weather'"):
        env.reset(options={"weather": 1})
    other = bottega.new_game("toy", 2, 1)
    with pytest.raises(ValueError, match="for 2 players"):
        env.reset(options={"position": other.dump()})
    with pytest.raises(TypeError, match="a dict, not a list"):
        env.reset(options=["position"])  # type: ignore[arg-type]
    with pytest.raises(KeyError, match="no agent 'player_9'; possible_agents are"):
        env.observe("player_9")


def test_an_episode_may_begin_with_a_position() -> None:
    env = toy_features.env()
    env.reset(seed=3)
    play_on(env, 4)
    again = toy_features.env()
    again.reset(options={"position": env.game.dump()})
    assert again.game.view(0) == env.game.view(0)


@pytest.mark.parametrize("action", [1.7, "3", None, True, [1]])
def test_what_is_no_action_is_refused_and_changes_nothing(action: Any) -> None:
    env = toy_features.env()
    env.reset(seed=6)
    before = env.game.digest()
    with pytest.raises(InvalidMove, match="not an action"):
        env.step(action)
    assert env.game.digest() == before


def test_after_the_end_it_says_that_a_reset_is_needed() -> None:
    env = toy_features.env()
    env.reset(seed=6)
    for _ in env.agent_iter():
        over = env.last(observe=False)[2]
        env.step(None if over else env.game.legal(env.game.awaiting[0])[0])
    with pytest.raises(AttributeError, match="reset"):
        env.step(0)
    with pytest.raises(AttributeError, match="reset"):
        env.last()


@pytest.mark.parametrize("env", [toy_features.env(), TogetherEnv("toy", 2)])
def test_there_is_no_space_of_an_agent_that_there_is_not(env: Any) -> None:
    for space in (env.action_space, env.observation_space):
        with pytest.raises(KeyError, match="there is no agent 'nobody'"):
            space("nobody")


@pytest.mark.parametrize("name", TITLES)
def test_numbers_of_numpy_are_numbers(name: str) -> None:
    env = maker(name)(players=np.int64(2))
    env.reset(seed=np.uint8(1))  # type: ignore[arg-type]
    assert env.game.digest() == bottega.new_game(name, 2, 1).digest()
    env.step(np.int64(env.game.legal(env.game.awaiting[0])[0]))  # type: ignore[arg-type]


@pytest.mark.parametrize("name", STUDIED)
def test_an_environment_survives_pickling(name: str) -> None:
    env = maker(name)(players=2)
    env.reset(seed=1)
    play_on(env, 5)
    twin = pickle.loads(pickle.dumps(env))
    for _ in range(5):
        agent = env.agent_selection
        assert twin.agent_selection == agent
        assert np.array_equal(twin.observe(agent)["observation"], env.observe(agent)["observation"])
        action = env.game.legal(env.game.awaiting[0])[0]
        env.step(action)
        twin.step(action)


def test_the_state_is_what_all_seats_see() -> None:
    env = maker("fresco")(players=3)
    env.reset(seed=1)
    assert env.state() in env.state_space
    assert np.array_equal(env.state()[: env.features.size], env.observe("player_0")["observation"])


@pytest.mark.filterwarnings("ignore:reset")
@pytest.mark.parametrize("name", ["toy", "fresco"])
def test_the_parallel_api_test_passes(name: str) -> None:
    parallel_api_test(TogetherEnv(name, 3), num_cycles=60)


@pytest.mark.parametrize(
    ("actions", "error", "problem"),
    [
        ([1, 2], TypeError, "a dict of agents, not a list"),
        ({"player_0": 0, "somebody": 0}, KeyError, "there is no agent 'somebody'"),
        ({}, KeyError, "is asked, and has no action"),
    ],
)
def test_actions_that_are_nobodys_are_refused_in_the_parallel_interface(
    actions: Any, error: type[Exception], problem: str
) -> None:
    env = TogetherEnv("toy", 2)
    env.reset(seed=1)
    before = env.game.digest()
    with pytest.raises(error, match=problem):
        env.step(actions)
    assert env.game.digest() == before


def test_all_who_are_asked_answer_in_one_step() -> None:
    env = TogetherEnv("fresco", 3, reward="points")
    _, infos = env.reset(seed=1)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    begun = env.game.scores
    together = 0
    while env.agents:
        asked = [agent for agent in env.agents if infos[agent]["asked"]]
        together = max(together, len(asked))
        actions = {agent: env.game.legal(env.possible_agents.index(agent))[0] for agent in asked}
        _, rewards, _, _, infos = env.step(actions)
        totals = {agent: totals[agent] + rewards[agent] for agent in totals}
    assert together == 3
    ended = env.game.scores
    assert list(totals.values()) == [float(end - start) for start, end in zip(begun, ended, strict=True)]
