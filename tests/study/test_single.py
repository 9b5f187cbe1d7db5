"""One seat against bots as a Gymnasium environment, judged by Gymnasium's checker."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from importlib import import_module
from typing import Any

import gymnasium
import numpy as np
import pytest
import toy_features
from gymnasium.utils.env_checker import check_env
from toy_features import STUDIED

import bottega
from bottega.bots.apprentice import Apprentice
from bottega.kernel.errors import SetupError
from bottega.study.rewards import by_place
from bottega.study.single import PATIENCE, SeatEnv

TITLES = ["toy", *STUDIED]


def maker(name: str) -> Callable[..., SeatEnv]:
    if name == "toy":
        return toy_features.seat_env
    made: Callable[..., SeatEnv] = import_module(f"bottega.study.{name}_v1").seat_env
    return made


def play_out(env: SeatEnv, seed: int) -> float:
    """Random legal actions to the end; the sum of rewards."""
    chance = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    total, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(chance.choice(np.flatnonzero(info["action_mask"])))
        total += reward
    return total


@pytest.mark.parametrize("name", TITLES)
def test_the_checker_finds_nothing(name: str) -> None:
    made = gymnasium.make("Toy-v1" if name == "toy" else f"bottega.study.gym:bottega/{name.capitalize()}-v1")
    check_env(made.unwrapped)


@pytest.mark.parametrize("name", TITLES)
def test_an_episode_ends_with_the_reward_of_the_place(name: str) -> None:
    env = maker(name)(seat=1)
    assert play_out(env, 3) == by_place(env.game.places)[1]


@pytest.mark.parametrize("name", TITLES)
def test_points_add_up_as_in_the_other_interfaces(name: str) -> None:
    env = maker(name)(reward="points", seat=0)
    begun = bottega.new_game(name, env.players, 8).scores[0]
    assert play_out(env, 8) == env.game.scores[0] - begun


def test_the_same_seed_gives_the_same_episode() -> None:
    scores = []
    for _ in range(2):
        env = toy_features.seat_env(opponents="apprentice")
        play_out(env, 21)
        scores.append((env.own, env.game.scores, [str(move) for _, move in env.game.history()]))
    assert scores[0] == scores[1]


def test_an_illegal_action_is_told_and_changes_nothing() -> None:
    env = toy_features.seat_env(penalty=0.5)
    env.reset(seed=2)
    before = env.game.digest()
    illegal = next(number for number in range(env.actions) if not env.action_masks()[number])
    _, reward, over, cut, info = env.step(illegal)
    assert (reward, over, cut) == (-0.5, False, False)
    assert info["refused"]
    assert env.game.digest() == before
    for _ in range(PATIENCE - 1):
        cut = env.step(illegal)[3]
    assert cut


def test_a_penalty_is_a_number() -> None:
    with pytest.raises(ValueError, match="much"):
        toy_features.seat_env(penalty="much")
    env = toy_features.seat_env()
    env.reset(seed=2)
    illegal = next(number for number in range(env.actions) if not env.action_masks()[number])
    assert str(env.step(illegal)[1]) == "0.0"


def test_opponents_are_counted_and_must_exist() -> None:
    with pytest.raises(SetupError):
        toy_features.seat_env(opponents=["random"])
    with pytest.raises(SetupError):
        toy_features.seat_env(opponents="grandmaster")
    with pytest.raises(SetupError):
        toy_features.seat_env(seat=3)


@pytest.mark.parametrize("name", STUDIED)
def test_gymnasium_makes_it_by_name(name: str) -> None:
    env = gymnasium.make(f"bottega.study.gym:bottega/{name.capitalize()}-v1", opponents="random")
    observation, _ = env.reset(seed=1)
    assert observation in env.observation_space
    env.close()


def test_after_the_end_and_before_the_start_a_reset_is_needed() -> None:
    env = toy_features.seat_env()
    for early in (lambda: env.step(0), env.action_masks, env.read, env.render):
        with pytest.raises(gymnasium.error.ResetNeeded, match=r"before calling env.reset\(\)$"):
            early()
    play_out(env, 3)
    with pytest.raises(gymnasium.error.ResetNeeded, match="the game is over"):
        env.step(0)


@pytest.mark.parametrize("action", [1.7, "3", None])
def test_what_is_no_action_is_an_invalid_action(action: Any) -> None:
    env = toy_features.seat_env()
    env.reset(seed=2)
    with pytest.raises(gymnasium.error.InvalidAction):
        env.step(action)


def test_reset_takes_a_seat_and_a_position() -> None:
    env = toy_features.seat_env()
    _, info = env.reset(seed=np.int64(2), options={"seat": np.int8(2)})  # type: ignore[arg-type]
    assert info["seat"] == 2
    game = bottega.new_game("toy", 3, 5)
    game.do(0, game.legal(0)[0])
    env.reset(seed=2, options={"seat": 1, "position": game.dump()})
    assert env.game.view(1) == game.view(1)
    with pytest.warns(UserWarning, match="unknown option"):
        env.reset(options={"Seat": 1})
    with pytest.raises(SetupError):
        env.reset(options={"seat": 5})


def test_own_bots_sit_opposite_by_class_and_it_can_be_pickled() -> None:
    env = SeatEnv("stanza", 3, opponents=[Apprentice, "random"], render_mode="ansi")
    env.reset(seed=2)
    twin = pickle.loads(pickle.dumps(env))
    action = int(np.flatnonzero(env.action_masks())[0])
    assert np.array_equal(env.step(action)[0], twin.step(action)[0])
    assert env.render() == twin.render()
    assert f"{int(np.flatnonzero(env.action_masks())[0])}: " in env.read("fr")
