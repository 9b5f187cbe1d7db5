"""The rulebook of La Stanza as a newcomer reads it, from the aim to the bonus tiles, with tables and examples."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.stanza.names import ARTWORKS
from bottega.games.stanza.rulebook import RULES
from bottega.games.stanza.tables import file_of, tables_of
from bottega.kernel.book import Chapter, Example, Grid, Passage, Row, Rules
from bottega.kernel.components import Components
from bottega.kernel.reason import Reason, Value

if TYPE_CHECKING:
    from bottega.games.stanza.component_types import ComponentsFile

# Colours of the disciplines' helpers and books; the same on the board.
_COLOURS = {"discovery": "blue", "literature": "red", "religion": "green", "arts": "yellow", "politics": "white"}


def figures(components: Components) -> dict[str, Value]:
    """The numbers that the texts of La Stanza name."""
    data = file_of(components)
    movement, income = data["movement"], data["income_track"]
    books, art = data["books"], data["art"]
    drawn = data["bonus_room"]["drawn_per_discipline"]
    return {
        "spaces": 1 + len(movement["rooms"]) * movement["spaces_in_a_room"],
        "spaces_room": movement["spaces_in_a_room"],
        "longest": movement["longest_move"],
        "characters": sum(len(data["persons"][room]) for room in movement["rooms"]),
        "ship_start": income["florins"][0],
        "ship_most": income["florins"][-1],
        "helper_spaces": [_shown(space) for space in income["helper_spaces"]],
        "purses": data["money"]["by_seat"],
        "costs": data["worker_track"]["hire_cost"],
        "workers": len(data["worker_track"]["hire_cost"]),
        "recruits": data["recruitment_track"]["spaces"],
        "helpers_colour": data["helpers"]["of_each_colour"],
        "helpers_most": data["helpers"]["limit"],
        "discs": data["discs"]["each"],
        "shelf": books["shelf"],
        "book_second_arts": _number(books["arts"][0]),
        "book_second_ship": _number(books["discovery"][0]),
        "book_fourth": _number(books["religion"][2]),
        "book_fourth_arts": _number(books["arts"][2]),
        "sculpture_value": art["sculpture"],
        "scroll_value": art["scroll"],
        "painting_value": art["painting"],
        "strengths": data["masterpieces"]["strength"],
        "masterpieces": data["masterpieces"]["points"],
        "masterpiece_most": data["masterpieces"]["points"][-1],
        "covers": len(data["cover_tiles"]["values"]),
        "cover_values": sorted(set(data["cover_tiles"]["values"])),
        "turned": data["patron"]["turned_over"],
        "turned_costs": -data["patron"]["turned_over"],
        "last_turns": data["rounds"]["last_turns"],
        "last_count": len(data["rounds"]["last_turns"]),
        "empty_rooms": data["rounds"]["empty_rooms_for_refill"],
        "retiring": data["retiring"]["points"],
        "tiles_drawn": drawn,
        "tiles_offered": 4 * drawn,
        "discs_field": data["bonus_room"]["discs_on_a_field"],
        "art_needed": data["bonus_room"]["conditions"]["arts"],
        "columns_needed": data["bonus_room"]["conditions"]["literature"],
        "fields_needed": data["bonus_room"]["conditions"]["religion"],
        "majority": data["bonus_majority"]["points"],
        "museum": data["museum"]["points"],
        **tables_of(components).tile_figures,
    }


def _number(reward: str) -> int:
    """The figure in a reward such as "points 3"."""
    return int(reward.split()[-1])


def _shown(space: str) -> str:
    """A space of the money track as the board prints it: "11 florins" is 11 ƒ, "1 point" is 1 PP."""
    figure, unit = space.split()
    return f"{figure} ƒ" if unit.startswith("florin") else f"{figure} PP"


def book(components: Components) -> list[Chapter]:
    data = file_of(components)
    return [
        Chapter(
            "stanza-chapter-game",
            Passage("stanza-book-aim"),
            Passage("stanza-book-board"),
            Passage("stanza-book-turn"),
            _disciplines(data),
        ),
        Chapter("stanza-chapter-box", _box(data)),
        Chapter("stanza-chapter-setup", _section("setup")),
        Chapter(
            "stanza-chapter-turn", _section("turn"), Example("stanza-book-example-move"), Passage("stanza-book-pass")
        ),
        Chapter("stanza-chapter-activation", _section("activation"), _costs(data), _hiring_example(data)),
        Chapter("stanza-chapter-income", _section("income"), _income_example(data)),
        Chapter("stanza-chapter-discovery", _section("discovery"), _money_track(data)),
        Chapter("stanza-chapter-literature", _section("literature"), _shelf(data)),
        Chapter("stanza-chapter-religion", _section("religion")),
        Chapter("stanza-chapter-arts", _section("arts"), _art(data)),
        Chapter("stanza-chapter-politics", _section("politics")),
        Chapter("stanza-chapter-bonus", _section("bonus"), _conditions(data)),
        Chapter("stanza-chapter-masterpieces", _section("masterpieces"), _masterpieces(data)),
        Chapter("stanza-chapter-refill", _section("refill")),
        Chapter("stanza-chapter-end", _section("end")),
        Chapter("stanza-chapter-scoring", _section("scoring"), _places(data), _museum_example(data)),
        Chapter("stanza-chapter-expert", _section("expert")),
        Chapter("stanza-chapter-tiles", _section("tiles")),
        Chapter("stanza-chapter-assumptions", _section("assumptions")),
    ]


def _section(name: str) -> Rules:
    section = f"stanza-chapter-{name}"
    return Rules(*(rule.id for rule in RULES if rule.section == section))


def _disciplines(data: ComponentsFile) -> Grid:
    rows: list[Row] = [(room, _COLOURS[room], f"stanza-book-brings-{room}") for room in data["movement"]["rooms"]]
    columns = ("stanza-book-column-discipline", "stanza-book-column-colour", "stanza-book-column-brings")
    return Grid("stanza-book-grid-disciplines", columns, rows)


def _box(data: ComponentsFile) -> Grid:
    rooms = data["movement"]["rooms"]
    rows: list[Row] = [
        ("stanza-book-thing-characters", sum(len(data["persons"][room]) for room in rooms)),
        ("stanza-book-thing-starters", 4 * len(rooms)),
        ("stanza-book-thing-helpers", data["helpers"]["of_each_colour"]),
        ("stanza-book-thing-books", 4 * data["books"]["shelf"]),
        ("stanza-book-thing-art", 4),
        ("stanza-book-thing-tiles", sum(len(data["bonus_tiles"][room]) for room in data["bonus_tiles"])),
        ("stanza-book-thing-covers", len(data["cover_tiles"]["values"])),
        ("stanza-book-thing-discs", data["discs"]["each"]),
        ("stanza-book-thing-pillars", len(rooms)),
    ]
    return Grid("stanza-book-grid-box", ("stanza-book-column-thing", "stanza-book-column-count"), rows)


def _costs(data: ComponentsFile) -> Grid:
    rows: list[Row] = list(enumerate(data["worker_track"]["hire_cost"], 1))
    return Grid("stanza-book-grid-costs", ("stanza-book-column-worker", "stanza-book-column-florins"), rows)


def _hiring_example(data: ComponentsFile) -> Example:
    """One character of the discipline at work, two hired: onto the second and the last space."""
    costs = data["worker_track"]["hire_cost"]
    return Example(
        "stanza-book-example-hiring",
        {"one": costs[1], "two": costs[-1], "sum": costs[1] + costs[-1], "worker": len(costs)},
    )


def _income_example(data: ComponentsFile) -> Example:
    florins = data["income_track"]["florins"]
    ship = florins[min(6, len(florins) - 1)]
    return Example("stanza-book-example-income", {"ship": ship, "have": 3, "gain": max(0, ship - 3)})


def _money_track(data: ComponentsFile) -> Grid:
    track = data["income_track"]
    helpers = set(track["helper_spaces"])

    def marked(figure: int, unit: str) -> str:
        names = {f"{figure} {unit}", f"{figure} {unit}s"}
        return "stanza-book-helper-here" if names & helpers else ""

    rows: list[Row] = [(figure, figure, "", marked(figure, "florin")) for figure in track["florins"]]
    most = track["florins"][-1]
    rows += [(f"{points} PP", most, points, marked(points, "point")) for points in track["points"]]
    columns = (
        "stanza-book-column-space",
        "stanza-book-column-up-to",
        "stanza-book-column-points",
        "stanza-book-column-helper",
    )
    return Grid("stanza-book-grid-money", columns, rows)


def _shelf(data: ComponentsFile) -> Grid:
    rows: list[Row] = [
        (
            discipline,
            *(_reward(reward) for reward in data["books"][discipline]),
        )
        for discipline in ("discovery", "religion", "arts", "politics")
    ]
    columns = (
        "stanza-book-column-book",
        "stanza-book-column-second",
        "stanza-book-column-third",
        "stanza-book-column-fourth",
    )
    return Grid("stanza-book-grid-shelf", columns, rows)


def _reward(reward: str) -> Reason:
    """What a book brings: "points 3", "ship 2", "religion disc", "disc" or "helper"."""
    kind, _, figure = reward.partition(" ")
    if figure.isdecimal():
        return Reason(f"stanza-book-reward-{kind}", {"count": int(figure)})
    return Reason(f"stanza-book-reward-{reward.replace(' ', '-')}")


def _art(data: ComponentsFile) -> Grid:
    rows: list[Row] = [(strength, kind, data["art"][kind]) for strength, kind in enumerate(ARTWORKS, 1)]
    columns = ("stanza-book-column-strength", "stanza-book-column-work", "stanza-book-column-value")
    return Grid("stanza-book-grid-art", columns, rows)


def _conditions(data: ComponentsFile) -> Grid:
    needed = data["bonus_room"]["conditions"]
    rows: list[Row] = [("stanza-book-need-discovery", 1, 2, 3)]
    rows += [(f"stanza-book-need-{room}", *needed[room]) for room in ("literature", "religion", "arts")]
    columns = (
        "stanza-book-column-condition",
        "stanza-book-column-tile-1",
        "stanza-book-column-tile-2",
        "stanza-book-column-tile-3",
    )
    return Grid("stanza-book-grid-conditions", columns, rows)


def _masterpieces(data: ComponentsFile) -> Grid:
    pieces = data["masterpieces"]
    rows: list[Row] = list(zip(pieces["strength"], pieces["points"], strict=True))
    return Grid("stanza-book-grid-masterpieces", ("stanza-book-column-strength", "stanza-book-column-points"), rows)


def _places(data: ComponentsFile) -> Grid:
    tables = (data["retiring"]["points"], data["bonus_majority"]["points"], data["museum"]["points"])
    rows: list[Row] = [(place, *points) for place, points in enumerate(zip(*tables, strict=True), 1)]
    columns = (
        "stanza-book-column-place",
        "stanza-book-column-retiring",
        "stanza-book-column-majority",
        "stanza-book-column-museum",
    )
    return Grid("stanza-book-grid-places", columns, rows)


def _museum_example(data: ComponentsFile) -> Example:
    """Four players: museums worth 15 and 9, two without art, and 12 left on the board."""
    points = data["museum"]["points"]
    return Example(
        "stanza-book-example-museum", {"first": points[0], "second": points[1], "third": points[2], "fourth": points[3]}
    )
