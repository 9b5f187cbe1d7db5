"""Golden records keep replaying: old games are never lost to a change of code (tools/golden.py)."""

from __future__ import annotations

from pathlib import Path

import pytest
from shelf import ALL, Combination, label

import bottega

FOLDER = Path(__file__).parent / "golden"


@pytest.mark.parametrize("combination", ALL, ids=label)
def test_the_golden_record_replays_to_its_end(combination: Combination) -> None:
    name, players, options = combination
    text = (FOLDER / f"{label(combination)}.record").read_text(encoding="utf-8")
    game = bottega.replay(text)
    assert game.over
    assert (game.title, game.players) == (name, players)
    assert {key: value for key, value in game.options.items() if options.get(key) == value} == options
    assert str(game.record()) == text


def test_there_is_no_golden_without_a_combination() -> None:
    assert {path.stem for path in FOLDER.glob("*.record")} <= {label(combination) for combination in ALL}
