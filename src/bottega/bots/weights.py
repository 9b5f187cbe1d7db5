"""Weights: the network of a title from its file, if it fits what is played.

A title keeps `network.npz` beside its knowledge: arrays, and a card that says for which rules, components and inputs
they were learned, how, and from which games (`tools/network.py` makes them again). Without the file or NumPy, or with
other components or rules, bots play by knowledge alone.
"""

from __future__ import annotations

import json
import warnings
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from math import inf, isfinite
from pathlib import Path
from typing import Any

from bottega.api import new_game
from bottega.bots.knowledge import knowledge
from bottega.bots.network import Network
from bottega.bots.seat import Seat
from bottega.games import part
from bottega.games import title as shelf
from bottega.kernel.errors import BottegaWarning
from bottega.kernel.reason import Reason, quoted

FORMAT = 1


def inputs(title: str) -> Any:
    """The module that tells a network of a position, `inputs.py` beside a title's knowledge; None if there is none."""
    known = part(title, "knowledge")
    name = "" if known is None else f"{known.__name__.rpartition('.')[0]}.inputs"
    return import_module(name) if name and find_spec(name) is not None else None


def file_of(title: str) -> Path:
    """Where a title keeps its weights: beside what tells the network of a position."""
    return Path(str(inputs(title).__file__)).with_name("network.npz")


def card_of(title: str) -> dict[str, object]:
    """What weights must have been learned for, to fit."""
    game = shelf(title)
    return {
        "format": FORMAT,
        "title": title,
        "rules": game.rules_version,
        "components": game.components(None).digest,
        "inputs": inputs(title).EDITION,
    }


@dataclass(frozen=True)
class Learned:
    """A network, and what it is for: games with components of a digest, and who has time for so few endings."""

    network: Network
    components: str
    # Endings that could be played out in the time: with more, how they end counts, too.
    most: float
    most_of_many: float  # the same with three players and more

    def alone_up_to(self, players: int) -> float:
        """For how many endings, if so many could be played out, the network is asked alone."""
        return self.most if players == 2 else self.most_of_many


def learned(seat: Seat) -> Learned | None:
    """What was learned of the title that is played, if it fits the components on the table."""
    found = _loaded(seat.title)
    return found if found is not None and found.components == seat.components else None


@lru_cache
def _loaded(title: str) -> Learned | None:
    """What a title has learned. What does not fit is told, once."""
    if inputs(title) is None or not file_of(title).exists():
        return None
    try:
        import numpy
    except ImportError:
        return None
    try:
        with numpy.load(file_of(title), allow_pickle=False) as file:
            arrays = dict(file)
        card = json.loads(str(arrays.pop("card")))
        found = Network(numpy, inputs(title).rows, arrays, int(card["ending"]))
        _check(title, card, found)
        most = inf if card["most_endings"] is None else float(card["most_endings"])
        return Learned(found, str(card["components"]), most, float(card.get("most_endings_of_many", most)))
    except BottegaWarning as other:
        told = other
    except Exception as problem:  # whatever a file may hold
        said = quoted(str(problem) or type(problem).__name__)
        told = BottegaWarning(Reason("bots-weights-damaged", {"file": str(file_of(title)), "problem": said}))
    warnings.warn(told, stacklevel=2)
    return None


def _check(title: str, card: dict[str, object], found: Network) -> None:
    """BottegaWarning if the card is of something else, ValueError if the weights cannot tell what a game is worth."""
    wrong = [name for name, value in card_of(title).items() if card.get(name) != value]
    if wrong:
        raise BottegaWarning(Reason("bots-weights-other", {"file": str(file_of(title)), "what": ", ".join(wrong)}))
    game = new_game(title, shelf(title).players[0], 0)
    points, shares = found.value(game, knowledge(title).evaluate(game))
    if not all(isfinite(value) for value in points + shares):
        raise ValueError(f"{points} {shares}")
