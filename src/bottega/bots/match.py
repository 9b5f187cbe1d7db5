"""Match: one game between bots."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TypedDict

from bottega.api import new_game
from bottega.bots.contestants import Contestant, contestant, pick
from bottega.bots.policy import seed_from
from bottega.bots.seat import Seat
from bottega.kernel.chance import Chance
from bottega.kernel.components import Components
from bottega.kernel.errors import BottegaError, SetupError
from bottega.kernel.option import Setting
from bottega.kernel.reason import Reason, quoted


class MatchResult(TypedDict):
    """How one game of an arena ended; all but `seed` and `rotation` is by seat."""

    seed: int
    rotation: int
    seats: list[str]  # labels
    scores: list[int]
    places: list[int]
    decisions: list[int]
    thinking: list[float]  # seconds
    slowest: list[float]


def play_match(
    title: str,
    options: dict[str, Setting],
    players: Sequence[object],
    seed: int,
    rotation: int,
    components: Components | str | None = None,
) -> MatchResult:
    """Play one game; contestant number i sits in seat (i + rotation) modulo the number of seats.

    Everything that chance decides depends on `seed` and the seats alone, so that the games of one
    seed differ in nothing but who sits where.
    """
    count = len(players)
    seated = [contestant(players[(seat - rotation) % count]) for seat in range(count)]
    game = new_game(title, count, seed, options, components)
    chance = Chance(seed ^ 0x5EED)
    seeds = [seed_from(chance) for _ in range(count)]
    bots = [who.sit_down(own) for who, own in zip(seated, seeds, strict=True)]
    slowest = [0.0] * count
    thinking = [0.0] * count
    decisions = [0] * count
    while not game.over:
        seat = game.awaiting[0]
        before = time.perf_counter()
        try:
            number = pick(seated[seat], bots[seat], Seat(game, seat, seed_from(bots[seat].chance)))
        except BottegaError:
            raise
        except Exception as error:  # somebody's own bot may do anything
            raise _failed(seated[seat], seed, error) from error
        spent = time.perf_counter() - before
        thinking[seat] += spent
        decisions[seat] += 1
        slowest[seat] = max(slowest[seat], spent)
        game.do(seat, number)
    return {
        "seed": seed,
        "rotation": rotation,
        "seats": [who.label for who in seated],
        "scores": list(game.scores),
        "places": list(game.places),
        "decisions": decisions,
        "thinking": [round(value, 3) for value in thinking],
        "slowest": [round(value, 4) for value in slowest],
    }


def _failed(who: Contestant, seed: int, error: Exception) -> SetupError:
    problem = quoted(f"{type(error).__name__}: {error}")
    return SetupError(Reason("bots-failed", {"name": who.label, "seed": seed, "problem": problem}))
