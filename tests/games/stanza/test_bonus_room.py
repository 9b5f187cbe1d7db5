"""The bonus room: who may visit, and what a tile costs."""

from __future__ import annotations

from typing import Any

import pytest

from games.stanza.laid import board, lay, moves, play, told, why


def visiting(*tiles: str, others: Any = (), **wanted: Any) -> Any:
    """On the bonus space, about to buy one of these tiles."""
    return lay(wanted, *others, phase="buy", tiles=list(tiles))


@pytest.mark.rule("stanza-bonus-visit")
def test_who_can_buy_may_stop_there() -> None:
    game = lay({"space": "politics-3", "art": {"painting": 1, "sculpture": 1}})
    assert "move bonus" in moves(game)
    play(game, "move bonus")
    assert all(move.startswith("buy ") for move in moves(game))
    assert why(game, "pass").rule == "stanza-not-this-phase"


@pytest.mark.rule("stanza-bonus-visit")
@pytest.mark.parametrize("lacking", [{"helpers": {"blue": 1}}, {"art": {"painting": 1}}])
def test_without_condition_or_price_nobody_stops(lacking: dict[str, Any]) -> None:
    game = lay({"space": "politics-3", "art": {"painting": 1, "sculpture": 1}, **lacking})
    assert why(game, "move bonus").rule == "stanza-bonus-visit"


@pytest.mark.rule("stanza-bonus-visit")
def test_one_tile_ends_the_turn() -> None:
    game = visiting("five-florins", ship=4)
    play(game, "buy five-florins blue")
    assert game.awaiting == [1]
    assert board(game)["recruits"] == [None] * 4


@pytest.mark.rule("stanza-bonus-offer")
def test_only_tiles_on_offer_are_for_sale() -> None:
    game = lay({"ship": 4}, {"tiles": ["five-florins"]}, phase="buy")
    assert why(game, "buy five-florins blue").rule == "stanza-bonus-offer"
    assert why(game, "buy leading-ship blue").rule == "stanza-bonus-offer"


@pytest.mark.rule("stanza-bonus-price")
def test_a_tile_costs_a_helper_of_its_colour_or_a_white_one() -> None:
    game = visiting("five-florins", ship=4, helpers={"blue": 1, "white": 1})
    assert {"buy five-florins blue", "buy five-florins white"} <= set(moves(game))
    play(game, "buy five-florins white")
    assert board(game)["helpers"]["white"] == 0
    assert game.view(None)["helpers"]["white"] == 7
    game = visiting("five-florins", ship=4, helpers={"white": 1})
    assert why(game, "buy five-florins blue").rule == "stanza-bonus-price"


@pytest.mark.rule("stanza-bonus-disc")
def test_a_disc_takes_the_tiles_place() -> None:
    game = visiting("five-florins", ship=4)
    play(game, "buy five-florins blue")
    assert board(game)["discs"]["bonus"] == 1
    assert board(game)["discs"]["supply"] == 6
    assert board(game)["tiles"] == ["five-florins"]
    assert "five-florins" not in [tile["tile"] for tile in game.view(None)["tiles"]]


@pytest.mark.rule("stanza-bonus-hall", "stanza-bonus-disc")
def test_with_an_empty_supply_it_comes_from_the_hall() -> None:
    game = visiting("five-florins", ship=4, fields={"religion": 4, "arts": 4})
    play(game, "buy five-florins blue")
    assert moves(game) == ["give religion", "give arts"]
    assert why(game, "give politics").rule == "stanza-bonus-hall"
    play(game, "give arts")
    assert board(game)["discs"]["fields"]["arts"] == 3
    assert board(game)["discs"]["bonus"] == 1
    assert board(game)["money"] == 15


@pytest.mark.rule("stanza-bonus-hall")
def test_the_condition_is_checked_before_the_disc_is_given() -> None:
    fields = {"religion": 2, "arts": 1, "politics": 1, "literature": 1, "discovery": 3}
    game = visiting("religion-strength", "two-books", fields=fields)
    play(game, "buy religion-strength green", "give religion")
    assert board(game)["tiles"] == ["religion-strength"]


@pytest.mark.rule("stanza-bonus-disc")
def test_who_has_all_discs_in_the_bonus_room_buys_nothing() -> None:
    tiles = [
        *("discovery-strength", "politics-strength", "five-florins"),
        *("literature-strength", "patron-value", "three-spaces"),
        *("religion-strength", "two-books"),
    ]
    game = lay(
        {"space": "politics-3", "tiles": tiles, "fields": {}, "art": {"painting": 2}, "helpers": {"yellow": 1}},
    )
    assert why(game, "move bonus").rule == "stanza-bonus-visit"


