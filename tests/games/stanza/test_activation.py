"""Activating a discipline: where, with whom, how strongly."""

from __future__ import annotations

import pytest

from games.stanza.laid import board, lay, moves, names, play, told, why, working

STARTERS = [None, "start arts", "start discovery", "start politics", "start religion", "start literature"]


def acting(**wanted: object) -> dict[str, object]:
    return {"space": "discovery-1", **wanted}


@pytest.mark.rule("stanza-hire-cost", "stanza-strength", "stanza-assumed-costs")
def test_the_books_example_of_hiring() -> None:
    """One person of Discovery at work, two hired for 4 and 1 florins: strength 3."""
    recruits = ["vasco-da-gama", "amerigo-vespucci"]
    game = lay(acting(workers=STARTERS, recruits=recruits, money=10), phase="act", ring={"discovery-1": None})
    play(game, "activate discovery", "hire 1 2", "hire 2 6")
    assert board(game)["money"] == 5
    assert game.view(0)["activation"]["strength"] == 3
    assert names(board(game)["workers"]) == [None, "discovery", "start discovery", *STARTERS[3:5], "discovery"]
    assert {"sail 1", "sail 2", "sail 3"} <= set(moves(game))


@pytest.mark.rule("stanza-activate-room")
def test_a_discipline_is_activated_in_its_room() -> None:
    game = lay(acting(recruits=["arts", "discovery"], helpers={}), phase="act")
    assert moves(game) == ["activate discovery", "income", "pass"]
    assert why(game, "activate arts").rule == "stanza-activate-room"


@pytest.mark.rule("stanza-activate-helper")
def test_or_from_anywhere_by_a_helper_of_its_colour() -> None:
    game = lay(acting(recruits=["arts"], helpers={"yellow": 1}), phase="act")
    assert moves(game) == ["send yellow arts", "income", "pass"]
    assert why(game, "send white arts").rule == "stanza-activate-helper"
    play(game, "send yellow arts")
    assert board(game)["helpers"]["yellow"] == 0
    assert game.view(None)["helpers"]["yellow"] == 6
    play(game, "hire 1 6", "create sculpture")
    assert told(game)[-1] == "create"


@pytest.mark.rule("stanza-activate-helper")
def test_white_helpers_activate_everything_and_alone_politics() -> None:
    game = lay(acting(recruits=["arts", "politics"], helpers={"white": 2, "blue": 3}), phase="act")
    assert moves(game) == ["send white arts", "send white politics", "income", "pass"]


@pytest.mark.rule("stanza-activate-in-room")
def test_no_helper_is_sent_to_the_own_room() -> None:
    game = lay(acting(recruits=["discovery"], helpers={"blue": 1, "white": 1}), phase="act")
    assert moves(game) == ["activate discovery", "income", "pass"]
    assert why(game, "send blue discovery").rule == "stanza-activate-in-room"
    assert why(game, "send white discovery").rule == "stanza-activate-in-room"


@pytest.mark.rule("stanza-hire-matching")
def test_hiring_is_compulsory_even_with_persons_at_work_and_a_helper() -> None:
    game = lay(acting(recruits=["politics"]), phase="act")
    assert why(game, "activate discovery").rule == "stanza-hire-matching"
    assert why(game, "send yellow arts").rule == "stanza-hire-matching"


@pytest.mark.rule("stanza-hire-first")
def test_the_matching_person_comes_first() -> None:
    game = lay(acting(recruits=["politics", "discovery"]), phase="act")
    play(game, "activate discovery")
    assert all(move.startswith("hire 2 ") for move in moves(game))
    assert why(game, "hire 1 6").rule == "stanza-hire-first"
    assert why(game, "sail 1").rule == "stanza-hire-first"
    assert why(game, "finish").rule == "stanza-hire-first"
    assert why(game, "strengthen disc").rule == "stanza-hire-first"
    assert why(game, "masterpiece 4").rule == "stanza-hire-first"


@pytest.mark.rule("stanza-hire-others")
def test_then_persons_of_other_disciplines_may_be_hired_too() -> None:
    game = lay(acting(recruits=["politics", "discovery"]), phase="act")
    play(game, "activate discovery", "hire 2 6", "hire 1 5")
    assert board(game)["money"] == 8
    assert game.view(0)["activation"]["strength"] == 2


@pytest.mark.rule("stanza-hire-cost")
def test_what_one_can_not_pay_is_refused() -> None:
    game = lay(acting(recruits=["discovery"], money=0), phase="act")
    reason = why(game, "activate discovery")
    assert (reason.rule, reason.args) == ("stanza-hire-cost", {"florins": 1, "money": 0})
    game = lay(acting(recruits=["discovery"], money=3), phase="act")
    play(game, "activate discovery")
    assert moves(game) == ["hire 1 3", "hire 1 4", "hire 1 5", "hire 1 6"]
    assert why(game, "hire 1 2").args == {"florins": 4, "money": 3}


