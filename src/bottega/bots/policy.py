"""Policy: picking a move by its worth, for the parts of a look-ahead that nobody thinks about."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from bottega.kernel.chance import Chance
from bottega.kernel.game import Game

if TYPE_CHECKING:
    from mypy_extensions import i64

TEMPERATURE: Final = 0.25  # of the title's warmth: endings are played nearly as well as knowledge can


def seed_from(chance: Chance) -> int:
    """A seed for a guess: 63 random bits."""
    high: int = chance.word()
    low: int = chance.word()
    return (high << 31) | (low >> 1)


def draw(worths: list[float], warmth: float, chance: Chance) -> i64:
    """The place of one of the moves: any of them now and then, the worthier more often."""
    best = worths[0]
    for worth in worths:
        if worth > best:
            best = worth
    weights: list[float] = []
    total = 0.0
    for worth in worths:
        weight = math.exp((worth - best) / warmth)
        weights.append(weight)
        total += weight
    word: i64 = chance.word()
    left = total * (float(word) / 4294967296.0)
    at: i64 = 0
    last: i64 = len(weights) - 1
    while at < last:
        left -= weights[at]
        if left < 0.0:
            return at
        at += 1
    return last


def think_again(game: Game, me: i64) -> None:
    """In a guess, let those who have committed a secret choice take it back.

    What a guess holds there is any choice; knowledge knows likelier ones.
    """
    seat: i64 = 0
    while seat < game.players:
        if seat != me and seat not in game.awaiting:
            back = game.legal(seat)
            if len(back) == 1:
                game.do(seat, back[0])
        seat += 1
