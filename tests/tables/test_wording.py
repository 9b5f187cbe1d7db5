"""Sentences that all tables share: with the names of a table's people they are what plain words say, to the byte."""

from __future__ import annotations

import random

import msgspec
import pytest

import bottega
from bottega.games import NAMES
from bottega.kernel.event import Event
from bottega.kernel.game import Game
from bottega.kernel.move import Move
from bottega.tables.shapes import MoveInfo
from bottega.tables.wording import Wording
from bottega.text import LANGUAGES, words

PEOPLE = ['A"da\\', "Бен", "كليو", "多\u2067ra\u2069", "Émil 🎲"]  # quotes, scripts, signs that isolate and turn


def played(title: str) -> tuple[Game, list[Move], list[Event]]:
    """A game, all moves that were offered in it, and all that happened."""
    game = bottega.new_game(title, 3, 5)
    dice = random.Random(5)
    offered: dict[str, Move] = {}
    log: list[Event] = []
    game.log = log
    while not game.over:
        seat = game.awaiting[0]
        moves = game.moves(seat)
        offered.update({move.text: move for move in moves})
        game.play(seat, dice.choice(moves))
    return game, list(offered.values()), log


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", NAMES)
def test_moves_and_events_are_worded_as_by_plain_words(title: str, language: str) -> None:
    game, moves, events = played(title)
    numbers = [move.number for move in moves]
    for people in (PEOPLE, PEOPLE[::-1]):  # another table shares the sentences
        wording, plain = Wording(language, title, people), words(language).at_table(people)
        infos = [MoveInfo(move.text, move.kind, move.args, plain.move(title, move)) for move in moves]
        assert wording.told(game.catalogue, numbers) == msgspec.json.encode(infos)
        assert wording.told(game.catalogue, []) == b"[]"
        for seat in (0, None):
            for event in events:
                assert wording.event(event, seat) == plain.event(title, event, seat)
