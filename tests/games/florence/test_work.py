"""Works, bonus cards, payment."""

from __future__ import annotations

from typing import Any

import pytest

from games.florence.scene import notations, play, refused, scene, told

# The holdings of the book's overview of bonus cards; the worker has just been laid on the table.
OVERVIEW: dict[str, Any] = {
    "courts": {
        0: {
            "builders": 2,
            "freedoms": ["religion", "travel"],
            "prestige": ["prestige-parks"],
            "table": ["poet", "jurist", "painter"],
            "hand": ["composer"],
            "recruiting_in_hand": 1,
        }
    },
    "tiles": {
        0: [
            "university a1 r0",
            "workshop d1 r0",
            "opera c4 r0",
            "forest f3 r2",
            "forest a4 r3",
            "lake f6 r0",
            "chapel f1 r1",
            "tower e5 r1",
        ]
    },
}
BONUS = {
    "bonus-buildings": 5,
    "bonus-large": 4,
    "bonus-medium-forests": 3,
    "bonus-small-landscapes": 5,
    "bonus-sizes": 6,
    "bonus-landscapes": 3,
    "bonus-forests": 4,
    "bonus-lakes": 2,
    "bonus-parks": 0,
    "bonus-freedoms": 4,
    "bonus-jesters": 0,
    "bonus-jesters-freedoms": 2,
    "bonus-builders": 4,
    "bonus-builders-lakes": 3,
    "bonus-prestige": 2,
    "bonus-prestige-freedoms": 3,
    "bonus-landscape-kinds": 4,
    "bonus-categories": 5,
    "bonus-hand": 2,
    "bonus-table": 3,
}


@pytest.mark.rule("florence-work-value", "florence-work-payment")
def test_the_example_of_the_book() -> None:
    """Round 3: the poet with a theatre, freedom of travel, two jesters and four people in all is worth 15."""
    game = scene(
        round=3,
        courts={
            0: {
                "cash": 0,
                "hand": ["poet", "jurist", "painter"],
                "recruiting_in_hand": 1,
                "jesters": 2,
                "freedoms": ["travel"],
            }
        },
        tiles={0: ["theater c2 r0"]},
    )
    play(game, "work poet")
    assert game.courts[0].cash == 1500
    assert notations(game) == [f"prestige {points}" for points in range(8)]
    play(game, "prestige 7")
    assert (game.courts[0].points, game.courts[0].cash) == (7, 100)
    assert game.view(1)["best_work"] == {"value": 15, "seats": [0]}
    assert game.view(1)["seats"][0]["table"] == ["poet"]


@pytest.mark.rule("florence-work-value")
def test_every_part_of_the_work_value() -> None:
    def value(**more: Any) -> int:
        tiles = more.pop("tiles", [])
        game = scene(courts={0: {"hand": ["composer"], **more}}, tiles={0: tiles})
        found: int = game.view(0)["hand"]["people"][0]["value"]
        return found

    assert value() == 1
    assert value(tiles=["opera c2 r0"]) == 5
    assert value(tiles=["theater c2 r0"]) == 1
    assert value(tiles=["lake c2 r0", "lake e2 r0"]) == 4, "a second lake adds nothing"
    assert value(freedoms=["opinion"]) == 4
    assert value(jesters=3) == 7
    assert value(table=["poet"], recruiting_on_table=1) == 3


@pytest.mark.rule("florence-bonus-use")
@pytest.mark.parametrize(("card", "adds"), BONUS.items())
def test_the_overview_of_bonus_cards(card: str, adds: int) -> None:
    courts = {0: {**OVERVIEW["courts"][0], "bonus": [card]}}
    game = scene(
        phase="bonus",
        courts=courts,
        tiles=OVERVIEW["tiles"],
        changes={"actions": {"active": 0, "left": 1, "worker": "painter", "value": 11}},
    )
    events = told(game, f"add {card}")
    assert events[0].args == {"card": card, "adds": adds, "value": 11 + adds}


@pytest.mark.rule("florence-bonus-use")
def test_cards_in_hand_are_counted_without_the_one_just_played() -> None:
    courts = {0: {"hand": ["poet", "jurist"], "table": ["painter"], "jesters": 3, "bonus": ["bonus-hand"]}}
    game = scene(courts=courts)
    assert game.view(0)["hand"]["bonus"] == [{"name": "bonus-hand", "adds": 1}]
    play(game, "work poet")
    assert told(game, "add bonus-hand")[0].args["adds"] == 1


