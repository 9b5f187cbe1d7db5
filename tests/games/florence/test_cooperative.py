"""Cooperative Building."""

from __future__ import annotations

from typing import Any

import pytest

import bottega
from bottega.games.florence.state import Florence
from games.florence.scene import fresh, notations, play, refused, scene, told

JOINED = {"cooperative_building": True}


def together(**more: Any) -> Florence:
    return scene(options={**JOINED, **more.pop("more", {})}, **more)


@pytest.mark.rule("florence-cooperative", "florence-cooperative-payment", "florence-cooperative-cost")
def test_the_example_of_the_book() -> None:
    """Red, with one builder, shares a workshop with green, who pays 500: red gains 200 by building."""
    game = together(courts={0: {"builders": 1}, 1: {"builders": 3}})
    play(game, "0: share workshop right", "0: across workshop f1 r0", "0: ask 500", "1: accept")
    assert (game.courts[0].cash, game.courts[1].cash) == (3000 + 200, 3000 - 500)
    assert game.scores == [3, 3, 0]
    seats = game.view(None)["seats"]
    assert [seat["buildings"] for seat in seats] == [["workshop"], ["workshop"], []]
    assert sum(len(seat["tiles"][0]["cells"]) for seat in seats[:2]) == 7
    assert seats[0]["tiles"][0]["shared"]
    assert game.view(None)["stock"]["workshop"] == 2
    assert (game.actions.active, game.actions.left) == (0, 1), "it was no turn of the partner"


@pytest.mark.rule("florence-cooperative-density")
def test_the_density_example_of_the_book() -> None:
    """Red (one builder) must keep distance in red's principality, green (three) need not in green's."""
    courts = {0: {"builders": 1}, 1: {"builders": 3}}
    tiles = {0: ["tower e1 r0"], 1: ["tower a1 r0"]}
    game = together(courts=courts, tiles=tiles)
    play(game, "0: share workshop right")
    assert refused(game, "across workshop f2 r0") == "florence-cooperative-density", "beside red's tower"
    game = together(courts=courts, tiles={1: tiles[1]})
    play(game, "0: share workshop right")
    assert refused(game, "across workshop f2 r2") == "", "green's part may touch green's tower"
    assert refused(game, "across workshop f1 r2") == "florence-cooperative-across", "it would cover green's tower"


@pytest.mark.rule("florence-cooperative-density")
def test_a_building_beyond_the_border_counts_as_beside() -> None:
    for builders, answer in ((1, "florence-cooperative-density"), (2, "")):
        game = together(courts={0: {"builders": builders}, 1: {"builders": 2}}, tiles={1: ["tower a1 r1"]})
        play(game, "0: share chapel right")
        # One cell of the chapel would lie at g3, opposite the tower's lowest cell.
        assert refused(game, "across chapel g3 r3") == answer


@pytest.mark.rule("florence-cooperative-neighbour")
def test_neighbours() -> None:
    assert [(seat["left"], seat["right"]) for seat in fresh(4, **JOINED).view(0)["seats"]] == [
        (3, 1),
        (0, 2),
        (1, 3),
        (2, 0),
    ]
    assert [(seat["left"], seat["right"]) for seat in fresh(2, **JOINED).view(0)["seats"]] == [(None, 1), (0, None)]
    game = together(players=2)
    assert refused(game, "share opera left") == "florence-cooperative-neighbour"
    assert refused(game, "share opera right") == ""


def test_the_border_on_the_left_is_the_neighbours_right() -> None:
    game = together(turn=1)
    play(game, "1: share tower left")
    assert game.view(0)["placing"] == {"tile": "tower", "seat": 1, "left": 0, "right": 1}
    play(game, "1: across tower f3 r0", "1: ask 0", "0: accept")
    seats = game.view(None)["seats"]
    assert seats[0]["tiles"][0]["cells"] == [[2, 5], [2, 6]]
    assert seats[1]["tiles"][0]["cells"] == [[2, 0]]


@pytest.mark.rule("florence-cooperative-across")
def test_a_common_building_stands_on_both_sides() -> None:
    game = together()
    play(game, "share chapel right")
    assert all(text.split()[2][0] == "g" for text in notations(game)), "two cells wide: one on each side"
    walls = [f"park g{row} r1" for row in (1, 4)]
    game = together(tiles={0: walls}, courts={0: {"cash": 3000}})
    assert refused(game, "share hospital right") == "florence-cooperative-across"
    assert refused(game, "share hospital left") == ""


@pytest.mark.rule("florence-cooperative-once", "florence-building-once")
def test_neither_partner_may_have_it_already() -> None:
    game = together(tiles={0: ["tower c1 r0"], 1: ["opera c1 r0"]})
    assert refused(game, "share tower right") == "florence-building-once"
    assert refused(game, "share opera right") == "florence-cooperative-once"
    assert refused(game, "share opera left") == ""


