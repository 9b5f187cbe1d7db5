"""A season: games of one title, and what they have shown in each group of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from shelf import Combination

from bottega.kernel.game import Game
from properties import coverage
from properties.coverage import Group
from properties.steering import Hunger

LOOK_EVERY = 5  # decisions between two looks at the whole catalogue where nothing is new


class Season:
    def __init__(self, name: str) -> None:
        self.name = name
        self.shown: dict[Group, Counter[str]] = {group: Counter() for group in coverage.all_groups(name)}
        self.total: Counter[str] = Counter()

    def add(self, combination: Combination, shown: Counter[str]) -> None:
        self.total += shown
        for group in coverage.groups(combination):
            self.shown[group] += shown

    def lacking(self, group: Group, floor: int = 1) -> list[str]:
        """The kinds of moves and questions that a group of games has not shown as often as `floor`."""
        expected = coverage.expected(self.name, group, coverage.common(self.name))
        return [item for item in expected if self.shown[group][item] < floor]

    def lacking_everywhere(self, floor: int = 1) -> list[str]:
        """Kinds, questions, refusals and things that all games together have not shown as often as `floor`."""
        return sorted(item for item in coverage.everything(self.name) if self.total[item] < floor)

    def wanted(self, combination: Combination) -> set[str]:
        """What a game of this kind could add."""
        here = {item for group in coverage.groups(combination) for item in self.lacking(group)}
        return {item for item in here.union(self.lacking_everywhere()) if coverage.possible(combination, item)}

    def hunger(self, combination: Combination) -> Hunger:
        """What games of this kind should show next: what the poorest of its groups has seen least."""
        counts = [self.shown[group] for group in coverage.groups(combination)]

        @cache
        def hunger(item: str) -> float:
            return max(1 / (1 + count[item]) ** 2 for count in counts)

        return hunger


def combination_of(game: Game) -> Combination:
    return game.title, game.players, dict(game.options)


def decisions(game: Game) -> Iterator[tuple[Game, int, int]]:
    """A game played again: the position before each of its moves, and who plays what."""
    twin = game.fresh()
    for seat, move in game.history():
        yield twin, seat, move.number
        twin.do(seat, move.number)


def situation(game: Game, seat: int) -> tuple[str, ...]:
    """What a decision is like: the question, and the kinds of moves that may answer it."""
    return (game.question(seat).rule, *sorted({move.kind for move in game.moves(seat)}))


def moves_and_questions(game: Game) -> Counter[str]:
    """What a whole game shows in passing: its moves, and the questions to those who answered."""
    shown: Counter[str] = Counter()
    items = coverage.items_by_number(game.catalogue)
    for position, seat, number in decisions(game):
        shown.update(items[number])
        shown[position.question(seat).rule] += 1
    return shown


def showing(game: Game) -> Counter[str]:
    """What a whole game shows, the rules that refuse moves included.

    The whole catalogue is asked about where a situation is new, and now and then besides.
    """
    shown = moves_and_questions(game)
    met: set[tuple[str, ...]] = set()
    for position, seat, _ in decisions(game):
        here = situation(position, seat)
        if seat in position.awaiting and (here not in met or position.number % LOOK_EVERY == 0):
            met.add(here)
            shown.update(coverage.refusals_met(position, seat))
    return shown
