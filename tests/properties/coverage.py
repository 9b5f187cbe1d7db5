"""What can occur in games of a title: kinds of moves, the things that they name, questions, refusals.

An item is a plain text: a kind of move (`buy`), a kind with a thing that it names (`buy five-florins`), the id of a
question (`stanza-ask-buy`) or of a rule that refuses (`stanza-bonus-price`).
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache, lru_cache

from shelf import ALL, Combination

import bottega
from bottega.games import texts
from bottega.kernel.game import Game
from bottega.kernel.move import Catalogue, Move
from bottega.kernel.option import Setting
from bottega.text import words
from properties.belongs import BELONGS, NEVER, SELDOM, WAITING

Group = tuple[str, Setting]  # the games with one setting of an option, or with one number of players

WHERE = {"cell", "way", "space"}  # arguments that say where something lies: too many to be met one by one


def items_of(move: Move) -> list[str]:
    """The kind of a move, and the kind with each thing that it names."""
    named = [value for key, value in move.args.items() if isinstance(value, str) and key not in WHERE]
    return [move.kind, *[f"{move.kind} {value}" for value in named]]


@lru_cache(maxsize=4)
def items_by_number(catalogue: Catalogue) -> list[list[str]]:
    return [items_of(move) for move in catalogue]


@cache
def kinds(name: str) -> frozenset[str]:
    return frozenset(move.kind for move in _catalogue(name))


@cache
def things(name: str) -> frozenset[str]:
    """Every card, tile, colour, square: whatever a move can name, with the kind of move."""
    named = {item for move in _catalogue(name) for item in items_of(move)[1:]}
    return frozenset(item for item in named if not _matches(item, NEVER.get(name, ())))


@cache
def questions(name: str) -> frozenset[str]:
    """What a seat that owes a decision can be asked."""
    text = (texts(name) / "en" / f"{name}.ftl").read_text(encoding="utf-8")
    written = [line.split(" ")[0] for line in text.splitlines() if line.startswith(f"{name}-ask-")]
    return frozenset(item for item in written if not _matches(item, WAITING))


@cache
def refusals(name: str) -> frozenset[str]:
    """The rules that can refuse a move: those that have words for it."""
    english = words("en")
    rules = [rule.id for rule in bottega.title(name).rules if english.has(rule.id, "why")]
    return frozenset(rule for rule in rules if not _matches(rule, NEVER.get(name, ())))


@cache
def common(name: str) -> frozenset[str]:
    """What every group of games must show as far as it can: all kinds of moves and nearly all questions."""
    return kinds(name) | {question for question in questions(name) if not _matches(question, SELDOM)}


@cache
def everything(name: str) -> frozenset[str]:
    """What the games of a title must show together."""
    return kinds(name) | questions(name) | things(name) | refusals(name)


def groups(combination: Combination) -> list[Group]:
    """The number of players and every setting, given or by default."""
    name, players, options = combination
    free = [option for option in bottega.title(name).options if not option.players or players in option.players]
    return [("players", players), *[(option.name, options.get(option.name, option.default)) for option in free]]


def possible(combination: Combination, item: str) -> bool:
    """Whether games of this kind can show the item."""
    own = set(groups(combination))
    return all(homes & own for homes, patterns in BELONGS.get(combination[0], ()) if _matches(item, patterns))


@cache
def all_groups(name: str) -> dict[Group, list[Combination]]:
    found: dict[Group, list[Combination]] = {}
    for combination in ALL:
        if combination[0] == name:
            for group in groups(combination):
                found.setdefault(group, []).append(combination)
    return found


def expected(name: str, group: Group, items: frozenset[str]) -> list[str]:
    """The items that at least one kind of game in a group can show."""
    return sorted(item for item in items if any(possible(each, item) for each in all_groups(name)[group]))


def refusals_met(game: Game, seat: int) -> set[str]:
    """The rules that refuse any move of the whole catalogue to an awaited seat."""
    reasons = [game.refusal(seat, number) for number in range(len(game.catalogue))]
    return {reason.rule for reason in reasons if reason is not None}


def _matches(item: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(item, pattern) for pattern in patterns)


def _catalogue(name: str) -> Catalogue:
    return bottega.new_game(name, bottega.title(name).players[0], 0).catalogue