@pytest.mark.rule("florence-bonus-use")
def test_several_bonus_cards_with_one_work_and_out_they_go() -> None:
    courts = {0: {"hand": ["poet"], "jesters": 3, "bonus": ["bonus-jesters", "bonus-hand", "bonus-lakes"]}}
    game = scene(courts=courts)
    play(game, "work poet")
    assert notations(game) == ["add bonus-lakes", "add bonus-jesters", "add bonus-hand", "finish"]
    assert refused(game, "add bonus-parks") == "florence-bonus-use"
    play(game, "add bonus-jesters", "add bonus-lakes", "finish")
    assert game.view(1)["actions"]["value"] == 13
    assert game.view(1)["used_bonus"] == ["bonus-lakes", "bonus-jesters"]
    assert game.view(1)["seats"][0]["bonus_count"] == 1


@pytest.mark.rule("florence-work-minimum")
@pytest.mark.parametrize(("round", "minimum"), list(enumerate([7, 10, 12, 14, 15, 16, 17], 1)))
def test_a_work_must_reach_the_minimum(round: int, minimum: int) -> None:
    jesters = (minimum - 6) // 2
    people = minimum - 2 * jesters - 1
    table = ["jurist", "painter", "composer", "sculptor", "botanist", "physicist"][:people]
    enough = {"hand": ["poet"], "jesters": jesters, "table": table}
    assert refused(scene(round=round, courts={0: enough}), "work poet") == ""
    game = scene(round=round, courts={0: {**enough, "table": table[1:]}})
    reason = game.why_not(0, "work poet")
    assert reason is not None
    assert (reason.rule, reason.args) == ("florence-work-minimum", {"minimum": minimum, "value": minimum - 1})


@pytest.mark.rule("florence-work-minimum")
def test_bonus_cards_help_to_the_minimum_and_then_must_be_played() -> None:
    courts = {0: {"hand": ["poet"], "jesters": 2, "bonus": ["bonus-jesters", "bonus-parks"]}}
    game = scene(courts=courts)
    play(game, "work poet")
    assert refused(game, "finish") == "florence-work-minimum"
    play(game, "add bonus-jesters", "finish")
    assert game.view(0)["actions"]["value"] == 9


@pytest.mark.rule("florence-work-person")
def test_only_people_in_hand_work() -> None:
    game = scene(courts={0: {"hand": ["poet"], "table": ["painter"], "jesters": 4}})
    assert refused(game, "work painter") == "florence-work-person"
    assert refused(game, "work jurist") == "florence-work-person"
    play(game, "work poet", "prestige 0")
    assert refused(game, "work poet") == "florence-work-person", "nobody works twice for one court"


@pytest.mark.rule("florence-work-payment")
def test_only_the_payment_itself_is_changed_into_prestige() -> None:
    game = scene(courts={0: {"hand": ["poet"], "jesters": 3, "cash": 5000}})
    play(game, "work poet")
    assert notations(game)[-1] == "prestige 3"
    assert game.refusal(0, game.catalogue.find("prestige 3")) is None
    assert refused(game, "prestige 4") == "florence-work-payment"
    play(game, "prestige 1")
    assert (game.courts[0].cash, game.courts[0].points) == (5500, 1)


@pytest.mark.rule("florence-best-work")
def test_best_work_counts_the_better_of_two_and_ties_pay_all() -> None:
    game = scene(
        courts={
            0: {"hand": ["poet", "jurist"], "jesters": 3, "bonus": ["bonus-jesters"]},
            1: {"hand": ["painter"], "table": ["composer"], "recruiting_on_table": 5, "jesters": 3},
        }
    )
    play(game, "0: work poet", "0: add bonus-jesters", "0: prestige 0", "0: work jurist", "0: prestige 0")
    play(game, "1: work painter", "1: prestige 0", "1: end")
    assert game.view(0)["best_work"]["seats"] == [0]
    play(game, "2: end")
    assert game.scores == [3, 0, 0]

    game = scene(
        courts={seat: {"hand": [person], "jesters": 3} for seat, person in ((0, "poet"), (1, "painter"))},
    )
    play(game, "0: work poet", "0: prestige 0", "0: end", "1: work painter", "1: prestige 0", "1: end", "2: end")
    assert game.scores == [3, 3, 0]


@pytest.mark.rule("florence-best-work")
def test_no_work_no_prize_and_one_work_is_the_best() -> None:
    game = scene()
    play(game, "0: end", "1: end", "2: end")
    assert game.scores == [0, 0, 0]
    game = scene(courts={1: {"hand": ["poet"], "jesters": 3}})
    play(game, "0: end", "1: work poet", "1: prestige 0", "1: end", "2: end")
    assert game.scores == [0, 3, 0]
