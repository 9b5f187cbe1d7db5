"""The cathedral: fresco tiles, bishop and altar."""

from __future__ import annotations

import pytest

from bottega.games.fresco.state import Fresco
from games.fresco.scene import paints, play, refused, scene, texts


def cathedral(paint: str, work: int = 1, money: int = 5, **more: object) -> Fresco:
    seat = {"paint": paint, "money": money, **more}
    return scene("cathedral", seats={0: seat}, work=work)


@pytest.mark.rule("fresco-restore-cost")
def test_a_tile_costs_its_paints_and_scores_its_value() -> None:
    game = cathedral("RRYB")
    play(game, "restore a1")
    assert game.scores[0] == 3
    assert paints(game, 0) == {"red": 1, "blue": 1}
    assert game.view(None)["seats"][0]["tiles"] == {"plain": 1}


@pytest.mark.rule("fresco-restore-cost")
def test_missing_paint_is_named() -> None:
    game = cathedral("RYB")
    reason = game.why_not(0, "restore c3")
    assert reason is not None
    assert reason.rule == "fresco-restore-cost"
    assert reason.args == {
        "square": "c3",
        "paints": ["orange", "green", "purple"],
        "missing": ["orange", "green", "purple"],
    }


@pytest.mark.rule("fresco-restore-tile")
def test_each_apprentice_restores_one_tile_and_a_tile_only_once() -> None:
    game = cathedral("RYRYBB", work=2)
    play(game, "restore a1")
    assert refused(game, "restore a1") == "fresco-restore-tile"
    play(game, "restore c1")
    assert game.phase != 3, "both apprentices have worked"
    assert game.view(0)["seats"][0]["tiles"] == {"plain": 2}


@pytest.mark.rule("fresco-bishop-bonus")
@pytest.mark.parametrize(
    ("square", "paint", "points"),
    [("c3", "OGP", 11 + 3), ("b2", "BO", 5 + 2), ("c2", "RG", 5 + 2), ("d4", "ROG", 8 + 2), ("a1", "RY", 3)],
)
def test_the_bishop_gives_three_on_his_tile_and_two_around(square: str, paint: str, points: int) -> None:
    game = cathedral(paint)
    assert next(entry for entry in game.view(0)["fresco"] if entry["square"] == square)["affordable"]
    play(game, f"restore {square}")
    assert game.scores[0] == points


@pytest.mark.rule("fresco-bishop-bonus")
def test_the_book_three_points_and_two_for_a_bishop_diagonally_beside() -> None:
    game = scene("cathedral", seats={0: {"paint": "RY"}}, bishop="b2")
    play(game, "restore a1")
    assert game.scores[0] == 3 + 2


@pytest.mark.rule("fresco-bishop-step")
def test_the_view_tells_what_a_step_of_the_bishop_could_bring() -> None:
    game = scene("cathedral", seats={0: {"paint": "RY"}}, bishop="a3")
    told = {one["square"]: (one["bonus"], one["by_step"]) for one in game.view(0)["fresco"]}
    assert told["a2"] == (2, 3), "he could step on it"
    assert told["a1"] == (0, 2), "he could step beside it"
    assert told["e1"] == (0, 0), "too far"


@pytest.mark.rule("fresco-bishop-follows")
def test_the_bishop_goes_to_the_emptied_square() -> None:
    game = cathedral("RYRB", work=2)
    play(game, "restore a1")
    assert game.view(None)["bishop"] == "a1"
    play(game, "restore b1")
    assert game.scores[0] == 3 + 3 + 2


@pytest.mark.rule("fresco-bishop-step", "fresco-bishop-pay")
def test_a_thaler_moves_the_bishop_one_square_in_any_direction() -> None:
    game = cathedral("RY")
    steps = {move for move in texts(game) if move.startswith("bishop")}
    assert steps == {f"bishop {square}" for square in ("b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4")}
    reason = game.why_not(0, "bishop a1")
    assert reason is not None
    assert (reason.rule, reason.args) == ("fresco-bishop-step", {"square": "a1", "bishop": "c3"})
    assert refused(game, "bishop c3") == "fresco-bishop-step"
    play(game, "bishop b2", "restore a1")
    assert game.painters[0].money == 4
    assert game.scores[0] == 3 + 2


@pytest.mark.rule("fresco-bishop-step")
def test_the_bishop_may_go_to_an_empty_square() -> None:
    game = scene("cathedral", seats={0: {"paint": "RY", "money": 1}}, restored={1: ["b2"]})
    play(game, "bishop b2", "restore a1")
    assert game.scores[0] == 5


@pytest.mark.rule("fresco-bishop-pay")
def test_without_a_thaler_the_bishop_stays() -> None:
    game = cathedral("RY", money=0)
    reason = game.why_not(0, "bishop b2")
    assert reason is not None
    assert (reason.rule, reason.args) == ("fresco-bishop-pay", {"price": 1, "coins": 0})


@pytest.mark.rule("fresco-bishop-once", "fresco-bishop-restore")
def test_the_bishop_moves_once_for_an_apprentice_and_a_tile_must_follow() -> None:
    game = cathedral("RYBRB", work=2)
    play(game, "bishop b2")
    assert {move.split()[0] for move in texts(game)} == {"restore"}
    assert refused(game, "bishop b3") == "fresco-bishop-once"
    assert refused(game, "pass") == "fresco-bishop-restore"
    assert refused(game, "altar red yellow blue") == "fresco-bishop-restore"
    play(game, "restore a1")
    assert "bishop b1" in texts(game), "he may move again for the next apprentice"


@pytest.mark.rule("fresco-bishop-restore")
def test_the_bishop_does_not_move_for_the_altar() -> None:
    game = scene(
        "cathedral",
        seats={0: {"paint": "RYB", "money": 5}},
        restored={1: ["a1", "b1", "c1", "d1", "e1", "a2"]},
    )
    assert texts(game) == ["altar red yellow blue", "pass"]
    assert refused(game, "bishop b2") == "fresco-bishop-restore"


@pytest.mark.rule("fresco-idle")
def test_whoever_wants_stops() -> None:
    game = cathedral("RYRY", work=3)
    play(game, "pass")
    assert game.phase != 3


@pytest.mark.rule("fresco-wall")
def test_a_square_outside_the_fresco_is_named() -> None:
    game = cathedral("RY")
    for move in ("restore f1", "bishop a6"):
        reason = game.why_not(0, move)
        assert reason is not None
        assert (reason.rule, reason.args) == ("fresco-wall", {"square": move.split()[1]})
