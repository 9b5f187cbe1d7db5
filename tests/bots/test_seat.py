"""A bot's chair holds nothing that the player could not know."""

from __future__ import annotations

import pickle
from typing import Any

import pytest
from toy import Toy

import bottega
from bottega.bots import LEVELS, Seat, choose
from bottega.bots.policy import seed_from
from bottega.kernel.chance import Chance


def swapped(game: Toy, seat: int, seed: int) -> Toy:
    """The same game as `seat` sees it, with everything else dealt anew."""
    twin = game.guess(seat, seed)
    twin.past = game.past
    return twin


def midway(seed: int, moves: int) -> Toy:
    game = bottega.new_game("toy", 3, seed)
    assert isinstance(game, Toy)
    for _ in range(moves):
        game.do(game.awaiting[0], game.legal(game.awaiting[0])[-1])
    return game


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("moves", [0, 1, 4, 6])
def test_what_is_hidden_does_not_change_the_choice(level: str, moves: int) -> None:
    game = midway(3, moves)
    seat = game.awaiting[-1]
    wanted = choose(game, seat, level, seed=11, iterations=60)
    changed = [swapped(game, seat, seed) for seed in range(6)]
    assert any(twin.hands != game.hands for twin in changed)
    assert {choose(twin, seat, level, seed=11, iterations=60) for twin in changed} == {wanted}


def reachable(thing: Any, seen: set[int]) -> list[Any]:
    """All objects that can be reached from `thing` by attributes and containers."""
    if id(thing) in seen:
        return []
    seen.add(id(thing))
    inner: list[Any] = []
    for kind in type(thing).__mro__:
        inner += [getattr(thing, name) for name in getattr(kind, "__slots__", ()) if hasattr(thing, name)]
    inner += list(getattr(thing, "__dict__", {}).values())
    if isinstance(thing, (list, tuple, set)):
        inner += list(thing)
    elif isinstance(thing, dict):
        inner += list(thing.values())
    return [thing, *[found for item in inner for found in reachable(item, seen)]]


def test_the_true_game_is_nowhere_in_a_seat() -> None:
    game = midway(5, 4)
    seat = Seat(game, 1, seed=9)
    found = reachable(seat, set())
    hidden = [game, game.hands, game.deck, game.chance, game.past, *[game.hands[0], game.hands[2]]]
    assert not [thing for thing in found for secret in hidden if thing is secret]
    assert [thing.seed for thing in found if isinstance(thing, Toy)] == [-1]


def test_a_seat_sees_and_may_do_what_the_player_may() -> None:
    game = midway(5, 4)
    seat = Seat(game, game.awaiting[0], seed=9)
    assert seat.view() == game.view(seat.number)
    assert seat.legal() == game.legal(seat.number)
    assert seat.guess(1).view(seat.number) == game.view(seat.number)


def test_a_seat_travels_to_another_process() -> None:
    game = midway(5, 4)
    seat = Seat(game, game.awaiting[0], seed=9)
    twin = pickle.loads(pickle.dumps(seat))
    assert twin.view() == seat.view()


def test_seeds_for_guesses_fit_the_kernel() -> None:
    chance = Chance(1)
    assert all(0 <= seed_from(chance) < 1 << 63 for _ in range(1000))
