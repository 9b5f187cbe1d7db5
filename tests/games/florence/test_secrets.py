"""What others may not know appears in no view, log or refusal of theirs."""

from __future__ import annotations

import json
import random

import pytest

import bottega
from bottega.games.florence.state import Florence
from games.florence.scene import Court, florence, play, scene

EVERYTHING = {"muse_and_princess": True, "cooperative_building": True}


def hidden_from(game: Florence, seat: int) -> set[str]:
    """The names of cards that others hold unseen."""
    names: set[str] = set()
    for other, court in enumerate(game.courts):
        if other != seat:
            for mask, cards in (
                (court.bonus, game.tables.bonus_names),
                (court.prestige if not game.prestige_is_open() else 0, game.tables.prestige_names),
            ):
                names |= {name for number, name in enumerate(cards) if mask >> number & 1}
    return names


@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["base", "everything"])
def test_hidden_cards_stay_hidden(options: dict[str, bool]) -> None:
    dice = random.Random(5)
    for seed in range(3):
        game = florence(bottega.new_game("florence", 4, seed, dict(options)))
        game.log = []
        while not game.over:
            seat = dice.choice(game.awaiting)
            game.play(seat, dice.choice(game.moves(seat)))
            for viewer in dice.sample(range(4), 1):
                view = json.dumps(game.view(viewer))
                assert not [name for name in hidden_from(game, viewer) if f'"{name}"' in view]
                sheet = {person["name"]: person for person in game.view(viewer)["people"]}
                for other, court in enumerate(game.courts):
                    for number, name in enumerate(game.tables.person_names):
                        unseen = (court.hand & ~court.open_hand) >> number & 1
                        if other != viewer and unseen:
                            assert sheet[name]["state"] == "unknown"
                told = [event.seen_by(viewer) for event in game.log]
                assert not [event for event in told if event.kind == "keep" and event.secret and event.seat != viewer]
            game.log.clear()


def test_what_a_seat_put_beneath_a_deck_it_remembers_until_others_look() -> None:
    five = ["bonus-lakes", "bonus-parks", "bonus-hand", "bonus-table", "bonus-large"]
    others = [name for name in scene().tables.bonus_names if name not in five]
    game = scene(top={"bonus": five}, courts={2: {"bonus": others[:12]}})
    play(game, "0: draw bonus", "0: keep bonus-lakes", "0: end")
    assert game.view(0)["hand"]["remembered"]["bonus"] == [None, None, None, *five[1:]]
    for seed in range(5):
        assert game.guess(0, seed).view(0) == game.view(0)
    guessed = {tuple(game.guess(1, seed).view(0)["hand"]["remembered"]["bonus"][3:]) for seed in range(9)}
    assert len(guessed) > 1, "to seat 1 they are anything"
    play(game, "1: draw bonus", "1: keep bonus-parks")
    assert game.view(0)["hand"]["remembered"]["bonus"] == [*five[3:], None, None, None, None]


def beneath(*looks: str) -> Florence:
    """Seat 0 looks at five of nine bonus cards, keeps the first and puts four beneath; others look after it."""
    five = ["bonus-lakes", "bonus-parks", "bonus-hand", "bonus-table", "bonus-large"]
    others = [name for name in scene().tables.bonus_names if name not in five]
    game = scene(top={"bonus": five}, courts={2: {"bonus": others[:11]}})
    play(game, "0: draw bonus", "0: keep bonus-lakes", "0: end", *looks)
    return game


def holders(game: Florence, seat: int, guesses: int) -> dict[str, list[int]]:
    """In whose hands the cards put beneath by seat 0 are found, guess by guess."""
    found: dict[str, list[int]] = {name: [] for name in ("bonus-parks", "bonus-hand", "bonus-table", "bonus-large")}
    for seed in range(guesses):
        for other, held in enumerate(florence(game.guess(seat, seed)).courts):
            for name, where in found.items():
                if held.bonus >> game.tables.bonus_names.index(name) & 1:
                    where.append(other)
    return found


