"""The five disciplines at strengths 1 to 3."""

from __future__ import annotations

from typing import Any

import pytest

from games.stanza.laid import board, moves, play, told, why, working


def at(discipline: str, strength: int, **wanted: Any) -> dict[str, Any]:
    """A board on which so many persons of a discipline work."""
    return {"workers": [None] * (6 - strength) + [discipline] * strength, **wanted}


@pytest.mark.rule("stanza-discovery-ship")
@pytest.mark.parametrize("strength", [1, 2, 3])
def test_ships_sail_as_far_as_the_strength(strength: int) -> None:
    game = working("discovery", at("discovery", strength, helpers={}))
    play(game, f"sail {strength}")
    assert board(game)["ship"] == strength
    assert board(game)["helpers"]["white"] == 0
    assert game.awaiting == [1]


@pytest.mark.rule("stanza-discovery-helpers")
@pytest.mark.parametrize(("ship", "steps", "helpers"), [(3, 1, 1), (2, 3, 1), (4, 3, 0), (8, 2, 1), (12, 3, 1)])
def test_helper_spaces_reached_or_passed_pay_a_white_helper(ship: int, steps: int, helpers: int) -> None:
    game = working("discovery", at("discovery", 3, ship=ship))
    play(game, f"sail {steps}")
    assert board(game)["helpers"]["white"] == helpers
    assert game.view(None)["helpers"]["white"] == 7 - helpers


@pytest.mark.rule("stanza-discovery-ship", "stanza-assumed-income")
def test_the_income_track() -> None:
    track = working("discovery").view(None)["income_track"]
    assert [space["florins"] for space in track[:9]] == [7, 8, 9, 10, 11, 12, 13, 14, 15]
    assert [space["points"] for space in track[9:]] == [1, 3, 5, 7, 9, 11, 13, 15]
    assert [number for number, space in enumerate(track) if space["helper"]] == [4, 9, 14]


@pytest.mark.rule("stanza-discovery-end")
def test_ships_do_not_sail_beyond_the_end() -> None:
    game = working("discovery", at("discovery", 3, ship=15))
    assert [move for move in moves(game) if move.startswith("sail")] == ["sail 1"]
    reason = why(game, "sail 2")
    assert (reason.rule, reason.args) == ("stanza-discovery-end", {"spaces": 1})


@pytest.mark.rule("stanza-literature-books", "stanza-literature-different")
def test_as_many_different_books_as_the_strength() -> None:
    game = working("literature", at("literature", 2))
    play(game, "write arts")
    assert moves(game) == ["write discovery", "write religion", "write politics", "finish"]
    assert why(game, "write arts").rule == "stanza-literature-different"
    play(game, "write politics")
    assert board(game)["books"] == {"discovery": 0, "religion": 0, "arts": 1, "politics": 1}
    assert game.awaiting == [1]


@pytest.mark.rule("stanza-literature-books")
def test_three_books_at_most() -> None:
    game = working("literature", at("literature", 4))
    play(game, "write arts", "write politics", "write discovery")
    assert game.awaiting == [1]


@pytest.mark.rule("stanza-reward-lower")
def test_fewer_books_than_the_strength() -> None:
    game = working("literature", at("literature", 3))
    play(game, "write arts", "finish")
    assert game.awaiting == [1]


@pytest.mark.rule("stanza-literature-colours")
def test_there_are_no_books_on_literature() -> None:
    game = working("literature", at("literature", 1))
    assert why(game, "write literature").rule == "stanza-literature-colours"


@pytest.mark.rule("stanza-literature-shelf")
def test_four_books_of_a_colour_fill_the_shelf() -> None:
    game = working("literature", at("literature", 3, books={"arts": 4, "politics": 4, "religion": 4, "discovery": 3}))
    assert why(game, "write arts").rule == "stanza-literature-shelf"
    play(game, "write discovery")
    assert game.awaiting == [1]


FULL = {"arts": 4, "politics": 4, "religion": 4, "discovery": 4}


