"""The features of The Princes of Florence. Florins are counted in hundreds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
from bottega.kernel.plain import View
from bottega.study.features.table import ONE, Part, across, chosen, common, seats

HIDDEN = -1
CELLS = tuple(f"{row}.{column}" for row in range(7) for column in range(7))


def names(kind: str) -> tuple[str, ...]:
    """The cards of a kind (`people`, `bonus`, `prestige`), as the components list them."""
    listed = title("florence").components().data[kind]
    return tuple(card["name"] for card in (listed["cards"] if isinstance(listed, dict) else listed))


def _hundreds(value: int | None) -> float:
    return HIDDEN if value is None else value / 100


def _held(view: View, order: list[int], people: tuple[str, ...]) -> list[float]:
    values: list[float] = []
    for seat in order:
        if seat == order[0]:
            known = {person["name"] for person in view["hand"]["people"]}
        else:
            known = set(view["seats"][seat]["known_hand"])
        values += [float(name in known) for name in people]
    return values


def _values(view: View, people: tuple[str, ...]) -> list[float]:
    worth = {person["name"]: person["value"] for person in view["hand"]["people"]}
    return [worth.get(name, 0) for name in people]


def _cells(view: View, order: list[int]) -> list[float]:
    own = view["seats"][order[0]]
    taken = {7 * row + column for row, column in own["palazzo"]}
    taken |= {7 * row + column for tile in own["tiles"] for row, column in tile["cells"]}
    return [float(cell in taken) for cell in range(49)]


def _auction(view: View, order: list[int]) -> list[float]:
    auction = view["auction"]
    if auction is None:
        return [0.0] * (1 + len(LOTS) + 3 * len(order))
    return [
        (auction["price"] or 0) / 100,
        *chosen(auction["lot"], LOTS),
        *chosen(auction["leader"], order),
        *[float(seat in auction["bidders"]) for seat in order],
        *[float(seat in auction["still"]) for seat in order],
    ]


def _characters(view: View, order: list[int]) -> list[float]:
    found = view["characters"]
    if found is None:
        return [0.0] * (1 + 3 * len(CHARACTERS))
    cards = found["cards"]
    return [
        found["pot"] / 100,
        *[float(card["taken"]) for card in cards],
        *[(card["offer"] or 0) / 100 for card in cards],
        *chosen(found["courted"], CHARACTERS),
    ]


def _actions(view: View, order: list[int]) -> list[float]:
    actions = view["actions"]
    if actions is None:
        return [0.0] * (4 + len(order))
    return [
        actions["left"],
        float(actions["person_drawn"]),
        float(actions["freedom_taken"]),
        actions["value"] or 0,
        *chosen(actions["active"], order),
    ]


def _project(view: View, order: list[int]) -> list[float]:
    project = view["project"]
    if project is None:
        return [0.0] * (2 + len(BUILDINGS) + len(order))
    return [
        (project["payment"] or 0) / 100,
        project["refused"],
        *chosen(project["building"], BUILDINGS),
        *chosen(project["partner"], order),
    ]


def parts(players: int) -> list[Part]:
    """The parts of the vector for so many players."""
    people, bonus, prestige = names("people"), names("bonus"), names("prestige")

    def of_seats(name: str, high: float, meaning: str, read_one: Callable[[View], Any], low: float = 0) -> Part:
        def read(view: View, order: list[int]) -> list[float]:
            return [float(read_one(view["seats"][seat])) for seat in order]

        return Part(name, seats(players), low, high, meaning, read)

    def sets(name: str, among: tuple[str, ...], meaning: str, held: Callable[[View], Any]) -> Part:
        def read(view: View, order: list[int]) -> list[float]:
            return [float(one in held(view["seats"][seat])) for seat in order for one in among]

        return Part(name, across(players, among), 0, 1, meaning, read)

    return [
        *common(players, (-50, 200)),
        Part("phase", PHASES, 0, 1, "1 for the open question", lambda view, _: chosen(view["phase"], PHASES)),
        Part("round", ONE, 1, 7, "number of the round", lambda view, _: [view["round"]]),
        Part("minimum", ONE, 0, 20, "work value needed in this round", lambda view, _: [view["minimum"]]),
        Part(
            "starter",
            seats(players),
            0,
            1,
            "1 for the starting player",
            lambda view, order: chosen(view["starter"], order),
        ),
        Part(
            "stock",
            STOCKED,
            0,
            20,
            "pieces left in the stock",
            lambda view, _: [view["stock"][name] for name in STOCKED],
        ),
        Part("deck", DECKS, 0, 30, "cards left in a deck", lambda view, _: [view["decks"][name] for name in DECKS]),
        Part(
            "lot_open",
            LOTS,
            0,
            1,
            "1 for a lot that can still be auctioned in this round",
            lambda view, _: [
                float(name in opened)
                for opened in [{lot["name"] for lot in view["lots"] if lot["open"]}]
                for name in LOTS
            ],
        ),
        Part(
            "auction",
            (
                "price",
                *[f"lot.{name}" for name in LOTS],
                *[f"{what}.{seat}" for what in ("leader", "bidding", "still") for seat in seats(players)],
            ),
            0,
            60,
            "in an auction: the price, the lot, who leads, who bids on, who has yet to win something",
            _auction,
        ),
        Part(
            "characters",
            (
                "pot",
                *[f"{what}.{name}" for what in ("taken", "offer", "courted") for name in CHARACTERS],
            ),
            0,
            150,
            "with Muse & Princess: the pot; for each character whether taken, the offer, whether courted now",
            _characters,
        ),
        Part(
            "actions",
            ("left", "person_drawn", "freedom_taken", "value", *[f"active.{seat}" for seat in seats(players)]),
            0,
            60,
            "in the actions: how many are left, what was done, the value of the work in hand, who acts",
            _actions,
        ),
        Part(
            "placing",
            TILES,
            0,
            1,
            "1 for the tile that is to be laid",
            lambda view, _: chosen(view["placing"] and view["placing"]["tile"], TILES),
        ),
        Part(
            "project",
            (
                "payment",
                "refused",
                *[f"building.{name}" for name in BUILDINGS],
                *[f"partner.{seat}" for seat in seats(players)],
            ),
            0,
            60,
            "a common building under negotiation: payment, refusals so far, which building, with whom",
            _project,
        ),
        Part(
            "best_work",
            ONE,
            0,
            60,
            "the best work value of this round so far",
            lambda view, _: [view["best_work"]["value"]],
        ),
        Part(
            "hand",
            across(players, people),
            0,
            1,
            "1 for a person in hand: all of mine, and those of others that everybody knows",
            lambda view, order: _held(view, order, people),
        ),
        Part("work", people, 0, 60, "work value of a person in my hand now", lambda v, _: _values(v, people)),
        Part(
            "bonus",
            bonus,
            0,
            1,
            "1 for a bonus card in my hand",
            lambda view, _: [
                float(name in held) for held in [{card["name"] for card in view["hand"]["bonus"]}] for name in bonus
            ],
        ),
        Part(
            "prestige",
            prestige,
            0,
            1,
            "1 for a prestige card in my hand",
            lambda view, _: [
                float(name in held)
                for held in [{card["name"] for card in view["hand"]["prestige"]}]
                for name in prestige
            ],
        ),
        Part(
            "looking",
            DECKS,
            0,
            1,
            "1 for the deck whose cards I look at",
            lambda view, _: chosen(view["looking"] and view["looking"]["deck"], DECKS),
        ),
        Part("cell", CELLS, 0, 1, "1 for a cell of my board that is taken (row, column)", _cells),
        of_seats("cash", 200, "hundreds of florins, -1 if hidden", lambda seat: _hundreds(seat["cash"]), HIDDEN),
        sets("table", people, "1 for a person on the table, who has worked", lambda seat: seat["table"]),
        sets("building", BUILDINGS, "1 for a building", lambda seat: seat["buildings"]),
        Part(
            "landscape",
            across(players, LANDSCAPES),
            0,
            12,
            "landscapes by kind",
            lambda view, order: [view["seats"][seat]["landscapes"][name] for seat in order for name in LANDSCAPES],
        ),
        sets("freedom", FREEDOMS, "1 for a freedom", lambda seat: seat["freedoms"]),
        of_seats("jesters", 10, "jesters", lambda seat: seat["jesters"]),
        of_seats("builders", 5, "builders", lambda seat: seat["builders"]),
        of_seats("hand_count", 20, "people and recruiting cards in hand", lambda seat: seat["hand_count"]),
        of_seats("recruiting", 10, "recruiting cards in hand", lambda seat: seat["recruiting"]),
        of_seats("recruiting_used", 10, "recruiting cards on the table", lambda seat: seat["recruiting_on_table"]),
        of_seats("bonus_count", 20, "bonus cards in hand", lambda seat: seat["bonus_count"]),
        of_seats("prestige_count", 14, "prestige cards in hand", lambda seat: seat["prestige_count"]),
        of_seats("best_of_round", 60, "best work value of this round", lambda seat: seat["work"]),
        of_seats("empty_cells", 49, "empty cells on the board", lambda seat: seat["empty_cells"]),
        sets("character", CHARACTERS, "1 for the character held", lambda seat: (seat["character"],)),
        sets("marker", CHARACTERS, "1 for the character that the marker lies on", lambda seat: (seat["marker"],)),
        of_seats("committed", 1, "1 if the secret choice of people is made", lambda seat: seat["committed"]),
    ]
