"""The features of The Princes of Florence: their names, ranges and meanings, in the order in which `sight` paints them.

Florins are counted in hundreds.
"""

from __future__ import annotations

from bottega.games import title
from bottega.games.florence.names import (
    BUILDINGS,
    CHARACTERS,
    DECKS,
    FREEDOMS,
    LANDSCAPES,
    LOTS,
    PHASES,
    STOCKED,
    TILES,
)
from bottega.study.features.table import ONE, Part, across, common, seats

HIDDEN = -1
CELLS = tuple(f"{row}.{column}" for row in range(7) for column in range(7))


def names(kind: str) -> tuple[str, ...]:
    """The cards of a kind (`people`, `bonus`, `prestige`), as the components list them."""
    listed = title("florence").components().data[kind]
    return tuple(card["name"] for card in (listed["cards"] if isinstance(listed, dict) else listed))


def parts(players: int) -> list[Part]:
    """The parts of the vector for so many players."""
    people, bonus, prestige, each = names("people"), names("bonus"), names("prestige"), seats(players)

    def sets(name: str, among: tuple[str, ...], meaning: str) -> Part:
        return Part(name, across(players, among), 0, 1, meaning)

    return [
        *common(players, (-50, 200)),
        Part("phase", PHASES, 0, 1, "1 for the open question"),
        Part("round", ONE, 1, 7, "number of the round"),
        Part("minimum", ONE, 0, 20, "work value needed in this round"),
        Part("starter", each, 0, 1, "1 for the starting player"),
        Part("stock", STOCKED, 0, 20, "pieces left in the stock"),
        Part("deck", DECKS, 0, 30, "cards left in a deck"),
        Part("lot_open", LOTS, 0, 1, "1 for a lot that can still be auctioned in this round"),
        Part(
            "auction",
            (
                "price",
                *[f"lot.{name}" for name in LOTS],
                *[f"{what}.{seat}" for what in ("leader", "bidding", "still") for seat in each],
            ),
            0,
            60,
            "in an auction: the price, the lot, who leads, who bids on, who has yet to win something",
        ),
        Part(
            "characters",
            ("pot", *[f"{what}.{name}" for what in ("taken", "offer", "courted") for name in CHARACTERS]),
            0,
            150,
            "with Muse & Princess: the pot; for each character whether taken, the offer, whether courted now",
        ),
        Part(
            "actions",
            ("left", "person_drawn", "freedom_taken", "value", *[f"active.{seat}" for seat in each]),
            0,
            60,
            "in the actions: how many are left, what was done, the value of the work in hand, who acts",
        ),
        Part("placing", TILES, 0, 1, "1 for the tile that is to be laid"),
        Part(
            "project",
            (
                "payment",
                "refused",
                *[f"building.{name}" for name in BUILDINGS],
                *[f"partner.{seat}" for seat in each],
            ),
            0,
            60,
            "a common building under negotiation: payment, refusals so far, which building, with whom",
        ),
        Part("best_work", ONE, 0, 60, "the best work value of this round so far"),
        sets("hand", people, "1 for a person in hand: all of mine, and those of others that everybody knows"),
        Part("work", people, 0, 60, "work value of a person in my hand now"),
        Part("bonus", bonus, 0, 1, "1 for a bonus card in my hand"),
        Part("prestige", prestige, 0, 1, "1 for a prestige card in my hand"),
        Part("looking", DECKS, 0, 1, "1 for the deck whose cards I look at"),
        Part("cell", CELLS, 0, 1, "1 for a cell of my board that is taken (row, column)"),
        Part("cash", each, HIDDEN, 200, "hundreds of florins, -1 if hidden"),
        sets("table", people, "1 for a person on the table, who has worked"),
        sets("building", BUILDINGS, "1 for a building"),
        Part("landscape", across(players, LANDSCAPES), 0, 12, "landscapes by kind"),
        sets("freedom", FREEDOMS, "1 for a freedom"),
        Part("jesters", each, 0, 10, "jesters"),
        Part("builders", each, 0, 5, "builders"),
        Part("hand_count", each, 0, 20, "people and recruiting cards in hand"),
        Part("recruiting", each, 0, 10, "recruiting cards in hand"),
        Part("recruiting_used", each, 0, 10, "recruiting cards on the table"),
        Part("bonus_count", each, 0, 20, "bonus cards in hand"),
        Part("prestige_count", each, 0, 14, "prestige cards in hand"),
        Part("best_of_round", each, 0, 60, "best work value of this round"),
        Part("empty_cells", each, 0, 49, "empty cells on the board"),
        sets("character", CHARACTERS, "1 for the character held"),
        sets("marker", CHARACTERS, "1 for the character that the marker lies on"),
        Part("committed", each, 0, 1, "1 if the secret choice of people is made"),
    ]
