"""The catalogue: every move that can ever be made, numbered.

Moves whose numbers do not depend on the tiles' shapes come first, so that hot code knows them as
constants; the placements follow, and then what was added since: numbers once given stay.
"""

from __future__ import annotations

from typing import Final

from bottega.games.florence.names import BUILDINGS, CHARACTERS, FREEDOMS, LANDSCAPES, LOTS
from bottega.kernel.move import Catalogue

PEOPLE_COUNT: Final = 21
PRESTIGE_COUNT: Final = 14
BONUS_COUNT: Final = 20
BIDS: Final = 100  # 100 to 10000 florins
AMOUNTS: Final = 21  # 0 to 2000 florins
# Payments between partners may be as high as one likes: in hundreds to 10 000 florins, then in thousands to 100 000,
# which is more than anybody can have.
PAYMENTS: Final = (*range(0, 10_001, 100), *range(11_000, 100_001, 1000))
POINTS: Final = 100  # 0 to 99 prestige points

# The first number of each kind of move.
DISCARD: Final = 0
RETHINK: Final = 21
OPEN_LOT: Final = 22
PASS: Final = 30
BID_OF: Final = 31
SELL: Final = 131
PICK_KIND: Final = 132
KEEP_PERSON: Final = 135
KEEP_PRESTIGE: Final = 156
KEEP_BONUS: Final = 170
RECRUIT_PERSON: Final = 190
HOLD: Final = 211
WORK: Final = 212
WORK_PRINCESS: Final = 233
BUILD: Final = 234
DRAW_PERSON: Final = 244
DRAW_BONUS: Final = 245
FREEDOM: Final = 246
END: Final = 249
ADD_BONUS: Final = 250
FINISH: Final = 270
PRESTIGE_OF: Final = 271
COURT_CHARACTER: Final = 371
OFFER_OF: Final = 377
PROFESSOR_PRESTIGE: Final = 398
PROFESSOR_BONUS: Final = 399
LATER: Final = 400
MERCHANT_FREE: Final = 401
MERCHANT_POINTS: Final = 402
SHARE: Final = 403
ASK_FOR: Final = 423
COUNTER: Final = 444
ACCEPT: Final = 465
REFUSE: Final = 466
PLACE_FIRST: Final = 467

# Kinds, for dispatch; in the catalogue's order.
KINDS: Final = (
    "discard",
    "rethink",
    "open",
    "pass",
    "bid",
    "sell",
    "pick",
    "keep",
    "recruit",
    "hold",
    "work",
    "build",
    "draw",
    "freedom",
    "end",
    "add",
    "finish",
    "prestige",
    "court",
    "offer",
    "professor",
    "later",
    "merchant",
    "share",
    "ask",
    "counter",
    "accept",
    "refuse",
    "place",
    "across",
    "more",
    "elsewhere",
)
A_DISCARD: Final = 0
A_RETHINK: Final = 1
AN_OPEN: Final = 2
A_PASS: Final = 3
A_BID: Final = 4
A_SELL: Final = 5
A_PICK: Final = 6
A_KEEP: Final = 7
A_RECRUIT: Final = 8
A_HOLD: Final = 9
A_WORK: Final = 10
A_BUILD: Final = 11
A_DRAW: Final = 12
A_FREEDOM: Final = 13
AN_END: Final = 14
AN_ADD: Final = 15
A_FINISH: Final = 16
A_PRESTIGE: Final = 17
A_COURT: Final = 18
AN_OFFER: Final = 19
A_PROFESSOR: Final = 20
A_LATER: Final = 21
A_MERCHANT: Final = 22
A_SHARE: Final = 23
AN_ASK: Final = 24
A_COUNTER: Final = 25
AN_ACCEPT: Final = 26
A_REFUSE: Final = 27
A_PLACE: Final = 28
AN_ACROSS: Final = 29
A_MORE: Final = 30
AN_ELSEWHERE: Final = 31


def fixed_moves(people: list[str], prestige: list[str], bonus: list[str]) -> Catalogue:
    """The catalogue up to the placements, which depend on the shapes of the tiles."""
    catalogue = Catalogue()
    add = catalogue.add
    for person in people:
        add("discard", person=person)
    add("rethink")
    for lot in LOTS:
        add("open", lot=lot)
    add("pass")
    for step in range(1, BIDS + 1):
        add("bid", florins=100 * step)
    add("sell", points=1)
    for landscape in LANDSCAPES:
        add("pick", landscape=landscape)
    for card in people + prestige + bonus:
        add("keep", card=card)
    for person in people:
        add("recruit", person=person)
    add("hold")
    for worker in [*people, "princess"]:
        add("work", person=worker)
    for building in BUILDINGS:
        add("build", building=building)
    for deck in ("person", "bonus"):
        add("draw", deck=deck)
    for freedom in FREEDOMS:
        add("freedom", freedom=freedom)
    add("end")
    for card in bonus:
        add("add", card=card)
    add("finish")
    for points in range(POINTS):
        add("prestige", points=points)
    for character in CHARACTERS:
        add("court", character=character)
    for step in range(AMOUNTS):
        add("offer", florins=100 * step)
    for deck in ("prestige", "bonus"):
        add("professor", deck=deck)
    add("later")
    for gift in ("free", "points"):
        add("merchant", gift=gift)
    for building in BUILDINGS:
        for side in ("left", "right"):
            add("share", building=building, side=side)
    for step in range(AMOUNTS):
        add("ask", florins=100 * step)
    for step in range(AMOUNTS):
        add("counter", florins=100 * step)
    add("accept")
    add("refuse")
    if len(catalogue) != PLACE_FIRST:
        raise AssertionError(f"the first placement is number {len(catalogue)}")
    return catalogue


def further_moves(catalogue: Catalogue) -> None:
    """What comes after the placements."""
    catalogue.add("more")
    catalogue.add("elsewhere")
    for kind in ("ask", "counter"):
        for florins in PAYMENTS[AMOUNTS:]:
            catalogue.add(kind, florins=florins)
