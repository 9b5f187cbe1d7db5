"""Trying things out, and asking for advice: nothing changes."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from msgspec import Meta, field

from bottega.kernel.errors import BottegaError
from bottega.tables import trial
from bottega.tables.commands.base import Notation, Question
from bottega.tables.needs import need_current
from bottega.tables.refusal import forbidden, missing, not_now
from bottega.tables.shapes import BestAdvice, Draft, Hint, Verdict
from bottega.tables.sight import hints_allowed
from bottega.tables.table import Table
from bottega.tables.token import Who
from bottega.tables.wording import Wording

if TYPE_CHECKING:
    from bottega.tables.house import House

_log = logging.getLogger("bottega.tables")
LONGEST_HINT = 20.0  # seconds
Moves = Annotated[list[Notation], Meta(max_length=100)]


class DraftTry(Question, tag="draft"):
    """Where a chain of own moves would lead."""

    example: ClassVar[dict[str, object]] = {"moves": ["bid 400"]}
    answers: ClassVar[Any] = Draft

    moves: Moves

    async def ask(self, house: House, table: Table, who: Who, language: str) -> Draft:
        return trial.draft(table, who, self.moves, Wording.of(table, language))


class Why(Question, tag="why"):
    """Whether a move is possible, perhaps behind a draft, and if not by which rule."""

    example: ClassVar[dict[str, object]] = {"move": "bid 350"}
    answers: ClassVar[Any] = Verdict

    move: Notation
    after: Moves = field(default_factory=list)

    async def ask(self, house: House, table: Table, who: Who, language: str) -> Verdict:
        return trial.why(table, who, self.move, self.after, Wording.of(table, language))


class AskHint(Question, tag="hint"):
    """What a bot would do here, perhaps behind a draft."""

    example: ClassVar[dict[str, object]] = {"seconds": 2}
    answers: ClassVar[Any] = Hint
    slow: ClassVar[bool] = True

    seconds: Annotated[float, Meta(ge=0.1, le=LONGEST_HINT)] = 2.0
    after: Moves = field(default_factory=list)
    level: Literal["journeyman", "master"] = "master"  # a journeyman answers at once, whatever the seconds

    async def ask(self, house: House, table: Table, who: Who, language: str) -> Hint:
        game, seat = trial.reached_by(table, who, self.after)
        if not hints_allowed(table):
            raise forbidden("table-hints-off")
        if seat not in game.awaiting:
            raise not_now("move-not-asked", seats=list(game.awaiting))
        try:
            seconds = None if self.level == "journeyman" else self.seconds
            found = await house.advise(table, game, seat, seconds, language)
        except BottegaError:
            raise
        except Exception as error:
            _log.error("no hint at %s: %s: %s", table.title, type(error).__name__, error)
            found = []
        need_current(table, who)
        if not found:
            raise missing("server-no-hint")
        best = found[0]
        return Hint(
            BestAdvice(
                move=best.move,
                words=best.words,
                share=best.share,
                win=best.win,
                points=best.points,
                place=best.place,
                reason=best.reason,
                moves=found,
            )
        )
