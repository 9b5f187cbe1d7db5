"""The features of Fresco: their names, ranges and meanings, in the order in which `sight` paints them."""

from __future__ import annotations

from bottega.games import title
from bottega.games.fresco.holdings import LASTING
from bottega.games.fresco.names import BACKS, PAINTS, PHASES, PLACES, REQUESTS, SQUARES
from bottega.games.fresco.tables import tables_of
from bottega.study.features.table import ONE, Part, across, common, seats

TIMES = (5, 6, 7, 8, 9)
STALLS = (1, 2, 3, 4)
GOODS = (
    "red-red-red", "yellow-yellow-yellow", "blue-blue-blue", "red-red", "yellow-yellow", "blue-blue",
    "red-yellow", "red-blue", "yellow-blue", "orange", "green",
)  # fmt: skip
CARDS = (
    "abbot", "actor", "churchwarden", "servant-of-god", "merchant-1", "noble-1",
    "merchant-2", "noble-2", "noble-3", "patron-1", "beautiful-girl", "muse",
    "patron-2", "noble-4", "bishop", "madonna-1", "madonna-2", "self-portrait",
)  # fmt: skip
STARTS = ("S1", "S2", "S3", "S4")
# The payments of the altar, in the order of the catalogue.
PAYMENTS = tuple(
    str(move).removeprefix("altar ").replace(" ", "-")
    for move in tables_of(title("fresco").components()).catalogue
    if move.kind == "altar"
)
HIDDEN = -1


def parts(players: int) -> list[Part]:
    """The parts of the vector for so many players."""
    each = seats(players)

    def counts(name: str, names: tuple[str, ...], low: float, high: float, meaning: str) -> Part:
        return Part(name, across(players, names), low, high, meaning)

    return [
        *common(players, (0, 255)),
        Part("phase", PHASES, 0, 1, "1 for the phase of the round"),
        Part("round", ONE, 1, 20, "number of the round"),
        Part("last_round", ONE, 0, 1, "1 in the last round"),
        Part("work", ONE, 0, 12, "apprentices or mixes left in this turn"),
        Part("picks", ONE, 0, 12, "paints or tiles still to pick"),
        Part("stall_visited", ONE, 0, 4, "the stall being visited, 0 for none"),
        Part("request_chosen", REQUESTS, 0, 1, "1 for the bishop's request being fulfilled"),
        Part("stepped", ONE, 0, 1, "1 once the bishop was moved"),
        Part("track_choice", ONE, 0, 1, "1 if ahead or behind is asked"),
        counts("start", STARTS, 0, 1, "1 for the start space of one who has not left it"),
        Part("mood", each, 0, 10, "space on the mood track"),
        Part("apprentices", each, 0, 7, "apprentices by mood"),
        counts("time", tuple(map(str, TIMES)), 0, 1, "1 for the hour of rising"),
        Part("price", each, 0, 5, "coins for a market tile, 0 before rising"),
        Part("money", each, HIDDEN, 254, "coins, -1 if behind a screen"),
        counts("paint", PAINTS, HIDDEN, 254, "cubes of paint, -1 if behind a screen"),
        counts("tiles", BACKS, 0, 20, "restored tiles by their backs"),
        counts("requests", REQUESTS, 0, 3, "bishop's requests fulfilled"),
        counts("lasting", LASTING, 0, 1, "1 for a lasting portrait held"),
        Part("income", each, 0, 60, "coins of the next income"),
        Part("theatre", each, 0, 20, "mood that each apprentice in the theatre brings"),
        Part("committed", each, 0, 1, "1 if the secret plan is committed"),
        counts(
            "plan",
            (*PLACES, "last"),
            HIDDEN,
            7,
            "apprentices by place, the last being the theatre or the cathedral again; -1 while hidden or undecided",
        ),
        Part("bishop", SQUARES, 0, 1, "1 for the bishop's square"),
        Part("tile_value", SQUARES, 0, 24, "points of the tile on the square, 0 if restored"),
        Part("tile_bonus", SQUARES, 0, 5, "the bishop's bonus for restoring it now"),
        Part("tile_lacking", SQUARES, 0, 3, "paints that I lack for it"),
        Part("wanted", PAINTS, 0, 40, "cubes of a paint in the costs of all tiles left"),
        Part("altar", PAYMENTS, 0, 1, "1 if I can pay the altar with these paints"),
        Part("mix", PAINTS[3:], 0, 1, "1 if I can mix this paint"),
        Part("stall_open", tuple(map(str, STALLS)), 0, 1, "1 for an open stall"),
        Part(
            "stall",
            tuple(f"{stall}.{kind}" for stall in STALLS for kind in GOODS),
            0,
            2,
            "market tiles of a kind on a stall",
        ),
        Part("portrait", CARDS, 0, 1, "1 for a portrait that lies open"),
        Part("portraits_left", ONE, 0, 18, "portraits still to be revealed"),
        Part(
            "request",
            tuple(f"{kind}.{what}" for kind in REQUESTS for what in ("left", "showing")),
            0,
            20,
            "tiles left of a bishop's request, and how many backs I could show for it",
        ),
        Part("wall", ONE, 0, 25, "tiles left on the fresco"),
        Part("leonardo_score", ONE, 0, 255, "Leonardo's points in a game of two"),
        Part(
            "leonardo",
            (*STARTS, "mine", "tiles", *[f"time.{time}" for time in TIMES], *[f"square.{name}" for name in SQUARES]),
            0,
            25,
            "in a game of two: Leonardo's start space, whether I lead him, his tiles, hour and square",
        ),
    ]
