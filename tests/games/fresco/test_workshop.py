"""The workshop, the bishop's requests and the special blends."""

from __future__ import annotations

from pathlib import Path

import pytest

import bottega
from bottega.games import title
from bottega.games.fresco.state import Fresco
from games.fresco.scene import TABLES, load, new, paints, play, refused, scene, texts

PURPLE = ["d2", "e3", "a5"]  # 5 YP, 7 RBP, 8 PP
PLAIN = ["a1", "b1", "c1"]


def workshop(paint: str, mixes: int = 2, **options: bool) -> Fresco:
    return scene("workshop", seats={0: {"paint": paint}}, work=mixes, options=options)


def requests(tiles: list[str], mixes: int = 2, paint: str = "RYB") -> Fresco:
    return scene(
        "workshop",
        restored={0: tiles},
        work=mixes,
        options={"bishops_requests": True},
        seats={0: {"paint": paint, "money": 0}},
    )


@pytest.mark.rule("fresco-mix-paints")
@pytest.mark.parametrize(("paint", "blend"), [("RY", "orange"), ("YB", "green"), ("RB", "purple")])
def test_two_paints_become_one(paint: str, blend: str) -> None:
    game = workshop(paint)
    assert texts(game) == [f"mix {blend}", "pass"]
    play(game, f"mix {blend}")
    assert paints(game, 0) == {blend: 1}


@pytest.mark.rule("fresco-mix-paints")
def test_missing_paint_for_a_mix_is_named() -> None:
    game = workshop("RY")
    reason = game.why_not(0, "mix green")
    assert reason is not None
    assert reason.rule == "fresco-mix-paints"
    assert reason.args == {"paint": "green", "paints": ["yellow", "blue"], "missing": ["blue"]}


@pytest.mark.rule("fresco-mix-two")
def test_each_apprentice_mixes_twice() -> None:
    game = scene("cathedral", seats={0: {"paint": "RYRYRYRYRYRY", "plan": {"workshop": 2}}, 1: {}, 2: {}})
    play(game, "pass")
    for _ in range(3):
        play(game, "mix orange")
    assert game.awaiting == [0]
    play(game, "mix orange")
    assert paints(game, 0) == {"red": 2, "yellow": 2, "orange": 4}
    assert game.round == 2


@pytest.mark.rule("fresco-paint-unlimited")
def test_blends_never_run_out() -> None:
    game = workshop("RRYY" + "O" * 9)
    play(game, "mix orange", "mix orange")
    assert paints(game, 0) == {"orange": 11}, "more than there are cubes in the box"


@pytest.mark.rule("fresco-mix-two")
def test_a_primary_paint_is_no_blend() -> None:
    reason = workshop("RY").why_not(0, "mix red")
    assert reason is not None
    assert (reason.rule, reason.args["paint"]) == ("fresco-mix-two", "red")


@pytest.mark.rule("fresco-places-order")
def test_places_follow_each_other_and_in_each_the_earliest_works_first() -> None:
    both = {"plan": {"cathedral": 1, "workshop": 1}, "paint": "RYRY"}
    game = scene("market", seats={0: both, 1: both, 2: {}})
    asked = []
    play(game, "pass")
    for move in ("restore a1", "pass", "mix orange", "mix orange"):
        asked.append((game.view(None)["phase"], game.awaiting[0]))
        play(game, move)
    assert asked == [("cathedral", 0), ("cathedral", 1), ("workshop", 0), ("workshop", 1)]


@pytest.mark.rule("fresco-requests-piles")
def test_the_best_requests_lie_on_top() -> None:
    shown = new(bishops_requests=True).view(0)["requests"]
    assert [(pile["request"], pile["points"]) for pile in shown] == [
        ("general", [6, 5, 4]),
        ("purple", [10, 8, 6]),
        ("orange", [10, 8, 6]),
        ("green", [10, 8, 6]),
    ]


@pytest.mark.rule("fresco-request-tiles", "fresco-stack-tiles")
def test_the_book_three_tiles_for_the_general_six() -> None:
    game = requests(PLAIN)
    play(game, "request general")
    assert game.scores[0] == 6
    own = game.view(None)["seats"][0]
    assert own["tiles"] == {}
    assert own["requests"] == {"general": 1}
    assert own["income"] == 1


@pytest.mark.rule("fresco-request-tiles", "fresco-stack-tiles")
def test_the_book_three_purple_tiles_for_the_purple_ten() -> None:
    game = requests(PURPLE)
    play(game, "request purple")
    assert game.scores[0] == 10
    play(game, "pass")
    assert game.round == 2
    assert paints(game, 0) == {"red": 1, "yellow": 1, "blue": 1, "purple": 1}
    assert game.painters[0].money == 1


@pytest.mark.rule("fresco-request-first", "fresco-stack-first")
def test_first_the_request_then_its_tiles() -> None:
    game = requests([*PURPLE, "a1", "b4"])
    assert refused(game, "stack purple") == "fresco-request-first"
    play(game, "request general")
    assert refused(game, "pass") == "fresco-stack-first"


@pytest.mark.rule("fresco-stack-tiles")
def test_whoever_has_more_tiles_chooses_which_go_under_the_request() -> None:
    game = requests([*PURPLE, "a1", "b4"])
    play(game, "request general")
    assert texts(game) == ["stack plain", "stack purple", "stack orange-purple"]
    assert refused(game, "stack green") == "fresco-stack-tiles"
    assert refused(game, "mix orange") == "fresco-stack-first"
    play(game, "stack orange-purple", "stack plain")
    assert game.view(None)["seats"][0]["tiles"] == {"purple": 2}, "the third leaves no choice"


