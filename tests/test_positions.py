"""Positions of every title: old ones open, mutated ones are refused by name or play on to the end."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from fuzzing import Positions, plays_to_the_end, refused

import bottega
from bottega.games import NAMES
from bottega.text import LANGUAGES, words

FOLDER = Path(__file__).parent / "positions"
KEPT = [
    (path.stem, json.loads(line))
    for path in sorted(FOLDER.glob("*.jsonl"))
    for line in path.read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize(("name", "kept"), KEPT, ids=[f"{name}-{kept['position']['phase']}" for name, kept in KEPT])
def test_a_position_of_an_older_format_opens_as_the_same_state(name: str, kept: dict[str, Any]) -> None:
    game = bottega.load_game(kept["position"])
    assert game.digest() == kept["digest"]
    assert bottega.load_game(game.dump()).digest() == kept["digest"]
    if not game.over:
        assert bottega.replay(str(game.record())).digest() == kept["digest"]


@pytest.mark.parametrize("title", NAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_mutated_position_is_refused_by_name_or_plays_to_the_end(title: str, seed: int) -> None:
    dice = random.Random(seed)
    positions = Positions(title, dice, games=4)
    taken = 0
    for _ in range(120):
        game = refused(positions.mutant(), dice)
        if game is not None and taken < 6:
            taken += 1
            plays_to_the_end(game, dice, every=25)


def test_what_is_no_position_says_so_in_every_language() -> None:
    wrong: list[Any] = [None, [], {}, {"game": 1}, {"game": "chess"}, {"game": "florence"}]
    for data in wrong:
        with pytest.raises(bottega.PositionError) as caught:
            bottega.load_game(data)
        said = {words(language).reason(caught.value.reason) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)


def test_a_scene_hands_out_what_there_is() -> None:
    scene = bottega.scene("florence", players=3)
    with pytest.raises(bottega.PositionError, match="poet is in 2 places"):
        scene.give(0, "poet").give(1, "poet")
    with pytest.raises(bottega.PositionError, match="“cook” is none of"):
        scene.give(0, "cook")
    with pytest.raises(bottega.PositionError, match="seat must be a whole number from 0 to 2, not 3"):
        scene.cash(3, 100)
    with pytest.raises(bottega.PositionError, match=r"stock\.jester: 8 is more than the 7 there are"):
        scene.give(1, *["jester"] * 8).game()
    with pytest.raises(bottega.PositionError, match=r"auction\.prize means nothing"):
        scene.set("auction.prize", 3)
