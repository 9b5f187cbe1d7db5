"""What if: the same games with one figure of the components changed, and what that changes, with intervals.

    change = read_change("<title>", "money.person=+100")
    for effect in compare(series, change.apply()): ...

The two series have the same seeds, seats and bots, so what differs is compared pair by pair. Among many comparisons
one in twenty looks clear by chance alone: an effect counts as clear only by Holm's correction.
"""

from __future__ import annotations

import copy
import math
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from typing import Any

from bottega.games import title
from bottega.kernel.components import Components
from bottega.kernel.errors import SetupError
from bottega.kernel.reason import Reason, quoted
from bottega.study.rewards import win_shares
from bottega.study.simulation import Result, Series, simulate
from bottega.study.survey import Mean, mean

_FORM = re.compile(r"([\w.-]+)(?:\[(\d+)\])?=([+*-]?)(\d+)")
ERROR = 0.05  # of calling anything clear that is not
NEAR = 8  # figures that are told to who named none


@dataclass(frozen=True)
class Figure:
    """One whole number of the components: where it stands and what it is."""

    path: str
    keys: tuple[str | int, ...]
    value: int


@dataclass(frozen=True)
class Change:
    """A figure and what it becomes."""

    game: str
    figure: Figure
    becomes: int

    def apply(self, components: Components | None = None) -> Components:
        """The components with the figure changed; ComponentsError if the game cannot be played with them."""
        shelf = title(self.game)
        pieces = components if components is not None else shelf.components()
        data = copy.deepcopy(pieces.data)
        held: Any = data
        for key in self.figure.keys[:-1]:
            held = held[key]
        held[self.figure.keys[-1]] = self.becomes
        return shelf.checked(Components(data, pieces.footnotes))


def figures(game: str) -> list[Figure]:
    """Every whole number of a title's components."""
    found: list[Figure] = []

    def walk(value: object, path: str, keys: tuple[str | int, ...]) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                walk(inner, f"{path}.{key}" if path else key, (*keys, key))
        elif isinstance(value, list):
            for index, inner in enumerate(value):
                walk(inner, f"{path}[{index}]", (*keys, index))
        elif type(value) is int:
            found.append(Figure(path, keys, value))

    walk(title(game).components().data, "", ())
    return found


def read_change(game: str, text: str) -> Change:
    """`money.person=+100`, `base_price=150`, `building_by_builders[0]=*2`; the end of a path does if it is unique."""
    form = _FORM.fullmatch(text.strip())
    if form is None:
        raise SetupError(Reason("study-change", {"text": quoted(text)}))
    name, index, how, amount = form.groups()
    wanted = f"{name}[{index}]" if index is not None else name
    fitting = [figure for figure in figures(game) if figure.path == wanted or figure.path.endswith(f".{wanted}")]
    exact = [figure for figure in fitting if figure.path == wanted]
    if len(exact or fitting) != 1:
        known = [figure.path for figure in fitting] or _near(game, name)
        raise SetupError(Reason("study-figure", {"name": quoted(wanted), "known": known}))
    figure = (exact or fitting)[0]
    step = int(amount)
    ways: dict[str, Callable[[int], int]] = {
        "": lambda _: step,
        "+": lambda value: value + step,
        "-": lambda value: value - step,
        "*": lambda value: value * step,
    }
    return Change(game, figure, ways[how](figure.value))


def _near(game: str, name: str) -> list[str]:
    """Figures whose names are likest: those with most words in common, then those that are spelled alike."""
    words = set(re.findall("[a-z]+", name.lower()))
    paths = [figure.path for figure in figures(game)]

    def likeness(path: str) -> tuple[int, float]:
        return len(words & set(re.findall("[a-z]+", path))), SequenceMatcher(None, name, path).ratio()

    return sorted(paths, key=likeness, reverse=True)[:NEAR]


@dataclass(frozen=True)
class Effect:
    """What one quantity was, and how much it changed; `clear` after correction for all quantities together."""

    name: str  # points, wins, margin, decisions
    seat: int  # -1 for the whole table
    before: float
    change: Mean
    clear: bool = False


def compare(
    series: Series,
    components: Components,
    processes: int = 1,
    told: Callable[[Result], None] = lambda result: None,
) -> list[Effect]:
    """Play the series with and without the change and compare game by game. Games that failed are left out in pairs."""
    before = {result.index: result for result in simulate(series, processes, told=told) if not result.error}
    changed = replace(series, components=components)
    after = {result.index: result for result in simulate(changed, processes, told=told) if not result.error}
    pairs = [(before[index], after[index]) for index in before if index in after]
    if len(pairs) < 2:
        raise SetupError(Reason("study-pairs"))
    return _corrected([_effect(name, seat, take, pairs) for name, seat, take in _quantities(len(series.levels))])


Take = Callable[[Result], float]


def _quantities(players: int) -> list[tuple[str, int, Take]]:
    found: list[tuple[str, int, Take]] = [
        ("points", -1, lambda result: sum(result.scores) / len(result.scores)),
        ("margin", -1, _margin),
        ("decisions", -1, lambda result: float(result.decisions)),
    ]
    for seat in range(players):
        found.append(("points", seat, lambda result, seat=seat: float(result.scores[seat])))  # type: ignore[misc]
        found.append(("wins", seat, lambda result, seat=seat: 100 * win_shares(result.places)[seat]))  # type: ignore[misc]
    return found


def _margin(result: Result) -> float:
    """Points between the first and the second."""
    first, second = sorted(result.scores, reverse=True)[:2]
    return float(first - second)


def _effect(name: str, seat: int, take: Take, pairs: Sequence[tuple[Result, Result]]) -> Effect:
    firsts = [take(first) for first, _ in pairs]
    gaps = [take(second) - first for first, (_, second) in zip(firsts, pairs, strict=True)]
    return Effect(name, seat, sum(firsts) / len(firsts), mean(gaps))


def _corrected(effects: list[Effect]) -> list[Effect]:
    """Holm: the clearest must hold against as many as there are, the next against one less, until one fails."""
    order = sorted(range(len(effects)), key=lambda at: _doubt(effects[at].change))
    clear: set[int] = set()
    for rank, at in enumerate(order):
        if _doubt(effects[at].change) > ERROR / (len(effects) - rank):
            break
        clear.add(at)
    return [replace(effect, clear=at in clear) for at, effect in enumerate(effects)]


def _doubt(change: Mean) -> float:
    """How likely a change of this size is by chance alone, by the normal law."""
    half = change.high - change.value
    if half == 0:
        return 0.0 if change.value else 1.0
    return math.erfc(abs(change.value) / half * 1.959964 / math.sqrt(2))
