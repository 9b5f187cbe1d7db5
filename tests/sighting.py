"""What learners see along random games, boiled down: the same in both builds."""

from __future__ import annotations

import hashlib

from shelf import ALL

import bottega
from bottega.kernel.chance import Chance
from bottega.study.sight import seen, sight_of

OFTEN = 5  # every so many decisions is looked at


def sightings(name: str) -> list[str]:
    """Of each set-up of the title a digest of all that all seats see along one game."""
    sight = sight_of(name)
    assert sight is not None
    found: list[str] = []
    for title, players, options in ALL:
        if title != name:
            continue
        game, chance, total = bottega.new_game(name, players, 11, options), Chance(11), hashlib.sha256()
        while not game.over:
            if game.number % OFTEN == 0:
                for seat in range(players):
                    total.update(seen(sight, game, seat))
            seat = game.awaiting[0]
            legal = game.legal(seat)
            game.do(seat, legal[chance.below(len(legal))])
        found.append(total.hexdigest())
    return found
