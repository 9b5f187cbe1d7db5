"""Court: one player's principality, purse and people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

TILE_COUNT: Final = 13
UNSURE: Final = 1 << TILE_COUNT
UNKNOWN: Final = 2 * UNSURE - 1  # any tile may fit


class Court:
    """All that one player has. Sets are bit masks by the numbers of things."""

    __slots__ = (
        "bonus",
        "bought",
        "builders",
        "buildings",
        "built",
        "cash",
        "character",
        "discard",
        "fits",
        "forests",
        "freedoms",
        "hand",
        "in_hand",
        "jesters",
        "lakes",
        "marker",
        "offer",
        "on_table",
        "open_hand",
        "parks",
        "planted",
        "points",
        "prestige",
        "prestige_cards",
        "recruits",
        "spans",
        "table",
        "work",
    )
    cash: i64  # florins
    points: i64  # prestige points on the track
    built: i64  # cells under buildings
    planted: i64  # cells under landscapes
    buildings: i64
    forests: i64
    lakes: i64
    parks: i64
    freedoms: i64
    jesters: i64
    builders: i64
    hand: i64  # people in hand
    open_hand: i64  # those of them that all have seen: recruited from a table
    table: i64  # people who have worked and lie open
    recruits: i64  # recruiting cards in hand
    in_hand: i64  # people and recruiting cards in hand, counted
    on_table: i64  # people and recruiting cards on the table, counted
    bought: i64  # people drawn from the deck so far
    bonus: i64
    prestige: i64
    prestige_cards: i64
    work: i64  # the best work value of this round
    discard: i64  # the person given back at the start; -1 before
    character: i64  # the character held; -1 for none
    marker: i64  # the character on which the marker lies; -1 for none
    offer: i64  # the bid field it lies on
    fits: i64  # which tiles still fit on the board; with UNSURE among them, which may
    spans: i64  # which buildings still fit across the border to the right; -1 if not known

    def __init__(self) -> None:
        self.cash = 0
        self.points = 0
        self.built = 0
        self.planted = 0
        self.buildings = 0
        self.forests = 0
        self.lakes = 0
        self.parks = 0
        self.freedoms = 0
        self.jesters = 0
        self.builders = 0
        self.hand = 0
        self.open_hand = 0
        self.table = 0
        self.recruits = 0
        self.in_hand = 0
        self.on_table = 0
        self.bought = 0
        self.bonus = 0
        self.prestige = 0
        self.prestige_cards = 0
        self.work = 0
        self.discard = -1
        self.character = -1
        self.marker = -1
        self.offer = 0
        self.fits = UNKNOWN
        self.spans = -1

    def copy(self) -> Court:
        twin = Court()
        twin.cash = self.cash
        twin.points = self.points
        twin.built = self.built
        twin.planted = self.planted
        twin.buildings = self.buildings
        twin.forests = self.forests
        twin.lakes = self.lakes
        twin.parks = self.parks
        twin.freedoms = self.freedoms
        twin.jesters = self.jesters
        twin.builders = self.builders
        twin.hand = self.hand
        twin.open_hand = self.open_hand
        twin.table = self.table
        twin.recruits = self.recruits
        twin.in_hand = self.in_hand
        twin.on_table = self.on_table
        twin.bought = self.bought
        twin.bonus = self.bonus
        twin.prestige = self.prestige
        twin.prestige_cards = self.prestige_cards
        twin.work = self.work
        twin.discard = self.discard
        twin.character = self.character
        twin.marker = self.marker
        twin.offer = self.offer
        twin.fits = self.fits
        twin.spans = self.spans
        return twin

    def landscapes(self, kind: i64) -> i64:
        """How many of one kind of landscape."""
        if kind == 0:
            return self.forests
        return self.lakes if kind == 1 else self.parks

    def add_landscape(self, kind: i64) -> None:
        """One more of a kind of landscape."""
        if kind == 0:
            self.forests += 1
        elif kind == 1:
            self.lakes += 1
        else:
            self.parks += 1
