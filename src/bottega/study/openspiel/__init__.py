"""OpenSpiel: the titles as games registered from Python.

    from bottega.study import openspiel
    openspiel.register()
    game = pyspiel.load_game("bottega_<title>(players=2)")
    tiny = pyspiel.load_game("bottega_<title>_mini")

Every draw of a game is a chance node of its own, with the outcomes and odds that the rules give it, so information
sets are those of the real game. Those who decide at once in secret are asked one after the other. Returns are those
of the places: 1 for the first down to -1 for the last, which add up to zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pyspiel

from bottega.bots import Bot, Seat
from bottega.games import names, title
from bottega.study.openspiel.game import BottegaGame, BottegaState, game_type
from bottega.study.openspiel.observer import BottegaObserver
from bottega.study.variants import Variant, variants

__all__ = ["BottegaGame", "BottegaObserver", "BottegaState", "OurBot", "register"]

_registered: set[str] = set()
OPEN = "perfect_information"  # the parameter with which everybody sees everything


def register(titles: Sequence[str] | None = None) -> list[str]:
    """Make the titles and their variants known to OpenSpiel, as `bottega_<title>`; the names by which it loads them."""
    wanted = list(titles if titles is not None else names())
    known: list[str] = []
    for name in wanted:
        shelf = title(name)
        parameters = {
            "players": min(shelf.players),
            OPEN: False,
            **{option.name: option.default for option in shelf.options},
        }
        kind = game_type(
            f"bottega_{name}", f"Bottega {name.capitalize()}", (min(shelf.players), max(shelf.players)), parameters
        )
        known.append(_register(kind, name, None))
    for own in variants():
        if own.title in wanted:
            dealt = pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
            fixed = pyspiel.GameType.ChanceMode.DETERMINISTIC
            kind = game_type(
                f"bottega_{own.full_name}",
                f"Bottega {own.title.capitalize()}, {own.name}",
                (own.players, own.players),
                {OPEN: False},
                chance=dealt if len(own.beginnings()) > 1 else fixed,
            )
            known.append(_register(kind, own.title, own))
    return known


def _register(kind: Any, name: str, own: Variant | None) -> str:
    short: str = kind.short_name
    if short not in _registered:
        _registered.add(short)
        made = type(f"{short.title()}Game", (BottegaGame,), {"kind": kind, "title": name, "variant": own})
        pyspiel.register_game(kind, made)
    return short


class OurBot(pyspiel.Bot):  # type: ignore[misc]
    """One of our bots for OpenSpiel's matches. It looks from its seat only, as everywhere."""

    def __init__(self, bot: Bot) -> None:
        pyspiel.Bot.__init__(self)
        self.bot = bot

    def step(self, state: BottegaState) -> int:
        seat = state.current_player()
        return self.bot.pick(Seat(state.game, seat, self.bot.chance.word()))

    def restart_at(self, state: BottegaState) -> None:
        """Nothing is remembered between decisions."""
