"""All twenty bonus tiles."""

from __future__ import annotations

from typing import Any

import pytest

from games.stanza.laid import board, lay, moves, names, play, told, why, working

COLOURS = {"discovery": "blue", "literature": "red", "religion": "green", "arts": "yellow"}
# Enough for a tile of each discipline.
RICH: dict[str, Any] = {
    "ship": 4,
    "books": {"discovery": 1, "religion": 1, "arts": 1, "politics": 1},
    "fields": {"politics": 2},
    "art": {"painting": 1, "sculpture": 1},
}


def buying(tile: str, discipline: str, *others: dict[str, Any], ring: Any = None, **wanted: Any) -> Any:
    game = lay({**RICH, **wanted}, *others, phase="buy", tiles=[tile], ring=ring)
    play(game, f"buy {tile} {COLOURS[discipline]}")
    return game


@pytest.mark.rule("stanza-assumed-tiles")
def test_every_tile_belongs_to_a_discipline() -> None:
    tiles = lay().components.data["bonus_tiles"]
    assert [len(tiles[discipline]) for discipline in COLOURS] == [5, 5, 5, 5]
    assert "politics" not in tiles


@pytest.mark.rule(
    "stanza-tile-discovery-strength",
    "stanza-tile-politics-strength",
    "stanza-tile-literature-strength",
    "stanza-tile-religion-strength",
    "stanza-tile-arts-strength",
)
@pytest.mark.parametrize("discipline", ["discovery", "politics", "literature", "religion", "arts"])
def test_permanent_strength(discipline: str) -> None:
    first = {"workers": [None] * 5 + [discipline], "tiles": [f"{discipline}-strength"]}
    game = working(discipline, first)
    assert game.view(0)["activation"]["strength"] == 2
    others = set(board(game)["strength"].values()) - {2}
    assert others == {0}


@pytest.mark.rule("stanza-tile-five-florins")
def test_five_florins() -> None:
    assert board(buying("five-florins", "discovery"))["money"] == 15


@pytest.mark.rule("stanza-tile-any-person")
def test_any_person_goes_to_any_recruitment_space() -> None:
    recruits = ["arts", "religion", "arts", "religion"]
    game = buying("any-person", "discovery", {"space": "politics-2"}, recruits=recruits, ring={"arts-1": None})
    assert why(game, "fetch arts-1").rule == "stanza-tile-any-person"
    assert why(game, "fetch bonus").rule == "stanza-tile-any-person"
    assert "fetch politics-2" in moves(game)
    play(game, "fetch politics-2")
    assert moves(game) == ["insert 1", "insert 2", "insert 3", "insert 4"]
    play(game, "insert 3")
    assert names(board(game)["recruits"]) == ["arts", "religion", "politics", "arts"]
    assert game.awaiting == [1]


@pytest.mark.rule("stanza-tile-any-person", "stanza-gift")
def test_without_anybody_on_the_board_nobody_is_fetched() -> None:
    empty = {
        f"{room}-{n}": None for room in ("discovery", "literature", "religion", "arts", "politics") for n in (1, 2, 3)
    }
    game = lay(RICH, phase="buy", tiles=["any-person"], ring=empty, stage="A", round=4)
    play(game, "buy any-person blue")
    assert game.awaiting == [1]


@pytest.mark.rule("stanza-tile-any-person", "stanza-refill")
def test_fetching_the_last_person_of_a_second_room_leads_to_a_refill() -> None:
    ring = {"arts-1": None, "arts-2": None, "arts-3": None, "religion-1": None, "religion-2": None}
    game = buying("any-person", "discovery", ring=ring)
    play(game, "fetch religion-3", "insert 1")
    assert "refill" in told(game)


@pytest.mark.rule("stanza-tile-leading-ship")
@pytest.mark.parametrize(("other", "points"), [(5, 5), (6, 3), (7, 0)])
def test_leading_ship(other: int, points: int) -> None:
    game = lay({"tiles": ["leading-ship"], "ship": 6}, {"ship": other})
    assert board(game)["points"].get("leading-ship", 0) == points


@pytest.mark.rule("stanza-tile-patron-value")
@pytest.mark.parametrize(("patron", "points"), [(1, 5), (2, 4), (6, 1)])
def test_the_patrons_value(patron: int, points: int) -> None:
    game = lay({"tiles": ["patron-value"], "patron": patron, "workers": []})
    assert board(game)["points"]["patron-value"] == points


@pytest.mark.rule("stanza-tile-three-spaces")
def test_three_spaces_ahead() -> None:
    game = buying("three-spaces", "literature", ship=2)
    assert board(game)["ship"] == 5
    assert board(game)["helpers"]["white"] == 1


@pytest.mark.rule("stanza-tile-three-spaces", "stanza-discovery-end")
def test_three_spaces_end_at_the_end() -> None:
    assert board(buying("three-spaces", "literature", ship=15))["ship"] == 16


@pytest.mark.rule("stanza-tile-join-the-leader")
def test_join_the_leader() -> None:
    game = buying("join-the-leader", "literature", {"ship": 10}, ship=2)
    assert board(game)["ship"] == 10
    assert board(game)["helpers"]["white"] == 2


@pytest.mark.rule("stanza-tile-join-the-leader")
def test_the_leader_joins_nobody() -> None:
    assert board(buying("join-the-leader", "literature", {"ship": 1}, ship=2))["ship"] == 2