@pytest.mark.rule("florence-cooperative-once")
def test_a_common_building_counts_fully_for_both() -> None:
    game = together(
        courts={0: {"hand": ["composer"]}, 1: {"hand": ["choreographer"], "bonus": ["bonus-buildings"]}},
        shared=[(0, "opera g3 r1")],
    )
    for seat in (0, 1):
        assert game.view(seat)["hand"]["people"][0]["value"] == 5
    assert game.view(1)["hand"]["bonus"] == [{"name": "bonus-buildings", "adds": 1}]
    assert refused(game, "build opera") == "florence-building-once"


@pytest.mark.rule("florence-cooperative-cost")
def test_the_active_player_pays_by_own_builders_and_may_use_the_partners_money() -> None:
    game = together(courts={0: {"cash": 0}, 1: {"builders": 3, "cash": 900}})
    play(game, "0: share tower right", "0: across tower f3 r0")
    assert notations(game) == [*(f"ask {florins}" for florins in range(700, 1600, 100)), "more"]
    short = game.why_not(0, "ask 600")
    assert short is not None
    assert (short.rule, short.args) == ("florence-cooperative-cost", {"cost": 700}), "not by the partner's builders"
    play(game, "0: ask 900", "1: accept")
    assert [game.courts[0].cash, game.courts[1].cash] == [200, 0]


@pytest.mark.rule("florence-cooperative-payment")
def test_what_may_be_asked_for_does_not_tell_what_the_partner_has() -> None:
    for options in ({}, {"muse_and_princess": True}):
        asked = []
        for purse in (0, 200, 9000):
            game = together(courts={1: {"cash": purse}, 2: {"cash": purse}}, more=options)
            asked.append((notations(game), notations(play_to_the_payment(game))))
        assert asked[0] == asked[1] == asked[2]


def play_to_the_payment(game: Florence) -> Florence:
    play(game, "share tower right", "across tower f3 r0")
    return game


@pytest.mark.rule("florence-cooperative-payment")
def test_a_partner_agrees_to_and_offers_only_what_they_can_pay() -> None:
    game = play_to_the_payment(together(courts={1: {"cash": 200, "points": 1}}))
    play(game, "0: ask 400")
    assert notations(game) == ["refuse", "counter 0", "counter 100", "counter 200", "counter 300", "elsewhere"]
    poor = game.why_not(1, "accept")
    assert poor is not None
    assert poor.args == {"case": "purse", "lowest": 0, "highest": 300}, "stepping back counts"
    muse = together(courts={1: {"cash": 200, "points": 1}}, more={"muse_and_princess": True})
    play(play_to_the_payment(muse), "0: ask 300")
    assert notations(muse, "counter")[-1] == "counter 200"


@pytest.mark.rule("florence-cooperative-payment")
def test_a_payment_may_be_as_high_as_one_likes() -> None:
    game = play_to_the_payment(together(courts={1: {"cash": 12_000}}))
    assert refused(game, "ask 1600") == "florence-cooperative-payment"
    play(game, "0: more")
    assert notations(game) == [*(f"ask {florins}" for florins in range(1600, 3200, 100)), "more"]
    while refused(game, "ask 11000"):
        play(game, "0: more")
    play(game, "0: ask 11000", "1: accept")
    assert (game.courts[0].cash, game.courts[1].cash) == (3000 + 11_000 - 700, 1000)
    game = play_to_the_payment(together())
    while "more" in notations(game):
        play(game, "0: more")
    assert notations(game)[-1] == "ask 100000"
    assert refused(game, "more") == "florence-cooperative-payment"


@pytest.mark.rule("florence-cooperative-counter")
def test_a_counter_offer_does_not_tell_what_the_active_player_has() -> None:
    game = play_to_the_payment(together(courts={0: {"cash": 500}}))
    play(game, "0: ask 300", "1: counter 100")
    assert notations(game) == ["refuse"]
    assert refused(game, "accept") == "florence-cooperative-cost", "600 florins do not pay for it"
    high = play_to_the_payment(together(courts={1: {"cash": 5000}}))
    play(high, "0: more", "0: ask 2000")
    assert notations(high, "counter")[-1] == "counter 1500"
    play(high, "1: more")
    assert notations(high, "counter") == [f"counter {florins}" for florins in range(1600, 2000, 100)]
    assert refused(high, "more") == "florence-cooperative-counter"
    assert refused(high, "counter 200") == "florence-cooperative-payment"
    play(high, "1: refuse")
    assert bottega.load_game(high.dump()).digest() == high.digest(), "nothing is left of how far the partner had looked"


