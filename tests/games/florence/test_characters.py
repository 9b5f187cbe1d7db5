"""Muse & Princess."""

from __future__ import annotations

from typing import Any

import pytest

import bottega
from bottega.games.florence.scene import FlorenceScene
from bottega.games.florence.state import Florence
from games.florence.scene import florence, notations, play, refused, scene, told

MUSE = {"muse_and_princess": True}
Courts = dict[int, dict[str, Any]]


def courting(**more: Any) -> Florence:
    """The start of phase A2 with seat 0 to lay a marker."""
    more.setdefault("players", 4)
    return scene(phase="court", options=MUSE, **more)


def acting(**more: Any) -> Florence:
    return scene(options=MUSE, **more)


@pytest.mark.rule("florence-offer-turn", "florence-offer-higher", "florence-banker-pot", "florence-character-one")
def test_the_example_of_the_book() -> None:
    game = courting()
    play(game, "0: court cardinal", "0: offer 300", "1: court merchant", "1: offer 400")
    play(game, "2: court cardinal", "2: offer 500", "3: court princess", "3: offer 300")
    assert game.courts[0].marker == -1, "the marker came back"
    play(game, "0: court banker", "0: offer 0")
    # B, C and D still have their markers where they laid them: they pay and take.
    assert game.courts[1].cash == 2600
    play(game, "1: later")
    assert (game.courts[2].cash, game.courts[3].cash) == (2500, 2700)
    assert game.courts[0].cash == 3600
    assert [seat["character"] for seat in game.view(0)["seats"]] == ["banker", "merchant", "cardinal", "princess"]
    assert game.view(0)["part"] == "actions"


@pytest.mark.rule("florence-muse-phases")
def test_phase_a2_follows_the_auction_only_with_the_expansion() -> None:
    game = scene(phase="open", options=MUSE)
    play(game, "0: pass", "1: pass", "2: pass")
    assert game.view(0)["part"] == "characters"
    assert game.view(0)["phase"] == "court"
    plain = scene()
    assert plain.view(0)["characters"] is None
    assert refused(plain, "professor bonus") == "florence-muse-phases"
    assert refused(plain, "merchant points") == "florence-muse-phases"
    for move in ("court muse", "offer 300", "later", "work princess"):
        assert refused(plain, move) == "florence-muse-phases"


@pytest.mark.rule("florence-offer-turn")
def test_a_pass_is_final() -> None:
    game = courting(players=3)
    play(game, "0: pass", "1: court muse", "1: offer 300", "2: court muse", "2: offer 400", "1: pass")
    assert game.view(0)["part"] == "actions"
    assert game.courts[2].cash == 2600
    assert game.courts[1].cash == 3000


@pytest.mark.rule("florence-offer-fields")
def test_the_fields() -> None:
    game = courting()
    play(game, "court muse")
    assert notations(game) == [f"offer {florins}" for florins in range(300, 1600, 100)]
    assert refused(game, "offer 200") == "florence-offer-fields"
    assert refused(game, "offer 1600") == "florence-offer-fields"
    game = courting()
    play(game, "court banker")
    assert notations(game) == [f"offer {florins}" for florins in range(0, 600, 100)]
    assert refused(game, "offer 600") == "florence-offer-fields"


@pytest.mark.rule("florence-offer-cash")
def test_offers_are_covered_by_cash_alone() -> None:
    game = courting(courts={0: {"cash": 400, "points": 20}, 1: {"cash": 200}})
    play(game, "court muse")
    assert notations(game) == ["offer 300", "offer 400"]
    assert refused(game, "offer 500") == "florence-offer-cash"
    play(game, "offer 300")
    assert notations(game) == ["court banker", "pass"], "seat 1 can pay for nobody else"
    assert refused(game, "court cardinal") == "florence-offer-cash"


@pytest.mark.rule("florence-offer-higher")
def test_the_highest_field_can_not_be_beaten() -> None:
    game = courting()
    play(game, "0: court muse", "0: offer 1400", "1: court muse")
    assert game.awaiting == [2], "the only higher field was taken without asking"
    assert game.courts[1].offer == 1500
    assert refused(game, "court muse") == "florence-offer-higher"
    play(game, "2: court cardinal", "2: offer 500", "3: court cardinal")
    assert refused(game, "offer 500") == "florence-offer-higher"


