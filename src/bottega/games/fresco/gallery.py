"""Gallery: the portrait cards. Its fields, its copy, and how a position tells it.

It changes seldom, so copies of a game share it: whoever changes it takes a copy first (`own`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.kernel.plain import Position
from bottega.kernel.shape import Each, Fields, Name, Number, fault, shown

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.fresco.state import Fresco

_BITS: Final = 6  # of `cards`, for each of its two places: 0 if it is empty, else 1 + the card
_MASK: Final = 63

PORTRAITS: Final = Fields(
    "The portrait cards, with the option.",
    {
        "stack": Each("All cards in their order, those of stack A first.", Name("", "card"), "cards", True),
        "dealt": Number("How many have been revealed: two a round.", 2, "cards"),
        "open": Each("Those of the last two that still lie open.", Name("", "card"), -1, True),
    },
)


class Gallery:
    deck: list[int]  # the cards in the order of their stack; never changes
    dealt: i64  # how many of them have been revealed
    cards: i64  # the two places of open ones, see `opened`

    def __init__(self) -> None:
        """Empty: `blank` or `copy` fills it."""

    def copy(self) -> Gallery:
        twin = Gallery()
        twin.deck = self.deck
        twin.dealt = self.dealt
        twin.cards = self.cards
        return twin

    def first(self) -> i64:
        """The card at the first place, or -1."""
        return (self.cards & _MASK) - 1

    def second(self) -> i64:
        """The card at the second place, or -1."""
        return (self.cards >> _BITS) - 1

    def open_cards(self) -> list[int]:
        cards: list[int] = []
        if self.first() >= 0:
            cards.append(self.first())
        if self.second() >= 0:
            cards.append(self.second())
        return cards

    def dump(self, names: list[str]) -> Position:
        return {
            "stack": [names[card] for card in self.deck],
            "dealt": self.dealt,
            "open": [names[card] for card in self.open_cards()],
        }

    def load(self, data: Position, names: list[str]) -> None:
        self.deck = [names.index(name) for name in data["stack"]]
        self.dealt = data["dealt"]
        if self.dealt % 2:
            raise fault("step", "portraits.dealt", found=str(self.dealt), step="2")
        offered = [names[card] for card in self.deck[self.dealt - 2 : self.dealt]]
        for index, name in enumerate(data["open"]):
            if name not in offered:
                raise fault("name", f"portraits.open[{index}]", found=shown(name), known=offered)
        for place, name in enumerate(offered):
            if name in data["open"]:
                self.cards |= opened(names.index(name), place)


def opened(card: i64, place: i64) -> i64:
    """A card that lies open at one of the two places, to be added to `cards`."""
    return (card + 1) << (_BITS * place)


def blank() -> Gallery:
    """Without the module: no cards."""
    gallery = Gallery()
    gallery.deck = []
    gallery.dealt = gallery.cards = 0
    return gallery


def own(game: Fresco) -> Gallery:
    """The gallery to be changed."""
    game.gallery = game.gallery.copy()
    return game.gallery
