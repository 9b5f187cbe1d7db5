"""The expert variant: dismissing instead of hiring."""

from __future__ import annotations

import pytest

from games.stanza.laid import board, lay, moves, names, play, why, working

EXPERT = {"expert": True}


@pytest.mark.rule("stanza-expert")
def test_nobody_is_dismissed_without_the_option() -> None:
    game = lay({"space": "discovery-1", "recruits": ["discovery"]}, phase="act")
    play(game, "activate discovery")
    assert why(game, "dismiss 2").rule == "stanza-expert"


@pytest.mark.rule("stanza-expert-dismiss", "stanza-expert")
def test_a_person_at_work_is_enough_to_activate() -> None:
    workers = [None, "discovery", "discovery", "start discovery", "arts"]
    game = lay({"space": "discovery-1", "workers": workers}, phase="act", options=EXPERT)
    play(game, "activate discovery")
    assert moves(game) == ["dismiss 2", "dismiss 3", "dismiss 4"]
    assert why(game, "dismiss 5").rule == "stanza-expert-dismiss"
    assert why(game, "dismiss 1").rule == "stanza-expert-dismiss"
    play(game, "dismiss 3")
    assert game.view(None)["refill"]["discard"]["discovery"] == 1
    assert names(board(game)["workers"])[1:4] == ["discovery", None, "start discovery"]
    assert game.view(0)["activation"]["strength"] == 2
    play(game, "sail 2")
    assert board(game)["ship"] == 2


@pytest.mark.rule("stanza-expert-dismiss")
def test_a_dismissed_start_person_leaves_the_game() -> None:
    game = lay({"space": "discovery-1"}, phase="act", options=EXPERT)
    play(game, "activate discovery", "dismiss 2")
    assert game.view(None)["refill"]["removed"]["discovery"] == 1


@pytest.mark.rule("stanza-expert-instead")
def test_either_hire_or_dismiss() -> None:
    game = lay({"space": "discovery-1", "recruits": ["discovery", "arts"]}, phase="act", options=EXPERT)
    play(game, "activate discovery")
    hired = game.copy()
    play(hired, "hire 1 6")
    assert why(hired, "dismiss 2").rule == "stanza-expert-instead"
    play(game, "dismiss 2")
    assert why(game, "hire 1 6").rule == "stanza-expert-instead"


@pytest.mark.rule("stanza-expert-zero", "stanza-reward-lower")
def test_strength_0_brings_nothing_unless_it_is_raised() -> None:
    game = lay({"space": "religion-1"}, phase="act", options=EXPERT)
    play(game, "activate religion", "dismiss 4")
    assert game.view(0)["activation"]["strength"] == 0
    assert moves(game) == ["strengthen disc", "finish"]
    assert why(game, "place arts").rule == "stanza-reward-strength"
    play(game, "strengthen disc")
    assert "place arts" in moves(game)
    play(game, "place arts")
    assert board(game)["discs"]["fields"] == {"discovery": 0, "literature": 0, "religion": 0, "arts": 1, "politics": 0}


@pytest.mark.rule("stanza-expert-zero")
@pytest.mark.parametrize(
    ("discipline", "move"), [("literature", "write arts"), ("politics", "take red"), ("arts", "create sculpture")]
)
def test_no_reward_at_strength_0(discipline: str, move: str) -> None:
    game = working(discipline, {"workers": [], "fields": {}}, hired=[], options=EXPERT)
    assert moves(game) == ["finish"]
    assert why(game, move).rule == "stanza-reward-strength"


@pytest.mark.rule("stanza-reward-lower")
def test_experts_may_forgo_the_reward() -> None:
    game = working("discovery", {"workers": [None, "discovery"]}, hired=[2], options=EXPERT)
    assert "finish" in moves(game)


@pytest.mark.rule("stanza-expert-zero", "stanza-expert-instead")
def test_what_experts_are_asked() -> None:
    seat = {"space": "religion-1", "recruits": ["religion"], "fields": {"religion": 2}}
    game = lay(seat, phase="act", options=EXPERT)
    play(game, "activate religion")
    assert str(game.question(0)) == "Religion: hire or dismiss a character of this discipline."
    play(game, "dismiss 4")
    assert str(game.question(0)) == "Religion at strength 0: strengthen it, or finish."
    play(game, "strengthen disc")
    assert str(game.question(0)) == "Religion at strength 1: choose your reward, or strengthen it."
