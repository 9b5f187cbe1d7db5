"""Planning at once and in secret."""

from __future__ import annotations

import pytest

from bottega.games.fresco.state import Fresco
from bottega.kernel.errors import UntimelyMove
from games.fresco.scene import new, play, refused, texts


def planning(mood: int = 6) -> Fresco:
    game = new()
    play(game, "wake 8", "wake 7", "wake 6")
    game.painters[0].mood = mood
    if mood != 6:
        game.painters[0].plan = 0
    return game


@pytest.mark.rule("fresco-plan-all")
def test_all_apprentices_are_placed_three_at_most_in_a_place() -> None:
    game = planning()
    assert texts(game, 0) == [f"plan market {number}" for number in (3, 2, 1, 0)]
    game.play(0, "plan market 0")
    game.play(0, "plan cathedral 0")
    assert texts(game, 0) == ["plan studio 3", "plan studio 2", "plan studio 1", "plan studio 0"]
    game.play(0, "plan studio 0")
    assert texts(game, 0) == ["plan workshop 3", "plan workshop 2"]
    assert refused(game, "plan workshop 1") == "fresco-plan-all"
    game.play(0, "plan workshop 2")
    assert game.view(0)["seats"][0]["plan"] == {
        "market": 0,
        "cathedral": 0,
        "studio": 0,
        "workshop": 2,
        "theatre": 3,
    }


@pytest.mark.rule("fresco-plan-all")
def test_nobody_places_more_than_they_have() -> None:
    game = planning()
    game.play(0, "plan market 3")
    assert refused(game, "plan cathedral 3") == "fresco-plan-all"
    assert refused(game, "commit") == "fresco-plan-all"
    reason = game.why_not(0, "plan cathedral 3")
    assert reason is not None
    assert reason.args == {"left": 2, "place": "cathedral", "least": 0, "most": 2}


@pytest.mark.rule("fresco-plan-all", "fresco-mood-apprentices")
def test_good_mood_gives_a_sixth_apprentice_to_place() -> None:
    game = planning(mood=9)
    game.play(0, "plan market 3")
    game.play(0, "plan cathedral 3")
    assert texts(game, 0) == ["commit"]


@pytest.mark.rule("fresco-plan-order")
def test_places_are_decided_in_the_order_of_the_sheet() -> None:
    game = planning()
    assert refused(game, "plan studio 1") == "fresco-plan-order"


@pytest.mark.rule("fresco-plan-commit")
def test_a_complete_plan_waits_for_its_commitment() -> None:
    game = planning()
    for move in ("plan market 3", "plan cathedral 2"):
        game.play(0, move)
    assert texts(game, 0) == ["commit"]
    assert refused(game, "plan market 1") == "fresco-plan-commit"
    game.play(0, "commit")
    assert game.awaiting == [1, 2]


@pytest.mark.rule("fresco-plan-rethink")
def test_a_committed_plan_can_be_taken_back_while_others_plan() -> None:
    game = planning()
    assert refused(game, "rethink") == "fresco-plan-rethink"
    for move in ("plan market 3", "plan cathedral 2", "commit"):
        game.play(0, move)
    assert texts(game, 0) == ["rethink"]
    game.play(0, "rethink")
    assert game.awaiting == [0, 1, 2]
    assert texts(game, 0)[0] == "plan market 3"
    for move in ("plan market 3", "plan cathedral 2", "commit"):
        game.play(0, move)
    with pytest.raises(UntimelyMove):
        game.play(0, "commit")


@pytest.mark.rule("fresco-plan-rethink")
def test_steps_are_taken_back_one_by_one_or_all_at_once_whatever_others_have_done() -> None:
    game = planning()
    for move in ("plan market 1", "plan cathedral 2", "plan studio 0"):
        game.play(0, move)
    game.play(1, "plan market 3")
    for expected in ("plan studio 0", "plan cathedral 2", "plan market 1"):
        game.play(0, "unplan")
        assert expected in texts(game, 0)
    assert refused(game, "unplan") == "fresco-plan-rethink"
    for move in ("plan market 1", "plan cathedral 2"):
        game.play(0, move)
    game.play(0, "rethink")
    assert texts(game, 0)[0] == "plan market 3"
    assert game.view(1)["seats"][1]["plan"]["market"] == 3, "the others keep theirs"


@pytest.mark.rule("fresco-plan-rethink")
def test_a_committed_plan_is_opened_again_by_taking_back_its_last_step() -> None:
    game = new()
    play(game, "wake 8", "wake 7", "wake 9")
    for move in ("plan market 3", "plan cathedral 2", "commit"):
        game.play(0, move)
    assert texts(game, 0) == ["rethink"], "what is listed, so that nobody searches in circles"
    game.play(0, "unplan")
    assert game.awaiting == [0, 1, 2]
    assert texts(game, 0) == ["commit"]
    game.play(0, "unplan")
    assert texts(game, 0)[0] == "plan cathedral 2", "places without a choice are no steps"
    assert str(game.record()).count("unplan") == 2


@pytest.mark.rule("fresco-plan-all", "fresco-plan-order")
def test_four_in_one_place_are_refused_by_the_rule() -> None:
    game = planning()
    reason = game.why_not(0, "plan market 4")
    assert reason is not None
    assert (reason.rule, reason.args) == ("fresco-plan-all", {"left": 5, "place": "market", "least": 0, "most": 3})
    assert refused(game, "plan theatre 1") == "fresco-plan-order"
    assert refused(game, "plan harbour 1") == "move-unknown-near"


@pytest.mark.rule("fresco-plan-secret")
def test_nobody_sees_a_plan_before_all_have_committed() -> None:
    game = planning()
    before = game.view(1)
    game.play(0, "plan market 2")
    assert game.view(1) == before
    assert game.view(0)["seats"][0]["plan"]["market"] == 2
    for move in ("plan cathedral 3", "commit"):
        game.play(0, move)
    assert game.view(1)["seats"][0]["plan"] is None
    assert game.view(1)["seats"][0]["committed"]
    reveals = game.reveals
    for seat in (1, 2):
        for move in ("plan market 3", "plan cathedral 2", "commit"):
            game.play(seat, move)
    assert game.reveals > reveals
    assert game.view(1)["seats"][0]["plan"]["cathedral"] == 3


@pytest.mark.rule("fresco-plan-secret")
def test_a_guess_redraws_the_plans_of_others_and_keeps_ones_own() -> None:
    game = planning()
    for seat, market in ((0, 3), (1, 2)):
        for move in (f"plan market {market}", f"plan cathedral {5 - market}", "commit"):
            game.play(seat, move)
    guesses = [game.guess(0, seed) for seed in range(30)]
    assert {guess.painters[0].plan for guess in guesses} == {game.painters[0].plan}
    assert len({guess.painters[1].plan for guess in guesses}) > 5
