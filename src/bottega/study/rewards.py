"""Rewards: what a learner is told about how it does.

- `place`: at the end, 1 for the first place down to -1 for the last, the same distance apart; equals share.
- `win`: at the end, 1 for the winner, shared by equals, 0 for the rest.
- `points`: every change of one's score; together they are the final score less the one at the start.
"""

from __future__ import annotations

from bottega.kernel.errors import SetupError
from bottega.kernel.game import Game
from bottega.kernel.reason import Reason

REWARDS = ("place", "win", "points")


def check_reward(name: str) -> str:
    """`name` if there is such a reward, else SetupError."""
    if name not in REWARDS:
        raise SetupError(Reason("study-reward", {"reward": str(name), "known": list(REWARDS)}))
    return name


def final(name: str, game: Game) -> list[float]:
    """The reward of each seat at the end, for those that come at the end."""
    return by_place(game.places) if name == "place" else win_shares(game.places)


def by_place(places: list[int]) -> list[float]:
    """From 1 for the first place to -1 for the last; those who share a place get the mean of what they fill."""
    last = len(places) - 1
    return [1.0 - 2.0 * (place - 1 + (places.count(place) - 1) / 2) / last for place in places]


def win_shares(places: list[int]) -> list[float]:
    """1 for the winner, shared by equals."""
    return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]
