"""The rulebook of Fresco as a newcomer reads it: from the aim to the modules, with tables and worked examples."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.fresco.rulebook import RULES
from bottega.games.fresco.tables import file_of
from bottega.kernel.book import Chapter, Example, Grid, Passage, Row, Rules
from bottega.kernel.components import Components
from bottega.kernel.reason import Value

if TYPE_CHECKING:
    from bottega.games.fresco.component_types import ComponentsFile, Tile


def figures(components: Components) -> dict[str, Value]:
    """The numbers that the texts of Fresco name."""
    data = file_of(components)
    market, bishop, altar = data["market"], data["bishop"], data["altar"]
    below = len(market["tiles"]) - len(market["removed_below_four"])
    return {
        "money": data["start"]["money"],
        "apprentices": data["start"]["apprentices"],
        "market_tiles": len(market["tiles"]),
        "market_laid": sum(market["stalls_of_four"]),
        "market_below": below,
        "market_laid_below": sum(market["stalls_below_four"]),
        "bonus_on": bishop["on_his_tile"],
        "bonus_beside": bishop["beside_him"],
        "step_price": bishop["step_price"],
        "altar_primary": altar["primary_points"],
        "altar_blends": altar["blends_points"],
        "altar_one": altar["primary_points"] + altar["replaced_points"],
        "altar_three": altar["primary_points"] + 3 * altar["replaced_points"],
        "pink_points": altar["pink_points"],
        "brown_points": altar["brown_points"],
        "altar_pink": altar["blends_points"] + altar["pink_points"],
        "altar_browns": altar["blends_points"] + 3 * altar["brown_points"],
        "studio_coins": data["work"]["studio_coins"],
        "mixes": data["work"]["mixes"],
        "request_tiles": data["requests"]["tiles"],
        "theatre_mood": data["work"]["theatre_mood"],
        "tiles_left": data["ending"]["tiles_left"],
        "per_point": data["ending"]["money_per_point"],
        "most_rounds": data["ending"]["most_rounds"],
        "each": data["sheet"]["spaces"],
        "highest_special": max(tile["value"] for tile in data["special_fresco"]["tiles"]),
        "special_tiles": data["special_fresco"]["replaced"],
    }


def book(components: Components) -> list[Chapter]:
    data = file_of(components)
    return [
        Chapter(
            "fresco-chapter-game",
            Passage("fresco-book-aim"),
            Passage("fresco-book-board"),
            Passage("fresco-book-round"),
        ),
        Chapter("fresco-chapter-box", _box(data)),
        Chapter("fresco-chapter-setup", _section("setup")),
        Chapter("fresco-chapter-wake", _section("wake"), _times(data), _mood(data), _wake_example(data)),
        Chapter("fresco-chapter-plan", _section("plan")),
        Chapter("fresco-chapter-places", _section("places")),
        Chapter("fresco-chapter-market", _section("market"), _market(data), _market_example(data)),
        Chapter(
            "fresco-chapter-cathedral",
            _section("cathedral"),
            _restoring_example(data),
            _altar(data),
            _tiles("fresco-book-grid-tiles", data["fresco"]["tiles"], data),
        ),
        Chapter("fresco-chapter-studio", _section("studio")),
        Chapter("fresco-chapter-workshop", _section("workshop"), _mixing(data)),
        Chapter("fresco-chapter-theatre", _section("theatre")),
        Chapter("fresco-chapter-round", _section("round")),
        Chapter("fresco-chapter-track", _section("track")),
        Chapter("fresco-chapter-end", _section("end"), _ending_example(data)),
        Chapter("fresco-chapter-leonardo", _section("leonardo")),
        Chapter("fresco-chapter-portraits", _section("portraits"), _portraits(data)),
        Chapter("fresco-chapter-requests", _section("requests"), _requests(data)),
        Chapter(
            "fresco-chapter-blends",
            _section("blends"),
            _tiles("fresco-book-grid-special", data["special_fresco"]["tiles"], data),
        ),
    ]


def _section(name: str) -> Rules:
    section = f"fresco-chapter-{name}"
    return Rules(*(rule.id for rule in RULES if rule.section == section))


def _colours(letters: str, data: ComponentsFile) -> Value:
    """The paints that letters stand for, by name."""
    names = {paint["letter"]: paint["name"] for paint in data["paints"]["kinds"]}
    return [names[letter] for letter in letters]


def _box(data: ComponentsFile) -> Grid:
    cards = sum(len(data["portraits"][back]) for back in ("A", "B", "C"))
    requests = sum(len(data["requests"][kind]) for kind in ("general", "purple", "orange", "green"))
    rows: list[Row] = [
        ("fresco-book-thing-tiles", len(data["fresco"]["tiles"])),
        ("fresco-book-thing-market", len(data["market"]["tiles"])),
        ("fresco-book-thing-apprentices", data["start"]["apprentices"] + 1),
        ("fresco-book-thing-special", len(data["special_fresco"]["tiles"])),
        ("fresco-book-thing-portraits", cards),
        ("fresco-book-thing-requests", requests),
    ]
    return Grid("fresco-book-grid-box", ("fresco-book-column-thing", "fresco-book-column-count"), rows)


def _times(data: ComponentsFile) -> Grid:
    rows: list[Row] = [
        (f"{slot['time']}:00", f"{slot['mood']:+d}".replace("-", "−"), slot["price"])
        for slot in data["hostel"]["times"]
    ]
    columns = ("fresco-book-column-time", "fresco-book-column-mood", "fresco-book-column-price")
    return Grid("fresco-book-grid-times", columns, rows)


def _mood(data: ComponentsFile) -> Grid:
    mood, usual = data["mood"], data["start"]["apprentices"]
    spaces: int = mood["spaces"]
    rows: list[Row] = [
        (f"{spaces - mood['one_more'] + 1}–{spaces}", usual + 1),
        (f"{mood['one_less'] + 1}–{spaces - mood['one_more']}", usual),
        (f"1–{mood['one_less']}", usual - 1),
    ]
    return Grid("fresco-book-grid-mood", ("fresco-book-column-space", "fresco-book-column-apprentices"), rows)


def _wake_example(data: ComponentsFile) -> Example:
    """The book's own case: at seven a tile costs two."""
    slot = next(slot for slot in data["hostel"]["times"] if slot["time"] == 7)
    return Example(
        "fresco-book-example-wake", {"down": -slot["mood"], "price": slot["price"], "two": 2 * slot["price"]}
    )


