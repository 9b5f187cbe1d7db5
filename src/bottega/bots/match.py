"""Match: one game between bots."""

from __future__ import annotations

import time
from typing import TypedDict

from bottega.api import new_game
from bottega.bots.levels import Bot, make_bot
from bottega.bots.policy import seed_from
from bottega.bots.seat import Seat
from bottega.kernel.chance import Chance
from bottega.kernel.errors import SetupError
from bottega.kernel.option import Setting
from bottega.kernel.reason import Reason


class Result(TypedDict):
    """One game between bots; lists by seat, times in seconds."""

    seed: int
    rotation: int
    seats: list[str]
    scores: list[int]
    places: list[int]
    decisions: list[int]
    thinking: list[float]
    slowest: list[float]


class Contestant:
    """Who plays, as written on the command line: `journeyman`, `master:0.5` (seconds), `master:400i` (iterations)."""

    def __init__(self, label: str) -> None:
        self.label = label
        self.level, _, effort = label.partition(":")
        self.seconds: float | None = None
        self.iterations: int | None = None
        make_bot(self.level)
        try:
            if effort.endswith("i"):
                self.iterations = int(effort[:-1])
            elif effort:
                self.seconds = float(effort)
        except ValueError:
            raise SetupError(Reason("bots-effort-wrong", {"label": label})) from None

    def sit_down(self, seed: int) -> Bot:
        return make_bot(self.level, seed, self.seconds, self.iterations)


def play_match(title: str, options: dict[str, Setting], labels: list[str], seed: int, rotation: int) -> Result:
    """Play one game; contestant number i sits in seat (i + rotation) modulo the number of seats.

    Everything that chance decides depends on `seed` and the seats alone, so that the games of one
    seed differ in nothing but who sits where.
    """
    players = len(labels)
    seated = [labels[(seat - rotation) % players] for seat in range(players)]
    game = new_game(title, players, seed, options)
    chance = Chance(seed ^ 0x5EED)
    seeds = [seed_from(chance) for _ in range(players)]
    bots = [Contestant(label).sit_down(own) for label, own in zip(seated, seeds, strict=True)]
    slowest = [0.0] * players
    thinking = [0.0] * players
    decisions = [0] * players
    while not game.over:
        seat = game.awaiting[0]
        before = time.perf_counter()
        number = bots[seat].pick(Seat(game, seat, seed_from(bots[seat].chance)))
        spent = time.perf_counter() - before
        thinking[seat] += spent
        decisions[seat] += 1
        slowest[seat] = max(slowest[seat], spent)
        game.do(seat, number)
    return {
        "seed": seed,
        "rotation": rotation,
        "seats": seated,
        "scores": list(game.scores),
        "places": list(game.places),
        "decisions": decisions,
        "thinking": [round(value, 3) for value in thinking],
        "slowest": [round(value, 4) for value in slowest],
    }
