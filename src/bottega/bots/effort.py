"""Effort: how long a search may take, in seconds or iterations, and which of both can be."""

from __future__ import annotations

from typing import Final

from bottega.kernel.errors import SetupError
from bottega.kernel.reason import Reason

LEAST_SECONDS: Final = 0.001
MOST_SECONDS: Final = 3600.0
MOST_ITERATIONS: Final = 100_000_000


def check_effort(seconds: float | None, iterations: int | None) -> None:
    """SetupError with the range, if nobody could think for so long."""
    if seconds is not None and not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        told = {"seconds": seconds, "least": LEAST_SECONDS, "most": MOST_SECONDS}
        raise SetupError(Reason("bots-seconds-range", dict(told)))
    if iterations is not None and not 1 <= iterations <= MOST_ITERATIONS:
        raise SetupError(Reason("bots-iterations-range", {"iterations": iterations, "most": MOST_ITERATIONS}))