@pytest.mark.rule("florence-cooperative-place")
def test_the_partner_may_propose_another_place() -> None:
    game = play_to_the_payment(together())
    play(game, "0: ask 500", "1: elsewhere")
    assert game.question(1).rule == "florence-ask-across-partner"
    assert refused(game, "across tower f3 r0") == "florence-cooperative-place", "that one was proposed"
    assert game.view(1)["placing"] == {"tile": "tower", "seat": 1, "left": 0, "right": 1}
    events = told(game, "1: across tower g3 r0")
    assert [(event.kind, event.args["cell"]) for event in events] == [("elsewhere", "g3")]
    assert game.question(1).rule == "florence-ask-ask-partner"
    assert notations(game)[0] == "counter 0"
    assert notations(game)[-1] == "more", "for another place the partner may also offer more"
    play(game, "1: counter 600")
    assert notations(game) == ["accept", "refuse"], "one other place ends the bargaining"
    play(game, "0: accept")
    assert [game.courts[0].cash, game.courts[1].cash] == [3000 + 600 - 700, 2400]
    assert game.view(None)["seats"][0]["tiles"][0]["cells"] == [[2, 6]]


@pytest.mark.rule("florence-cooperative-place")
def test_without_another_place_none_can_be_proposed() -> None:
    """One row of the border is free, and beyond it one square only."""
    game = together(tiles={0: ["park g1 r1", "park g5 r1"], 1: ["park a1 r1", "park a5 r1", "park b4 r0"]})
    play(game, "0: share tower right", "0: ask 0")
    assert game.view(1)["project"]["placement"] == "across tower f4 r0"
    assert refused(game, "elsewhere") == "florence-cooperative-place"


@pytest.mark.rule("florence-cooperative-counter")
def test_one_counter_offer() -> None:
    game = together()
    play(game, "0: share tower right", "0: across tower f3 r0", "0: ask 500")
    assert refused(game, "counter 500") == "florence-cooperative-counter"
    play(game, "1: counter 200")
    assert notations(game) == ["accept", "refuse"]
    assert game.question(0).args == {"building": "tower", "partner": 1, "florins": 200}
    play(game, "0: accept")
    assert [game.courts[0].cash, game.courts[1].cash] == [3000 + 200 - 700, 2800]


@pytest.mark.rule("florence-cooperative-ends")
def test_negotiations_end() -> None:
    game = together()
    for number in range(3):
        play(game, "0: share tower right", f"0: across tower f{number + 1} r0", "0: ask 500")
        play(game, *(["1: refuse"] if number else ["1: counter 0", "0: refuse"]))
        assert game.actions.left == 2, "a refusal costs no action"
    assert refused(game, "share tower right") == "florence-cooperative-ends"
    assert notations(game, "share") == []
    play(game, "0: build tower", "0: place tower b1 r0")


@pytest.mark.rule("florence-cooperative-border")
def test_building_alone_at_a_border() -> None:
    def answer(builders: int, tiles: dict[int, list[str]]) -> str:
        game = together(courts={0: {"builders": builders}, 1: {"builders": 1}}, tiles=tiles)
        play(game, "build tower")
        return refused(game, "place tower g1 r1")

    opposite = {1: ["chapel a2 r0"]}
    assert answer(0, {}) == "florence-cooperative-border"
    assert answer(1, {}) == ""
    assert answer(1, opposite) == "florence-cooperative-border"
    assert answer(2, opposite) == ""
    assert answer(1, {1: ["lake a2 r0"]}) == "", "a landscape is not built"
    away = together()
    play(away, "build tower")
    assert refused(away, "place tower f1 r1") == ""


def test_between_two_players_only_the_common_edge_is_a_border() -> None:
    game = together(players=2)
    play(game, "build tower")
    assert refused(game, "place tower a1 r1") == ""
    assert refused(game, "place tower g1 r1") == "florence-cooperative-border"


@pytest.mark.rule("florence-cooperative")
def test_without_the_option_there_is_no_sharing() -> None:
    for move in ("share opera right", "ask 300", "counter 200", "accept", "refuse", "more", "elsewhere"):
        assert refused(scene(), move) == "florence-cooperative"
    assert scene().view(0)["project"] is None


def test_the_log_of_a_negotiation() -> None:
    game = together()
    kinds = [
        event.kind
        for event in told(
            game, "0: share tower right", "0: across tower f3 r0", "0: ask 500", "1: counter 200", "0: accept"
        )
    ]
    assert kinds == ["propose", "counter", "together", "points", "points"]


def test_landscapes_lie_at_borders_freely() -> None:
    game = scene(phase="open", options=JOINED, courts={1: {"builders": 1}}, tiles={1: ["chapel a2 r0"]})
    play(game, "0: open park", "1: pass", "2: pass", "0: place park g1 r1")
    assert game.courts[0].parks == 1


@pytest.mark.parametrize("steps", [["share workshop right"], ["share workshop right", "across workshop f1 r0"]])
def test_a_common_building_can_be_thought_over_until_the_partner_is_asked(steps: list[str]) -> None:
    game = together()
    before = notations(game)
    play(game, *steps, "rethink")
    assert notations(game) == before
    assert bottega.load_game(game.dump()).digest() == game.digest()
    play(game, "share workshop right", "across workshop f1 r0", "ask 500")
    assert game.why_not(0, "rethink") is not None
    assert game.why_not(1, "rethink") is not None
