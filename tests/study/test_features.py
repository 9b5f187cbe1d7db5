"""Observation vectors: their ranges hold, and the documents say what they are."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest
from feature_meanings import MEANINGS
from shelf import ALL, Combination, label
from toy_features import STUDIED

import bottega
from bottega.kernel.errors import SeatError, SetupError
from bottega.study.features import features
from bottega.study.features.document import page

DOCUMENTS = Path(__file__).parents[2] / "docs" / "study" / "features"

SETUPS = [combination for combination in ALL if combination[0] in STUDIED]


@pytest.mark.parametrize("setup", SETUPS[:: max(1, len(SETUPS) // 24)], ids=label)
def test_features_mean_what_they_say_stay_in_their_ranges_and_tell_no_secret(setup: Combination) -> None:
    name, players, options = setup
    table = features(name, players)
    meanings = MEANINGS.get(name) or {part.name: part.read for part in table.parts if part.read is not None}
    chance = random.Random(label(setup))
    game = bottega.new_game(name, players, 11, options)
    while not game.over:
        seat = game.awaiting[0]
        game.do(seat, chance.choice(game.legal(seat)))
        if game.number % 5 == 0 or game.over:
            view = game.view(seat)
            order = [(seat + step) % players for step in range(players)]
            meant = [number for part in table.parts for number in meanings[part.name](view, order)]
            told = table.raw(view)  # of the view alone
            assert [
                (feature.name, value, expected)
                for feature, value, expected in zip(table.features, told, meant, strict=True)
                if not feature.low <= value <= feature.high or value != expected
            ] == []
            assert np.array_equal(table.observe(game, seat), table.vector(view))  # of the game itself


@pytest.mark.parametrize("name", STUDIED)
def test_features_have_names_of_their_own(name: str) -> None:
    for players in bottega.title(name).players:
        names = [feature.name for feature in features(name, players).features]
        assert len(names) == len(set(names))


@pytest.mark.parametrize("name", STUDIED)
def test_the_documents_are_those_of_the_tables(name: str) -> None:
    written = DOCUMENTS / f"{name}.md"
    again = "python -m bottega.study.features.document docs/study/features"
    assert written.read_text(encoding="utf-8") == page(name), f"run: {again}"


def test_a_title_that_is_not_there_is_told() -> None:
    with pytest.raises(SetupError, match="no game called “go”"):
        features("go", 2)


def test_features_are_for_tables_that_there_are() -> None:
    with pytest.raises(SetupError, match="2, 3 and 4 players, not 9"):
        features("stanza", 9)
    assert features("stanza", np.int64(2)) is features("stanza", 2)  # type: ignore[arg-type]


def test_a_table_of_features_looks_at_no_other_table() -> None:
    table, game = features("stanza", 2), bottega.new_game("stanza", 2, seed=1)
    with pytest.raises(SetupError, match="features of stanza for 3 players, not of stanza for 2"):
        features("stanza", 3).observe(game, 0)
    with pytest.raises(SetupError, match="features of fresco for 2 players, not of stanza for 2"):
        features("fresco", 2).vector(game.view(0))
    with pytest.raises(SeatError, match="no seat 5"):
        table.observe(game, 5)
    with pytest.raises(SetupError, match="a spectator’s view has none"):
        table.vector(game.view(None))
