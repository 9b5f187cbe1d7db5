"""The features of La Stanza: their names, ranges and meanings, in the order in which `sight` paints them."""

from __future__ import annotations

from bottega.games.stanza.names import ARTWORKS, COLOURS, DISCIPLINES, PHASES, SPACES, TILE_NAMES, WORKER_SPACES
from bottega.study.features.table import ONE, Part, across, common, seats

STAGES = ("rounds", "levelling", "A", "B", "C", "over")
ROOMS = SPACES[1:]
NICHES = ("1", "2", "3", "4")
SHELVES = tuple(name for name in DISCIPLINES if name != "literature")
WORKERS = tuple(str(space) for space in range(1, WORKER_SPACES + 1))


def parts(players: int) -> list[Part]:
    """The parts of the vector for so many players."""
    each = seats(players)

    def counts(name: str, names: tuple[str, ...], high: float, meaning: str) -> Part:
        return Part(name, across(players, names), 0, high, meaning)

    return [
        *common(players, (-50, 200)),
        Part("phase", PHASES, 0, 1, "1 for what is asked now"),
        Part("stage", STAGES, 0, 1, "1 for the stage of the game"),
        Part("round", ONE, 0, 10, "number of the round"),
        Part("rounds", ONE, 0, 10, "how many rounds there will be"),
        Part(
            "ring",
            tuple(f"{space}.{name}" for space in ROOMS for name in DISCIPLINES),
            0,
            1,
            "1 for the discipline of the person on a space",
        ),
        Part(
            "masterpiece_free",
            tuple(f"{name}.{niche}" for name in DISCIPLINES for niche in NICHES),
            0,
            1,
            "1 for a masterpiece that can still be won",
        ),
        Part("pile", DISCIPLINES, 0, 8, "persons in the draw pile"),
        Part("discard", DISCIPLINES, 0, 8, "persons discarded"),
        Part("helper_supply", COLOURS, 0, 16, "helpers in the supply"),
        Part("art_supply", ARTWORKS, 0, 12, "works of art in the supply"),
        Part("tile_offered", TILE_NAMES, 0, 1, "1 for a bonus tile on offer"),
        Part(
            "activation",
            (*DISCIPLINES, "strength", "boost", "ready", *[f"hired.{space}" for space in WORKERS]),
            0,
            20,
            "the discipline being activated, its strength, bought strength, whether it is ready, who is hired",
        ),
        Part("owed", ("books", "discs", "helpers"), 0, 8, "what is still to be taken in this turn"),
        Part("tile_paid", TILE_NAMES, 0, 1, "1 for the bonus tile being paid for"),
        Part("person_held", DISCIPLINES, 0, 1, "1 for the discipline of the person in hand"),
        Part("space", across(players, SPACES), 0, 1, "1 for the space of the seat's figure"),
        Part("money", each, 0, 120, "florins"),
        Part("income", each, 0, 40, "florins that an income would bring"),
        Part("income_allowed", each, 0, 1, "1 if an income may be taken"),
        Part("ship", each, 0, 20, "space of the ship on the income track"),
        Part("patron", each, 0, 10, "space of the patron"),
        Part("turned", each, 0, 1, "1 if the patron lies on his back"),
        Part(
            "worker",
            across(players, [f"{space}.{name}" for space in WORKERS for name in DISCIPLINES]),
            0,
            1,
            "1 for the discipline of the worker on a space",
        ),
        counts("start_worker", WORKERS, 1, "1 if the worker on a space is one of those one starts with"),
        counts("recruits", DISCIPLINES, 6, "recruits by discipline"),
        counts("helpers", COLOURS, 16, "helpers held"),
        counts("books", SHELVES, 4, "books on the shelf"),
        Part("columns", each, 0, 8, "full columns of books"),
        Part("discs", each, 0, 40, "discs in hand"),
        counts("fields", DISCIPLINES, 40, "discs in the hall of Religion"),
        Part("bonus_discs", each, 0, 40, "discs in the bonus room"),
        counts("art", ARTWORKS, 12, "works of art"),
        Part("art_value", each, 0, 100, "value of the works of art"),
        Part("museum", each, 0, 60, "exhibits in the museum"),
        counts("tile", TILE_NAMES, 1, "1 for a bonus tile owned"),
        counts("masterpieces", DISCIPLINES, 20, "points of the masterpiece won"),
        Part("retired", each, 0, 6, "place in the order of retiring, 0 if not yet"),
        counts("strength", DISCIPLINES, 20, "lasting strength"),
    ]
