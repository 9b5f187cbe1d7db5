"""Bots think in workers of their own. One that fails or hangs costs its seat a good move, never the table."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol, TypeVar

import msgspec

from bottega.kernel.game import Game
from bottega.tables.commands.questions import LONGEST_HINT
from bottega.tables.shapes import Advice

T = TypeVar("T")
HOUSE = "house"  # as which it stands in line, beside all who have tables
_log = logging.getLogger("bottega.bots")


class Crew(Protocol):
    """Those who do a piece of work elsewhere: processes of a server, or the workers of a page."""

    async def run(
        self, patience: float, work: Callable[..., T], *args: Any, wait: float | None = None, owner: str = ""
    ) -> T:
        """Have it done; TimeoutError if it takes too long. It stands in the line of `owner` for `wait` at most."""

    def close(self) -> None: ...


def _choose(game: Game, seat: int, level: str, seed: int, seconds: float) -> str:
    from bottega.bots import choose

    return choose(game, seat, level, seed, seconds)


def _at_hand() -> None:
    """What the first who chooses would have to load."""
    import bottega.bots  # noqa: F401


def _advise(game: Game, seat: int, seconds: float, language: str, names: list[str]) -> list[Advice]:
    from bottega.bots import advise
    from bottega.text import words

    said = words(language).at_table(names, game.components)
    return [msgspec.convert(advice.dump(said, game.title), Advice) for advice in advise(game, seat, seconds)]


def _glance(game: Game, seat: int, language: str, names: list[str]) -> list[Advice]:
    from bottega.bots.advice import glance
    from bottega.text import words

    said = words(language).at_table(names, game.components)
    move, reason = glance(game, seat)
    why = "" if reason is None else said.reason(reason)
    return [Advice(move=str(move), words=said.move(game.title, move), reason=why)]


class Workers:
    """Who thinks for bots and for those who ask for advice.

    Hints have a crew of their own: a table must not wait because somebody asks for advice.
    """

    def __init__(self, bots: Crew, hints: Crew, seconds: float, patience: float) -> None:
        self.seconds = seconds
        self.patience = patience
        self.failures = 0
        self.thinks = True  # whoever is asked answers in time
        self._asking: asyncio.Task[None] | None = None
        self._bots = bots
        self._hints = hints

    async def warm_up(self) -> None:
        """Have one of them at hand, so that no table waits for its start."""
        with suppress(Exception):  # whoever needs one then is told
            await self._bots.run(self.patience, _at_hand)

    async def think(self, game: Game, seat: int, level: str, seed: int, owner: str) -> str:
        """A bot's move. Whatever goes wrong, a legal one comes back in time."""
        legal = game.moves(seat)
        if len(legal) == 1 or level == "random":
            return random.Random(seed).choice(legal).text
        try:
            chosen = await self._bots.run(
                self.patience, _choose, game, seat, level, seed, self.seconds, wait=self.patience, owner=owner
            )
            if game.why_not(seat, chosen) is None:
                self.thinks = True
                return chosen
            _log.error("the bot %s chose %r, which is not legal", level, chosen)
        except asyncio.CancelledError:
            raise
        except BaseException as error:
            _log.error("the bot %s failed at %s: %s: %s", level, game.title, type(error).__name__, error)
        self.failures += 1
        self._doubt()
        return random.Random(seed).choice(legal).text

    def _doubt(self) -> None:
        """Whoever has too many bots waits in a line of their own, and some figures make bots fail: that tells nothing
        of all the others. So the house asks one itself."""
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask())

    async def _ask(self) -> None:
        try:
            await self._bots.run(self.patience, _at_hand, wait=self.patience, owner=HOUSE)
        except Exception as error:
            _log.error("no bot answers: %s: %s", type(error).__name__, error)
            self.thinks = False
        else:
            self.thinks = True

    @property
    def _turn(self) -> float:
        """How long somebody may stand in line for a hint: longer than another's may take."""
        return LONGEST_HINT + self.patience

    async def advise(
        self, game: Game, seat: int, seconds: float, language: str, names: list[str], owner: str
    ) -> list[Advice]:
        return await self._hints.run(
            seconds + self.patience, _advise, game, seat, seconds, language, names, wait=self._turn, owner=owner
        )

    async def glance(self, game: Game, seat: int, language: str, names: list[str], owner: str) -> list[Advice]:
        """What a journeyman would do, without searching."""
        return await self._hints.run(self.patience, _glance, game, seat, language, names, wait=self._turn, owner=owner)

    def close(self) -> None:
        if self._asking is not None:
            self._asking.cancel()
        self._bots.close()
        self._hints.close()
