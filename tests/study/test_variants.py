"""Tiny games that exact solvers can solve."""

from __future__ import annotations

import random
from typing import Any

import pyspiel
import pytest
from toy_features import STUDIED

import bottega
from bottega.kernel.errors import SetupError
from bottega.study import openspiel
from bottega.study.openspiel import BottegaState, tree
from bottega.study.variants import variant, variants

MINIS = [f"{name}_mini" for name in STUDIED]


def load(name: str) -> Any:
    openspiel.register(STUDIED)
    return pyspiel.load_game(f"bottega_{name}")


def near_the_end(name: str, most: int) -> BottegaState:
    """A state that at most so many nodes follow, with more than one decision left."""
    chance = random.Random(3)
    state: BottegaState = load(name).new_initial_state().draw(chance)
    while tree.efg(load(name), state).nodes > most if state.move_number() > 6 else True:
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def test_every_title_has_one() -> None:
    assert {own.full_name for own in variants()} >= set(MINIS)
    with pytest.raises(SetupError):
        variant("chess_mini")


@pytest.mark.parametrize("name", MINIS)
def test_the_random_sim_test_passes(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=3, serialize=True, verbose=False)


@pytest.mark.parametrize("name", MINIS)
def test_its_games_have_records_and_end_in_time(name: str) -> None:
    own = variant(name)
    chance = random.Random(1)
    lengths: list[int] = []
    for beginning in own.beginnings():
        for _ in range(5):
            game = beginning.copy()
            while not game.over:
                seat = game.awaiting[0]
                game.do(seat, chance.choice(game.legal(seat)))
            lengths.append(game.number)
        assert bottega.replay(str(game.record()), own.components()).digest() == game.digest()
    assert max(lengths) <= own.decisions


@pytest.mark.parametrize("name", MINIS)
def test_what_is_still_drawn_is_seen_by_nobody(name: str) -> None:
    """After the beginning there is no chance node, so no draw may show."""
    chance = random.Random(4)
    for beginning in variant(name).beginnings()[:3]:
        game, other = beginning.copy(), beginning.copy()
        other.forget(99)
        while not game.over:
            seat = game.awaiting[0]
            move = chance.choice(game.legal(seat))
            game.do(seat, move)
            other.do(seat, move)
            assert [game.view(at) for at in (0, 1, None)] == [other.view(at) for at in (0, 1, None)]


@pytest.mark.parametrize("name", MINIS)
def test_resampling_stays_in_the_variant(name: str) -> None:
    chance = random.Random(2)
    state: BottegaState = load(name).new_initial_state().draw(chance)
    for _ in range(3):
        state.apply_action(chance.choice(state.legal_actions()))
    player = state.current_player()
    twins = [state.resample_from_infostate(player, chance.random) for _ in range(4)]
    for twin in twins:
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.legal_actions() == state.legal_actions()


def test_the_solver_finds_its_way_to_the_end_of_a_tree() -> None:
    """The whole trees are walked by `benchmarks/cfr.py`; here what is left of one in the middle of a game."""
    state = near_the_end("florence_mini", 60)
    told = tree.efg(load("florence_mini"), state)
    assert told.ends > 1
    assert told.nodes == told.decisions + told.ends
    steps = list(tree.curve(told, 64, told=3))
    assert [iteration for iteration, _ in steps] == [1, 4, 16, 64]
    assert steps[-1][1] <= steps[0][1]
    assert steps[-1][1] < 0.05


def test_the_longest_game_is_as_long_as_it_says() -> None:
    """Every game of one beginning of the smallest variant; `benchmarks/cfr.py` tells it of all."""
    own = variant("stanza_mini")
    longest = 0
    open_games = [own.beginnings()[-1].copy()]
    while open_games:
        game = open_games.pop()
        longest = max(longest, game.number)
        if not game.over:
            seat = game.awaiting[0]
            for number in game.legal(seat):
                after = game.copy()
                after.do(seat, number)
                open_games.append(after)
    assert longest == own.decisions