@pytest.mark.rule("stanza-tile-paid-author")
def test_the_paid_author_earns_a_florin_for_every_book() -> None:
    first = {"tiles": ["paid-author"], "workers": [None] * 4 + ["literature", "literature"], "money": 3}
    game = working("literature", first)
    play(game, "write arts", "write politics")
    assert board(game)["money"] == 5
    game = buying("religious-author", "religion", tiles=["paid-author"])
    assert board(game)["money"] == 11


@pytest.mark.rule("stanza-tile-two-religion-discs")
def test_two_discs_on_religion() -> None:
    game = buying("two-religion-discs", "religion")
    assert board(game)["discs"]["fields"]["religion"] == 2
    assert board(game)["discs"]["supply"] == 3


@pytest.mark.rule("stanza-tile-two-religion-discs", "stanza-gift")
def test_as_many_discs_as_there_are() -> None:
    game = buying("two-religion-discs", "religion", fields={"politics": 3, "arts": 3})
    assert board(game)["discs"]["fields"]["religion"] == 1


@pytest.mark.rule("stanza-tile-two-books")
def test_two_different_books_and_a_disc_more() -> None:
    game = buying("two-books", "religion", {"tiles": ["five-florins"]})
    assert moves(game) == ["write discovery", "write religion", "write arts", "write politics"]
    assert why(game, "finish").rule == "stanza-gift"
    play(game, "write arts")
    assert why(game, "write arts").rule == "stanza-literature-different"
    play(game, "write discovery")
    assert board(game)["books"] == {"discovery": 2, "religion": 1, "arts": 2, "politics": 1}
    assert board(game)["ship"] == 6
    assert board(game)["bonus_discs"] == 2
    assert board(game)["points"]["bonus-majority"] == 12


@pytest.mark.rule("stanza-tile-bought-strength", "stanza-strength-once", "stanza-strength-florins")
def test_bought_strength() -> None:
    first = {"tiles": ["bought-strength"], "workers": [None] * 3 + ["discovery"] * 3, "money": 7}
    game = working("discovery", first)
    play(game, "strengthen florins")
    assert board(game)["money"] == 4
    assert "masterpiece 4" in moves(game)
    assert why(game, "strengthen florins").rule == "stanza-strength-once"
    assert "strengthen florins" in moves(working("discovery", {**first, "money": 3}))
    poor = working("discovery", {**first, "money": 2})
    assert why(poor, "strengthen florins").rule == "stanza-strength-florins"
    without = working("discovery", {**first, "tiles": []})
    assert why(without, "strengthen florins").rule == "stanza-tile-bought-strength"


@pytest.mark.rule("stanza-tile-religious-author")
@pytest.mark.parametrize(("other", "points"), [(1, 5), (2, 3), (3, 0)])
def test_religious_author(other: int, points: int) -> None:
    game = buying("religious-author", "religion", {"books": {"religion": other}})
    assert board(game)["books"]["religion"] == 2
    play(game, "place arts")
    assert board(game)["points"].get("religious-author", 0) == points


@pytest.mark.rule("stanza-tile-religious-author", "stanza-literature-shelf")
def test_a_full_shelf_takes_no_more_books() -> None:
    game = buying("religious-author", "religion", books={"religion": 4})
    assert board(game)["books"]["religion"] == 4
    assert game.awaiting == [1]


@pytest.mark.rule("stanza-tile-extra-exhibit")
def test_extra_exhibit() -> None:
    game = lay({"tiles": ["extra-exhibit"], "art": {"painting": 1}})
    assert board(game)["museum"] == 8
    assert board(game)["art_value"] == 4


@pytest.mark.rule("stanza-tile-extra-exhibit", "stanza-bonus-arts")
def test_the_extra_exhibit_is_no_art_for_the_condition_of_a_tile() -> None:
    game = lay({"space": "politics-3", "tiles": ["extra-exhibit"], "art": {"painting": 2}})
    assert board(game)["next_tile"]["arts"] == {"nth": 2, "needed": 10, "reached": 8, "met": False}
    assert why(game, "move bonus").rule == "stanza-bonus-visit"


@pytest.mark.rule("stanza-tile-two-fields")
def test_two_fields_and_a_point_for_each_person_at_work() -> None:
    game = buying("two-fields", "arts", workers=[None, "arts", "arts", None, "religion"])
    assert moves(game) == ["place discovery", "place literature", "place arts", "place politics"]
    play(game, "place arts")
    assert why(game, "place arts").rule == "stanza-religion-different"
    play(game, "place discovery")
    assert board(game)["points"]["two-fields"] == 3


@pytest.mark.rule("stanza-tile-patron-home")
def test_the_patrons_return_with_a_book_on_arts() -> None:
    workers = ["arts", "religion", None, None, "politics", "literature"]
    game = buying("patron-home", "arts", workers=workers, patron=4, turned=True)
    assert board(game)["books"]["arts"] == 2
    assert (board(game)["patron"], board(game)["turned"]) == (1, True)
    assert names(board(game)["workers"]) == [None, "arts", "religion", None, "politics", "literature"]


@pytest.mark.rule("stanza-tile-two-white-helpers")
def test_two_white_helpers() -> None:
    assert board(buying("two-white-helpers", "arts"))["helpers"]["white"] == 2


@pytest.mark.rule("stanza-tile-two-white-helpers", "stanza-politics-limit")
def test_two_white_helpers_within_the_limit() -> None:
    game = buying("two-white-helpers", "arts", helpers={"yellow": 2, "red": 5})
    assert sum(board(game)["helpers"].values()) == 8
    play(game, "return red")
    assert game.awaiting == [1]
