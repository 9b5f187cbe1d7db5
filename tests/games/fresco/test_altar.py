"""The altar: two ways to pay, with replacements."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest

from bottega.games.fresco.altar import BASE_PAYMENTS, PAYMENTS
from bottega.games.fresco.names import PAINTS
from bottega.games.fresco.paint import LETTERS
from bottega.games.fresco.state import Fresco
from games.fresco.scene import TABLES, paints, play, refused, scene, texts


def altar(paint: str, work: int = 1, **options: bool) -> Fresco:
    return scene("cathedral", seats={0: {"paint": paint, "money": 0}}, work=work, options=options)


def move(letters: str) -> str:
    return "altar " + " ".join(PAINTS[LETTERS.index(letter)] for letter in letters)


@pytest.mark.rule("fresco-altar-paints", "fresco-altar-replace")
@pytest.mark.parametrize(
    ("paint", "points"),
    [("RYB", 2), ("RBG", 3), ("OOG", 5), ("OGP", 6), ("RYO", 3), ("RGG", 4), ("BOP", 4), ("PPP", 5)],
)
def test_the_book_points_of_the_altar(paint: str, points: int) -> None:
    game = altar(paint)
    play(game, move(paint))
    assert game.scores[0] == points
    assert paints(game, 0) == {}
    assert game.view(None)["bishop"] == "c3", "the bishop has no part in it"


@pytest.mark.rule("fresco-blends-altar")
@pytest.mark.parametrize(
    ("paint", "points"), [("OGK", 9), ("GPK", 9), ("NNN", 21), ("OKK", 12), ("PKN", 14), ("KKK", 15), ("OPN", 11)]
)
def test_the_book_points_with_special_blends(paint: str, points: int) -> None:
    game = altar(paint, special_blends=True)
    play(game, move(paint))
    assert game.scores[0] == points


def by_the_book(cubes: tuple[str, ...], special: bool) -> int | None:
    """The points of three cubes, worked out anew from the rule: each cube stands for one colour of a way."""
    best: int | None = None
    for order in permutations(cubes):
        if all(cube in (own, *"OGP") for cube, own in zip(order, "RYB", strict=True)):
            best = max(best or 0, 2 + sum(cube in "OGP" for cube in order))
        if all(cube == own or (special and cube in "KN") for cube, own in zip(order, "OGP", strict=True)):
            best = max(best or 0, 6 + sum({"K": 3, "N": 5}.get(cube, 0) for cube in order))
    return best


@pytest.mark.rule("fresco-altar-paints", "fresco-altar-replace", "fresco-blends-altar")
@pytest.mark.parametrize("special", [False, True])
def test_the_catalogue_has_every_payment_that_the_book_allows_and_no_other(special: bool) -> None:
    allowed = {
        "".join(sorted(cubes, key=LETTERS.index)): by_the_book(cubes, special)
        for cubes in product(LETTERS, repeat=3)
        if by_the_book(cubes, special) is not None
    }
    number = PAYMENTS if special else BASE_PAYMENTS
    game = altar("RYB", special_blends=special)
    found = {
        "".join(LETTERS[PAINTS.index(str(name))] for name in payment.args.values()): TABLES.altar_points[at]
        for at, payment in enumerate([each for each in game.catalogue if each.kind == "altar"][:number])
    }
    assert found == allowed
    assert len(found) == number


@pytest.mark.rule("fresco-altar-paints")
def test_it_is_restored_as_often_as_one_likes() -> None:
    game = altar("RYBOGP", work=2)
    play(game, "altar red yellow blue", "altar orange green purple")
    assert game.scores[0] == 8


@pytest.mark.rule("fresco-altar-replace")
def test_paints_may_be_named_in_any_order_and_are_recorded_in_one() -> None:
    game = altar("RBG")
    play(game, "Altar GREEN  blue red")
    assert str(game.history()[-1][1]) == "altar red blue green"


@pytest.mark.rule("fresco-altar-paints", "fresco-altar-replace")
@pytest.mark.parametrize(
    ("payment", "missing"),
    [
        ("altar orange green purple", ["purple"]),
        ("altar red yellow green", ["green"]),
        ("altar orange orange red", ["orange"]),
    ],
)
def test_paint_that_one_has_not_is_named(payment: str, missing: list[str]) -> None:
    game = altar("RYOG" if "green purple" in payment else "RYBO")
    reason = game.why_not(0, payment)
    assert reason is not None
    assert (reason.rule, reason.args) == ("fresco-altar-paints", {"missing": missing})


@pytest.mark.rule("fresco-altar-three", "fresco-altar-once", "fresco-blends-altar", "fresco-blends-altar-once")
@pytest.mark.parametrize(
    ("payment", "rule", "args"),
    [
        ("altar", "fresco-altar-three", {"number": 0}),
        ("altar red orange", "fresco-altar-three", {"number": 2}),
        ("altar red yellow blue green", "fresco-altar-three", {"number": 4}),
        ("altar red red blue", "fresco-altar-once", {"paints": ["red"]}),
        ("altar blue green blue", "fresco-altar-once", {"paints": ["blue"]}),
        ("altar red yellow pink", "fresco-blends-altar", {"paints": ["red", "yellow"]}),
        ("altar brown red brown", "fresco-blends-altar", {"paints": ["red"]}),
        ("altar orange orange pink", "fresco-blends-altar-once", {"paints": ["orange"]}),
    ],
)
def test_what_is_no_payment_is_refused_by_the_rule(payment: str, rule: str, args: dict[str, Any]) -> None:
    game = altar("RYBOOGPKN", special_blends=True)
    reason = game.why_not(0, payment)
    assert reason is not None
    assert (reason.rule, reason.args) == (rule, args)


@pytest.mark.rule("fresco-not-this-phase")
def test_half_a_payment_elsewhere_is_told_where_the_altar_is() -> None:
    game = scene("workshop", seats={0: {"paint": "RYB"}})
    reason = game.why_not(0, "altar red orange")
    assert reason is not None
    assert (reason.rule, reason.args) == ("fresco-not-this-phase", {"phase": "workshop", "belongs": "cathedral"})
    assert refused(game, "altar gold silver lead") == "fresco-not-this-phase"


def test_a_colour_that_there_is_not_is_no_rule() -> None:
    assert refused(altar("RYB"), "altar gold silver lead") == "move-unknown"


@pytest.mark.rule("fresco-module-absent")
def test_jokers_belong_to_the_special_blends() -> None:
    game = altar("RYB")
    for payment in ("altar pink pink pink", "altar pink orange green"):
        reason = game.why_not(0, payment)
        assert reason is not None
        assert (reason.rule, reason.args) == ("fresco-module-absent", {"module": "option-special_blends"})


def test_the_view_tells_what_each_payment_costs_brings_and_keeps_the_sensible_ones_first() -> None:
    view = altar("RRYBOOG").view(0)["altar"]
    assert view["primary"] == {"paints": ["red", "yellow", "blue"], "points": 2, "replaced": 1}
    assert view["blends"] == {"paints": ["orange", "green", "purple"], "points": 6, "pink": None, "brown": None}
    best = [payment for payment in view["payments"] if payment["best"]]
    assert [payment["points"] for payment in best] == [5, 4, 3, 2], "one for each number of points"
    assert view["payments"][:4] == best
    assert best[2] == {
        "move": "altar red yellow orange",
        "paints": ["red", "yellow", "orange"],
        "points": 3,
        "kept": {"red": 1, "blue": 1, "orange": 1, "green": 1},
        "best": True,
    }, "cubes of which there are many go first"
    assert {payment["move"] for payment in view["payments"]} == {
        text for text in texts(altar("RRYBOOG")) if text.startswith("altar")
    }


def test_who_looks_on_sees_what_the_altar_takes_but_no_payments() -> None:
    view = altar("RYB", special_blends=True).view(None)["altar"]
    assert view["payments"] == []
    assert (view["blends"]["pink"], view["blends"]["brown"]) == (3, 5)
