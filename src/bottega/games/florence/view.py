from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bottega.kernel.reason import Reason

if TYPE_CHECKING:
    from bottega.games.florence.state import Florence


def view(game: Florence, seat: int | None) -> dict[str, Any]:
    return game.view_common(seat)


def question(game: Florence, seat: int) -> Reason:
    return Reason("florence-ask")
