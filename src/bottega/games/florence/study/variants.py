"""Florence in miniature.

One round for two. Each is dealt two of four people, gives one of them back in secret, buys at most one object and
has one action. The four people are known; who holds whom is not, nor which of two prestige cards lies on top.
"""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

from bottega.kernel.plain import Position
from bottega.study.variants import Variant

PEOPLE = ("astronomer", "botanist", "goldsmith", "poet")
ON_TOP = ("prestige-buildings", "prestige-jesters")


def deals(fresh: Position) -> list[Position]:
    """Every way to deal two people to each, with either prestige card on top."""
    found: list[Position] = []
    for first in combinations(PEOPLE, 2):
        second = [person for person in PEOPLE if person not in first]
        for top in ON_TOP:
            hands = [list(first), second]
            found.append(_dealt(fresh, hands, top))
    return found


def _dealt(fresh: Position, hands: list[list[str]], top: str) -> Position:
    everybody = [entry["card"] for entry in fresh["decks"]["person"]]
    everybody += [person for seat in fresh["seats"] for person in seat["hand"]]
    left = sorted(person for person in everybody if person not in PEOPLE)
    prestige = sorted(entry["card"] for entry in fresh["decks"]["prestige"])
    prestige.remove(top)
    decks = {
        **fresh["decks"],
        "person": [_unknown(person) for person in left],
        "prestige": [_unknown(card) for card in [top, *prestige]],
    }
    seats = [{**seat, "hand": hand} for seat, hand in zip(fresh["seats"], hands, strict=True)]
    position = {**fresh, "decks": decks, "seats": seats}
    del position["seen"]  # it tells of the decks as they lay before
    return position


def _unknown(card: str) -> Position:
    return {"card": card, "known_to": []}


VARIANTS = (
    Variant(
        title="florence",
        name="mini",
        corrections=Path(__file__).with_name("mini.toml"),
        options={"hard_freedoms": True},
        deals=deals,
        decisions=9,
    ),
)
