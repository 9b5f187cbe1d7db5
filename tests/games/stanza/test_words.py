"""What players read: the questions name what can be done, the log reads well in every language."""

from __future__ import annotations

from typing import Any

import pytest

from bottega.text import LANGUAGES, words
from games.stanza.laid import board, lay, play, working

EXPERT = {"expert": True}
NOBODY: dict[str, Any] = {"workers": [None, "arts"], "recruits": [], "fields": {}}


def asked(game: Any) -> str:
    return str(game.question(game.turn))


@pytest.mark.parametrize(
    ("wanted", "question"),
    [
        (NOBODY, "Arts at strength 1: choose your reward."),
        ({**NOBODY, "fields": {"arts": 1}}, "Arts at strength 1: choose your reward, or strengthen it."),
        ({**NOBODY, "recruits": ["arts"]}, "Arts at strength 1: choose your reward, or hire and strengthen further."),
    ],
)
def test_only_what_can_be_done_is_asked_for(wanted: dict[str, Any], question: str) -> None:
    assert asked(working("arts", wanted, hired=[2])) == question


def test_without_a_reward_one_is_asked_to_finish() -> None:
    gone = {"art": {"sculpture": 2}}
    assert asked(working("arts", NOBODY, gone, hired=[2])) == "Arts at strength 1 brings nothing: finish."
    more = {**NOBODY, "fields": {"arts": 1}}
    question = "Arts at strength 1 brings nothing yet: hire or strengthen further, or finish."
    assert asked(working("arts", more, gone, hired=[2])) == question


def test_experts_without_recruits_are_asked_to_dismiss() -> None:
    game = lay({"space": "religion-1"}, phase="act", options=EXPERT)
    play(game, "activate religion")
    assert asked(game) == "Religion: dismiss a character of this discipline."
    play(game, "dismiss 4", "strengthen disc")
    assert asked(game) == "Religion at strength 1: choose your reward."


def test_experts_without_workers_are_asked_to_hire() -> None:
    game = lay({"space": "religion-1", "workers": [], "recruits": ["religion"]}, phase="act", options=EXPERT)
    play(game, "activate religion")
    assert asked(game) == "Religion: hire a character of this discipline."


@pytest.mark.rule("stanza-stuck")
def test_who_can_only_retire_is_told_so() -> None:
    halls = ("discovery", "literature", "religion", "arts", "politics")
    game = lay(ring={f"{hall}-{n}": None for hall in halls for n in (1, 2, 3)}, round=4, stage="B")
    assert asked(game) == "Last turn B: your figure cannot move; retire."


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulers_do_not_end_a_sentence_with_two_full_stops(language: str) -> None:
    """Charles V is „Karl V.“ in German, with a full stop of his own."""
    moved = lay(ring={"discovery-1": "charles-v"})
    play(moved, "move discovery-1")
    dismissed = working("politics", {"workers": [None, "charles-v"]}, ready=False, hired=[], options=EXPERT)
    play(dismissed, "dismiss 2")
    pushed = lay({"recruits": ["arts", "arts", "arts", "charles-v"]})
    play(pushed, "move discovery-1")
    speech = words(language).at_table(["Livia", "Matteo"])
    for game in (moved, dismissed, pushed):
        assert game.log is not None
        assert not any(".." in speech.event("stanza", event, 0) for event in game.log)


@pytest.mark.rule("stanza-bonus-arts")
def test_who_has_three_tiles_of_a_discipline_has_no_next_one() -> None:
    game = lay({"tiles": ["arts-strength", "extra-exhibit", "two-fields"], "art": {"painting": 2}})
    assert board(game)["next_tile"]["arts"] == {"nth": 4, "needed": 15, "reached": 8, "met": False}
    assert board(game)["next_tile"]["literature"]["nth"] == 1
