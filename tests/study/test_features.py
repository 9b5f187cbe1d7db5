"""Observation vectors: their ranges hold, and the documents say what they are."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from shelf import ALL, Combination, label
from toy_features import STUDIED

import bottega
from bottega.kernel.errors import SetupError
from bottega.study.features import features
from bottega.study.features.document import page

DOCUMENTS = Path(__file__).parents[2] / "docs" / "study" / "features"

SETUPS = [combination for combination in ALL if combination[0] in STUDIED]


@pytest.mark.parametrize("setup", SETUPS[:: max(1, len(SETUPS) // 24)], ids=label)
def test_every_feature_stays_in_its_range_and_sights_agree(setup: Combination) -> None:
    name, players, options = setup
    table = features(name, players)
    chance = random.Random(label(setup))
    game = bottega.new_game(name, players, 11, options)
    while not game.over:
        seat = game.awaiting[0]
        game.do(seat, chance.choice(game.legal(seat)))
        if game.number % 5 == 0 or game.over:
            values = table.raw(game.view(seat))
            assert len(values) == table.size
            outside = [
                (feature.name, value)
                for feature, value in zip(table.features, values, strict=True)
                if not feature.low <= value <= feature.high
            ]
            assert outside == []
            if table.sight is not None:
                low = [feature.low for feature in table.features]
                shifted = [value - least for value, least in zip(values, low, strict=True)]
                seen = list(b"".join(table.sight(game, seat)))
                assert [
                    (feature.name, told, shown)
                    for feature, told, shown in zip(table.features, seen, shifted, strict=True)
                    if told != shown
                ] == []


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
