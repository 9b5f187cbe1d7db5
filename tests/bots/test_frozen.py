"""`master@0.1` plays as masters did then, for ever: by choices that the masters of that version made themselves.

`python tests/bots/test_frozen.py LEVEL` tells the choices of a level now, as the file that is compared with. It was
made by the masters of version 0.1 themselves; only new rules of a title are a reason to make it anew.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega.bots import Seat, contestant
from bottega.bots.knowledge import knowledge
from bottega.games import NAMES, title
from bottega.kernel.game import Game

GOLDEN = Path(__file__).parents[1] / "golden" / "master_0_1.json"
FEW, MANY = 4, 200  # iterations: of most choices, and of one that goes deep below the root


def positions(name: str) -> Iterator[tuple[int, Game, int]]:
    """Decisions along games of every number of players, with all options; the last of each title goes deep."""
    shelf = title(name)
    for players in shelf.players:
        options = {option.name: True for option in shelf.options if option.default is False}
        game = _playable(name, players, options)
        bot = contestant("apprentice").sit_down(players)
        wanted = 5
        while not game.over:
            seat = game.awaiting[0]
            if game.number >= wanted and len(game.legal(seat)) > 2:
                yield FEW, game, seat
                wanted = game.number + 30
            game.do(seat, bot.pick(Seat(game, seat, game.number)))
            if players == shelf.players[0] and game.number >= 130 and not game.over:
                seat = game.awaiting[0]
                if len(game.legal(seat)) > 3:
                    yield MANY, game, seat
                    break


def _playable(name: str, players: int, options: dict[str, Any]) -> Game:
    try:
        return bottega.new_game(name, players, players, options)
    except bottega.BottegaError:
        return bottega.new_game(name, players, players)


def choices(name: str, level: str) -> list[list[object]]:
    """What is chosen in each position, and what is thought of it and of the moves."""
    told: list[list[object]] = []
    for iterations, game, seat in positions(name):
        chair = Seat(game, seat, 1)
        chosen = contestant(f"{level}:{iterations}i").sit_down(game.number).pick(chair)
        guess, know = chair.guess(2), knowledge(name)
        worths = know.judge(guess, seat, chair.legal())
        points = know.evaluate(guess)
        told.append([str(chair.catalogue[chosen]), round(sum(worths), 6), round(sum(points), 6)])
    return told


@pytest.mark.parametrize("name", NAMES)
def test_it_chooses_as_masters_did_then(name: str) -> None:
    kept = json.loads(GOLDEN.read_text(encoding="utf-8"))[name]
    assert len(kept) >= 20
    assert choices(name, "master@0.1") == kept


if __name__ == "__main__":
    print(json.dumps({name: choices(name, sys.argv[1]) for name in NAMES}, indent=None).replace("], [", "],\n ["))
