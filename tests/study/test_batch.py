"""Batches: the same games as one by one, in buffers that stay; and Gymnasium's vector interface on top."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
import toy_features
from toy_features import STUDIED

import bottega
from bottega.bots import Bot
from bottega.kernel.chance import SEEDS
from bottega.kernel.errors import InvalidMove, SetupError
from bottega.study import batch
from bottega.study.rewards import REWARDS, by_place, final
from bottega.study.vector import SeatVectorEnv

TITLES = ["toy", *STUDIED]
assert toy_features.STUDIED


@pytest.mark.parametrize("name", TITLES)
def test_every_lane_is_the_game_of_its_seed_seen_from_the_asked_seat(name: str) -> None:
    games = batch(name, 3, players=2)
    games.reset(seed=7)
    alone = [bottega.new_game(name, 2, 7 + lane) for lane in range(3)]
    buffers = games.observations, games.masks
    for _ in range(40):
        for lane, game in enumerate(alone):
            assert games.seats[lane] == game.awaiting[0]
            assert np.array_equal(games.observations[lane], games.features.observe(game, game.awaiting[0]))
            assert np.flatnonzero(games.masks[lane]).tolist() == sorted(game.legal(game.awaiting[0]))
        actions = games.sample()
        games.step(actions)
        for game, action in zip(alone, actions.tolist(), strict=True):
            game.do(game.awaiting[0], action)
        if any(game.over for game in alone):
            break
    assert games.observations is buffers[0]
    assert games.masks is buffers[1]


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("name", ["toy", "fresco"])
def test_a_game_that_ends_is_told_and_followed_by_the_next_of_its_lane(name: str, reward: str) -> None:
    games = batch(name, 2, players=2, reward=reward)
    games.reset(seed=5)
    totals = np.zeros((2, 2))
    while True:
        games.step(games.sample())
        totals += games.rewards
        if games.ended:
            break
    ended = games.ended[0]
    assert games.over[ended.lane]
    assert games.games[ended.lane].seed == 5 + 2 + ended.lane
    begun = bottega.new_game(name, 2, 5 + ended.lane).scores
    if reward == "points":
        expected = [float(end - start) for start, end in zip(begun, ended.game.scores, strict=True)]
    else:
        expected = final(reward, ended.game)
    assert totals[ended.lane].tolist() == expected
    games.step(games.sample())
    assert games.ended == [] or games.ended[0] is not ended


@pytest.mark.parametrize("opponents", [None, "random"])
def test_games_of_a_batch_can_be_recorded(opponents: str | None) -> None:
    games = batch("toy", 2, players=2, opponents=opponents)
    games.reset(seed=5)
    games.step(games.sample())
    for game in games.games:
        assert game.number > 0
        assert bottega.replay(game.record()).digest() == game.digest()
    while not games.ended:
        games.step(games.sample())
    ended = games.ended[0].game
    assert ended.over
    assert bottega.replay(ended.record()).digest() == ended.digest()


def test_a_bot_may_be_asked_in_a_lane() -> None:
    games = batch("stanza", 2, players=2)
    games.reset(seed=5)
    chair = games.chair(1, seed=3)
    assert chair.number == games.seats[1]
    assert sorted(chair.legal()) == np.flatnonzero(games.masks[1]).tolist()


class Last(Bot):
    def pick(self, seat: object) -> int:
        return seat.legal()[-1]  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize("opponents", ["random", "apprentice", [Last, "random"]])
def test_one_seat_of_each_game_is_the_callers(opponents: object) -> None:
    games = batch("stanza", 4, players=3, opponents=opponents, seat=1)
    games.reset(seed=1)
    for _ in range(10):
        assert games.seats.tolist() == [1] * 4
        games.step(games.sample())
    first = games.observations.copy()
    games.reset(seed=1)
    for _ in range(10):
        games.step(games.sample())
    assert np.array_equal(first, games.observations)


@pytest.mark.parametrize("wrong", [[0, 1, 2], [0.5, 1.0], ["0", "1"], [[0, 1]], [10**6, 0], [-1, 0]], ids=str)
def test_wrong_actions_are_told_and_nothing_is_played(wrong: object) -> None:
    games = batch("toy", 2)
    games.reset()
    before = [game.digest() for game in games.games]
    with pytest.raises(InvalidMove):
        games.step(wrong)
    assert [game.digest() for game in games.games] == before


def test_what_can_not_be_is_refused() -> None:
    for count in (0, -1, 2.5, "3", True, 10**9):
        with pytest.raises(SetupError):
            batch("toy", count)  # type: ignore[arg-type]
    with pytest.raises(SetupError):
        batch("toy", 2, seat=0)
    with pytest.raises(SetupError):
        batch("toy", 2, players=3, opponents="random", seat=3)
    with pytest.raises(SetupError):
        batch("toy", 2, players=3, opponents=["random"])
    with pytest.raises(RuntimeError, match="reset"):
        batch("toy", 2).sample()


@pytest.mark.parametrize("lane", [2, -1, "0", True, None])
def test_there_is_a_chair_in_every_lane_and_nowhere_else(lane: Any) -> None:
    games = batch("toy", 2)
    games.reset(1)
    assert games.chair(np.int64(1)).legal()  # type: ignore[arg-type]
    with pytest.raises(SetupError, match="it has 2, counted from 0"):
        games.chair(lane)


def test_settings_may_be_numpys() -> None:
    chosen = batch("stanza", 2, players=2, options={"expert": np.bool_(True)})
    assert chosen.options["expert"] is True


def test_gymnasiums_vector_interface_is_on_top() -> None:
    env = gymnasium.make_vec("bottega.study.gym:bottega/Fresco-v1", num_envs=3, vectorization_mode="vector_entry_point")
    observations, info = env.reset(seed=3)
    assert observations in env.observation_space
    chance = np.random.default_rng(1)
    finals = 0
    while finals == 0:
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])
        observations, rewards, over, cut, info = env.step(actions)
        assert not cut.any()
        for lane in np.flatnonzero(over):
            finals += 1
            assert rewards[lane] in by_place(info["places"][lane].tolist())
            assert info["final_obs"][lane] in env.single_observation_space
        assert not rewards[~over].any()
    env.close()


def test_the_vector_interface_needs_a_reset() -> None:
    env = SeatVectorEnv("toy", 2)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step([0, 0])
    with pytest.warns(UserWarning, match="'weather'; there are none"):
        env.reset(seed=np.int64(1), options={"weather": 1})  # type: ignore[arg-type]


def test_every_table_of_the_vector_interface_can_be_drawn() -> None:
    made = {"num_envs": 2, "vectorization_mode": "vector_entry_point"}
    env = gymnasium.make_vec("bottega.study.gym:bottega/Fresco-v1", render_mode="ansi", **made)  # type: ignore[arg-type]
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"env\.render"):
        env.render()
    env.reset(seed=3)
    shown = env.render()
    assert shown is not None
    assert len(shown) == 2
    assert all(isinstance(table, str) for table in shown)
    assert SeatVectorEnv("toy", 2).render_mode is None
    with pytest.raises(ValueError, match="invalid render_mode 'banana': this environment's render_modes are ansi"):
        SeatVectorEnv("toy", 2, render_mode="banana")


@pytest.mark.parametrize("opponents", [None, "random", "apprentice"])
def test_a_batch_goes_on_where_it_was_pickled(opponents: str | None) -> None:
    games = batch("stanza", 3, players=2, opponents=opponents)
    games.reset(seed=1)
    lasts = 300 if opponents is None else 150  # several games of each lane
    for step in range(lasts):
        games.step(games.sample())
        if step == lasts // 3 or games.over.any():
            kept = pickle.dumps(games)
    again = pickle.loads(kept)
    assert again.over.any()
    assert [ended.game.digest() for ended in again.ended]
    twin = copy.deepcopy(again)
    for _ in range(60):
        actions = again.sample()
        assert (twin.sample() == actions).all()
        again.step(actions)
        twin.step(actions)
        assert (again.observations == twin.observations).all()
        assert (again.masks == twin.masks).all()
    assert [str(game.record()) for game in again.games] == [str(game.record()) for game in twin.games]


def test_seeds_go_round_at_their_end() -> None:
    games = batch("stanza", 2, players=2)
    games.reset(seed=SEEDS - 1)
    last = games.observations.copy()
    games.reset(seed=0)
    assert (games.observations[0] == last[1]).all()
    with pytest.raises(SetupError, match=str(SEEDS)):
        games.reset(seed=SEEDS)
