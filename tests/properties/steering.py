"""Steered games: whoever sits here wants to see everything, and knows how to get there.

Uniform random players pass, stop and dawdle; whole phases never come. Here each seat has a character, drawn from the
seed: a skill (the bots' rules of thumb count for it), a curiosity (it tries what this game has shown least) and tastes,
which in half of the games are odd (it must have some kinds of moves, and will not touch others). On top of that all
hunger for what earlier games have not shown. The same seed and the same earlier games give the same game.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from shelf import Combination

import bottega
from bottega.bots.knowledge import knowledge
from bottega.kernel.game import Game
from properties import coverage

LONGEST = 5000  # decisions; no game comes near
WHIM = 0.05  # part of the moves that are made without a thought
SECOND_THOUGHT = 0.15  # how often somebody who can takes a secret choice back
SKILL, CURIOSITY, TASTE, HUNGER = 1.0, 2.0, 0.5, 6.0
ODD, MANIA, TABOO = 0.1, 6.0, 100.0
FORESIGHT, FEW = 0.3, 12  # now and then, among few moves, one looks for a rare question behind each of them

Hunger = Callable[[str], float]  # how much an item is wanted: 0 not at all, 1 above all else


def content(_item: str) -> float:
    """The hunger of who has no earlier games to think of."""
    return 0.0


class Character:
    """What one seat is like."""

    def __init__(self, dice: random.Random, odd: bool) -> None:
        self._dice = dice
        self._odd = odd
        self._tastes: dict[str, float] = {}
        self.skill = SKILL * abs(dice.gauss(0, 1))
        self.curiosity = CURIOSITY * abs(dice.gauss(0, 1))

    def taste(self, item: str) -> float:
        if item not in self._tastes:
            self._tastes[item] = self._new_taste(is_a_kind=" " not in item)
        return self._tastes[item]

    def _new_taste(self, is_a_kind: bool) -> float:
        if self._odd and is_a_kind:
            fate = self._dice.random()
            if fate < 2 * ODD:
                return MANIA if fate < ODD else -TABOO
        return TASTE * self._dice.gauss(0, 1)


class Steering:
    """Chooses for all seats of one game, and counts what the game shows."""

    def __init__(self, game: Game, seed: int, hunger: Hunger = content) -> None:
        self.shown: Counter[str] = Counter()
        self._dice = random.Random(seed)
        self._items = coverage.items_by_number(game.catalogue)
        self._knowledge = knowledge(game.title)
        self._hunger = hunger
        self._rare = [question for question in coverage.questions(game.title) if hunger(question) > 0.2]
        odd = self._dice.random() < 0.5
        self._characters = [Character(self._dice, odd) for _ in range(game.players)]

    def choose(self, game: Game) -> tuple[int, int]:
        """Who decides next, and what."""
        seat, number = self._choice(game)
        self.shown.update(self._items[number])
        self.shown[game.question(seat).rule] += 1
        return seat, number

    def _choice(self, game: Game) -> tuple[int, int]:
        dice = self._dice
        if dice.random() < SECOND_THOUGHT:
            back = [(seat, number) for seat in range(game.players) for number in ways_back(game, seat)]
            if back:
                return dice.choice(back)
        seat = dice.choice(game.awaiting)
        legal = game.legal(seat)
        if len(legal) == 1 or dice.random() < WHIM:
            return seat, dice.choice(legal)
        return seat, self._best(game, seat, legal)

    def _best(self, game: Game, seat: int, legal: list[int]) -> int:
        character = self._characters[seat]
        worths = self._knowledge.judge(game, seat, legal)
        scale = character.skill / self._knowledge.warmth
        looks_ahead = self._rare and len(legal) <= FEW and self._dice.random() < FORESIGHT
        best, chosen = float("-inf"), legal[0]
        for number, worth in zip(legal, worths, strict=True):
            liking = scale * worth + self._dice.random()
            for item in self._items[number]:
                liking += character.curiosity / (1 + self.shown[item]) + character.taste(item) + self._want(item)
            if looks_ahead:
                liking += self._want(self._next_question(game, seat, number))
            if liking > best:
                best, chosen = liking, number
        return chosen

    def _want(self, item: str) -> float:
        return 0.0 if item in self.shown else HUNGER * self._hunger(item)

    def _next_question(self, game: Game, seat: int, number: int) -> str:
        twin = game.copy()
        twin.do(seat, number)
        return "" if twin.over else twin.question(twin.awaiting[0]).rule


def ways_back(game: Game, seat: int) -> list[int]:
    """The moves by which a seat takes a secret choice back, in part or whole, while others still think."""
    return game.retreats(seat) if seat in game.awaiting else game.legal(seat)


def steered_game(combination: Combination, seed: int, hunger: Hunger = content) -> Game:
    """A whole steered game from the usual set-up."""
    name, players, options = combination
    return play_on(bottega.new_game(name, players, seed, options), seed, hunger)


def play_on(game: Game, seed: int, hunger: Hunger = content) -> Game:
    """Play a game to its end."""
    steering = Steering(game, seed, hunger)
    for _ in range(LONGEST):
        if game.over:
            return game
        game.do(*steering.choose(game))
    raise AssertionError("the game does not end")
