"""Display: what lies at the market. Its fields, its copy, and how a position tells it.

It changes seldom, so copies of a game share it: whoever changes it takes a copy first (`own`).
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from bottega.kernel.plain import Position
from bottega.kernel.shape import Each, Fields, Flag, Maybe, Name, fault

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.fresco.state import Fresco

SOLD: Final = -1

STALLS: Final = Each(
    "The stalls of the market.",
    Fields(
        "",
        {
            "open": Flag("Whether it can still be visited this round."),
            "tiles": Each(
                "Its tiles; null for one that was sold here, or all if it is closed.",
                Maybe(Name("", "market tile")),
            ),
        },
    ),
    "stalls",
)


class Display:
    open: i64  # stalls that can be visited, as a mask
    goods: list[int]  # kinds of market tiles stall by stall, SOLD for one that is gone

    def __init__(self) -> None:
        """Empty: `blank` or `copy` fills it."""

    def copy(self) -> Display:
        twin = Display()
        twin.open = self.open
        twin.goods = self.goods[:]
        return twin

    def dump(self, bounds: list[int], names: list[str]) -> list[Position]:
        """`bounds` tell where each stall begins."""
        return [
            {
                "open": bool((self.open >> stall) & 1),
                "tiles": [names[kind] if kind != SOLD else None for kind in self.goods[first:last]],
            }
            for stall, (first, last) in enumerate(pairwise(bounds))
        ]

    def load(self, data: list[Position], bounds: list[int], names: list[str]) -> None:
        for stall, entry in enumerate(data):
            room = bounds[stall + 1] - bounds[stall]
            if len(entry["tiles"]) != room:
                raise fault("length", f"stalls[{stall}].tiles", found=str(len(entry["tiles"])), wanted=str(room))
            self.open |= int(entry["open"]) << stall
            self.goods += [SOLD if name is None else names.index(name) for name in entry["tiles"]]


def blank() -> Display:
    """No stall is open, nothing lies there."""
    display = Display()
    display.open = 0
    display.goods = []
    return display


def own(game: Fresco) -> Display:
    """The display to be changed."""
    game.display = game.display.copy()
    return game.display
