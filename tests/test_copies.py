"""Copies and positions hold every field: what a title forgets to copy, to tell or to read is found by its name.

Fields are found in the objects themselves, group by group, so that a new one is looked at from its first day.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

import pytest
from shelf import GOLDEN

import bottega
from bottega.api import resume
from bottega.games import NAMES
from bottega.kernel.chance import Chance
from bottega.kernel.game import Game
from bottega.kernel.record import parse_record

sys.path.append(str(Path(__file__).parents[1] / "examples" / "guest"))

from bottega_ferry import TITLE as FERRY  # the guest of the examples is not installed here

TITLES = (*NAMES, FERRY.name)
PLAIN = (int, str, float, tuple, frozenset, type(None))  # what nobody can change
# What copies share because nobody ever changes it.
FIXED = {"title", "options", "components", "catalogue", "past", "start", "tables"}
# What they share until somebody changes it, who makes another for the purpose.
MADE_ANEW = {
    "florence": {
        *("people_deck", "prestige_deck", "bonus_deck", "people_notes", "prestige_notes", "bonus_notes", "laid"),
        *("right", "left"),
    },
    "fresco": {"tiles", "display", "gallery"},
}
# What no copy takes over: who listens, whether somebody else writes down what is played, and whose the past is.
OWN = {"log", "forgetful", "lent"}
# What a position does not tell: the past, what the components give, and who listens.
UNTOLD = {*OWN, "number", "past", "start", "catalogue", "components", "tables", "reveals"}
NOT_ASKED = {
    "florence": {"fits", "spans"},  # computed again where they are wanted
    "fresco": {"request", "walker", "leader"},  # left over from another phase; of a Leonardo who does not play
}
EVERY = 50  # decisions


def games(title: str) -> Iterator[Game]:
    """Games of a title every so many decisions: steered ones, which show every kind of move."""
    if title == FERRY.name:
        game = FERRY.make(3, 7, FERRY.settle({}, 3), FERRY.components())
        while not game.over:
            yield game
            game.do(game.awaiting[0], game.legal(game.awaiting[0])[-1])
    for path in sorted((GOLDEN / "steered").glob(f"{title}-*.record"))[::2]:
        record = parse_record(path.read_text(encoding="utf-8"))
        if record.start is not None:
            game = resume(record.start)
        else:
            game = bottega.new_game(title, record.players, record.seed, record.options)
        for number, (seat, move) in enumerate(record.moves):
            game.do(seat, game.catalogue.find(move))
            if number % EVERY == 0:
                yield game
        yield game


def fields(thing: object) -> dict[str, object]:
    """The fields of an object by name; of a generator what decides about its draws."""
    if isinstance(thing, Chance):
        return {"state": thing.dump()}
    slots = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    return {**{name: getattr(thing, name) for name in slots}, **getattr(thing, "__dict__", {})}


def inside(thing: object) -> dict[str, object]:
    """What a thing holds, by name or place."""
    if isinstance(thing, PLAIN):
        return {}
    if isinstance(thing, list):
        return {str(at): value for at, value in enumerate(thing)}
    return {str(key): value for key, value in (thing if isinstance(thing, dict) else fields(thing)).items()}


def differing(one: object, other: object, but: set[str], path: str = "") -> list[str]:
    """Where two things differ, at whatever depth."""
    if one is other:
        return []
    if isinstance(one, PLAIN) or isinstance(other, PLAIN):
        return [] if one == other else [f"{path}: {one} {other}"]
    own, theirs = inside(one), inside(other)
    if type(one) is not type(other) or own.keys() != theirs.keys():
        return [path]
    names = [name for name in own if name not in but]
    return [found for name in names for found in differing(own[name], theirs[name], but, f"{path}.{name}")]


def shared(one: object, other: object, but: set[str], path: str = "") -> list[str]:
    """Where two things hold the very same thing, which could be changed."""
    if isinstance(one, PLAIN):
        return []
    if one is other:
        return [path]
    own, theirs = inside(one), inside(other)
    names = [name for name in own if name not in but and name in theirs]
    return [found for name in names for found in shared(own[name], theirs[name], but, f"{path}.{name}")]


def mark(thing: object, but: set[str], number: int = 1000) -> int:
    """Give every figure inside a thing a value that it would never have by itself; the last number used."""
    for name, value in inside(thing).items():
        if name in but or isinstance(thing, list | dict):
            number = mark(value, but, number) if name not in but else number
        elif isinstance(value, bool):
            setattr(thing, name, not value)
        elif isinstance(value, int):
            number += 1
            setattr(thing, name, number)
        elif not isinstance(value, Chance):
            number = mark(value, but, number)
    return number


@pytest.mark.parametrize("title", TITLES)
def test_a_copy_holds_every_field_and_shares_nothing_that_changes(title: str) -> None:
    kept = FIXED | MADE_ANEW.get(title, set())
    for game in games(title):
        twin = game.copy()
        assert differing(game, twin, OWN) == []
        assert shared(game, twin, kept) == []
        mark(twin, kept)
        assert differing(twin, twin.copy(), OWN) == []


@pytest.mark.parametrize("title", TITLES)
def test_what_copies_share_is_not_changed_by_playing_on(title: str) -> None:
    dice = random.Random(3)
    for game in games(title):
        held = {name: deepcopy(value) for name, value in fields(game).items() if name in MADE_ANEW.get(title, set())}
        before, twin = game.digest(), game.copy()
        for _ in range(30):
            if twin.over:
                break
            seat = dice.choice(twin.awaiting)
            twin.do(seat, dice.choice(twin.legal(seat)))
        assert game.digest() == before
        assert differing(held, {name: fields(game)[name] for name in held}, set()) == []


@pytest.mark.parametrize("title", TITLES)
def test_a_position_tells_every_field_that_play_asks_for(title: str) -> None:
    shelf = FERRY if title == FERRY.name else bottega.title(title)
    for game in games(title):
        loaded = shelf.load(game.dump(), game.components)
        assert differing(game, loaded, UNTOLD | NOT_ASKED.get(title, set())) == []


def test_a_forgotten_field_is_named() -> None:
    game = FERRY.make(2, 1, FERRY.settle({}, 2), FERRY.components())
    twin = game.copy()
    twin.reveals += 1
    assert differing(game, twin, OWN) == [".reveals: 0 1"]
    twin.awaiting = game.awaiting
    assert shared(game, twin, FIXED) == [".awaiting"]