@pytest.mark.rule("florence-character-one")
def test_a_character_is_taken_once_a_round() -> None:
    game = courting(players=3, changes={"characters": {"taken": ["banker"]}, "auction": {"still": [0, 1]}})
    assert refused(game, "court banker") == "florence-character-one"
    assert "court banker" not in notations(game)


@pytest.mark.rule("florence-muse-works")
def test_the_muse_adds_the_number_of_the_round() -> None:
    game = acting(round=5, courts={0: {"hand": ["poet", "jurist"], "jesters": 5, "character": "muse"}})
    assert [person["value"] for person in game.view(0)["hand"]["people"]] == [17, 17]
    play(game, "work poet", "prestige 0", "work jurist", "prestige 0")
    assert game.courts[0].cash == 3000 + 3400, "both works"


@pytest.mark.rule("florence-cardinal-action")
def test_the_cardinal_gives_a_third_action_with_the_old_limits() -> None:
    def after_seat_1(**court: Any) -> Florence:
        courts: Courts = {0: {"jesters": 5, "character": "cardinal", **court}}
        game = acting(turn=1, starter=1, players=2, courts=courts)
        play(game, "1: end")
        return game

    game = after_seat_1(hand=["poet"])
    play(game, "0: build tower", "0: place tower a1 r0", "0: freedom travel")
    assert refused(game, "freedom religion") == "florence-freedom-turn"
    play(game, "0: work poet", "0: prestige 0")
    assert game.round == 2, "building, freedom and work: the example of the book"

    game = after_seat_1()
    play(game, "0: draw person")
    play(game, notations(game)[0])
    assert refused(game, "draw person") == "florence-person-once"

    game = after_seat_1(hand=["poet", "jurist", "painter"])
    for person in ("poet", "jurist", "painter"):
        play(game, f"0: work {person}", "0: prestige 0")
    assert game.courts[0].on_table == 3, "works are not limited"


@pytest.mark.rule("florence-princess-work")
def test_the_princess_of_the_book_is_worth_thirteen() -> None:
    court = {"table": ["poet", "jurist"], "hand": ["painter"], "character": "princess", "bonus": ["bonus-lakes"]}
    tiles = ["lake a1 r0", "lake a3 r0", "university e1 r0", "studio d4 r0"]
    game = acting(round=3, courts={0: court}, tiles={0: tiles})
    assert game.view(0)["hand"]["princess"] == 13
    events = told(game, "work princess")
    assert events[0].args == {"value": 13}
    assert game.view(0)["phase"] == "prestige", "no bonus card is asked for"
    play(game, "prestige 6")
    assert game.courts[0].cash == 3100
    assert game.view(0)["best_work"] == {"value": 13, "seats": [0]}
    assert game.courts[0].on_table == 2, "she is no person"
    assert refused(game, "work princess") == "florence-character-use", "she works once"


@pytest.mark.rule("florence-princess-work", "florence-work-minimum")
def test_the_minimum_holds_for_the_princess() -> None:
    game = acting(courts={0: {"character": "princess", "builders": 3}})
    assert refused(game, "work princess") == "florence-work-minimum"


@pytest.mark.rule("florence-merchant-gift")
def test_the_merchant_of_the_book_brings_four_points_at_position_four() -> None:
    courts: Courts = {0: {"points": 3, "character": "merchant"}, 1: {"points": 9}, 2: {"points": 7}, 3: {"points": 7}}
    game = scene(players=4, phase="open", round=2, courts=courts, options=MUSE)
    play(
        game, "0: open jester", "1: bid 300", "2: pass", "3: pass", "0: bid 400", "1: bid 500", "0: bid 600", "1: pass"
    )
    assert notations(game) == ["merchant free", "merchant points", "later"]
    play(game, "0: merchant points")
    assert (game.courts[0].points, game.courts[0].cash, game.courts[0].jesters) == (7, 2400, 1)
    assert [seat["rank"] for seat in acting(players=4, courts=courts).view(0)["seats"]] == [4, 1, 2, 2]


@pytest.mark.rule("florence-merchant-gift")
def test_the_merchant_may_pay_for_the_object() -> None:
    courts: Courts = {0: {"points": 3, "character": "merchant", "builders": 1}}
    game = scene(phase="open", round=2, courts=courts, options=MUSE)
    assert refused(game, "merchant free") == "florence-merchant-gift"
    play(game, "0: open builder", "1: pass", "2: pass", "0: merchant free")
    assert (game.courts[0].cash, game.courts[0].points, game.courts[0].builders) == (3000, 6, 2)
    assert game.view(1)["seats"][0]["character"] is None


