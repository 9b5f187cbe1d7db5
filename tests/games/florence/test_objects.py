"""What the seven objects bring."""

from __future__ import annotations

import pytest

from bottega.kernel.game import Game
from games.florence.scene import Court, auction, notations, play, refused, scene


def won(game: Game, lot: str) -> None:
    """Seat 0 opens, and nobody bids."""
    play(game, f"0: open {lot}", "1: pass", "2: pass")


@pytest.mark.rule("florence-landscape-place", "florence-building-landscapes")
def test_a_landscape_is_laid_at_once_and_may_touch_anything() -> None:
    game = auction(courts={0: {"builders": 2}}, tiles={0: ["tower d6 r0"]})
    won(game, "lake")
    assert game.view(0)["phase"] == "place"
    assert refused(game, "place lake d6 r0") == "florence-landscape-place"
    assert refused(game, "place lake c5 r0") == "florence-landscape-place", "it would lie on the palazzo"
    assert refused(game, "place forest a1 r0") == "florence-not-this-phase"
    play(game, "0: place lake c4 r0")
    assert game.view(0)["seats"][0]["landscapes"] == {"forest": 0, "lake": 1, "park": 0}


@pytest.mark.rule("florence-landscape-again")
def test_only_a_further_landscape_of_the_same_kind_brings_prestige() -> None:
    game = auction(tiles={0: ["lake a1 r0"]})
    won(game, "park")
    play(game, "0: place park a3 r0")
    assert game.courts[0].points == 0
    game = auction(tiles={0: ["lake a1 r0"]})
    won(game, "lake")
    play(game, "0: place lake f6 r0")
    assert game.courts[0].points == 3
    game = auction(tiles={0: ["lake a1 r0", "lake c1 r0"]})
    won(game, "lake")
    play(game, "0: place lake f6 r0")
    assert game.courts[0].points == 3, "and so does the third"


def test_a_single_way_to_lie_is_taken_without_asking() -> None:
    rows = [f"park {column}{row} r0" for row in (1, 2) for column in ("a", "d")]
    game = auction(tiles={0: [*rows, "lake a3 r0", "lake c3 r0", "park g1 r1", "park d5 r0", "forest d6 r1"]})
    free = game.view(0)["seats"][0]["empty_cells"]
    won(game, "lake")
    assert game.awaiting == [1]
    assert game.view(0)["seats"][0]["empty_cells"] == free - 4


@pytest.mark.rule("florence-jester-effect")
def test_each_jester_adds_two_to_every_work() -> None:
    hand = {"hand": ["poet", "jurist"]}
    without = scene(courts={0: hand}).view(0)["hand"]["people"]
    with_two = scene(courts={0: {**hand, "jesters": 2}}).view(0)["hand"]["people"]
    assert [person["value"] for person in without] == [2, 2]
    assert [person["value"] for person in with_two] == [6, 6]


@pytest.mark.rule("florence-builder-effect", "florence-building-cost")
def test_builders_lower_the_price_and_bring_prestige() -> None:
    for builders, price, points in ((0, 300, 0), (1, 300, 3), (2, 0, 3)):
        game = auction(courts={0: {"builders": builders}})
        won(game, "builder")
        assert game.courts[0].builders == builders + 1
        assert game.courts[0].points == points
        assert game.view(0)["seats"][0]["building_price"] == price
    assert auction().view(0)["seats"][0]["building_price"] == 700


@pytest.mark.rule("florence-prestige-card", "florence-cards-look")
def test_a_prestige_card_is_chosen_from_the_top_five() -> None:
    first = ["prestige-lakes", "prestige-parks", "prestige-works", "prestige-court", "prestige-large"]
    game = auction(top={"prestige": first})
    won(game, "prestige")
    assert game.view(0)["looking"] == {"deck": "prestige", "cards": sorted(first)}
    assert game.view(1)["looking"] is None
    assert sorted(notations(game)) == sorted(f"keep {card}" for card in first)
    assert refused(game, "keep prestige-forests") == "florence-cards-look"
    play(game, "0: keep prestige-works")
    assert game.view(0)["hand"]["prestige"] == [{"name": "prestige-works", "points": 0}]
    assert game.view(1)["seats"][0]["prestige_count"] == 1
    deck = [game.tables.prestige_names[entry & 255] for entry in game.prestige_deck]
    assert deck[-4:] == ["prestige-lakes", "prestige-parks", "prestige-court", "prestige-large"]
    assert game.view(0)["hand"]["remembered"]["prestige"][-4:] == deck[-4:]
    assert set(game.view(1)["hand"]["remembered"]["prestige"]) == {None}


