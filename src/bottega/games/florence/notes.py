"""Notes: what has been seen of a deck, so that a guess can keep all of it.

A deck changes in one way only: somebody looks at its top cards, keeps one, and puts the others beneath it in
their order. Everyone sees that it happens; which cards they were only the looker sees. A card comes to light
when a person works, a bonus card is played, or prestige cards are laid open. Each of these is a `Note`, linked
to the one before: copies of a game share them for nothing. `levels` tells what a seat can make of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.kernel.bits import ones

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.florence.levels import Level

OPEN: Final = -2  # the owner of notes that hold the whole truth

# Kinds of notes.
START: Final = 0
LOOK: Final = 1
KEEP: Final = 2
SHOW: Final = 3


class Note:
    """One thing that happened to a deck, linked to the one before."""

    __slots__ = (
        "before",
        "card",
        "cards",
        "drawn",
        "given",
        "hands",
        "kind",
        "levels",
        "owner",
        "seat",
        "sizes",
        "veiled",
        "veils",
    )
    before: Note | None
    kind: i64
    seat: i64  # who looked, kept or showed
    card: i64  # the card kept or shown
    cards: list[int]  # those looked at, top first; the place of the one kept; the first deck, with masks of who knows
    # Only at the start:
    hands: list[int]  # the hidden cards of each hand, as masks
    sizes: list[int]  # how many they are
    given: list[int]  # the person whom each seat has given back and could not see since, -1 for none
    drawn: list[bool]  # who had drawn from the deck before
    owner: i64  # whose sight the notes up to here are; OPEN for the whole truth
    veiled: bool  # whether cards that the owner did not see are left out
    levels: dict[int, Level] | None  # by seat, found when first needed; likewise:
    veils: dict[int, Note] | None

    def __init__(self, before: Note | None, kind: i64, seat: i64, card: i64, cards: list[int]) -> None:
        self.before = before
        self.kind = kind
        self.seat = seat
        self.card = card
        self.cards = cards
        self.hands = NOTHING
        self.sizes = NOTHING
        self.given = NOTHING
        self.drawn = NOBODY
        self.owner = OPEN if before is None else before.owner
        self.veiled = False
        self.levels = None
        self.veils = None

    def level(self, seat: int) -> Level | None:
        return self.levels.get(seat) if self.levels is not None else None


NOTHING: Final[list[int]] = []
NOBODY: Final[list[bool]] = []


def start(deck: list[int], hands: list[int], given: list[int], drawn: list[bool]) -> Note:
    """The first note: how things lay when notes were begun. Deck entries carry the masks of seats that know them."""
    note = Note(None, START, -1, -1, deck[:])
    note.hands = hands
    note.sizes = [ones(hand) for hand in hands]
    hidden = sum(1 << (entry & 255) for entry in deck) | sum(hands)
    note.given = [card if card >= 0 and hidden >> card & 1 else -1 for card in given]
    note.drawn = drawn
    return note


def look(before: Note | None, seat: i64, window: list[int]) -> Note:
    return Note(before, LOOK, seat, -1, window)


def keep(before: Note | None, seat: i64, card: i64, place: i64) -> Note:
    return Note(before, KEEP, seat, card, [place])


def show(before: Note | None, seat: i64, card: i64) -> Note:
    return Note(before, SHOW, seat, card, NOTHING)
