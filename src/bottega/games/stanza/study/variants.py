"""La Stanza in miniature.

The last two turns of two players, on a ring with one space in each room. The game hides nothing; what chance draws is
who waits in the rooms, and both see it.
"""

from __future__ import annotations

from pathlib import Path

from bottega.kernel.plain import Position
from bottega.study.variants import Variant

# Who waits in each room, clockwise: one person of each discipline.
ROOMS = (
    ("vasco-da-gama", "leo-x", "francis-i", "petrarch", "durer"),
    ("leo-x", "durer", "francis-i", "petrarch", "vasco-da-gama"),
    ("durer", "leo-x", "vasco-da-gama", "francis-i", "petrarch"),
)


def deals(fresh: Position) -> list[Position]:
    """Each way in which the rooms may be filled, in the last turns but one."""
    return [_filled(fresh, rooms) for rooms in ROOMS]


def _filled(fresh: Position, rooms: tuple[str, ...]) -> Position:
    spaces = [space for space, person in fresh["ring"].items() if person is not None]
    everybody = [*filter(None, fresh["ring"].values()), *fresh["pile"]]
    ring = {**fresh["ring"], **dict(zip(spaces, rooms, strict=True))}
    pile = [person for person in everybody if person not in rooms]
    last = {"stage": "B", "round": fresh["players"] + 1}  # all rounds are over
    return {**fresh, **last, "ring": ring, "pile": pile}


VARIANTS = (
    Variant(
        title="stanza",
        name="mini",
        corrections=Path(__file__).with_name("mini.toml"),
        options={},
        deals=deals,
        decisions=15,
    ),
)
