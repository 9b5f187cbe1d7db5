"""Phase B: turns, people, freedoms, bonus cards, money."""

from __future__ import annotations

import pytest

from games.florence.scene import notations, play, refused, scene, told

FIVE = ["bonus-lakes", "bonus-parks", "bonus-hand", "bonus-table", "bonus-large"]


@pytest.mark.rule("florence-actions-two")
def test_two_actions_then_the_next_player() -> None:
    game = scene(turn=1)
    play(game, "1: freedom travel", "1: build tower")
    assert refused(game, "end") == "florence-not-this-phase"
    play(game, "1: place tower a1 r0")
    assert game.awaiting == [2]
    play(game, "2: end", "0: end")
    assert game.round == 2


@pytest.mark.rule("florence-actions-two")
def test_after_two_actions_only_recruiting_is_left() -> None:
    game = scene(courts={0: {"recruiting_in_hand": 1, "jesters": 3, "hand": ["jurist"]}, 1: {"table": ["poet"]}})
    play(game, "freedom travel", "work jurist", "prestige 0")
    assert notations(game) == ["recruit poet", "end"]
    for move in ("freedom religion", "draw bonus", "build opera", "work jurist", "draw person"):
        assert refused(game, move) == "florence-actions-two"


def test_works_buildings_and_bonus_cards_are_possible_twice() -> None:
    game = scene(courts={0: {"hand": ["poet", "jurist"], "jesters": 3}})
    play(game, "work poet", "prestige 0", "work jurist", "prestige 0")
    assert game.awaiting == [1]
    play(game, "build tower", "place tower a1 r0", "build chapel", "place chapel e5 r0")
    assert game.awaiting == [2]
    for _ in range(2):
        play(game, "draw bonus")
        play(game, notations(game)[0])
    assert game.round == 2
    assert game.view(0)["seats"][2]["bonus_count"] == 2


@pytest.mark.rule("florence-person-draw", "florence-cards-look")
def test_a_person_is_drawn_from_five_and_may_work_at_once() -> None:
    five = ["poet", "jurist", "painter", "composer", "sculptor"]
    game = scene(courts={0: {"jesters": 3}}, top={"person": five})
    play(game, "draw person")
    assert game.courts[0].cash == 2700
    assert sorted(notations(game)) == sorted(f"keep {person}" for person in five)
    play(game, "keep poet", "work poet", "prestige 0")
    assert game.courts[0].cash == 2700 + 700


@pytest.mark.rule("florence-person-once")
def test_one_person_a_turn() -> None:
    game = scene()
    play(game, "draw person", "keep mathematician")
    assert refused(game, "draw person") == "florence-person-once"


@pytest.mark.rule("florence-deck-empty", "florence-cards-look")
def test_few_cards_and_none() -> None:
    people = [person["name"] for person in scene().view(None)["people"]]
    game = scene(courts={1: {"hand": people[2:]}})
    play(game, "draw person")
    assert notations(game) == [f"keep {person}" for person in people[:2]], "only two are left to look at"
    game = scene(courts={1: {"hand": people[1:]}})
    events = told(game, "draw person")
    assert events[-1].secret == {"card": people[0]}, "a single card is taken without asking"
    game = scene(courts={1: {"hand": people}})
    assert refused(game, "draw person") == "florence-deck-empty"


@pytest.mark.rule("florence-freedom-introduce", "florence-freedom-turn", "florence-freedom-once")
def test_freedoms() -> None:
    game = scene(courts={0: {"freedoms": ["religion"], "hand": ["poet"]}})
    assert refused(game, "freedom religion") == "florence-freedom-once"
    before = game.view(0)["hand"]["people"][0]["value"]
    play(game, "freedom travel")
    assert game.courts[0].cash == 2700
    assert game.view(0)["hand"]["people"][0]["value"] == before + 3
    assert refused(game, "freedom opinion") == "florence-freedom-turn"


@pytest.mark.rule("florence-freedom-stock")
def test_freedoms_run_out() -> None:
    game = scene(courts={1: {"freedoms": ["travel"]}, 2: {"freedoms": ["travel"]}})
    assert refused(game, "freedom travel") == "florence-freedom-stock"


@pytest.mark.rule("florence-bonus-draw")
def test_a_bonus_card_is_drawn_and_may_be_played_in_the_same_turn() -> None:
    game = scene(courts={0: {"hand": ["poet"], "jesters": 3}}, top={"bonus": FIVE})
    play(game, "draw bonus", "keep bonus-table", "work poet", "add bonus-table")
    assert game.courts[0].cash == 2700 + 800


@pytest.mark.rule("florence-money-enough")
def test_what_can_not_be_paid_is_refused() -> None:
    game = scene(courts={0: {"cash": 200, "points": 0}})
    for move, needed in (("draw bonus", 300), ("draw person", 300), ("freedom travel", 300), ("build opera", 700)):
        reason = game.why_not(0, move)
        assert reason is not None
        assert (reason.rule, reason.args) == ("florence-money-enough", {"needed": needed, "funds": 200})
    assert notations(game) == ["end"]


@pytest.mark.rule("florence-money-back")
def test_payments_step_back_as_little_as_possible() -> None:
    game = scene(courts={0: {"cash": 200, "points": 9}})
    events = told(game, "build opera")
    assert [(event.kind, event.args.get("points")) for event in events[:3]] == [
        ("order", None),
        ("sell", 5),
        ("points", -5),
    ]
    assert (game.courts[0].cash, game.courts[0].points) == (0, 4)
    game = scene(courts={0: {"cash": 0, "points": 2}})
    play(game, "sell 1", "sell 1")
    assert refused(game, "sell 1") == "florence-money-back"


@pytest.mark.rule("florence-money-hidden")
def test_money_is_hidden_unless_the_table_plays_openly() -> None:
    game = scene()
    assert [seat["cash"] for seat in game.view(1)["seats"]] == [None, 3000, None]
    assert [seat["cash"] for seat in game.view(None)["seats"]] == [None, None, None]
    game = scene(options={"open_money": True})
    assert [seat["cash"] for seat in game.view(1)["seats"]] == [3000, 3000, 3000]


def test_every_decision_has_a_question() -> None:
    game = scene()
    assert game.question(0).args == {"actions": 2}
    assert game.question(1).rule == "florence-ask-wait"
