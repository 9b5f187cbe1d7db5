"""Masterpieces."""

from __future__ import annotations

from typing import Any

import pytest

from games.stanza.laid import board, moves, play, why, working


def at(discipline: str, strength: int, *others: str, **wanted: Any) -> dict[str, Any]:
    """A board of that strength: at most five persons, the rest from discs taken back already."""
    persons = min(strength, 5 - len(others))
    return {"workers": [None, *[discipline] * persons, *others], **wanted}


def boosted(discipline: str, strength: int, *others: str, **wanted: Any) -> Any:
    first = at(discipline, strength, *others, **wanted)
    return working(discipline, first, {}, {}, {}, boost=strength - min(strength, 5 - len(others)))


@pytest.mark.rule("stanza-masterpiece-strength", "stanza-score-masterpieces")
@pytest.mark.parametrize(("strength", "points"), [(4, 5), (5, 8), (6, 12)])
def test_masterpieces_by_strength(strength: int, points: int) -> None:
    game = boosted("discovery", strength)
    play(game, f"masterpiece {strength}")
    assert board(game)["masterpieces"] == {"discovery": points}
    assert board(game)["points"] == {"masterpieces": points}
    assert board(game)["ship"] == 0
    assert game.awaiting == [1]


@pytest.mark.rule("stanza-masterpiece-strength")
def test_a_stronger_activation_may_take_a_lesser_masterpiece_or_none() -> None:
    game = boosted("discovery", 5)
    offered = [move for move in moves(game) if not move.startswith("strengthen")]
    assert offered == ["masterpiece 4", "masterpiece 5", "sail 1", "sail 2", "sail 3"]
    assert why(game, "masterpiece 6").rule == "stanza-masterpiece-strength"


@pytest.mark.rule("stanza-masterpiece-free")
def test_each_masterpiece_has_one_pillar() -> None:
    game = working("discovery", at("discovery", 4), {"masterpieces": {"discovery": 5}})
    assert why(game, "masterpiece 4").rule == "stanza-masterpiece-free"
    game = working("discovery", at("discovery", 4), covered={"discovery": [5]})
    assert why(game, "masterpiece 4").rule == "stanza-masterpiece-free"


@pytest.mark.rule("stanza-masterpiece-one")
def test_one_masterpiece_of_each_discipline() -> None:
    game = working("discovery", at("discovery", 5, masterpieces={"discovery": 5}))
    assert why(game, "masterpiece 5").rule == "stanza-masterpiece-one"
    assert "sail 3" in moves(game)
    game = working("discovery", at("discovery", 5, masterpieces={"arts": 5}))
    assert "masterpiece 5" in moves(game)


PARTNERS = [
    ("arts", "religion"),
    ("discovery", "politics"),
    ("literature", "discovery"),
    ("politics", "arts"),
    ("religion", "literature"),
]


@pytest.mark.rule("stanza-masterpiece-partner")
@pytest.mark.parametrize(("discipline", "partner"), PARTNERS)
def test_the_highest_needs_its_partner(discipline: str, partner: str) -> None:
    alone = boosted(discipline, 6)
    reason = why(alone, "masterpiece 6+1")
    assert (reason.rule, reason.args["partner"]) == ("stanza-masterpiece-partner", partner)
    together = boosted(discipline, 6, partner)
    play(together, "masterpiece 6+1")
    assert board(together)["masterpieces"] == {discipline: 17}


@pytest.mark.rule("stanza-masterpiece-partner")
def test_permanent_tiles_count_for_the_partner_and_discs_do_not() -> None:
    assert "masterpiece 6+1" in moves(boosted("discovery", 6, tiles=["politics-strength"]))
    assert why(boosted("discovery", 6, fields={"politics": 3}), "masterpiece 6+1").rule == "stanza-masterpiece-partner"


@pytest.mark.rule("stanza-masterpiece-partner")
def test_the_highest_needs_strength_6_too() -> None:
    game = boosted("discovery", 5, "politics")
    assert why(game, "masterpiece 6+1").rule == "stanza-masterpiece-strength"
