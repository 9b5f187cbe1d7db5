"""What must hold for every title at every decision, as functions that raise AssertionError."""

from __future__ import annotations

import json
import pickle
import random
from typing import Any

from describing import misfits, view_type

import bottega
from bottega.kernel.game import Game
from bottega.kernel.memory import Memory
from bottega.kernel.seed import Seed
from bottega.text import LANGUAGES, Words, words

Dice = random.Random
LONGEST = 5000  # decisions; no game comes near


def random_game(name: str, players: int, options: dict[str, Any], seed: Seed) -> Game:
    """A whole game of uniform random moves: for quantity. Steered games reach further (steering.py)."""
    game = bottega.new_game(name, players, seed, options)
    dice = Dice(seed)
    for _ in range(LONGEST):
        if game.over:
            return game
        seat = game.awaiting[dice.randrange(len(game.awaiting))]
        game.do(seat, dice.choice(game.legal(seat)))
    raise AssertionError("the game does not end")


def somebody_can_move(game: Game) -> None:
    """An awaited seat has a move; another has none, except to rethink a secret choice."""
    assert game.awaiting == sorted(set(game.awaiting))
    assert game.awaiting, "nobody is asked, yet the game is not over"
    for seat in range(game.players):
        moves = [str(move) for move in game.moves(seat)]
        assert len(moves) == len(set(moves))
        if seat in game.awaiting:
            assert moves
        else:
            assert moves in ([], ["rethink"])


def legality_and_explanation_agree(game: Game, seat: int, dice: Dice) -> None:
    """Over the whole catalogue: a move is legal, or a rule refuses it to the awaited seat."""
    legal = set(game.legal(seat))
    back = set(game.retreats(seat))
    assert not legal & back
    for number in range(len(game.catalogue)):
        refusal = game.refusal(seat, number)
        if number not in back:
            assert (refusal is None) == (number in legal), f"{game.catalogue[number]}: {refusal}"
        if refusal is not None and dice.random() < 0.002:
            worded(words(dice.choice(LANGUAGES)).reason(refusal))


def a_guess_looks_like_the_truth(game: Game, dice: Dice) -> None:
    """For every seat: the same view, the same legal moves, the same refusals from a redrawn copy."""
    seats = [None, *range(game.players)]
    for seat, view in zip(seats, game.views(seats), strict=True):
        guess = game.guess(seat, dice.randrange(1 << 40))
        assert guess.view(seat) == view, f"seat {seat}"
        assert guess.awaiting == game.awaiting
        if seat is None:
            continue
        assert guess.legal(seat) == game.legal(seat)
        if seat in game.awaiting:
            assert guess.question(seat) == game.question(seat)
            for number in dice.sample(range(len(game.catalogue)), min(10, len(game.catalogue))):
                assert guess.refusal(seat, number) == game.refusal(seat, number)


def what_is_recalled_is_what_is_seen(game: Game, memory: Memory, dice: Dice) -> None:
    """Views by a memory are the views; and that another's secrets differ does not make a part of one's own another."""
    seats = [None, *range(game.players)]
    recalled = game.recalled_views(seats, memory)
    assert recalled == game.views(seats)
    seat = dice.choice(seats)
    before = recalled[seats.index(seat)]
    kept = {name for name, part in before.items() if id(part) in memory.told}
    after = game.guess(seat, dice.randrange(1 << 40)).recalled_views([seat], memory)[0]
    assert after == before
    assert not [name for name in kept if after[name] is not before[name]]


def views_are_as_described(game: Game) -> None:
    """Every key, every kind of value and every name is in the title's `view_types`."""
    for seat, view in zip([None, 0], game.views([None, 0]), strict=True):
        found = list(misfits(view, view_type(game.title)))
        assert not found, f"seat {seat}: {found[:5]}"


def what_is_not_revealed_follows_from_what_was_known(game: Game, seat: int, number: int, dice: Dice) -> None:
    """A move that reveals nothing leads a guess to the same view and the same log as the truth."""
    truth = game.copy()
    truth.log = []
    truth.do(seat, number)
    if truth.reveals != game.reveals:
        return
    guess = game.guess(seat, dice.randrange(1 << 40))
    guess.log = []
    guess.do(seat, number)
    assert guess.view(seat) == truth.view(seat)
    assert [event.seen_by(seat).dump() for event in guess.log] == [event.seen_by(seat).dump() for event in truth.log]


def a_copy_is_independent(game: Game, dice: Dice) -> None:
    before = game.digest()
    twin = game.copy()
    assert twin.digest() == before
    for _ in range(5):
        if not twin.over:
            seat = dice.choice(twin.awaiting)
            twin.do(seat, dice.choice(twin.legal(seat)))
    assert game.digest() == before


def everything_adds_up(game: Game) -> None:
    """No card, tile, person or coin is lost, doubled or owed: whoever loads a position counts it all."""
    bottega.load_game(game.dump())


def the_position_survives(game: Game) -> None:
    """Dump, JSON and load give the same game; loading checks that all components add up."""
    data = json.loads(json.dumps(game.dump()))
    assert data == game.dump(), "a dump is plain data"
    loaded = bottega.load_game(data)
    assert loaded.digest() == game.digest()
    for seat in [None, *range(game.players)]:
        assert loaded.view(seat) == json.loads(json.dumps(game.view(seat))), "a view is plain data"
        if seat is not None:
            assert loaded.legal(seat) == game.legal(seat)
    assert pickle.loads(pickle.dumps(game)).digest() == game.digest()


def worded(text: str) -> None:
    assert text
    assert "{" not in text
    assert "???" not in text


def questions_and_moves_have_words(game: Game, dice: Dice) -> None:
    speak = words(dice.choice(LANGUAGES))
    for seat in game.awaiting:
        worded(speak.reason(game.question(seat)))
        for move in game.moves(seat)[:40]:
            worded(speak.move(game.title, move))


def the_log_tells_the_whole_score(game: Game) -> None:
    """Replayed with a listener, the points told add up to the final scores, and every line has words."""
    speakers: list[Words] = [words(language) for language in LANGUAGES]
    twin = game.fresh()
    start = twin.scores
    twin.log = []
    for seat, move in game.history():
        twin.do(seat, move.number)
    told = list(start)
    for number, event in enumerate(twin.log):
        if event.kind == "points":
            points = event.args["points"]
            assert isinstance(points, int)
            told[event.seat] += points
        speak = speakers[number % len(speakers)]
        for reader in (None, max(event.seat, 0)):
            worded(speak.event(game.title, event, reader))
    assert twin.scores == game.scores
    if game.start is None:  # who begins in the middle is told at the end of points that were there before
        assert told == twin.scores


def the_end_is_consistent(game: Game) -> None:
    assert game.over
    assert game.awaiting == []
    assert all(game.legal(seat) == [] for seat in range(game.players))
    assert min(game.places) == 1
    assert [game.places[seat] for seat in game.ranking] == sorted(game.places)
    best = max(game.scores)
    assert all(game.scores[seat] == best for seat in range(game.players) if game.places[seat] == 1)


def the_record_replays(game: Game) -> None:
    text = str(game.record())
    again = bottega.replay(text)
    assert again.digest() == game.digest()
    assert str(again.record()) == text
