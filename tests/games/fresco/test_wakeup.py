"""Wake-up times, mood and prices."""

from __future__ import annotations

import pytest

from bottega.kernel.errors import IllegalMove
from games.fresco.scene import new, play, refused, texts


@pytest.mark.rule("fresco-wake-order")
def test_the_last_on_the_score_track_chooses_first() -> None:
    game = new(4)
    chosen = []
    for time in (9, 5, 7, 6):
        chosen.append(game.awaiting[0])
        play(game, f"wake {time}")
    assert chosen == new(4).view(None)["start_spaces"], "S1 counts as the last position"


@pytest.mark.rule("fresco-wake-free")
def test_a_time_is_taken_only_once() -> None:
    game = new()
    play(game, "wake 7")
    assert texts(game) == ["wake 5", "wake 6", "wake 8", "wake 9"]
    before = game.digest()
    with pytest.raises(IllegalMove) as error:
        play(game, "wake 7")
    assert error.value.reason.rule == "fresco-wake-free"
    assert error.value.reason.args == {"time": 7}
    assert game.digest() == before


@pytest.mark.rule("fresco-wake-mood")
@pytest.mark.parametrize(("time", "mood", "price"), [(5, 3, 4), (6, 4, 3), (7, 5, 2), (8, 6, 2), (9, 7, 1)])
def test_early_risers_lose_mood_and_pay_more(time: int, mood: int, price: int) -> None:
    game = new()
    seat = game.awaiting[0]
    play(game, f"wake {time}")
    own = game.view(seat)["seats"][seat]
    assert (own["mood"], own["price"], own["time"]) == (mood, price, time)


@pytest.mark.rule("fresco-wake-mood")
def test_mood_stops_at_both_ends() -> None:
    game = new()
    low = game.awaiting[0]
    game.painters[low].mood = 2
    play(game, "wake 5")
    high = game.awaiting[0]
    game.painters[high].mood = 10
    play(game, "wake 9")
    assert game.painters[low].mood == 1
    assert game.painters[high].mood == 10


@pytest.mark.rule("fresco-mood-apprentices")
@pytest.mark.parametrize(("mood", "apprentices"), [(1, 4), (2, 4), (3, 5), (6, 5), (8, 5), (9, 6), (10, 6)])
def test_mood_brings_or_costs_an_apprentice(mood: int, apprentices: int) -> None:
    game = new()
    game.painters[0].mood = mood
    assert game.view(0)["seats"][0]["apprentices"] == apprentices


@pytest.mark.rule("fresco-not-this-phase", "fresco-pass-here", "fresco-track-free")
def test_other_moves_are_refused_with_what_is_asked() -> None:
    game = new()
    assert refused(game, "mix orange") == "fresco-not-this-phase"
    assert refused(game, "commit") == "fresco-not-this-phase"
    reason = game.why_not(game.awaiting[0], "stall 1")
    assert reason is not None
    assert reason.args == {"phase": "wake-up", "belongs": "market"}
    for move, rule in (("pass", "fresco-pass-here"), ("ahead", "fresco-track-free"), ("wake 4", "fresco-wake-mood")):
        assert refused(game, move) == rule
