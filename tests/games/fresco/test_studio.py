"""Studio and theatre, and the portraits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega.games import title
from bottega.games.fresco.names import SQUARES
from bottega.games.fresco.state import Fresco
from games.fresco.scene import TABLES, WAITING, load, new, paints, play, refused, scene, texts


def portraits(first: str, second: str, work: int = 1, plan: dict[str, int] | None = None, **seat: Any) -> Fresco:
    """Seat 0 is in the studio, and these two cards lie open."""
    return scene(
        "studio",
        options={"portraits": True},
        work=work,
        seats={0: {"money": 0, "plan": plan or {}, **seat}},
        portraits=(first, second),
    )


@pytest.mark.rule("fresco-studio-coins")
def test_every_apprentice_in_the_studio_earns_three_thalers() -> None:
    game = scene(
        "cathedral",
        seats={
            0: {"paint": "RY", "money": 0, "plan": {"studio": 2}},
            1: {**WAITING, "plan": {"studio": 1, "workshop": 1}},
        },
    )
    play(game, "pass")
    assert game.painters[0].money == 6
    assert game.painters[1].money == 12 + 3


@pytest.mark.rule("fresco-theatre-mood")
def test_every_apprentice_in_the_theatre_lifts_the_mood_by_two() -> None:
    game = scene(
        "workshop",
        seats={0: {"paint": "RY", "plan": {"last": 2}, "mood": 3}, 1: {"plan": {"last": 3}, "mood": 9}},
    )
    play(game, "pass")
    assert game.painters[0].mood == 7
    assert game.painters[1].mood == 10


@pytest.mark.rule("fresco-portraits-stacks")
def test_portraits_lie_in_three_shuffled_stacks_with_two_open() -> None:
    game = new(portraits=True)
    assert [TABLES.card_stack[card] for card in game.gallery.deck] == [0] * 6 + [1] * 6 + [2] * 6
    shown = game.view(None)["portraits"]
    assert [card["card"] for card in shown["open"]] == [TABLES.card_names[card] for card in game.gallery.deck[:2]]
    assert shown["left"] == 16
    assert {tuple(new(portraits=True, seed=seed).gallery.deck[:6]) for seed in range(10)} != {
        tuple(game.gallery.deck[:6])
    }


@pytest.mark.rule("fresco-portraits-stacks")
def test_a_guess_shuffles_the_cards_to_come_within_their_stacks() -> None:
    game = new(portraits=True)
    decks = [game.guess(0, seed).gallery.deck for seed in range(20)]
    assert {tuple(deck[:2]) for deck in decks} == {tuple(game.gallery.deck[:2])}
    assert len({tuple(deck) for deck in decks}) > 10
    assert {tuple(sorted(deck[6:12])) for deck in decks} == {tuple(range(6, 12))}


@pytest.mark.rule("fresco-portrait-one")
def test_one_apprentice_paints_a_card_and_the_others_earn() -> None:
    game = portraits("patron-1", "muse", work=3)
    assert texts(game) == ["portrait patron-1", "portrait muse", "coins"]
    play(game, "portrait patron-1")
    assert game.painters[0].money == 7 + 2 * 3
    assert game.awaiting == [1], "one card for each painter and round"


@pytest.mark.rule("fresco-portrait-one")
def test_one_may_take_coins_only() -> None:
    game = portraits("patron-1", "muse", work=2)
    play(game, "coins")
    assert game.painters[0].money == 6
    assert len(game.view(None)["portraits"]["open"]) == 2


@pytest.mark.rule("fresco-portrait-open")
def test_only_an_open_card_can_be_painted() -> None:
    game = portraits("patron-1", "muse")
    reason = game.why_not(0, "portrait abbot")
    assert reason is not None
    assert (reason.rule, reason.args) == ("fresco-portrait-open", {"card": "abbot", "cards": ["patron-1", "muse"]})


@pytest.mark.rule("fresco-portrait-open")
def test_when_both_cards_are_gone_the_studio_pays_without_asking() -> None:
    data = portraits("patron-1", "muse", work=1).dump()
    for seat in (1, 2):
        data["seats"][seat]["plan"]["studio"] = 1
    game = load(data)
    play(game, "portrait muse", "portrait patron-1")
    assert game.painters[2].money == 12 + 3


@pytest.mark.rule("fresco-portrait-gifts")
@pytest.mark.parametrize(
    ("card", "coins", "points", "paint"),
    [
        ("noble-1", 3, 0, {"red": 1}),
        ("noble-4", 4, 0, {"orange": 1}),
        ("patron-2", 7, 0, {}),
        ("bishop", 0, 3, {"purple": 1}),
        ("madonna-1", 2, 4, {}),
        ("madonna-2", 4, 3, {}),
    ],
)
def test_gifts_come_at_once(card: str, coins: int, points: int, paint: dict[str, int]) -> None:
    letter = TABLES.card_stack[TABLES.card_names.index(card)]
    other = ("merchant-1", "muse", "self-portrait")[letter]
    game = portraits(card, other)
    play(game, f"portrait {card}")
    assert (game.painters[0].money, game.scores[0], paints(game, 0)) == (coins, points, paint)
    assert game.view(None)["seats"][0]["lasting"] == []


@pytest.mark.rule("fresco-portrait-merchant")
def test_the_merchant_gives_two_primary_paints_of_choice_and_a_thaler() -> None:
    game = portraits("merchant-1", "noble-1")
    play(game, "portrait merchant-1")
    assert texts(game) == ["take red", "take yellow", "take blue"]
    assert refused(game, "mix orange") == "fresco-not-this-phase"
    play(game, "take blue", "take blue")
    assert paints(game, 0) == {"blue": 2}
    assert game.painters[0].money == 1


@pytest.mark.rule("fresco-portrait-one")
def test_a_second_card_is_not_painted_in_the_same_round() -> None:
    game = portraits("merchant-1", "noble-1", work=2)
    play(game, "portrait merchant-1")
    assert refused(game, "portrait noble-1") == "fresco-portrait-one"
    assert refused(game, "coins") == "fresco-portrait-one"


@pytest.mark.rule("fresco-portrait-mood")
@pytest.mark.parametrize(
    ("card", "other", "mood", "coins", "points"),
    [("muse", "patron-1", 10, 0, 0), ("beautiful-girl", "muse", 6, 3, 0), ("self-portrait", "bishop", 5, 0, 4)],
)
def test_some_portraits_lift_the_mood(card: str, other: str, mood: int, coins: int, points: int) -> None:
    game = portraits(card, other, mood=2)
    play(game, f"portrait {card}")
    assert (game.painters[0].mood, game.painters[0].money, game.scores[0]) == (mood, coins, points)


@pytest.mark.rule("fresco-mood-apprentices", "fresco-portrait-mood")
def test_what_lifts_the_mood_later_brings_no_apprentice_this_round() -> None:
    game = portraits("muse", "patron-1", plan={"market": 2, "cathedral": 2})
    assert game.view(0)["seats"][0]["apprentices"] == 5
    play(game, "portrait muse")
    assert (game.painters[0].mood, game.view(0)["seats"][0]["apprentices"]) == (10, 5)


@pytest.mark.rule("fresco-portrait-abbot")
@pytest.mark.parametrize(("square", "paint", "points"), [("c3", "OGP", 15), ("b2", "BO", 8), ("a1", "RY", 3)])
def test_the_abbot_adds_a_point_to_every_bonus(square: str, paint: str, points: int) -> None:
    game = scene("cathedral", options={"portraits": True}, seats={0: {"paint": paint, "lasting": ["abbot"]}})
    play(game, f"restore {square}")
    assert game.scores[0] == points


@pytest.mark.rule("fresco-portrait-actor")
def test_the_actor_lifts_the_mood_by_three() -> None:
    game = portraits("actor", "abbot", mood=1, plan={"last": 2})
    play(game, "portrait actor")
    assert game.view(None)["seats"][0]["lasting"] == ["actor"]
    play(game, "mix orange")
    assert game.painters[0].mood == 7


@pytest.mark.rule("fresco-portrait-churchwarden")
def test_the_churchwarden_sends_the_bishop_anywhere_once_a_round() -> None:
    game = scene(
        "cathedral",
        options={"portraits": True},
        work=2,
        seats={0: {"paint": "RYRB", "money": 5, "lasting": ["churchwarden"]}},
    )
    assert sum(move.startswith("bishop") for move in texts(game)) == 24
    play(game, "bishop a1", "restore a1")
    assert game.scores[0] == 3 + 3
    assert game.painters[0].money == 4
    assert {move for move in texts(game) if move.startswith("bishop")} == {"bishop b1", "bishop a2", "bishop b2"}
    reason = game.why_not(0, "bishop e5")
    assert reason is not None
    assert (reason.rule, reason.args) == ("fresco-portrait-churchwarden", {"square": "e5", "bishop": "a1"})


@pytest.mark.rule("fresco-portrait-churchwarden")
def test_once_a_round_counts_both_visits_of_the_last_round() -> None:
    game = scene(
        "cathedral",
        options={"portraits": True},
        work=1,
        seats={0: {"paint": "RYRB", "money": 5, "lasting": ["churchwarden"], "plan": {"last": 1}}, 1: {}, 2: {}},
        last_round=True,
        restored={1: list(SQUARES[6:])},
    )
    play(game, "bishop e5", "restore a1")
    assert game.view(0)["phase"] == "second-cathedral"
    assert game.view(0)["churchwarden_used"]
    assert refused(game, "bishop e4") == "fresco-portrait-churchwarden"


@pytest.mark.rule("fresco-portrait-churchwarden", "fresco-bishop-pay")
def test_the_price_of_the_churchwarden_is_told_where_it_differs(tmp_path: Path) -> None:
    text = title("fresco").components_file.read_text(encoding="utf-8")
    path = tmp_path / "dear.toml"
    path.write_text(text.replace("churchwarden_price = 1", "churchwarden_price = 3"), encoding="utf-8")
    data = scene(
        "cathedral",
        options={"portraits": True},
        seats={0: {"paint": "RY", "money": 2, "lasting": ["churchwarden"]}},
    ).dump()
    game = bottega.load_game(data, path)
    reason = game.why_not(0, "bishop e5")
    assert reason is not None
    assert (reason.rule, reason.args) == ("fresco-bishop-pay", {"price": 3, "coins": 2})
    assert game.why_not(0, "bishop b2") is None


@pytest.mark.rule("fresco-portrait-servant")
def test_the_servant_of_god_brings_a_thaler_each_round() -> None:
    game = portraits("servant-of-god", "abbot")
    play(game, "portrait servant-of-god", "pass")
    assert game.round == 2
    assert game.painters[0].money == 1
    assert game.painters[2].money == 12


@pytest.mark.rule("fresco-portraits-refresh")
def test_cards_left_over_go_out_of_the_game() -> None:
    game = portraits("patron-1", "muse")
    play(game, "coins", "pass")
    shown = [card["card"] for card in game.view(None)["portraits"]["open"]]
    assert game.round == 5
    assert shown == [TABLES.card_names[card] for card in game.gallery.deck[8:10]]


@pytest.mark.rule("fresco-portraits-end")
def test_revealing_the_last_two_portraits_begins_the_last_round() -> None:
    data = portraits("bishop", "madonna-1").dump()
    stack = data["portraits"]["stack"]
    stack[14:16], stack[12:14] = stack[12:14], stack[14:16]
    data["portraits"]["dealt"] = 16
    data["round"] = 8
    game = load(data)
    before = game.view(None)
    play(game, "coins", "pass")
    after = game.view(None)
    assert (before["last_round"], after["last_round"]) == (False, True)
    assert after["portraits"]["left"] == 0
