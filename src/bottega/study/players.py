"""Who sits at a table of the laboratory: the bots' levels, and policies learned here."""

from __future__ import annotations

from bottega.bots import Bot, make_bot
from bottega.kernel.errors import SetupError
from bottega.kernel.reason import Reason

LEARNED = "learned:"


def sit_down(level: str, seed: int, seconds: float | None = None, iterations: int | None = None) -> Bot:
    """A bot by its level (`master`), or a learned one by its file (`learned:policies/own.npz`)."""
    if level.startswith(LEARNED):
        try:
            from bottega.study.learned import LearnedBot, read_policy
        except ImportError:
            raise SetupError(Reason("study-extra")) from None
        return LearnedBot(read_policy(level.removeprefix(LEARNED)), seed)
    return make_bot(level, seed, seconds, iterations)
