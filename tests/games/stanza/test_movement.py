"""Moving along the ring, and the recruitment track."""

from __future__ import annotations

from typing import Any

import pytest

from games.stanza.laid import board, lay, moves, names, play, told, why


@pytest.mark.rule("stanza-move-length")
def test_the_books_example() -> None:
    """From the bonus space: three persons in Discovery, or the first in Literature."""
    game = lay(
        ring={
            "discovery-1": "john-calvin",
            "discovery-2": "charles-v",
            "discovery-3": "vasco-da-gama",
            "literature-1": "paracelsus",
        }
    )
    assert moves(game) == ["move discovery-1", "move discovery-2", "move discovery-3", "move literature-1"]
    assert why(game, "move literature-2").rule == "stanza-move-length"
    play(game, "move literature-1")
    assert [person and person["name"] for person in board(game)["recruits"]] == ["paracelsus", None, None, None]


@pytest.mark.rule("stanza-move-person")
def test_spaces_without_a_person_are_passed_over() -> None:
    game = lay(ring={"discovery-1": None, "discovery-3": None})
    assert moves(game) == ["move discovery-2", "move literature-1", "move literature-2", "move literature-3"]
    assert why(game, "move discovery-3").rule == "stanza-move-person"


@pytest.mark.rule("stanza-move-occupied")
def test_spaces_with_another_figure_are_passed_over() -> None:
    game = lay({}, {"space": "discovery-2"})
    assert moves(game) == ["move discovery-1", "move discovery-3", "move literature-1", "move literature-2"]
    reason = why(game, "move discovery-2")
    assert (reason.rule, reason.args["other"]) == ("stanza-move-occupied", 1)


@pytest.mark.rule("stanza-move-bonus", "stanza-bonus-visit")
def test_the_bonus_space_counts_even_for_those_who_may_not_stop_there() -> None:
    game = lay({"space": "politics-2"}, {"space": "bonus"})
    assert moves(game) == ["move discovery-1", "move discovery-2", "move politics-3"]
    assert why(game, "move bonus").rule == "stanza-bonus-visit"
    steps = {there["space"]: there["steps"] for there in game.view(0)["reachable"]}
    assert steps == {"politics-3": 1, "bonus": 2, "discovery-1": 3, "discovery-2": 4}


@pytest.mark.rule("stanza-move-bonus")
def test_the_bonus_space_has_room_for_all() -> None:
    game = lay({"space": "politics-3", "ship": 4}, {"space": "bonus"})
    assert "move bonus" in moves(game)


def test_a_person_under_the_own_figure_is_reached_after_a_whole_round_only() -> None:
    empty: dict[str, str | None] = {f"{room}-{n}": None for room in ("religion", "arts") for n in (1, 2, 3)}
    game = lay({"space": "literature-1"}, ring={**empty, "literature-2": None, "literature-3": None})
    assert "move literature-1" not in moves(game)
    only = {f"{room}-{n}": None for room in ("discovery", "politics") for n in (1, 2, 3)}
    game = lay({"space": "literature-1"}, ring={**empty, **only, "literature-2": None, "literature-3": None})
    assert moves(game) == ["move literature-1"]


@pytest.mark.rule("stanza-recruit", "stanza-assumed-recruits")
def test_a_new_recruit_pushes_the_others_right_and_the_last_one_off() -> None:
    recruits = ["arts", "arts", "religion", "politics"]
    game = lay({"recruits": recruits})
    play(game, "move discovery-1")
    assert names(board(game)["recruits"]) == ["discovery", "arts", "arts", "religion"]
    assert game.view(None)["refill"]["discard"]["politics"] == 1
    assert told(game) == ["move", "leaves"]


@pytest.mark.rule("stanza-recruit")
def test_a_gap_absorbs_the_push() -> None:
    game = lay({"recruits": ["arts", None, "religion", "politics"]})
    play(game, "move discovery-1")
    assert names(board(game)["recruits"]) == ["discovery", "arts", "religion", "politics"]
    assert told(game) == ["move"]


@pytest.mark.rule("stanza-recruit")
def test_a_start_person_pushed_off_leaves_the_game() -> None:
    game = lay(
        {"recruits": ["arts", "arts", "religion", "start politics"], "workers": [None, "start arts"]},
    )
    play(game, "move discovery-1")
    assert game.view(None)["refill"]["removed"]["politics"] == 1


@pytest.mark.rule("stanza-actions")
def test_after_moving_there_is_one_action() -> None:
    game = lay()
    play(game, "move discovery-1")
    assert game.awaiting == [0]
    assert moves(game) == ["activate discovery", "income", "pass"]
    play(game, "pass")
    assert game.awaiting == [1]
    assert told(game)[-1] == "pass"


@pytest.mark.rule("stanza-not-this-phase")
def test_each_thing_in_its_time() -> None:
    game = lay()
    reason = why(game, "pass")
    assert reason.rule == "stanza-not-this-phase"
    assert str(reason) == "Not now: first move your figure."
    play(game, "move discovery-1")
    assert why(game, "move discovery-2").rule == "stanza-not-this-phase"


@pytest.mark.rule("stanza-stuck")
def test_who_can_not_move_loses_the_turn() -> None:
    """Only one person is left, and the first player's figure stands on it."""
    empty: dict[str, str | None] = {
        f"{room}-{n}": None for room in ("discovery", "religion", "arts", "politics") for n in (1, 2, 3)
    }
    ring = {**empty, "literature-2": None, "literature-3": None, "discovery-1": "arts"}
    last: dict[str, Any] = {"turn": 1, "stage": "levelling", "round": 5}
    game = lay({}, {"space": "politics-3"}, {"space": "politics-1"}, ring=ring, **last)
    play(game, "move literature-1", "pass")
    assert game.view(None)["stage"] == "levelling"
    assert moves(game) == ["move discovery-1"]
    ring = {**ring, "discovery-1": None}
    game = lay({}, {"space": "literature-1"}, {"space": "politics-1"}, ring=ring, **last)
    play(game, "move literature-1", "pass")
    assert "stuck" in told(game)
    assert game.view(None)["stage"] == "A"
    assert moves(game) == ["retire"]
