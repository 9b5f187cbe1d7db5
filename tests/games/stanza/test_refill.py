"""Refilling the ring."""

from __future__ import annotations

import pytest

from bottega.games.stanza.names import DISCIPLINES
from games.stanza.laid import FIGURES, board, lay, play, told

ALMOST: dict[str, str | None] = {
    "arts-1": None,
    "arts-2": None,
    "arts-3": None,
    "discovery-2": None,
    "discovery-3": None,
}  # one room is empty, another has one person left


@pytest.mark.rule("stanza-refill", "stanza-refill-time")
def test_two_empty_rooms_are_refilled_at_the_end_of_the_turn() -> None:
    game = lay(ring=ALMOST)
    play(game, "move discovery-1")
    assert "refill" not in told(game)
    assert game.view(0)["refill"]["empty_rooms"] == ["discovery", "arts"]
    play(game, "pass")
    view = game.view(0)
    assert [space["person"] is None for space in view["ring"]] == [True] + [False] * 15
    assert view["ring"][1]["figures"] == [0], "also under a figure"
    assert view["round"] == 2
    assert sum(view["refill"]["pile"].values()) == 24


@pytest.mark.rule("stanza-refill")
def test_one_empty_room_is_not_enough() -> None:
    game = lay(ring={**ALMOST, "discovery-2": "arts"})
    play(game, "move discovery-1", "pass")
    assert game.view(0)["round"] == 1
    assert game.view(0)["ring"][1]["person"] is None


def test_the_move_that_brings_a_refill_is_marked() -> None:
    reachable = lay(ring=ALMOST).view(0)["reachable"]
    assert [(there["space"], there["refill"]) for there in reachable] == [
        ("discovery-1", True),
        ("literature-1", False),
        ("literature-2", False),
        ("literature-3", False),
    ]


@pytest.mark.rule("stanza-refill-pile")
def test_the_discards_become_the_new_pile() -> None:
    game = lay(ring=ALMOST, pile=2)
    before = game.view(0)["refill"]
    assert sum(before["pile"].values()) == 2
    assert sum(before["discard"].values()) == 28
    play(game, "move discovery-1", "pass")
    after = game.view(0)["refill"]
    assert "reshuffle" in told(game)
    assert sum(after["pile"].values()) == 24
    assert sum(after["discard"].values()) == 0


@pytest.mark.rule("stanza-refill-pile")
def test_what_comes_is_hidden_but_not_who_may_come() -> None:
    game = lay(ring=ALMOST)
    play(game, "move discovery-1")
    revealed = game.reveals
    arrivals = set()
    for seed in range(20):
        guess = game.guess(0, seed)
        assert guess.view(0) == game.view(0)
        play(guess, "pass")
        arrivals.add(guess.view(0)["ring"][1]["person"]["name"])
    assert len(arrivals) > 5
    play(game, "pass")
    assert game.reveals > revealed


@pytest.mark.rule("stanza-refill-start")
def test_start_persons_return_when_all_others_are_gone() -> None:
    """Four boards hold 36 persons; one lies on the ring, three are left for six empty spaces and more."""
    people = [name for discipline in DISCIPLINES for name in FIGURES["persons"][discipline]]
    seats = [
        {
            "workers": [None, *people[9 * seat : 9 * seat + 5]],
            "recruits": people[9 * seat + 5 : 9 * seat + 9],
            "space": "literature-1" if seat == 1 else "bonus",
        }
        for seat in range(4)
    ]
    ring: dict[str, str | None] = {f"{room}-{n}": None for room in DISCIPLINES for n in (1, 2, 3)}
    ring["discovery-1"] = people[36]
    game = lay(*seats, ring=ring)
    play(game, "move discovery-1", "pass")
    view = game.view(0)
    arrived = [space["person"] for space in view["ring"][1:] if space["person"]]
    assert sum(not person["start"] for person in arrived) == 4, "three from the pile and the recruit pushed off"
    returned = [person["discipline"] for person in arrived if person["start"]]
    assert sorted(returned) == sorted(DISCIPLINES)
    assert [space["person"] is None for space in view["ring"][10:]] == [True] * 6, "the rest stays empty"
    assert set(view["refill"]["removed"].values()) == {3}
    assert told(game).count("start-person") == 5


@pytest.mark.rule("stanza-refill-start", "stanza-hire-replace")
def test_a_returned_start_person_leaves_again() -> None:
    game = lay({"workers": [None], "recruits": ["start arts"], "space": "arts-1", "helpers": {}}, phase="act")
    play(game, "activate arts", "hire 1 6", "create sculpture")
    assert game.view(0)["refill"]["removed"]["arts"] == 0
    game = lay({"workers": [None, "start arts"], "recruits": ["arts"], "space": "arts-1"}, phase="act")
    play(game, "activate arts", "hire 1 2")
    assert game.view(0)["refill"]["removed"]["arts"] == 1
    assert board(game)["strength"]["arts"] == 1