def test_a_card_put_beneath_is_in_no_hand_that_has_not_looked_since() -> None:
    game = beneath()
    unseen = str(game.tables.bonus_names[game.bonus_deck[0] & 255])
    play(game, "1: draw bonus", f"1: keep {unseen}", "1: end")
    # Seat 1 saw the last four unseen cards and the first one put beneath; seat 2 has not looked at all.
    found = holders(game, 0, 300)
    assert {name for name, where in found.items() if where} == {"bonus-parks"}
    assert set(found["bonus-parks"]) == {1}
    assert 40 <= len(found["bonus-parks"]) <= 80, "one card of five, each as likely: about 60 of 300"


def test_what_is_seen_later_tells_what_was_taken_before() -> None:
    game = beneath("1: draw bonus", "1: keep bonus-parks", "1: end")
    play(game, "2: draw bonus", "2: keep bonus-hand", "2: end")
    while game.awaiting != [0] or game.phase != 11:
        seat = game.awaiting[0]
        game.play(seat, "pass" if game.why_not(seat, "pass") is None else "end")
    play(game, "0: draw bonus")
    # Seat 0 finds neither parks nor hand where they should be: both are gone, and only one look passed each.
    assert "bonus-parks" not in game.view(0)["looking"]["cards"]
    found = holders(game, 0, 60)
    assert found["bonus-parks"] == [1] * 60
    assert found["bonus-hand"] == [2] * 60
    assert found["bonus-table"] == found["bonus-large"] == []


def test_a_work_that_needs_bonus_cards_tells_that_they_are_there() -> None:
    courts = {0: {"hand": ["poet"], "bonus": ["bonus-jesters", "bonus-freedoms"], "jesters": 3}}
    game = scene(round=2, courts=courts)
    play(game, "0: work poet")
    assert (game.actions.value, game.tables.minimum[1]) == (7, 10)
    for seed in range(60):
        guess = florence(game.guess(1, seed))
        while guess.phase == game.phase:
            guess.play(0, guess.moves(0)[0])
        assert guess.courts[0].work >= 10


def test_who_needs_the_only_two_cards_that_suffice_is_dealt_them_before_others() -> None:
    """Drawn at random the two would hardly ever come together; others with many cards may not take them first."""
    many = ["bonus-large", "bonus-lakes", "bonus-parks", "bonus-forests", "bonus-sizes", "bonus-builders"]
    needed = ["bonus-jesters", "bonus-jesters-freedoms"]
    courts: dict[int, Court] = {0: {"bonus": many}, 2: {"hand": ["poet"], "bonus": needed, "jesters": 3}}
    game = scene(round=6, turn=2, courts=courts)
    play(game, "2: work poet")
    assert (game.actions.value, game.tables.minimum[5]) == (7, 16)
    for seed in range(12):
        assert {card["name"] for card in game.guess(1, seed).view(2)["hand"]["bonus"]} == set(needed)


def test_a_guess_of_a_guess_keeps_what_its_own_seat_has_seen() -> None:
    game = beneath()
    unseen = str(game.tables.bonus_names[game.bonus_deck[0] & 255])
    play(game, "1: draw bonus", f"1: keep {unseen}", "1: end")
    for seed in range(20):
        guess = florence(game.guess(2, seed))
        again = florence(guess.guess(0, seed))
        assert again.view(0) == guess.view(0)
        assert florence(game.guess(0, seed)).guess(0, seed).view(0) == game.view(0)


def test_the_person_given_back_is_in_no_hand_that_drew_nothing() -> None:
    game = florence(bottega.new_game("florence", 5, 11))
    for seat in range(5):
        game.play(seat, game.moves(seat)[0])
    own = game.courts[2].discard
    for seed in range(40):
        guess = florence(game.guess(2, seed))
        assert not any(court.hand >> own & 1 for court in guess.courts)
        assert guess.courts[2].hand == game.courts[2].hand


def test_a_recruited_person_is_known_to_all() -> None:
    game = scene(courts={0: {"recruiting_in_hand": 1, "hand": ["jurist"]}, 1: {"table": ["poet"]}})
    play(game, "recruit poet")
    for seed in range(10):
        guess = florence(game.guess(2, seed))
        assert guess.view(2)["seats"][0]["known_hand"] == ["poet"]
