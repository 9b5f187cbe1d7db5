"""The kernel's promises, held against every title in every combination of player count and options."""

from __future__ import annotations

import random

import pytest
from shelf import ALL, Combination, label

import bottega
from properties import checks

THOROUGH_EVERY = 12  # decisions between two looks at everything; the cheap checks look at each


@pytest.mark.parametrize("combination", ALL, ids=label)
def test_every_promise_holds_through_a_random_game(combination: Combination) -> None:
    name, players, options = combination
    dice = random.Random(label(combination))
    game = bottega.new_game(name, players, dice.randrange(1 << 40), options)
    for decision in range(checks.LONGEST):
        if game.over:
            break
        checks.somebody_can_move(game)
        seat = dice.choice(game.awaiting)
        number = dice.choice(game.legal(seat))
        if decision % 3 == 0:
            checks.a_guess_looks_like_the_truth(game, dice)
            checks.what_is_not_revealed_follows_from_what_was_known(game, seat, number, dice)
            checks.legality_and_explanation_agree(game, dice, 40)
        if decision % THOROUGH_EVERY == 0:
            checks.a_copy_is_independent(game, dice)
            checks.the_position_survives(game)
            checks.questions_and_moves_have_words(game, dice)
        game.do(seat, number)
    checks.the_end_is_consistent(game)
    checks.the_position_survives(game)
    checks.the_record_replays(game)
    checks.the_log_tells_the_whole_score(game)