@pytest.mark.rule("florence-recruiting-card", "florence-recruiting-others")
def test_a_recruiting_card_may_be_used_at_once() -> None:
    game = auction(courts={0: {"table": ["jurist"]}, 1: {"table": ["poet", "painter"]}, 2: {"hand": ["composer"]}})
    won(game, "recruiting")
    assert notations(game) == ["recruit painter", "recruit poet", "hold"]
    assert refused(game, "recruit jurist") == "florence-recruiting-others", "one's own people"
    assert refused(game, "recruit composer") == "florence-recruiting-others", "people in hand"
    play(game, "0: recruit poet")
    view = game.view(2)
    assert view["seats"][0]["known_hand"] == ["poet"]
    assert view["seats"][1]["table"] == ["painter"]
    assert view["seats"][1]["recruiting_on_table"] == 1


@pytest.mark.rule("florence-recruiting-card")
def test_a_recruiting_card_may_be_kept_for_later() -> None:
    game = auction(courts={1: {"table": ["poet"]}})
    won(game, "recruiting")
    play(game, "0: hold")
    assert game.view(1)["seats"][0]["recruiting"] == 1
    game = auction()
    won(game, "recruiting")
    assert game.awaiting == [1], "with nobody to recruit there is nothing to ask"


@pytest.mark.rule("florence-recruiting-card", "florence-work-again")
def test_recruiting_in_phase_b_costs_no_action_and_may_be_repeated() -> None:
    game = scene(
        courts={
            0: {"recruiting_in_hand": 2, "jesters": 3},
            1: {"table": ["poet", "jurist"]},
        }
    )
    play(game, "0: recruit poet", "0: recruit jurist")
    assert game.actions.left == 2
    assert refused(game, "recruit poet") == "florence-recruiting-card", "no card is left"
    play(game, "0: work poet", "0: prestige 0")
    assert game.courts[0].cash == 3000 + 800, "who worked for another works again"


@pytest.mark.rule("florence-work-again", "florence-recruiting-others")
def test_a_person_may_be_recruited_back() -> None:
    game = scene(
        turn=1,
        courts={0: {"table": ["poet"]}, 1: {"recruiting_in_hand": 1, "jesters": 3}, 2: {"recruiting_in_hand": 1}},
    )
    play(game, "1: recruit poet", "1: work poet", "1: prestige 0", "1: end", "2: recruit poet", "2: end")
    assert game.view(0)["seats"][2]["known_hand"] == ["poet"]
    assert game.view(0)["seats"][1]["recruiting_on_table"] == 1
    assert game.view(0)["seats"][0]["recruiting_on_table"] == 1

    both: Court = {"recruiting_in_hand": 1, "jesters": 3}
    game = scene(turn=1, players=2, courts={0: {"table": ["poet"], **both}, 1: both})
    play(game, "1: recruit poet", "1: work poet", "1: prestige 0", "1: end", "0: recruit poet")
    play(game, "0: work poet", "0: prestige 0")
    assert game.courts[0].cash == 3000 + 800, "a second work for the old court"
    assert [seat["recruiting_on_table"] for seat in game.view(None)["seats"]] == [1, 1]


@pytest.mark.rule("florence-recruiting-counts")
def test_recruiting_cards_count_as_people() -> None:
    game = scene(courts={0: {"hand": ["poet"], "recruiting_in_hand": 1, "recruiting_on_table": 2}})
    assert game.view(0)["hand"]["people"][0]["value"] == 4
