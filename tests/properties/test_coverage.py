"""The net has no holes: the games that drive the properties and the goldens show everything that can occur."""

from __future__ import annotations

from functools import cache
from itertools import cycle, islice

import pytest
from shelf import ALL, GOLDEN

import bottega
from bottega.games import NAMES
from properties import coverage
from properties.season import Season, combination_of, moves_and_questions, showing
from properties.steering import steered_game

FLOOR = 3  # times that a steered season shows a kind of move or a question
SEASON = 100  # games, whatever the number of combinations


@cache
def golden_season(name: str) -> Season:
    season = Season(name)
    for path in sorted(GOLDEN.glob(f"steered/{name}-*.record")):
        game = bottega.replay(path.read_text(encoding="utf-8"))
        season.add(combination_of(game), showing(game))
    return season


@pytest.mark.parametrize("name", NAMES)
def test_golden_games_show_every_kind_question_refusal_and_thing(name: str) -> None:
    assert golden_season(name).lacking_everywhere() == []


@pytest.mark.parametrize("name", NAMES)
def test_golden_games_show_every_kind_and_question_with_every_option_and_number_of_players(name: str) -> None:
    season = golden_season(name)
    assert {group: season.lacking(group) for group in season.shown if season.lacking(group)} == {}


@pytest.mark.parametrize("name", NAMES)
def test_any_steered_games_show_nearly_every_kind_and_question(name: str) -> None:
    """Not only those that were searched out: the players are so curious that little escapes a hundred games."""
    season = Season(name)
    combinations = cycle(each for each in ALL if each[0] == name)
    for seed, combination in enumerate(islice(combinations, SEASON)):
        season.add(combination, moves_and_questions(steered_game(combination, seed)))
    common = coverage.common(name)
    shown = {item for item in common if season.total[item] >= FLOOR}
    assert len(shown) >= 0.9 * len(common), sorted(common - shown)