@pytest.mark.rule("stanza-reward-lower", "stanza-literature-shelf")
@pytest.mark.parametrize("colour", FULL)
def test_who_can_write_one_book_can_not_finish_without(colour: str) -> None:
    game = working("literature", at("literature", 1, books={**FULL, colour: 3}))
    assert moves(game) == [f"write {colour}"]
    assert why(game, "finish").rule == "stanza-reward-lower"


@pytest.mark.rule("stanza-literature-shelf")
def test_who_can_write_nothing_finishes() -> None:
    assert moves(working("literature", at("literature", 1, books=FULL))) == ["finish"]


@pytest.mark.rule("stanza-literature-rewards")
def test_first_books_bring_nothing() -> None:
    game = working("literature", at("literature", 1))
    play(game, "write religion")
    assert told(game) == ["write"]


@pytest.mark.rule("stanza-literature-rewards")
def test_the_second_book_on_religion_brings_a_disc_elsewhere() -> None:
    game = working("literature", at("literature", 2, books={"religion": 1}))
    play(game, "write religion")
    assert moves(game) == ["place discovery", "place literature", "place arts", "place politics"]
    assert why(game, "place religion").rule == "stanza-religion-field"
    assert why(game, "finish").rule == "stanza-gift"
    play(game, "place arts")
    assert board(game)["discs"]["fields"]["arts"] == 1
    assert moves(game) == ["write discovery", "write arts", "write politics", "finish"]


@pytest.mark.rule("stanza-literature-rewards", "stanza-gift")
def test_the_second_book_on_politics_brings_a_helper_that_is_not_white() -> None:
    game = working("literature", at("literature", 1, books={"politics": 1}))
    play(game, "write politics")
    assert moves(game) == ["take blue", "take red", "take green", "take yellow"]
    assert why(game, "finish").rule == "stanza-gift"
    play(game, "take red")
    assert board(game)["helpers"]["red"] == 2
    assert game.awaiting == [1]


@pytest.mark.rule("stanza-literature-rewards")
def test_the_second_book_on_discovery_moves_the_ship() -> None:
    game = working("literature", at("literature", 1, books={"discovery": 1}, ship=3))
    play(game, "write discovery")
    assert board(game)["ship"] == 5
    assert board(game)["helpers"]["white"] == 1


@pytest.mark.rule("stanza-literature-rewards")
@pytest.mark.parametrize("colour", ["discovery", "religion", "arts", "politics"])
def test_every_third_book_puts_a_disc_on_the_field_of_religion(colour: str) -> None:
    game = working("literature", at("literature", 1, books={colour: 2}))
    play(game, f"write {colour}")
    assert board(game)["discs"]["fields"]["religion"] == 2
    assert board(game)["discs"]["supply"] == 6


@pytest.mark.rule("stanza-literature-rewards", "stanza-score-books")
@pytest.mark.parametrize(
    ("books", "points"),
    [({"arts": 2}, 2), ({"arts": 3}, 2), ({"arts": 4}, 7), ({"religion": 4}, 3), ({"discovery": 4, "politics": 4}, 6)],
)
def test_points_of_books(books: dict[str, int], points: int) -> None:
    game = working("literature", at("literature", 1, books=books))
    assert board(game)["points"] == {"books": points}


@pytest.mark.rule("stanza-gift", "stanza-religion-supply")
def test_a_gift_that_can_not_be_taken_is_forfeited() -> None:
    spent = {"religion": 4, "arts": 2, "politics": 2}
    game = working("literature", at("literature", 2, books={"religion": 1, "arts": 1}, fields=spent))
    play(game, "write religion")
    assert moves(game)[0] == "write discovery"
    play(game, "write arts")
    assert game.awaiting == [1]
    assert board(game)["discs"]["supply"] == 0


