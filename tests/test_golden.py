"""Golden records keep replaying: old games are never lost to a change of code (tools/golden.py)."""

from __future__ import annotations

from pathlib import Path

import pytest
from playthrough import compared, tell
from shelf import ALL, GOLDEN, label

import bottega
from bottega.games import NAMES

RECORDS = sorted(GOLDEN.rglob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.relative_to(GOLDEN).with_suffix("")))
def test_the_golden_record_replays_to_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = bottega.replay(text)
    assert game.over
    assert str(game.record()).partition("\nmoves:")[2] == text.partition("\nmoves:")[2]


@pytest.mark.parametrize("name", NAMES)
def test_the_first_release_keeps_a_game_of_every_combination(name: str) -> None:
    kept = {path.stem for path in GOLDEN.glob(f"0.1/{name}-*.record")}
    assert {label(combination) for combination in ALL if combination[0] == name} <= kept


@pytest.mark.parametrize("name", NAMES)
def test_the_playthrough_tells_what_happens(name: str) -> None:
    """Made anew by `python tools/golden.py`. Where a line differs, the code plays or describes a game differently."""
    told = (GOLDEN / "playthrough" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    record = GOLDEN / "steered" / told[0].removeprefix("record: ")
    game = bottega.replay(record.read_text(encoding="utf-8"))
    assert compared(tell(game)) == compared(told[1:])
