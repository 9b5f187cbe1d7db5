"""Advice and analysis: what they say, and that it can be stopped."""

from __future__ import annotations

import json

import pytest
import toy  # noqa: F401  puts the toy title on the shelf

import bottega
from bottega.bots import advise, analyse
from bottega.kernel.record import Record


@pytest.fixture
def record() -> Record:
    game = bottega.new_game("toy", 3, 8)
    while not game.over:
        seat = game.awaiting[0]
        game.do(seat, game.legal(seat)[0])
    return game.record()


def test_advice_comes_best_first_with_place_and_points() -> None:
    game = bottega.new_game("toy", 3, 8)
    advice = advise(game, 1, iterations=150, most=2)
    assert len(advice) == 2
    assert advice[0].share >= advice[1].share
    for item in advice:
        assert game.why_not(1, item.move) is None
        assert 1 <= item.place <= 3
        assert 0 <= item.win <= 1
        assert str(item.reason)


def test_a_seat_that_is_not_asked_gets_no_advice() -> None:
    game = bottega.new_game("toy", 3, 8)
    game.do(0, game.legal(0)[0])
    assert advise(game, 0, iterations=10) == []


def test_every_decision_of_the_seat_is_analysed(record: Record) -> None:
    analysis = analyse(record, 1, iterations=60)
    assert analysis.complete
    assert [decision.seat for decision in analysis.decisions] == [1] * len(analysis.decisions)
    for decision in analysis.decisions:
        assert record.moves[decision.number - 1] == (1, str(decision.played))
        assert decision.lost_win >= 0
        assert decision.best != decision.played or decision.lost_win == 0
    assert len(analysis.course) == len(record.moves)


def test_the_sources_add_up_to_the_score(record: Record) -> None:
    analysis = analyse(record, 0, iterations=10)
    assert [sum(own.values()) for own in analysis.sources] == analysis.scores


def test_a_stopped_analysis_keeps_what_it_has(record: Record) -> None:
    heard: list[int] = []
    analysis = analyse(
        record, 0, iterations=20, progress=lambda done, total: heard.append(done), stop=lambda: len(heard) >= 4
    )
    assert not analysis.complete
    assert len(analysis.course) == 4
    assert heard == [1, 2, 3, 4]


def test_the_same_seed_gives_the_same_analysis(record: Record) -> None:
    first, second = (analyse(record, 2, iterations=40, seed=3) for _ in range(2))
    assert json.dumps([d.lost_win for d in first.decisions]) == json.dumps([d.lost_win for d in second.decisions])