@pytest.mark.rule("stanza-religion-discs", "stanza-religion-different", "stanza-religion-field")
def test_as_many_discs_on_different_fields_as_the_strength() -> None:
    game = working("religion", at("religion", 3))
    assert why(game, "place religion").rule == "stanza-religion-field"
    play(game, "place arts", "place politics")
    assert why(game, "place arts").rule == "stanza-religion-different"
    assert moves(game) == ["place discovery", "place literature", "finish"]
    play(game, "place discovery")
    assert board(game)["discs"] == {
        "supply": 4,
        "fields": {"discovery": 1, "literature": 0, "religion": 1, "arts": 1, "politics": 1},
        "bonus": 0,
    }
    assert game.awaiting == [1]


@pytest.mark.rule("stanza-religion-supply")
def test_without_discs_nothing_is_placed() -> None:
    fields = {"discovery": 4, "arts": 4}
    game = working("religion", at("religion", 2, fields=fields))
    assert moves(game) == ["finish"]
    assert why(game, "place literature").rule == "stanza-religion-supply"
    game = working("religion", at("religion", 2, fields={"discovery": 4, "arts": 3}))
    play(game, "place literature")
    assert game.awaiting == [1]


@pytest.mark.rule("stanza-arts-works", "stanza-reward-lower")
def test_works_by_strength_or_less() -> None:
    game = working("arts", at("arts", 2))
    assert moves(game) == ["create sculpture", "create scroll"]
    assert why(game, "create painting").rule == "stanza-reward-strength"
    play(game, "create scroll")
    assert board(game)["art_value"] == 3
    assert game.view(None)["art"]["scroll"] == 1


@pytest.mark.rule("stanza-arts-works")
def test_a_painting_is_worth_4() -> None:
    game = working("arts", at("arts", 3))
    play(game, "create painting")
    assert board(game)["museum"] == 4


@pytest.mark.rule("stanza-arts-supply")
def test_works_run_out() -> None:
    game = working("arts", at("arts", 2), {"art": {"scroll": 2}})
    assert moves(game) == ["create sculpture"]
    assert why(game, "create scroll").rule == "stanza-arts-supply"
    game = working("arts", at("arts", 2), {"art": {"scroll": 2, "sculpture": 2}})
    assert moves(game) == ["finish"]


@pytest.mark.rule("stanza-politics-helpers", "stanza-politics-different", "stanza-politics-white")
def test_as_many_different_helpers_as_the_strength() -> None:
    game = working("politics", at("politics", 2))
    assert why(game, "take white").rule == "stanza-politics-white"
    play(game, "take red")
    assert why(game, "take red").rule == "stanza-politics-different"
    play(game, "take blue")
    assert board(game)["helpers"] == {"blue": 2, "red": 2, "green": 1, "yellow": 1, "white": 0}
    assert game.awaiting == [1]


@pytest.mark.rule("stanza-politics-supply")
def test_helpers_run_out() -> None:
    game = working("politics", at("politics", 2, helpers={}), {"helpers": {"red": 7}})
    assert moves(game) == ["take blue", "take green", "take yellow"]
    assert why(game, "take red").rule == "stanza-politics-supply"


@pytest.mark.rule("stanza-politics-limit")
def test_more_than_seven_helpers_are_returned_at_once() -> None:
    game = working("politics", at("politics", 2, helpers={"red": 3, "blue": 3, "white": 1}))
    play(game, "take green")
    assert moves(game) == ["return blue", "return red", "return green", "return white"]
    assert why(game, "return yellow").rule == "stanza-politics-limit"
    play(game, "return red")
    assert sum(board(game)["helpers"].values()) == 7
    assert moves(game) == ["take blue", "take red", "take yellow", "finish"]


@pytest.mark.rule("stanza-politics-limit")
def test_with_one_colour_to_return_nobody_is_asked() -> None:
    game = working("discovery", at("discovery", 1, ship=3, helpers={"white": 7}), {"helpers": {}})
    play(game, "sail 1")
    assert board(game)["helpers"]["white"] == 7
    assert game.awaiting == [1]
