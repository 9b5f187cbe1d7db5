"""The rulebook of Florence as a newcomer reads it: from the aim to the expansions, with tables and worked examples."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.florence.tables import file_of
from bottega.kernel.book import Chapter, Drawn, Example, Grid, Passage, Row, Rules
from bottega.kernel.components import Components
from bottega.kernel.reason import Value

if TYPE_CHECKING:
    from bottega.games.florence.component_types import ComponentsFile


# What cards of prestige can ask for, as their names tell it: a corrected card may ask for less.
NEEDS = ("large", "landscape_kinds", "freedoms", "buildings", "table", "builders", "jesters", "landscapes")


def labels(components: Components) -> dict[str, dict[str, int]]:
    """The numbers printed on the cards: what a bonus card adds, what a prestige card asks for and brings."""
    data = file_of(components)
    told: dict[str, dict[str, int]] = {card["name"]: {"adds": card["adds"]} for card in data["bonus"]["cards"]}
    for card in data["prestige"]["cards"]:
        needs = card.get("needs", {})
        told[card["name"]] = {
            "points": card.get("points", card.get("alone", 0)),
            "alone": card.get("alone", card.get("points", 0)),
            "tied": card.get("tied", 0),
            **{name: needs.get(name, 0) for name in NEEDS},
        }
    return told


def figures(components: Components) -> dict[str, Value]:
    """The numbers that the texts of Florence name."""
    data = file_of(components)
    money, points, value = data["money"], data["prestige_points"], data["work_value"]
    limits, stock, characters = data["limits"], data["stock"], data["characters"]
    costs = money["building_by_builders"]
    minima = data["rounds"]["minimum_work_value"]
    return {
        "rounds": len(minima),
        "minima": minima,
        "minimum_first": minima[0],
        "minimum_last": minima[-1],
        "start": money["start"],
        "start_two": money["start_two_players"],
        "base": money["base_price"],
        "base_two": money["base_price_two_players"],
        "step": money["raise"],
        "person_price": money["person"],
        "freedom_price": money["freedom"],
        "bonus_price": money["bonus"],
        "cost_none": costs[0],
        "cost_one": costs[1],
        "cost_two": costs[2],
        "cost_three": costs[3],
        "pay": money["per_work_value"],
        "point_price": money["per_prestige_point"],
        "back": money["per_step_back"],
        "points_building": points["building"],
        "points_landscape": points["landscape_again"],
        "points_builder": points["builder_again"],
        "points_best": points["best_work"],
        "adds_building": value["building"],
        "adds_landscape": value["landscape"],
        "adds_freedom": value["freedom"],
        "adds_jester": value["jester"],
        "adds_person": value["person"],
        "actions": limits["actions"],
        "builders_most": limits["builders"],
        "dealt": limits["people_dealt"],
        "kept": limits["people_kept"],
        "looked": limits["cards_looked_at"],
        "copies_building": stock["copies_of_building"],
        "two_freedoms": data["two_players"]["freedoms"],
        "two_freedoms_hard": data["two_players"]["freedoms_hard"],
        "pot": characters["banker_pot"],
        "pot_growth": characters["banker_pot_growth"],
        "princess_landscape": characters["princess_landscape"],
        "princess_builder": characters["princess_builder"],
        "princess_building": characters["princess_building"],
        "princess_person": characters["princess_person"],
        "banker_price": characters["per_prestige_point"],
        "offer_lowest": characters["lowest_offer"],
        "offer_highest": characters["highest_offer"],
        "offer_banker": characters["highest_offer_banker"],
        "proposals": data["cooperative"]["proposals_per_turn"],
    }


def book(components: Components) -> list[Chapter]:
    data = file_of(components)
    return [
        Chapter(
            "florence-chapter-game",
            Passage("florence-book-aim"),
            Passage("florence-book-principality"),
            Passage("florence-book-round"),
        ),
        Chapter("florence-chapter-box", _box(data)),
        Chapter(
            "florence-chapter-setup",
            Rules("florence-setup-money", "florence-setup-people", "florence-setup-freedoms", "florence-setup-starter"),
        ),
        Chapter("florence-chapter-course", Rules("florence-course-rounds")),
        Chapter(
            "florence-chapter-auction",
            Rules(
                "florence-auction-lots",
                "florence-auction-one",
                "florence-auction-closed",
                "florence-auction-empty",
                "florence-auction-open",
                "florence-auction-raise",
                "florence-auction-pass",
                "florence-auction-opener",
                "florence-auction-last",
            ),
            _auction_example(data),
        ),
        Chapter(
            "florence-chapter-objects",
            Rules(
                "florence-landscape-place",
                "florence-landscape-fits",
                "florence-landscape-again",
                "florence-jester-effect",
                "florence-builder-effect",
                "florence-builder-three",
                "florence-prestige-card",
                "florence-cards-look",
                "florence-recruiting-card",
                "florence-recruiting-others",
                "florence-recruiting-counts",
            ),
            _landscapes(data),
        ),
        Chapter("florence-chapter-actions", Rules("florence-actions-two"), _actions(data)),
        Chapter(
            "florence-chapter-work",
            Rules("florence-work-person", "florence-work-value"),
            _value_parts(data),
            Rules("florence-work-minimum"),
            _minima(data),
            Rules("florence-work-payment", "florence-work-again", "florence-bonus-use"),
            _work_example(data),
            Rules("florence-best-work"),
        ),
        Chapter(
            "florence-chapter-building",
            Rules("florence-building-prestige", "florence-building-cost"),
            _building_costs(data),
            Rules(
                "florence-building-grid",
                "florence-building-overlap",
                "florence-building-adjacent",
                "florence-building-landscapes",
                "florence-building-once",
                "florence-building-stays",
                "florence-building-stock",
            ),
            Passage("florence-book-palazzo"),
            _buildings(data),
        ),
        Chapter(
            "florence-chapter-cards",
            Rules("florence-person-draw", "florence-person-once"),
            _people(data),
            Rules(
                "florence-freedom-introduce", "florence-freedom-turn", "florence-freedom-once", "florence-freedom-stock"
            ),
            Rules("florence-bonus-draw", "florence-deck-empty"),
            Grid(
                "florence-book-grid-bonus",
                ("florence-book-column-bonus",),
                [(card["name"],) for card in data["bonus"]["cards"]],
            ),
        ),
        Chapter(
            "florence-chapter-money", Rules("florence-money-enough", "florence-money-back", "florence-money-hidden")
        ),
        Chapter(
            "florence-chapter-end",
            Rules("florence-end-game", "florence-end-prestige"),
            Grid(
                "florence-book-grid-prestige",
                ("florence-book-column-prestige",),
                [(card["name"],) for card in data["prestige"]["cards"]],
            ),
            _prestige_example(data),
            Rules("florence-end-tie"),
        ),
        Chapter(
            "florence-chapter-two",
            Rules("florence-two-money", "florence-two-price", "florence-two-landscapes", "florence-two-freedoms"),
        ),
        Chapter(
            "florence-chapter-muse",
            Rules(
                "florence-muse-phases",
                "florence-offer-turn",
                "florence-offer-fields",
                "florence-offer-higher",
                "florence-offer-cash",
                "florence-character-one",
                "florence-character-use",
            ),
            Example(
                "florence-book-example-characters",
                {"first": 300, "second": 400, "third": 500, "pot": data["characters"]["banker_pot"]},
            ),
            Rules("florence-muse-works", "florence-cardinal-action", "florence-princess-work"),
            _princess_example(data),
            Rules(
                "florence-merchant-gift",
                "florence-professor-card",
                "florence-banker-pot",
                "florence-banker-end",
                "florence-muse-no-back",
            ),
        ),
        Chapter(
            "florence-chapter-cooperative",
            Rules(
                "florence-cooperative",
                "florence-cooperative-neighbour",
                "florence-cooperative-across",
                "florence-cooperative-density",
                "florence-cooperative-once",
                "florence-cooperative-cost",
                "florence-cooperative-payment",
                "florence-cooperative-counter",
                "florence-cooperative-place",
                "florence-cooperative-ends",
            ),
            Example(
                "florence-book-example-together",
                {
                    "payment": 500,
                    "cost": data["money"]["building_by_builders"][1],
                    "gain": 500 - data["money"]["building_by_builders"][1],
                },
            ),
            Rules("florence-cooperative-border"),
        ),
    ]


def _box(data: ComponentsFile) -> Grid:
    stock = data["stock"]
    rows: list[Row] = [
        ("builder", stock["builders"]),
        ("jester", stock["jesters"]),
        *((name, stock["copies_of_landscape"]) for name in ("forest", "lake", "park")),
        ("prestige", len(data["prestige"]["cards"])),
        ("recruiting", stock["recruiting"]),
        ("florence-book-buildings-each", stock["copies_of_building"]),
        ("florence-book-freedoms-each", stock["freedoms_of_a_kind"]),
        ("person", len(data["people"]["cards"])),
        ("bonus", len(data["bonus"]["cards"])),
        ("florence-book-characters", 6),
    ]
    return Grid("florence-book-grid-box", ("florence-book-column-thing", "florence-book-column-count"), rows)


def _auction_example(data: ComponentsFile) -> Example:
    money = data["money"]
    step = money["raise"]
    bids: dict[str, Value] = {f"bid{at}": money["base_price"] + at * step for at in range(6)}
    return Example("florence-book-example-auction", bids)


def _landscapes(data: ComponentsFile) -> Grid:
    rows: list[Row] = [
        (Drawn(name, tile["shape"]), tile["size"], tile["supports"])
        for name, tile in ((name, data["landscapes"][name]) for name in ("forest", "lake", "park"))
    ]
    columns = ("florence-book-column-landscape", "florence-book-column-squares", "florence-book-column-wanted")
    return Grid("florence-book-grid-landscapes", columns, rows)


def _actions(data: ComponentsFile) -> Grid:
    money, often = data["money"], data["limits"]["actions"]
    rows: list[Row] = [
        ("florence-book-action-work", 0, often),
        ("florence-book-action-build", "florence-book-by-builders", often),
        ("florence-book-action-person", money["person"], 1),
        ("florence-book-action-freedom", money["freedom"], 1),
        ("florence-book-action-bonus", money["bonus"], often),
    ]
    columns = ("florence-book-column-action", "florence-book-column-florins", "florence-book-column-times")
    return Grid("florence-book-grid-actions", columns, rows)


def _value_parts(data: ComponentsFile) -> Grid:
    value = data["work_value"]
    rows: list[Row] = [
        (f"florence-book-part-{part}", value[part]) for part in ("building", "landscape", "freedom", "jester", "person")
    ]
    columns = ("florence-book-column-have", "florence-book-column-adds")
    return Grid("florence-book-grid-value", columns, rows)


def _minima(data: ComponentsFile) -> Grid:
    minima = data["rounds"]["minimum_work_value"]
    rows: list[Row] = [(number, minimum) for number, minimum in enumerate(minima, 1)]
    columns = ("florence-book-column-round", "florence-book-column-minimum")
    return Grid("florence-book-grid-minimum", columns, rows)


def _work_example(data: ComponentsFile) -> Example:
    """The poet in round 3, with theatre and travel but no lake, two jesters and four cards."""
    value, money = data["work_value"], data["money"]
    total = value["building"] + value["freedom"] + 2 * value["jester"] + 4 * value["person"]
    payment = total * money["per_work_value"]
    points = payment // money["per_prestige_point"]
    return Example(
        "florence-book-example-work",
        {
            "minimum": data["rounds"]["minimum_work_value"][2],
            "building_part": value["building"],
            "freedom_part": value["freedom"],
            "jester_part": 2 * value["jester"],
            "card_part": 4 * value["person"],
            "total": total,
            "payment": payment,
            "points": points,
            "spent": points * money["per_prestige_point"],
        },
    )


def _building_costs(data: ComponentsFile) -> Grid:
    rows: list[Row] = list(enumerate(data["money"]["building_by_builders"]))
    columns = ("florence-book-column-builders", "florence-book-column-florins")
    return Grid("florence-book-grid-costs", columns, rows)


def _buildings(data: ComponentsFile) -> Grid:
    wanted: dict[str, list[str]] = {}
    for card in data["people"]["cards"]:
        wanted.setdefault(card["building"], []).append(card["name"])
    rows: list[Row] = [
        (Drawn(name, building["shape"]), building["class"], building["size"], wanted.get(name, []))
        for name, building in data["buildings"].items()
    ]
    columns = (
        "florence-book-column-building",
        "florence-book-column-size",
        "florence-book-column-squares",
        "florence-book-column-for",
    )
    return Grid("florence-book-grid-buildings", columns, rows)


def _people(data: ComponentsFile) -> Grid:
    rows: list[Row] = [
        (card["name"], card["number"], card["building"], card["landscape"], card["freedom"])
        for card in data["people"]["cards"]
    ]
    columns = (
        "florence-book-column-profession",
        "florence-book-column-number",
        "florence-book-column-building",
        "florence-book-column-landscape",
        "florence-book-column-freedom",
    )
    return Grid("florence-book-grid-people", columns, rows)


def _prestige_example(data: ComponentsFile) -> Example:
    """Most buildings: five against four, and five against five."""
    card = next(card for card in data["prestige"]["cards"] if card["name"] == "prestige-buildings")
    return Example("florence-book-example-prestige", {"alone": card["alone"], "tied": card["tied"]})


def _princess_example(data: ComponentsFile) -> Example:
    """Two lakes, a university, a studio and three profession cards."""
    princess = data["characters"]
    total = 2 * princess["princess_landscape"] + 2 * princess["princess_building"] + 3 * princess["princess_person"]
    return Example("florence-book-example-princess", {"total": total})
