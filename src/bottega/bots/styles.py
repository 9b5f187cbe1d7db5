"""Styles: people of one strength who play differently, because each loves something.

A title's styles are data, `bots/styles.py` in its folder: what a style loves, as the beginning of a move's notation,
and how many points it would give for it. `journeyman/builder` decides as a journeyman does. Then it looks at what it
would love to play instead: both moves are tried in the same guesses with the same luck, and it gives in where that
costs less than its love is worth. So it follows its heart where the head is undecided, and is hardly weaker for it.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from bottega.bots.bot import Bot
from bottega.bots.knowledge import knowledge
from bottega.bots.levels import LEVELS, make_bot
from bottega.bots.master import Clock, Master
from bottega.bots.policy import seed_from, think_again
from bottega.bots.search import Finding, Search, difference
from bottega.bots.seat import Seat
from bottega.bots.weights import learned
from bottega.games import names, part
from bottega.text import Words

STYLED: Final = ("journeyman", "senior", "foreman", "master")  # levels that have styles
TRIES: Final = 4  # of either move, by who does not count seconds
MOST_TRIES: Final = 40
TRUST: Final = 4.0  # tries that the rules of thumb count for
RESERVE: Final = 0.9  # of a master's time goes into its decision, the rest into what it would love

Loves = Mapping[str, float]  # points, by how the notation begins


@lru_cache
def styles(title: str) -> Mapping[str, Loves]:
    """The styles of a title; none for one that brings no knowledge or no styles."""
    known = part(title, "knowledge")
    name = "" if known is None else f"{known.__name__.rpartition('.')[0]}.styles"
    found: Mapping[str, Loves] = import_module(name).STYLES if name and find_spec(name) is not None else {}
    return found


def is_style(name: str) -> bool:
    """Whether any title has such a style."""
    return any(name in styles(title) for title in names())


def level_of(name: str) -> str:
    """The level in the name of a bot: `journeyman` of `journeyman/builder`."""
    return name.partition("/")[0]


def style_name(said: Words, style: str) -> str:
    """What a style is called."""
    message = f"bots-style-{style}"
    return said.say(message) if said.has(message) else style


def style_love(said: Words, style: str) -> str:
    """What a style prefers of moves that are about equally good."""
    message = f"bots-love-{style}"
    return said.say(message) if said.has(message) else style


def level_name(said: Words, name: str) -> str:
    """What a level is called, with its style; anybody else has the name it was given."""
    level, slash, style = name.partition("/")
    if level not in LEVELS or (slash and not is_style(style)):
        return name
    called = said.say(f"table-{level}")
    return f"{called}, {style_name(said, style)}" if style else called


def love(loves: Loves, notation: str) -> float:
    """What a style would give for a move: by the longest beginning that it loves."""
    fitting = [begin for begin in loves if notation == begin or notation.startswith(f"{begin} ")]
    return loves[max(fitting, key=len)] if fitting else 0.0


class Styled(Bot):
    """Plays as its level does, and of moves that it can hardly tell apart takes the one that it loves."""

    def __init__(
        self,
        level: str,
        style: str,
        seed: int = 0,
        seconds: float | None = None,
        iterations: int | None = None,
        clock: Clock = time.perf_counter,
    ) -> None:
        super().__init__(seed)
        self.level = f"{level}/{style}"
        self.style = style
        self.bot = make_bot(level, seed, seconds, iterations, clock=clock)
        self.clock = clock
        self.seconds: float | None = None
        if isinstance(self.bot, Master) and self.bot.iterations is None:
            self.seconds = self.bot.seconds
            self.bot.seconds *= RESERVE

    def pick(self, seat: Seat) -> int:
        begun = self.clock()
        chosen = self.bot.pick(seat)
        loves = styles(seat.title).get(self.style, {})
        legal = seat.legal()
        gains = [love(loves, str(seat.catalogue[move])) for move in legal]
        given = gains[legal.index(chosen)]
        if max(gains) <= given:
            return chosen
        guess = seat.guess(seed_from(self.chance))
        think_again(guess, seat.number)
        worths = knowledge(seat.title).judge(guess, seat.number, legal)
        tempting = max((at for at, gain in enumerate(gains) if gain > given), key=lambda at: worths[at] + gains[at])
        behind = worths[legal.index(chosen)] - worths[tempting]
        if self._cost(seat, chosen, legal[tempting], behind, begun) < gains[tempting] - given:
            return legal[tempting]
        return chosen

    def _cost(self, seat: Seat, chosen: int, other: int, behind: float, begun: float) -> float:
        """How many points the other move is worse, by a few tries of both and by the rules of thumb."""
        know, found = knowledge(seat.title), learned(seat)
        search = Search(seat, know, seed_from(self.chance), network=None if found is None else found.network)
        search.ending = know.horizon
        first, second = (self._finding(search, move) for move in (chosen, other))
        started = now = self.clock()
        tries = 0
        while tries < (TRIES if self.seconds is None else MOST_TRIES):
            pair = (now - started) / max(1, tries)
            if self.seconds is not None and now + pair - begun > self.seconds:
                break
            tries += 1
            search.examine(chosen, tries)
            search.examine(other, tries)
            now = self.clock()
        mean, _ = difference(first.leads, second.leads)
        return (tries * mean + TRUST * behind) / (tries + TRUST)

    def _finding(self, search: Search, move: int) -> Finding:
        return search.findings[search.legal.index(move)]
