"""The score track: ahead or behind."""

from __future__ import annotations

import pytest

from bottega.games.fresco.state import Fresco
from games.fresco.scene import play, refused, scene, texts


def landing(*others: int, paint: str = "RY", work: int = 1) -> Fresco:
    """Seat 0 on space 0 can restore a tile for 3; the others stand on these spaces."""
    seats = {seat: {"score": score} for seat, score in enumerate(others, 1)}
    return scene(
        "cathedral",
        players=1 + len(others),
        seats={0: {"paint": paint, "score": 0}, **seats},
        work=work,
    )


@pytest.mark.rule("fresco-track-apart")
def test_a_taken_space_asks_ahead_or_behind() -> None:
    game = landing(3, 9)
    play(game, "restore a1")
    assert texts(game) == ["ahead", "behind"]
    assert game.view(0)["choice"] == {"actor": 0, "ahead": 4, "behind": 2}
    assert refused(game, "pass") == "fresco-track-apart"
    ahead = game.copy()
    play(ahead, "ahead")
    assert ahead.scores == [4, 3, 9]
    play(game, "behind")
    assert game.scores == [2, 3, 9]


@pytest.mark.rule("fresco-track-apart")
def test_the_next_free_space_counts_on_either_side() -> None:
    game = landing(3, 4, 2)
    play(game, "restore a1")
    assert game.view(None)["choice"] == {"actor": 0, "ahead": 5, "behind": 1}


@pytest.mark.rule("fresco-track-apart")
def test_behind_space_one_lie_the_start_spaces() -> None:
    game = landing(3, 2, 1)
    play(game, "restore a1")
    assert game.view(0)["choice"] == {"actor": 0, "ahead": 4, "behind": "S4"}
    play(game, "behind")
    assert (game.scores[0], game.view(0)["seats"][0]["start"]) == (0, 4)


@pytest.mark.rule("fresco-track-apart")
def test_a_free_space_asks_nothing() -> None:
    game = landing(4, 9)
    play(game, "restore a1")
    assert game.turn.bump == 0


@pytest.mark.rule("fresco-track-apart")
def test_the_choice_comes_on_every_gain_and_the_turn_goes_on() -> None:
    game = landing(3, 9, paint="RYRYB", work=2)
    play(game, "restore a1", "behind")
    assert game.awaiting == [0]
    assert "altar red yellow blue" in texts(game)
    play(game, "altar red yellow blue")
    assert game.scores[0] == 4


def test_the_log_tells_gain_and_shift_apart() -> None:
    game = landing(3, 9)
    game.log = []
    play(game, "restore a1", "ahead")
    told = [(event.args["points"], event.args["source"]) for event in game.log if event.kind == "points"]
    assert told == [(3, "fresco-source-tile"), (1, "fresco-source-track")]


def test_the_log_tells_tile_and_bonus_apart() -> None:
    game = landing(16, 40, paint="OGP")
    game.log = []
    play(game, "restore c3")
    told = [(event.args["points"], event.args["source"]) for event in game.log if event.kind == "points"]
    assert told == [(11, "fresco-source-tile"), (3, "fresco-source-bishop")]
