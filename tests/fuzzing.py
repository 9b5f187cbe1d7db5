"""Mutated positions: each is refused with an error that names a field, or plays to the end with all invariants."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from typing import Any

from shelf import ALL

import bottega
from bottega.kernel.game import Game
from bottega.kernel.seed import GUESSED
from bottega.text import LANGUAGES, words

Data = Any
Path = tuple[str | int, ...]

ODD: list[Any] = [
    0, 1, -1, 2, 3, 100, 10**30, -(10**30), 0.5, float("nan"), float("inf"), True, False, None, "", "0", "poet",
    "x" * 5000, "\ud800", [], {}, [[]], [None], {"": 0},
]  # fmt: skip
LONGEST = 4000  # moves: no game lasts so long


class Positions:
    """Dumps of random games of a title, at many moments, and what was ever seen in each field."""

    def __init__(self, title: str, dice: random.Random, games: int, every: int = 7) -> None:
        self.dice = dice
        self.dumps: dict[str, list[Data]] = {}
        self.seen: dict[str, list[Data]] = {}
        self.kinds: dict[str, int] = {}
        combinations = [one for one in ALL if one[0] == title]
        for _ in range(games):
            _, players, options = dice.choice(combinations)
            game = bottega.new_game(title, players, dice.randrange(1 << 40), options)
            while not game.over:
                self._note(game, dice.randrange(every) == 0)
                self._step(game)
            self._note(game, True)

    def _step(self, game: Game) -> None:
        """A move at random; every other time one of the kind that was played least."""
        seat = self.dice.choice(game.awaiting)
        moves = game.moves(seat)
        if self.dice.randrange(2):
            rare = min(self.kinds.get(move.kind, 0) for move in moves)
            moves = [move for move in moves if self.kinds.get(move.kind, 0) == rare]
        move = self.dice.choice(moves)
        self.kinds[move.kind] = self.kinds.get(move.kind, 0) + 1
        game.do(seat, move.number)

    def _note(self, game: Game, chosen: bool) -> None:
        data = game.dump()
        shelf = self.dumps.setdefault(str(data["phase"]), [])
        if chosen or len(shelf) < 5:
            shelf.append(data)
            if len(self.seen) < 2000:
                for path, value in nodes(data):
                    values = self.seen.setdefault(pattern(path), [])
                    if len(values) < 200:
                        values.append(value)

    def any(self) -> Data:
        """A dump, each phase as likely as another."""
        return copy.deepcopy(self.dice.choice(self.dumps[self.dice.choice(list(self.dumps))]))

    def mutant(self) -> Data:
        data = self.any()
        for _ in range(self.dice.choice((1, 1, 1, 2, 2, 3, 5))):
            data = self._mutate(data)
        return data

    def _mutate(self, data: Data) -> Data:
        dice = self.dice
        places = list(nodes(data))
        path, value = dice.choice(places)
        kind = dice.randrange(8)
        if kind == 0:
            put(data, path, copy.deepcopy(dice.choice(ODD)))
        elif kind == 1 and type(value) is int:
            put(data, path, value + dice.choice((-100, -2, -1, 1, 2, 100)))
        elif kind == 2:
            drop(data, path)
        elif kind == 3 and isinstance(value, list) and value:
            value.insert(dice.randrange(len(value) + 1), copy.deepcopy(dice.choice(value)))
        elif kind == 4 and isinstance(value, list) and len(value) > 1:
            dice.shuffle(value)
        elif kind == 5:
            self._exchange(data, places, path, value)
        elif kind == 6 and isinstance(value, dict):
            value[dice.choice(("colour", "", "players", "0"))] = 0
        else:
            put(data, path, copy.deepcopy(dice.choice(self.seen.get(pattern(path), ODD))))
        return data

    def _exchange(self, data: Data, places: list[tuple[Path, Data]], path: Path, value: Data) -> None:
        """Swap two values of one kind, such as the money of two seats or a card in hand and one in a deck."""
        others = [(there, other) for there, other in places if there != path and type(other) is type(value)]
        others = [
            (there, other) for there, other in others if there[: len(path)] != path and path[: len(there)] != there
        ]
        if others:
            there, other = self.dice.choice(others)
            put(data, path, other)
            put(data, there, value)


def nodes(data: Data, path: Path = ()) -> Iterator[tuple[Path, Data]]:
    if path:
        yield path, data
    if isinstance(data, dict):
        for key, value in data.items():
            yield from nodes(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data):
            yield from nodes(value, (*path, index))


def pattern(path: Path) -> str:
    return "/".join("#" if isinstance(part, int) else part for part in path)


def parent(data: Data, path: Path) -> Data:
    for part in path[:-1]:
        data = data[part]
    return data


def put(data: Data, path: Path, value: Data) -> None:
    parent(data, path)[path[-1]] = value


def drop(data: Data, path: Path) -> None:
    del parent(data, path)[path[-1]]


def step(game: Game, dice: random.Random) -> None:
    seat = dice.choice(game.awaiting)
    game.do(seat, dice.choice(game.legal(seat)))


def refused(data: Data, dice: random.Random) -> Game | None:
    """None if the position is refused as it should be; the game if it is taken. Anything else raises."""
    before = copy.deepcopy(data)
    try:
        game = bottega.load_game(data)
    except bottega.PositionError as error:
        reason = error.reason
        assert words(dice.choice(LANGUAGES)).reason(reason)
        assert reason.rule == "position-not-one" or reason.args["where"]
        return None
    assert repr(data) == repr(before), "the data given is left alone"
    return game


def plays_to_the_end(game: Game, dice: random.Random, every: int = 12) -> None:
    """Play at random; now and then the position must survive, which checks every count."""
    has_past = game.seed != GUESSED  # a guess has none, and so no record
    if has_past:
        game.record()
    moves = 0
    while not game.over:
        assert game.awaiting
        if moves % every == 0:
            survives(game)
            seat = dice.choice(game.awaiting)
            game.question(seat)
            game.view(dice.choice([None, *range(game.players)]))
        step(game, dice)
        moves += 1
        assert moves < LONGEST, "the game does not end"
    survives(game)
    assert sorted(game.places)[0] == 1
    if has_past:
        game.record()


def survives(game: Game) -> None:
    data = json.loads(json.dumps(game.dump()))
    again = bottega.load_game(data)
    assert again.digest() == game.digest(), "a position of play has a real choice, and comes back"
