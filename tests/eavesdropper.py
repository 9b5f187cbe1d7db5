"""An eavesdropper: reads the draws of chance off what everybody sees of La Stanza, and computes what comes next.

The ring is filled with persons from a pile whose members all know; which of them came tells the number drawn. With
algorithm 1 the lowest bit of a word is a sum (modulo 2) of bits of the state, and so is the next one where four divides
the limit: enough of them, and the state follows by solving linear equations.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import bottega
from bottega.games.stanza.names import PERSONS
from bottega.kernel.chance import Chance
from bottega.kernel.game import Game
from bottega.kernel.seed import Seed

BITS = 64
SEARCHED = 14  # bits that are tried, when equations have told all others
STACKS, TILES = 4, 5  # bonus tiles: as many shuffles of so many


class Draw:
    """One number that everybody can read off: the `at`-th word of the game gave `drawn` of `limit`."""

    def __init__(self, at: int, limit: int, drawn: int) -> None:
        self.at = at
        self.limit = limit
        self.drawn = drawn


def public_draws(seed: Seed, dice: Random, expert: bool = True) -> list[Draw]:
    """All draws of the persons in one random game of four, from its public views and log alone."""
    game = bottega.new_game("stanza", 4, seed, {"expert": expert})
    listener = _Listener(game)
    while not game.over and not listener.lost:
        seat = dice.choice(game.awaiting)
        before = game.copy()
        game.log = []
        game.do(seat, dice.choice(game.legal(seat)))
        kinds = [event.kind for event in game.log]
        if "refill" in kinds:
            listener.hear(before.view(None), game.view(None), kinds)
    return listener.draws


class _Listener:
    def __init__(self, game: Game) -> None:
        self.persons: list[str] = list(game.tables.persons[:PERSONS])  # type: ignore[attr-defined]  # in the book
        self.draws: list[Draw] = []
        self.words = 0
        self.lost = False
        self.pile = list(range(len(self.persons)))
        view = game.view(None)
        for space in view["ring"][1:]:
            self._drawn(self._number(space))
        self.words += STACKS * (TILES - 1)
        for seat in view["seats"]:
            self._shuffled([worker["discipline"] for worker in seat["workers"][1:]], list(view["rooms"]))

    def hear(self, before: dict[str, Any], after: dict[str, Any], kinds: list[str]) -> None:
        """A refill: the spaces that show another person, clockwise."""
        if "start-person" in kinds:
            self.lost = True
            return
        came = [
            self._number(new)
            for old, new in zip(before["ring"][1:], after["ring"][1:], strict=True)
            if new["person"] != old["person"] and new["person"] is not None
        ]
        unseen = set(range(len(self.persons))) - set(_seen(after, self.persons))
        self.pile.sort()
        for index, person in enumerate(came):
            if not self.pile:
                self.pile = sorted(unseen | set(came[index:]))
            self._drawn(person)

    def _number(self, space: dict[str, Any]) -> int:
        return self.persons.index(space["person"]["name"])

    def _drawn(self, person: int) -> None:
        chosen = self.pile.index(person)
        if len(self.pile) > 1:  # the last of a pile is no news
            self.draws.append(Draw(self.words, len(self.pile), chosen))
        self.words += 1
        self.pile[chosen] = self.pile[-1]
        self.pile.pop()

    def _shuffled(self, order: list[str], items: list[str]) -> None:
        """The start persons of a seat: undo the shuffle from its result."""
        for last in range(len(items) - 1, 0, -1):
            other = items.index(order[last])
            self.draws.append(Draw(self.words, last + 1, other))
            self.words += 1
            items[last], items[other] = items[other], items[last]


def _seen(data: Any, persons: list[str]) -> Iterator[int]:
    """All persons that a view shows anywhere."""
    if isinstance(data, dict):
        if data.get("name") in persons:
            yield persons.index(data["name"])
        for inner in data.values():
            yield from _seen(inner, persons)
    elif isinstance(data, list):
        for inner in data:
            yield from _seen(inner, persons)


class Solver:
    """The state of algorithm 1 at the start of a game, as far as draws have told it.

    Each bit of the two words is a set of the 64 unknown bits whose sum it is; a set is a number.
    """

    def __init__(self) -> None:
        self.high = [1 << bit for bit in range(32)]
        self.low = [1 << (32 + bit) for bit in range(32)]
        self.steps = 0
        self.rows: dict[int, tuple[int, int]] = {}  # by highest unknown: the others of its equation, and the sum

    @property
    def missing(self) -> int:
        """How many bits of the state no draw has told."""
        return BITS - len(self.rows)

    def learn(self, draw: Draw) -> None:
        """What one draw tells: draws are learned in the order of the game."""
        while self.steps < draw.at:
            self._step()
        if draw.limit % 2 == 0:
            self._add(self.high[0], draw.drawn & 1)
        if draw.limit % 4 == 0:  # the multiplier ends in the bits 11, so that the second bit is b1 + b0
            self._add(self.high[1] ^ self.high[0], draw.drawn >> 1 & 1)

    def _step(self) -> None:
        """One step of the generator, on sets instead of bits."""
        high = self.high
        mixed = [a ^ b for a, b in zip(self.low, high, strict=True)]
        self.high = [
            high[(bit - 26) % 32] ^ mixed[bit] ^ (mixed[bit - 9] if bit >= 9 else 0)  # a turn by 26, a shift by 9
            for bit in range(32)
        ]
        self.low = [mixed[(bit - 13) % 32] for bit in range(32)]
        self.steps += 1

    def _add(self, unknowns: int, total: int) -> None:
        while unknowns:
            first = unknowns.bit_length() - 1
            if first not in self.rows:
                self.rows[first] = (unknowns, total)
                return
            others, sum_of_others = self.rows[first]
            unknowns ^= others
            total ^= sum_of_others

    def states(self) -> Iterator[int]:
        """All states that fulfil the equations."""
        free = [bit for bit in range(BITS) if bit not in self.rows]
        first = self._state(0, homogeneous=False)
        turns = [self._state(1 << bit, homogeneous=True) for bit in free]
        for number in range(1 << len(free)):
            state = first
            for place, turn in enumerate(turns):
                if number >> place & 1:
                    state ^= turn
            yield state

    def _state(self, state: int, homogeneous: bool) -> int:
        """The state with these free bits; homogeneous: what flipping them flips."""
        for first in sorted(self.rows):
            unknowns, total = self.rows[first]
            if ((0 if homogeneous else total) + (unknowns & state).bit_count()) % 2:
                state |= 1 << first
        return state


def generator(state: int) -> Chance:
    chance = Chance(-1)
    chance.high, chance.low = state & 0xFFFFFFFF, state >> 32
    return chance


def agreeing(state: int, draws: list[Draw]) -> int:
    """How many draws, from the first on, a game that began in this state would have given."""
    for right, (draw, told) in enumerate(told_by(state, draws)):
        if draw.drawn != told:
            return right
    return len(draws)


def told_by(state: int, draws: list[Draw]) -> Iterator[tuple[Draw, int]]:
    """Each draw with what it would be."""
    chance = generator(state)
    words = 0
    for draw in draws:
        while words < draw.at:
            chance.word()
            words += 1
        yield draw, chance.below(draw.limit)
        words += 1


def foretold(draws: list[Draw]) -> list[tuple[Draw, int]]:
    """As soon as the equations leave few states, each later draw with what the likeliest state says that it will be."""
    solver = Solver()
    known = 0
    while known < len(draws) and solver.missing > SEARCHED:
        solver.learn(draws[known])
        known += 1
    if solver.missing > SEARCHED:  # a short game
        return []
    state = max(solver.states(), key=lambda state: agreeing(state, draws[:known]))
    return list(told_by(state, draws))[known:]
