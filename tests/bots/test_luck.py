"""Luck: what draws gave and took, told apart from skill."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import bottega
from bottega.bots import Seat, analyse, make_bot
from bottega.bots import luck as luck_of
from bottega.bots.knowledge import knowledge
from bottega.bots.loss import Loss, mean_of
from bottega.bots.luck import drawn
from bottega.bots.report import as_data
from bottega.games import NAMES
from bottega.kernel.game import Game
from bottega.kernel.record import Record
from bottega.text import Words


@pytest.mark.parametrize("title", NAMES)
def test_luck_is_what_came_beside_what_might_have_come(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Were each draw drawn anew by what a seat knows, good and bad luck would even out: for every seat."""
    monkeypatch.setattr(luck_of, "GUESSES", 8)
    monkeypatch.setattr(luck_of, "FEWEST", 4)
    know = knowledge(title)
    lucks: list[list[float]] = [[], []]
    for game, who, move in drawing(title):
        for seat, own in enumerate(lucks):
            for seed in range(6):
                truth = game.guess(seat, 1000 + seed)
                if truth.why_not(who, move) is None:
                    after = truth.copy()
                    after.play(who, move)
                    luck = drawn(truth, who, move, after, know, seed)
                    own.append(luck.gained[seat].mean if luck is not None else 0.0)
        if min(map(len, lucks)) >= 24 and all(map(any, lucks)):
            break
    for own in lucks:
        together = mean_of(own)
        assert any(own)
        assert abs(together.mean) < 4 * together.error


def drawing(title: str) -> Iterator[tuple[Game, int, str]]:
    """Positions of a game of two in which a move brings something hidden to light, that move, and whose it is."""
    game = bottega.new_game(title, 2, 5)
    bots = [make_bot("apprentice", seat) for seat in range(2)]
    while not game.over:
        seat = game.awaiting[0]
        move = bots[seat].pick(Seat(game, seat, game.number))
        before = game.copy()
        game.do(seat, move)
        if game.reveals > before.reveals:
            yield before, seat, game.catalogue[move].text


@pytest.mark.parametrize("title", ["fresco", "stanza"])
def test_what_comes_for_all_is_luck_for_all(title: str) -> None:
    """New stalls, and new persons in the palace: not only for the seat that moves next."""
    for game, who, move in drawing(title):
        after = game.copy()
        after.play(who, move)
        luck = drawn(game, who, move, after, knowledge(title), 1)
        if luck is not None and not after.over:
            assert Loss() not in luck.gained
            return
    pytest.fail("nothing came")


def test_plans_that_were_made_in_secret_are_no_draw() -> None:
    """Nor is that of the last who makes one, with whose move all come to light."""
    looked = 0
    for game, who, move in drawing("fresco"):
        if move == "commit":
            after = game.copy()
            after.play(who, move)
            assert drawn(game, who, move, after, knowledge("fresco"), 1) is None
            looked += 1
    assert looked >= 3


def test_who_shows_what_only_they_knew_had_no_luck() -> None:
    looked = 0
    for game, who, move in drawing("florence"):
        if move.startswith("work"):
            after = game.copy()
            after.play(who, move)
            luck = drawn(game, who, move, after, knowledge("florence"), 1)
            assert luck is None or luck.gained[who] == Loss()
            looked += 1
    assert looked >= 3


def test_moves_that_bring_nothing_to_light_have_no_luck(record: Record) -> None:
    game = bottega.new_game("stanza", 2, 5)
    after = game.copy()
    move = game.moves(0)[0].text
    after.play(0, move)
    assert drawn(game, 0, move, after, knowledge("stanza"), 1) is None
    told = as_data(analyse(record, 1, iterations=16), Words("en", lenient=True))
    for decision in told["decisions"]:
        low, high = decision["win_95"]
        assert 0 <= low <= decision["win"] <= high <= 1