@pytest.mark.rule("florence-merchant-gift")
def test_the_merchant_left_over_brings_prestige_when_the_auction_is_over() -> None:
    courts: Courts = {0: {"points": 1, "character": "merchant"}, 1: {"points": 2}, 2: {"points": 2}}
    game = scene(phase="open", round=2, courts=courts, options=MUSE)
    play(game, "0: open jester", "1: pass", "2: pass", "0: later", "1: pass", "2: pass")
    assert (game.courts[0].points, game.courts[0].cash) == (4, 2800)
    assert game.view(0)["phase"] == "court"


@pytest.mark.rule("florence-merchant-gift", "florence-character-use")
def test_the_merchant_brings_prestige_at_any_decision_of_his_holder() -> None:
    courts: Courts = {0: {"character": "merchant"}, 1: {"points": 4}}
    game = acting(courts=courts)
    assert refused(game, "professor bonus") == "florence-character-use"
    play(game, "merchant points")
    assert game.courts[0].points == 2
    assert game.awaiting == [0]
    assert refused(game, "merchant points") == "florence-character-use", "he helps once"


@pytest.mark.rule("florence-professor-card")
def test_the_professor_brings_a_card_at_once_or_later() -> None:
    game = courting(players=2)
    play(game, "0: court professor", "0: offer 300", "1: pass")
    assert notations(game) == ["professor prestige", "professor bonus", "later"]
    play(game, "0: professor bonus")
    assert len(notations(game, "keep")) == 5
    play(game, notations(game)[0])
    assert game.view(0)["part"] == "actions"
    assert game.actions.left == 2

    game = acting(courts={0: {"character": "professor"}})
    play(game, "freedom travel", "professor prestige", "keep prestige-buildings")
    assert game.actions.left == 1
    assert game.view(1)["seats"][0]["prestige_count"] == 1


@pytest.mark.rule("florence-professor-card", "florence-character-use")
def test_the_professor_has_a_last_chance_before_the_next_phase_a2() -> None:
    courts: Courts = {1: {"character": "professor"}}
    game = scene(phase="open", round=2, courts=courts, options=MUSE)
    play(game, "0: pass", "1: pass", "2: pass")
    assert game.question(1).rule == "florence-ask-favour-last"
    play(game, "1: later")
    assert game.view(0)["seats"][1]["character"] is None
    assert game.view(0)["phase"] == "court"
    game = scene(phase="bid", round=2, courts=courts, turn=1, options=MUSE, changes=_bidding())
    play(game, "1: professor bonus", "1: keep bonus-buildings")
    assert notations(game) == ["bid 300", "pass"], "back in the auction"


def _bidding() -> dict[str, Any]:
    auction = {"opener": 0, "lot": "jester", "price": 200, "leader": 0, "bidders": [0, 1, 2], "still": [0, 1, 2]}
    return {"auction": auction}


@pytest.mark.rule("florence-banker-pot")
def test_the_bankers_pot_grows_and_is_renewed() -> None:
    game = courting(players=2)
    play(game, "0: pass", "1: pass")
    assert game.characters.pot == 700
    game = courting(players=2, round=3, changes={"characters": {"pot": 800}})
    play(game, "0: court banker", "0: offer 200", "1: pass")
    assert game.courts[0].cash == 3600
    assert game.characters.pot == 600


@pytest.mark.rule("florence-banker-end")
def test_the_banker_of_the_last_round_changes_money() -> None:
    courts: Courts = {
        0: {"cash": 900, "character": "banker"},
        1: {"cash": 900, "prestige": ["prestige-jesters"], "jesters": 1},
    }
    game = acting(round=7, turn=2, starter=0, courts=courts)
    play(game, "2: end")
    assert game.scores == [0, 6, 0], "prestige cards come first"
    assert notations(game) == [f"prestige {points}" for points in range(5)]
    assert refused(game, "prestige 5") == "florence-banker-end"
    play(game, "0: prestige 4")
    assert game.over
    assert (game.scores[0], game.courts[0].cash) == (4, 100)


