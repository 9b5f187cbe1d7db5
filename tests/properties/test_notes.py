"""Guesses keep what was seen, all of it: held against perfect note-takers, all titles, all options."""

from __future__ import annotations

import random

import pytest
from shelf import ALL, Combination, label

import bottega
from bottega.games import title
from properties.checks import LONGEST
from properties.notes import NOTES

GUESS_EVERY = 6  # decisions


def hides_enough(combination: Combination) -> bool:
    """Where all lies open that can, the rules are the same and there is less to note: the fullest table is enough."""
    name, players, options = combination
    is_open = any(option.startswith("open_") for option in options)
    return name in NOTES and (not is_open or players == title(name).players[-1])


@pytest.mark.parametrize("combination", [which for which in ALL if hides_enough(which)], ids=label)
def test_every_guess_agrees_with_the_notes_of_its_seat(combination: Combination) -> None:
    name, players, options = combination
    dice = random.Random(label(combination))
    game = bottega.new_game(name, players, dice.randrange(1 << 40), options)
    takers = [NOTES[name](seat, game.view(seat)) for seat in range(players)]
    for decision in range(LONGEST):
        if game.over:
            break
        seat = dice.choice(game.awaiting)
        moves = game.moves(seat)
        looks = [move for move in moves if move.kind in ("draw", "professor", "keep", "work", "add")]
        move = dice.choice(looks if looks and dice.random() < 0.5 else moves)
        game.log = []
        game.do(seat, move.number)
        events = game.log
        views = game.views([taker.seat for taker in takers])
        for taker, view in zip(takers, views, strict=True):
            taker.watch(view, [event.seen_by(taker.seat) for event in events])
        if decision % GUESS_EVERY == 0:
            taker = dice.choice(takers)
            taker.agrees(game.guess(taker.seat, dice.randrange(1 << 40)))
    for taker in takers:
        taker.agrees(game.guess(taker.seat, dice.randrange(1 << 40)))
