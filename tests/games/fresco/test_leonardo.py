"""Two players, with Leonardo and without."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.games.fresco.names import SQUARES
from bottega.games.fresco.state import Fresco
from games.fresco.scene import new, play, refused, scene, texts


def his_turn(phase: str, options: dict[str, bool] | None = None, **changes: Any) -> Fresco:
    """Leonardo, led by seat 1, is at work; he rose at 5, the players at 6 and 7."""
    leonardo = {"time": 5, "leader": 1, "score": 60, "square": "c3"}
    him = changes.pop("him", {})
    restored = changes.pop("restored", {})
    return scene(
        phase,
        players=2,
        options=options,
        actor="leonardo",
        work=2 if phase == "workshop" else 1,
        leonardo=leonardo | him,
        seats={0: {"time": 6}, 1: {"time": 7, "paint": "RY", "plan": {"workshop": 1}}},
        restored=restored,
        **changes,
    )


@pytest.mark.rule("fresco-leonardo-setup")
def test_leonardo_stands_on_s3_and_in_the_centre_of_the_fresco() -> None:
    game = new(2)
    view = game.view(None)
    assert game.scores == [0, 0]
    him = view["leonardo"]
    assert (him["score"], him["start"], him["square"], view["bishop"]) == (0, 3, "c3", "c3")
    assert view["start_spaces"][2] == "leonardo"
    assert him["plan"] == {"market": 1, "cathedral": 1, "studio": 0, "workshop": 0}
    assert [len(stall["tiles"]) for stall in view["stalls"]] == [3, 3, 3]
    assert new(3).view(None)["leonardo"] is None


@pytest.mark.rule("fresco-leonardo-setup", "fresco-leonardo-portrait", "fresco-leonardo-request")
def test_the_modules_give_him_more_apprentices() -> None:
    game = new(2, portraits=True, bishops_requests=True)
    assert game.view(None)["leonardo"]["plan"] == {"market": 1, "cathedral": 1, "studio": 1, "workshop": 1}


@pytest.mark.rule("fresco-leonardo-leader", "fresco-leonardo-wake")
def test_the_start_player_leads_him_and_he_chooses_last_in_the_first_round() -> None:
    game = new(2)
    start, second, him = game.view(None)["start_spaces"]
    assert him == "leonardo"
    assert game.awaiting == [start]
    assert game.view(None)["leonardo"]["leader"] == start
    play(game, "wake 6")
    assert game.awaiting == [second]
    play(game, "wake 7")
    assert game.awaiting == [start]
    assert game.question(start).rule == "fresco-ask-leonardo-wake"
    moods = [painter.mood for painter in game.painters]
    play(game, "wake 5")
    assert game.view(None)["leonardo"]["time"] == 5
    assert [painter.mood for painter in game.painters] == moods, "he has no mood"


@pytest.mark.rule("fresco-leonardo-leader")
def test_the_lead_changes_every_round() -> None:
    game = scene("workshop", players=2, seats={0: {"paint": "RY"}, 1: {}}, leonardo={"leader": 0})
    play(game, "pass")
    assert game.round == 2
    assert game.view(None)["leonardo"]["leader"] == 1


@pytest.mark.rule("fresco-leonardo-stall", "fresco-leonardo-must")
def test_he_closes_an_open_stall_and_buys_nothing() -> None:
    game = his_turn("market")
    assert game.awaiting == [1]
    assert texts(game) == ["stall 1", "stall 2", "stall 3"]
    assert refused(game, "pass") == "fresco-leonardo-must"
    play(game, "stall 2")
    assert [stall["open"] for stall in game.view(None)["stalls"]] == [True, False, True]


@pytest.mark.rule("fresco-leonardo-walk")
def test_he_steps_straight_onto_a_tile() -> None:
    game = his_turn("cathedral")
    assert texts(game) == ["restore c2", "restore b3", "restore d3", "restore c4"]
    reason = game.why_not(1, "restore b2")
    assert reason is not None
    assert reason.rule == "fresco-leonardo-walk"
    assert reason.args == {"square": "b2", "squares": ["c2", "b3", "d3", "c4"], "walker": "c3"}
    assert refused(game, "pass") == "fresco-leonardo-must"


@pytest.mark.rule("fresco-leonardo-walk")
def test_without_a_neighbour_he_jumps_to_the_cheapest_with_a_choice_of_equals() -> None:
    game = his_turn("cathedral", restored={0: ["c2", "b3", "d3", "c4"]})
    assert texts(game) == ["restore a1", "restore b1", "restore c1"]
    play(game, "restore b1")
    assert game.view(None)["leonardo"]["square"] == "b1"


@pytest.mark.rule("fresco-leonardo-walk")
def test_a_single_way_is_gone_without_asking() -> None:
    game = his_turn("market", restored={0: ["c2", "b3", "d3"]})
    play(game, "stall 1")
    assert game.view(None)["leonardo"]["square"] == "c4"


@pytest.mark.rule("fresco-leonardo-points")
def test_he_scores_the_tile_with_the_bonus_of_the_bishop_as_he_stood() -> None:
    game = his_turn("cathedral", bishop="c2")
    play(game, "restore c2")
    view = game.view(None)
    assert view["leonardo"]["score"] == 60 + 5 + 3
    assert view["bishop"] == "c2"
    assert view["leonardo"]["square"] == "c2"
    assert view["leonardo"]["tiles"] == {"green": 1}
    game = his_turn("cathedral", bishop="a5")
    play(game, "restore c2")
    assert game.view(None)["leonardo"]["score"] == 65


@pytest.mark.rule("fresco-leonardo-points", "fresco-track-apart")
def test_his_leader_chooses_ahead_or_behind_for_him() -> None:
    game = his_turn("cathedral", bishop="a5", him={"score": 25})
    play(game, "restore c2")
    assert game.awaiting == [1]
    assert game.question(1).rule == "fresco-ask-leonardo-track"
    play(game, "behind")
    assert game.view(None)["leonardo"]["score"] == 29


@pytest.mark.rule("fresco-leonardo-last")
def test_in_the_last_round_he_closes_a_stall_but_restores_nothing() -> None:
    game = his_turn("market", last_round=True)
    play(game, "stall 1")
    assert game.view(None)["phase"] == "workshop"
    assert int(game.wall.left).bit_count() == 25


@pytest.mark.rule("fresco-leonardo-portrait", "fresco-leonardo-must")
def test_he_takes_a_portrait_out_of_the_game_for_its_points() -> None:
    game = his_turn("studio", options={"portraits": True}, portraits=("bishop", "patron-2"))
    assert texts(game) == ["portrait bishop", "portrait patron-2"]
    assert refused(game, "coins") == "fresco-leonardo-must"
    play(game, "portrait bishop")
    assert game.view(None)["leonardo"]["score"] == 63
    assert [card["card"] for card in game.view(None)["portraits"]["open"]] == ["patron-2"]


@pytest.mark.rule("fresco-leonardo-request")
def test_he_may_fulfil_a_request_for_points_only() -> None:
    game = his_turn("workshop", options={"bishops_requests": True}, restored={2: ["a1", "b1", "c1"]})
    assert texts(game) == ["request general", "pass"]
    play(game, "request general")
    view = game.view(None)
    assert view["leonardo"]["score"] == 66
    assert view["leonardo"]["tiles"] == {}
    assert view["requests"][0]["points"] == [5, 4]
    assert view["seats"][1]["requests"] == {}


@pytest.mark.rule("fresco-leonardo-request")
def test_he_does_not_have_to_and_without_tiles_is_not_asked() -> None:
    game = his_turn("workshop", options={"bishops_requests": True}, restored={2: ["a1", "b1", "c1"]})
    play(game, "pass")
    assert game.view(None)["leonardo"]["score"] == 60
    assert game.view(None)["turn"]["actor"] == 1


@pytest.mark.rule("fresco-winner")
def test_he_is_no_player_and_wins_no_place() -> None:
    game = scene(
        "workshop",
        players=2,
        last_round=True,
        seats={0: {"paint": "RY", "money": 4, "score": 8}, 1: {"money": 0, "score": 20}},
        leonardo={"score": 10},
    )
    play(game, "pass")
    assert game.scores == [11, 20], "Leonardo occupies space 10"
    assert game.places == [2, 1]


@pytest.mark.rule("fresco-two-alone")
def test_two_can_play_without_him() -> None:
    game = new(2, leonardo=False)
    view = game.view(None)
    assert view["leonardo"] is None
    assert len(view["stalls"]) == 3
    assert view["start_spaces"] == [*view["order"], None]


def test_he_stays_where_he_is_when_all_tiles_are_gone() -> None:
    game = his_turn("cathedral", restored={0: list(SQUARES)})
    assert game.view(None)["phase"] == "workshop", "nobody is asked where there is nothing to do"
    assert game.view(None)["leonardo"]["square"] == "c3"
