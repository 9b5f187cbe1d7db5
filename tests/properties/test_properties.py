"""The kernel's promises, held against every title in every combination of player count and options.

Steered games drive them: a new one of every combination, and the golden ones, which have been searched out because
they show everything that can occur (test_coverage.py counts).
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from shelf import ALL, GOLDEN, Combination, label

import bottega
from bottega.kernel.game import Game
from bottega.kernel.memory import Memory
from properties import checks
from properties.season import decisions, situation
from properties.steering import Steering

COUNT_EVERY = 4  # decisions between two counts where nothing is new: what is lost or doubled once stays so
LOOK_EVERY = 8  # between two long looks
THOROUGH_EVERY = 25  # and between two looks at everything

Decision = tuple[Game, int, int]  # a position, who decides, the number of the move


def steered_decisions(game: Game, seed: int) -> Iterator[Decision]:
    """A new game, at each of its decisions."""
    steering = Steering(game, seed)
    for _ in range(checks.LONGEST):
        if game.over:
            return
        seat, number = steering.choose(game)
        yield game, seat, number
        game.do(seat, number)
    raise AssertionError("the game does not end")


def every_promise_holds(played: Iterable[Decision], dice: random.Random, everywhere: bool) -> Game:
    """Hold every promise at the decisions of a game; if not `everywhere`, where something is new."""
    met: set[tuple[str, ...]] = set()
    memory = Memory()
    for decision, (game, seat, number) in enumerate(played):
        checks.somebody_can_move(game)
        here = situation(game, seat)
        new = here not in met
        met.add(here)
        if not everywhere and not new:
            continue
        if new or decision % COUNT_EVERY == 0:
            checks.everything_adds_up(game)
        if new or decision % LOOK_EVERY == 0:
            checks.legality_and_explanation_agree(game, dice.choice(game.awaiting), dice)
            checks.a_guess_looks_like_the_truth(game, dice)
            checks.what_is_recalled_is_what_is_seen(game, memory, dice)
            checks.what_is_not_revealed_follows_from_what_was_known(game, seat, number, dice)
        if new or decision % THOROUGH_EVERY == 0:
            checks.views_are_as_described(game)
        if decision % THOROUGH_EVERY == 0 or (new and not everywhere):
            checks.a_copy_is_independent(game, dice)
            checks.the_position_survives(game)
            checks.questions_and_moves_have_words(game, dice)
    return game


def the_end_is_well(game: Game) -> None:
    checks.the_end_is_consistent(game)
    checks.views_are_as_described(game)
    checks.the_position_survives(game)
    checks.the_record_replays(game)
    checks.the_log_tells_the_whole_score(game)


def only_shown_otherwise(combination: Combination) -> bool:
    """Whether another combination has the same rules and hides more."""
    return any(option.startswith("open_") for option in combination[2])


@pytest.mark.parametrize("combination", ALL, ids=label)
def test_every_promise_holds_through_a_steered_game(combination: Combination) -> None:
    name, players, options = combination
    dice = random.Random(label(combination))
    game = bottega.new_game(name, players, dice.randrange(1 << 40), options)
    played = steered_decisions(game, dice.randrange(1 << 40))
    the_end_is_well(every_promise_holds(played, dice, everywhere=not only_shown_otherwise(combination)))


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("steered/*.record")), ids=lambda path: path.stem)
def test_every_promise_holds_wherever_a_golden_game_shows_something_new(path: Path) -> None:
    game = bottega.replay(path.read_text(encoding="utf-8"))
    every_promise_holds(decisions(game), random.Random(path.stem), everywhere=False)
    checks.the_end_is_consistent(game)
    checks.the_log_tells_the_whole_score(game)