def _market(data: ComponentsFile) -> Grid:
    tiles: list[str] = data["market"]["tiles"]
    kinds = list(dict.fromkeys(tiles))
    removed = data["market"]["removed_below_four"]
    rows: list[Row] = [
        (_colours(kind, data), tiles.count(kind), tiles.count(kind) - removed.count(kind)) for kind in kinds
    ]
    columns = ("fresco-book-column-paints", "fresco-book-column-four", "fresco-book-column-fewer")
    return Grid("fresco-book-grid-market", columns, rows)


def _market_example(data: ComponentsFile) -> Example:
    slot = data["hostel"]["times"][0]
    return Example("fresco-book-example-market", {"price": slot["price"], "two": 2 * slot["price"]})


def _restoring_example(data: ComponentsFile) -> Example:
    """A tile of least value, the bishop diagonally beside."""
    tile = data["fresco"]["tiles"][0]
    beside = data["bishop"]["beside_him"]
    return Example(
        "fresco-book-example-restoring",
        {
            "paints": _colours(tile["cost"], data),
            "value": tile["value"],
            "beside": beside,
            "sum": tile["value"] + beside,
        },
    )


def _altar(data: ComponentsFile) -> Grid:
    altar = data["altar"]
    basic, more = altar["primary_points"], altar["replaced_points"]
    rows: list[Row] = [
        (_colours("RYB", data), basic),
        (_colours("RGB", data), basic + more),
        (_colours("OOG", data), basic + 3 * more),
        (_colours("OGP", data), altar["blends_points"]),
        (_colours("KGP", data), altar["blends_points"] + altar["pink_points"]),
        (_colours("NNN", data), altar["blends_points"] + 3 * altar["brown_points"]),
    ]
    return Grid("fresco-book-grid-altar", ("fresco-book-column-paints", "fresco-book-column-points"), rows)


def _tiles(message: str, tiles: list[Tile], data: ComponentsFile) -> Grid:
    rows: list[Row] = [
        (tile["value"], _colours(tile["cost"], data), _colours(tile["back"], data) if tile["back"] else "")
        for tile in tiles
    ]
    columns = ("fresco-book-column-points", "fresco-book-column-paints", "fresco-book-column-back")
    return Grid(message, columns, rows)


def _mixing(data: ComponentsFile) -> Grid:
    rows: list[Row] = [(blend, _colours(parts, data)) for blend, parts in data["mixing"].items()]
    return Grid("fresco-book-grid-mixing", ("fresco-book-column-blend", "fresco-book-column-parts"), rows)


def _ending_example(data: ComponentsFile) -> Example:
    rate = data["ending"]["money_per_point"]
    return Example("fresco-book-example-ending", {"money": 3 * rate + 1, "points": 3})


def _portraits(data: ComponentsFile) -> Grid:
    rows: list[Row] = [
        (
            card["name"],
            back,
            card.get("coins", ""),
            _colours(card["paint"], data) if card.get("paint") else card.get("choice", ""),
            card.get("points", ""),
            "fresco-book-top" if card.get("highest_mood") else card.get("mood", ""),
        )
        for back in ("A", "B", "C")
        for card in data["portraits"][back]
    ]
    columns = (
        "fresco-book-column-portrait",
        "fresco-book-column-stack",
        "fresco-book-column-thalers",
        "fresco-book-column-paints",
        "fresco-book-column-points",
        "fresco-book-column-mood",
    )
    return Grid("fresco-book-grid-portraits", columns, rows)


def _requests(data: ComponentsFile) -> Grid:
    rows: list[Row] = [(kind, *data["requests"][kind]) for kind in ("general", "purple", "orange", "green")]
    columns = (
        "fresco-book-column-request",
        "fresco-book-column-first",
        "fresco-book-column-second",
        "fresco-book-column-third",
    )
    return Grid("fresco-book-grid-requests", columns, rows)
