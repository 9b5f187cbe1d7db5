"""The end of the game: the last refill, levelling, the last turns and retiring."""

from __future__ import annotations

from typing import Any

import pytest

from games.stanza.laid import board, lay, moves, play, told, why

ALMOST: dict[str, str | None] = {
    "arts-1": None,
    "arts-2": None,
    "arts-3": None,
    "discovery-2": None,
    "discovery-3": None,
}


def refilled(players: int, round_: int, options: dict[str, bool] | None = None, turn: int = 0) -> Any:
    """A game just after the refill that ends a round."""
    game = lay(*[{}] * players, ring=ALMOST, round=round_, turn=turn, options=options)
    play(game, "move discovery-1", "pass")
    return game


@pytest.mark.rule("stanza-end-rounds")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_round_more_than_players_and_the_refill_after_it(players: int) -> None:
    game = refilled(players, players)
    assert (game.view(0)["round"], game.view(0)["stage"]) == (players + 1, "rounds")
    game = refilled(players, players + 1)
    assert game.view(0)["stage"] == "levelling"
    assert all(space["person"] for space in game.view(0)["ring"][1:])


@pytest.mark.rule("stanza-end-short")
def test_the_short_ending_is_one_refill_earlier() -> None:
    game = refilled(3, 2, {"short_end": True})
    assert game.view(0)["stage"] == "rounds"
    game = refilled(3, 3, {"short_end": True})
    assert game.view(0)["stage"] == "levelling"


@pytest.mark.rule("stanza-end-turns")
def test_play_goes_on_until_all_had_equally_many_turns() -> None:
    game = refilled(3, 4)
    assert game.turn == 1
    assert why(game, "retire").rule == "stanza-retire"
    play(game, "move discovery-2", "pass")
    assert (game.turn, game.view(0)["stage"]) == (2, "levelling")
    play(game, "move discovery-3", "pass")
    assert (game.turn, game.view(0)["stage"]) == (0, "A")


@pytest.mark.rule("stanza-end-turns")
def test_the_last_players_refill_leads_straight_to_the_last_turns() -> None:
    game = refilled(3, 4, turn=2)
    assert (game.turn, game.view(0)["stage"]) == (0, "A")


@pytest.mark.rule("stanza-end-rounds")
def test_the_board_is_never_refilled_again() -> None:
    game = lay(ring=ALMOST, round=4, stage="A")
    play(game, "move discovery-1", "pass")
    assert "refill" not in told(game)
    assert game.view(0)["round"] == 4


@pytest.mark.rule("stanza-end-turns")
def test_three_last_turns_each() -> None:
    game = lay(round=4, stage="A")
    for letter in "ABC":
        for seat in (0, 1):
            assert (game.turn, game.view(0)["stage"]) == (seat, letter)
            play(game, moves(game)[0], "pass")
    assert game.over
    assert told(game)[-1] == "end"


@pytest.mark.rule("stanza-retire", "stanza-score-retiring", "stanza-assumed-values")
def test_who_retires_takes_the_highest_value_left_and_plays_no_more() -> None:
    game = lay({}, {}, {}, round=5, stage="A")
    play(game, "move discovery-1", "pass")
    play(game, "retire")
    assert game.turn == 2
    assert board(game, 1)["points"] == {"retiring": 5}
    assert board(game, 1)["space"] is None
    play(game, "move discovery-2", "pass")
    assert (game.turn, game.view(0)["stage"]) == (0, "B")
    play(game, "retire")
    assert game.turn == 2, "the second player's game is over"
    assert board(game, 0)["points"] == {"retiring": 3}
    play(game, "retire")
    assert game.over
    assert [board(game, seat)["points"]["retiring"] for seat in range(3)] == [3, 5, 2]


@pytest.mark.rule("stanza-retire")
def test_when_all_have_retired_no_further_turn_is_announced() -> None:
    game = lay(round=4, stage="A")
    play(game, "retire", "retire")
    assert game.over
    assert "last-turn" not in told(game)


@pytest.mark.rule("stanza-retire")
def test_retiring_replaces_the_whole_turn() -> None:
    game = lay(round=4, stage="A")
    play(game, "move discovery-1")
    assert why(game, "retire").rule == "stanza-not-this-phase"


@pytest.mark.rule("stanza-retire")
def test_nobody_retires_before_the_last_turns() -> None:
    assert why(lay(), "retire").rule == "stanza-retire"


@pytest.mark.rule("stanza-retire")
def test_the_figure_of_who_retired_is_in_nobodys_way() -> None:
    game = lay({"space": "discovery-1"}, {"space": "bonus"}, ring={"discovery-1": "arts"}, round=4, stage="A")
    play(game, "retire")
    assert "move discovery-1" in moves(game)


@pytest.mark.rule("stanza-stuck")
def test_in_the_last_turns_who_can_not_move_retires() -> None:
    empty: dict[str, str | None] = {
        f"{room}-{n}": None for room in ("discovery", "literature", "religion", "arts", "politics") for n in (1, 2, 3)
    }
    game = lay(ring=empty, round=4, stage="B")
    assert moves(game) == ["retire"]


@pytest.mark.rule("stanza-score-retiring")
def test_who_never_retires_gets_nothing_for_it() -> None:
    game = lay(round=4, stage="C", turn=1)
    play(game, moves(game)[0], "pass")
    assert game.over
    assert game.scores == [0, 0]