@pytest.mark.rule("stanza-hire-recruit")
def test_an_empty_recruitment_space_has_nobody_to_hire() -> None:
    game = lay(acting(recruits=["discovery"]), phase="act")
    play(game, "activate discovery")
    assert why(game, "hire 2 6").rule == "stanza-hire-recruit"


@pytest.mark.rule("stanza-hire-patron")
def test_the_patron_is_not_replaced() -> None:
    game = lay(acting(recruits=["discovery"], patron=6, workers=["start arts"]), phase="act")
    play(game, "activate discovery")
    assert why(game, "hire 1 6").rule == "stanza-hire-patron"


@pytest.mark.rule("stanza-hire-replace")
def test_replaced_persons_leave() -> None:
    workers = [None, "religion", "start arts"]
    game = lay(acting(recruits=["discovery", "discovery"], workers=workers), phase="act")
    play(game, "activate discovery", "hire 1 2", "hire 2 3")
    refill = game.view(None)["refill"]
    assert refill["discard"]["religion"] == 1
    assert refill["removed"]["arts"] == 1
    assert names(board(game)["workers"])[1:3] == ["discovery", "discovery"]


@pytest.mark.rule("stanza-hire-fresh")
def test_who_was_just_hired_stays() -> None:
    game = lay(acting(recruits=["discovery", "arts"]), phase="act")
    play(game, "activate discovery", "hire 1 6")
    assert why(game, "hire 2 6").rule == "stanza-hire-fresh"


@pytest.mark.rule("stanza-strength-disc")
def test_discs_on_the_disciplines_field_strengthen() -> None:
    game = working("discovery", {"workers": [None] * 5 + ["discovery"], "fields": {"discovery": 2, "religion": 1}})
    play(game, "strengthen disc", "strengthen disc")
    assert game.view(0)["activation"]["strength"] == 3
    assert board(game)["discs"]["fields"]["discovery"] == 0
    assert board(game)["discs"]["supply"] == 7
    assert why(game, "strengthen disc").rule == "stanza-strength-disc"


@pytest.mark.rule("stanza-strength", "stanza-tile-discovery-strength")
def test_a_tile_of_permanent_strength_counts() -> None:
    game = working("discovery", {"tiles": ["discovery-strength"], "workers": [None] * 5 + ["discovery"]})
    assert game.view(0)["activation"]["strength"] == 2


@pytest.mark.rule("stanza-reward-strength")
def test_a_reward_needs_its_strength() -> None:
    game = working("discovery", {"workers": [None] * 5 + ["discovery"]})
    assert why(game, "sail 2").rule == "stanza-reward-strength"
    game = working("discovery", {"workers": [None, *["discovery"] * 5]})
    assert [move for move in moves(game) if move.startswith("sail")] == ["sail 1", "sail 2", "sail 3"]


@pytest.mark.rule("stanza-reward-discipline")
@pytest.mark.parametrize("move", ["create sculpture", "write arts", "place arts", "take red"])
def test_the_reward_is_that_of_the_discipline(move: str) -> None:
    game = working("discovery")
    reason = why(game, move)
    assert (reason.rule, reason.args) == ("stanza-reward-discipline", {"discipline": "discovery"})


@pytest.mark.rule("stanza-reward-lower")
def test_less_than_the_strength_may_be_used_but_not_nothing() -> None:
    game = working("discovery", {"workers": [None, "discovery", "discovery", "discovery"]})
    assert why(game, "finish").rule == "stanza-reward-lower"
    play(game, "sail 1")
    assert board(game)["ship"] == 1
    assert game.awaiting == [1]


@pytest.mark.rule("stanza-reward-lower")
def test_religion_permits_discs_and_demands_none() -> None:
    game = working("religion", {"workers": [None, "religion"]})
    assert {"finish", "place arts"} <= set(moves(game))
    play(game, "finish")
    assert game.awaiting == [1]


@pytest.mark.rule("stanza-reward-lower")
def test_with_nothing_to_gain_the_activation_can_be_finished() -> None:
    game = working("discovery", {"workers": [None] * 5 + ["discovery"], "ship": 16})
    assert "finish" in moves(game)
    play(game, "finish")
    assert game.awaiting == [1]


def test_illegal_malformed_and_untimely_moves_change_nothing() -> None:
    import bottega

    game = lay()
    before = game.digest()
    for seat, text, error in (
        (0, "move arts-1", bottega.IllegalMove),
        (0, "mvoe discovery-1", bottega.InvalidMove),
        (0, "hire 9 9", bottega.InvalidMove),
        (1, "move discovery-1", bottega.UntimelyMove),
        (7, "pass", bottega.UntimelyMove),
    ):
        with pytest.raises(error):
            game.play(seat, text)
        assert game.digest() == before