@pytest.mark.rule("florence-banker-end")
def test_the_banker_changes_all_however_much_it_is() -> None:
    game = acting(round=7, turn=2, starter=0, courts={0: {"cash": 41_000, "character": "banker"}})
    play(game, "2: end", "0: prestige 99", "0: prestige 99")
    assert notations(game) == [f"prestige {points}" for points in range(8)]
    play(game, "0: prestige 7")
    assert game.over
    assert (game.scores[0], game.courts[0].cash) == (205, 0)
    enough = acting(round=7, turn=2, starter=0, courts={0: {"cash": 41_000, "character": "banker"}})
    play(enough, "2: end", "0: prestige 98")
    assert enough.over, "whoever takes less than could be named wants no more"


@pytest.mark.rule("florence-banker-end")
def test_the_banker_changes_nothing_in_earlier_rounds() -> None:
    game = acting(round=6, turn=2, starter=0, courts={0: {"character": "banker"}})
    play(game, "2: end")
    assert game.round == 7
    assert game.view(0)["seats"][0]["character"] is None


@pytest.mark.rule("florence-muse-no-back")
def test_nobody_steps_back_with_the_expansion() -> None:
    game = acting(courts={0: {"cash": 0, "points": 30}})
    assert refused(game, "sell 1") == "florence-muse-no-back"
    assert refused(game, "draw bonus") == "florence-money-enough"
    assert notations(game) == ["end"]


@pytest.mark.rule("florence-character-use")
def test_characters_of_phase_b_go_back_after_it() -> None:
    courts: Courts = {0: {"character": "muse"}, 1: {"character": "cardinal"}, 2: {"character": "merchant"}}
    taken = ["muse", "cardinal", "merchant"]
    game = acting(turn=2, starter=0, courts=courts, changes={"characters": {"taken": taken}})
    assert [card["name"] for card in game.view(0)["characters"]["cards"] if card["taken"]] == taken
    play(game, "2: end")
    assert [seat["character"] for seat in game.view(0)["seats"]] == [None, None, "merchant"]
    assert not any(card["taken"] for card in game.view(0)["characters"]["cards"]), "all can be courted again"


def test_last_favours_in_the_last_round() -> None:
    courts: Courts = {0: {"character": "merchant"}, 1: {"character": "professor", "points": 4}}
    game = acting(round=7, turn=2, starter=0, courts=courts)
    play(game, "2: end")
    assert game.scores == [2, 4, 0], "the merchant pays before prestige cards are scored"
    play(game, "1: professor prestige", "1: keep prestige-buildings")
    assert game.over


def test_who_has_begun_to_court_may_still_choose_another() -> None:
    game = courting()
    before = notations(game)
    play(game, "0: court muse")
    assert "rethink" not in notations(game), "nobody who plays by the list runs in circles"
    play(game, "0: rethink")
    assert notations(game) == before
    assert refused(game, "rethink") == "florence-not-this-phase"
    play(game, "0: court princess", "0: offer 300")
    assert refused(game, "rethink") == "florence-not-this-phase"
    assert bottega.load_game(game.dump()).digest() == game.digest()


def bidding_for_prestige(left: int) -> Florence:
    """Seat 1 has the Professor and may bid for a prestige card; so many are left."""
    laid: FlorenceScene = bottega.scene("florence", players=3, options={"muse_and_princess": True})
    for number, card in enumerate(laid.tables.prestige_names[left:]):
        laid.give(number % 3, card)
    for seat in range(3):
        laid.cash(seat, 1000)
    return florence(laid.give(1, "professor").round(2).bid(1, "prestige", leader=0).game())


@pytest.mark.rule("florence-deck-empty", "florence-professor-card")
def test_the_last_prestige_card_stays_for_whoever_buys_it() -> None:
    game = bidding_for_prestige(left=1)
    assert "professor prestige" not in notations(game)
    assert refused(game, "professor prestige") == "florence-deck-empty"
    play(game, "1: professor bonus")
    play(game, notations(game)[0], "1: pass", "2: pass")
    assert game.courts[0].prestige_cards == 5 + 1
    assert game.view(None)["phase"] == "open"


@pytest.mark.rule("florence-professor-card")
def test_while_prestige_cards_are_bid_for_the_professor_takes_one_of_two() -> None:
    game = bidding_for_prestige(left=2)
    play(game, "1: professor prestige")
    play(game, notations(game)[0], "1: pass", "2: pass")
    assert [court.prestige_cards for court in game.courts] == [4 + 1, 4 + 1, 4]
    assert not game.prestige_deck