@pytest.mark.rule("fresco-stack-tiles")
def test_a_coloured_request_takes_only_its_colour() -> None:
    game = requests([*PURPLE, "a1", "b4"])
    play(game, "request purple")
    assert texts(game) == ["stack purple", "stack orange-purple"]
    assert refused(game, "stack plain") == "fresco-stack-tiles"


@pytest.mark.rule("fresco-request-tiles")
def test_three_fitting_tiles_are_needed() -> None:
    game = requests([*PLAIN, "d2", "e3"])
    reason = game.why_not(0, "request purple")
    assert reason is not None
    assert (reason.rule, reason.args) == ("fresco-request-tiles", {"request": "purple", "tiles": 2})


@pytest.mark.rule("fresco-request-one")
def test_one_request_a_round_and_for_a_whole_apprentice() -> None:
    game = requests([*PLAIN, *PURPLE], mixes=3)
    play(game, "request purple")
    assert refused(game, "request general") == "fresco-request-one"
    assert texts(game) == ["mix orange", "mix green", "mix purple", "pass"], "the first apprentice's second mix"
    game = requests(PLAIN, mixes=1)
    assert refused(game, "request general") == "fresco-request-one"


@pytest.mark.rule("fresco-request-one")
def test_another_apprentice_may_mix_before_and_after_the_request() -> None:
    game = requests(PLAIN, mixes=4, paint="RYRY")
    play(game, "mix orange", "request general")
    assert game.scores[0] == 6
    assert game.turn.work == 1


@pytest.mark.rule("fresco-request-pile")
def test_a_pile_that_is_used_up_offers_nothing() -> None:
    squares = [f"{column}{row}" for row in (1, 2, 3, 4) for column in "abcde"][:12]
    game = requests(squares)
    data = game.dump()
    data["requests"]["general"] = 0
    data["seats"][1]["requests"] = {"general": 3}
    data["seats"][0]["tiles"] = {"plain": 3}
    game = load(data)
    assert refused(game, "request general") == "fresco-request-pile"


@pytest.mark.rule("fresco-request-income")
def test_general_requests_bring_a_primary_paint_chosen_anew_each_round() -> None:
    game = requests(PLAIN)
    play(game, "request general", "pass")
    assert game.view(0)["phase"] == "income"
    assert texts(game) == ["take red", "take yellow", "take blue"]
    play(game, "take blue")
    assert paints(game, 0) == {"red": 1, "yellow": 1, "blue": 2}
    assert game.painters[0].money == 1
    assert game.round == 2


@pytest.mark.rule("fresco-request-income")
def test_requests_bring_the_income_that_the_components_say(tmp_path: Path) -> None:
    printed = title("fresco").components_file.read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(printed.replace("income_coins = 1", "income_coins = 3"), encoding="utf-8")
    game = requests(PLAIN)
    play(game, "request general")
    assert game.view(0)["seats"][0]["income"] == 1
    assert bottega.load_game(game.dump(), components=mine).view(0)["seats"][0]["income"] == 3


@pytest.mark.rule("fresco-module-absent")
def test_without_the_modules_there_are_no_requests_and_no_pink() -> None:
    game = workshop("PROG")
    assert refused(game, "request general") == "fresco-module-absent"
    assert refused(game, "mix pink") == "fresco-module-absent"


@pytest.mark.rule("fresco-blends-tiles")
def test_seven_special_tiles_replace_as_many_of_the_base_game() -> None:
    game = new(special_blends=True)
    assert TABLES.value[game.wall.tiles[12]] == 24
    assert sorted(tile for tile in game.wall.tiles if tile >= 25) == list(range(25, 32))
    assert len(set(game.wall.tiles)) == 25
    removed = {frozenset(range(25)) - set(new(special_blends=True, seed=seed).wall.tiles) for seed in range(10)}
    assert len(removed) > 5, "at random"


@pytest.mark.rule("fresco-blends-mix")
def test_one_apprentice_mixes_on_what_was_just_mixed() -> None:
    game = workshop("RRB", special_blends=True)
    play(game, "mix purple", "mix pink")
    assert paints(game, 0) == {"pink": 1}
    game = workshop("OG", special_blends=True)
    play(game, "mix brown")
    assert paints(game, 0) == {"brown": 1}


@pytest.mark.rule("fresco-blends-altar")
@pytest.mark.parametrize(
    ("paint", "move", "points"),
    [
        ("GPK", "altar green purple pink", 9),
        ("NNN", "altar brown brown brown", 21),
        ("KKK", "altar pink pink pink", 15),
        ("OKN", "altar orange pink brown", 14),
        ("OGP", "altar orange green purple", 6),
        ("RYB", "altar red yellow blue", 2),
    ],
)
def test_the_book_jokers_at_the_altar_bring_extra_points(paint: str, move: str, points: int) -> None:
    game = scene("cathedral", seats={0: {"paint": paint}}, options={"special_blends": True})
    play(game, move)
    assert game.scores[0] == points
    assert paints(game, 0) == {}


def test_special_tiles_are_restored_like_others() -> None:
    game = scene("cathedral", seats={0: {"paint": "KN"}}, options={"special_blends": True})
    play(game, "restore c3")
    assert game.scores[0] == 24 + 3