CONDITIONS = [
    ("five-florins", "discovery", {"ship": 3}, {"ship": 4}),
    ("paid-author", "literature", {"books": {"arts": 4, "religion": 1, "politics": 3}},
     {"books": {"arts": 1, "religion": 1, "politics": 1, "discovery": 1}}),
    ("bought-strength", "religion", {"fields": {"arts": 1, "religion": 1}}, {"fields": {"arts": 2}}),
    ("extra-exhibit", "arts", {"art": {"painting": 1}}, {"art": {"sculpture": 1, "scroll": 1}}),
]  # fmt: skip


@pytest.mark.rule("stanza-bonus-discovery", "stanza-bonus-literature", "stanza-bonus-religion", "stanza-bonus-arts")
@pytest.mark.parametrize(("tile", "discipline", "too_little", "enough"), CONDITIONS)
def test_condition_of_the_first_tile(
    tile: str, discipline: str, too_little: dict[str, Any], enough: dict[str, Any]
) -> None:
    colour = {"discovery": "blue", "literature": "red", "religion": "green", "arts": "yellow"}[discipline]
    # Another tile can be bought, so that the player may stand there.
    other = {"art": {"painting": 1, "scroll": 1}} if discipline != "arts" else {"ship": 4}
    game = visiting(tile, **{**other, **too_little})
    assert why(game, f"buy {tile} {colour}").rule == f"stanza-bonus-{discipline}"
    assert not board(game)["next_tile"][discipline]["met"]
    game = visiting(tile, **{**other, **enough})
    assert f"buy {tile} {colour}" in moves(game)
    assert board(game)["next_tile"][discipline]["met"]


@pytest.mark.rule("stanza-bonus-discovery")
def test_the_third_tile_of_discovery_needs_the_third_helper_space() -> None:
    owned = ["discovery-strength", "politics-strength"]
    game = visiting("five-florins", tiles=owned, ship=13, art={"painting": 2})
    reason = why(game, "buy five-florins blue")
    assert (reason.rule, reason.args) == ("stanza-bonus-discovery", {"nth": 3, "needed": 3, "reached": 2})
    assert "buy five-florins blue" in moves(visiting("five-florins", tiles=owned, ship=14))


@pytest.mark.rule("stanza-bonus-literature")
def test_columns_are_books_of_every_colour() -> None:
    books = {"arts": 4, "religion": 2, "politics": 3, "discovery": 2}
    game = visiting("paid-author", tiles=["patron-value"], books=books)
    assert board(game)["columns"] == 2
    assert "buy paid-author red" in moves(game)
    game = visiting("paid-author", tiles=["patron-value", "three-spaces"], books=books, ship=4)
    assert why(game, "buy paid-author red").args == {"nth": 3, "needed": 3, "reached": 2}


@pytest.mark.rule("stanza-bonus-religion")
def test_the_field_of_religion_counts_too() -> None:
    game = visiting("bought-strength", tiles=["two-books"], fields={"religion": 2, "politics": 3})
    assert "buy bought-strength green" in moves(game)


@pytest.mark.rule("stanza-bonus-arts")
def test_the_second_tile_of_arts_needs_value_10() -> None:
    game = visiting("extra-exhibit", tiles=["arts-strength"], art={"painting": 2}, ship=4)
    assert why(game, "buy extra-exhibit yellow").args == {"nth": 2, "needed": 10, "reached": 8}
    game = visiting("extra-exhibit", tiles=["arts-strength"], art={"painting": 2, "sculpture": 1})
    assert "buy extra-exhibit yellow" in moves(game)


def test_buying_is_told() -> None:
    game = visiting("five-florins", ship=4)
    play(game, "buy five-florins blue")
    assert told(game) == ["buy", "florins"]


@pytest.mark.rule("stanza-gift")
def test_a_gift_with_a_single_way_to_take_it_is_taken_at_once() -> None:
    books = {"arts": 4, "politics": 4, "religion": 4, "discovery": 3}
    game = visiting("two-books", fields={"religion": 3}, books=books)
    play(game, "buy two-books green")
    assert board(game)["books"]["discovery"] == 4
    assert game.awaiting == [1]


@pytest.mark.rule("stanza-politics-limit")
def test_only_helpers_are_returned() -> None:
    game = lay({"helpers": {"blue": 4, "red": 4}, "books": {"discovery": 2}}, {"helpers": {}}, phase="return")
    assert moves(game) == ["return blue", "return red"]
