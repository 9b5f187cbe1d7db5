"""What others may not know appears in no view, log or refusal of theirs."""

from __future__ import annotations

import json
import random

import pytest

import bottega
from bottega.games.florence.state import Florence
from games.florence.scene import florence, play, scene

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
