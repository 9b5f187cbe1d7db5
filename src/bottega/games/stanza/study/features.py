"""The features of La Stanza."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bottega.games.stanza.names import ARTWORKS, COLOURS, DISCIPLINES, PHASES, SPACES, TILE_NAMES, WORKER_SPACES
from bottega.kernel.plain import View
from bottega.study.features.table import ONE, Part, across, chosen, common, seats

STAGES = ("rounds", "levelling", "A", "B", "C", "over")
ROOMS = SPACES[1:]
NICHES = ("1", "2", "3", "4")
SHELVES = tuple(name for name in DISCIPLINES if name != "literature")


def discipline(person: View | None) -> list[float]:
    """1 for the person's discipline; all 0 for nobody."""
    return chosen(person["discipline"] if person else None, DISCIPLINES)


def _ring(view: View, order: list[int]) -> list[float]:
    return [value for space in view["ring"][1:] for value in discipline(space["person"])]


def _workers(view: View, order: list[int]) -> list[float]:
    return [value for seat in order for person in view["seats"][seat]["workers"] for value in discipline(person)]


def _start_workers(view: View, order: list[int]) -> list[float]:
    return [
        float(person is not None and person["start"]) for seat in order for person in view["seats"][seat]["workers"]
    ]


def _recruits(view: View, order: list[int]) -> list[float]:
    values: list[float] = []
    for seat in order:
        held = [person["discipline"] for person in view["seats"][seat]["recruits"] if person]
        values += [held.count(name) for name in DISCIPLINES]
    return values


def _free_masterpieces(view: View, order: list[int]) -> list[float]:
    return [
        float(niche["owner"] is None and not niche["covered"])
        for name in DISCIPLINES
        for niche in view["rooms"][name]["masterpieces"]
    ]


def _activation(view: View, order: list[int]) -> list[float]:
    active = view["activation"]
    if active is None:
        return [0.0] * (len(DISCIPLINES) + 3 + WORKER_SPACES)
    return [
        *chosen(active["discipline"], DISCIPLINES),
        active["strength"],
        active["boost"],
        float(active["ready"]),
        *[float(worker in active["hired"]) for worker in range(1, WORKER_SPACES + 1)],
    ]


def parts(players: int) -> list[Part]:
    """The parts of the vector for so many players."""

    def of_seats(name: str, high: float, meaning: str, read_one: Callable[[View], float]) -> Part:
        def read(view: View, order: list[int]) -> list[float]:
            return [float(read_one(view["seats"][seat])) for seat in order]

        return Part(name, seats(players), 0, high, meaning, read)

    def counts(
        name: str, names: tuple[str, ...], high: float, meaning: str, held: Callable[[View], dict[str, int]]
    ) -> Part:
        def read(view: View, order: list[int]) -> list[float]:
            return [held(view["seats"][seat]).get(one, 0) for seat in order for one in names]

        return Part(name, across(players, names), 0, high, meaning, read)

    def table(name: str, names: tuple[str, ...], high: float, meaning: str, held: Callable[[View], Any]) -> Part:
        def read(view: View, _: list[int]) -> list[float]:
            found = held(view)
            return [found[one] for one in names]

        return Part(name, names, 0, high, meaning, read)

    return [
        *common(players, (-50, 200)),
        Part("phase", PHASES, 0, 1, "1 for what is asked now", lambda view, _: chosen(view["phase"], PHASES)),
        Part("stage", STAGES, 0, 1, "1 for the stage of the game", lambda view, _: chosen(view["stage"], STAGES)),
        Part("round", ONE, 0, 10, "number of the round", lambda view, _: [view["round"]]),
        Part("rounds", ONE, 0, 10, "how many rounds there will be", lambda view, _: [view["rounds"]]),
        Part(
            "ring",
            tuple(f"{space}.{name}" for space in ROOMS for name in DISCIPLINES),
            0,
            1,
            "1 for the discipline of the person on a space",
            _ring,
        ),
        Part(
            "masterpiece_free",
            tuple(f"{name}.{niche}" for name in DISCIPLINES for niche in NICHES),
            0,
            1,
            "1 for a masterpiece that can still be won",
            _free_masterpieces,
        ),
        table("pile", DISCIPLINES, 8, "persons in the draw pile", lambda view: view["refill"]["pile"]),
        table("discard", DISCIPLINES, 8, "persons discarded", lambda view: view["refill"]["discard"]),
        table("helper_supply", COLOURS, 16, "helpers in the supply", lambda view: view["helpers"]),
        table("art_supply", ARTWORKS, 12, "works of art in the supply", lambda view: view["art"]),
        Part(
            "tile_offered",
            TILE_NAMES,
            0,
            1,
            "1 for a bonus tile on offer",
            lambda view, _: [
                float(name in offered) for offered in [{tile["tile"] for tile in view["tiles"]}] for name in TILE_NAMES
            ],
        ),
        Part(
            "activation",
            (*DISCIPLINES, "strength", "boost", "ready", *[f"hired.{space}" for space in range(1, WORKER_SPACES + 1)]),
            0,
            20,
            "the discipline being activated, its strength, bought strength, whether it is ready, who is hired",
            _activation,
        ),
        Part(
            "owed",
            ("books", "discs", "helpers"),
            0,
            8,
            "what is still to be taken in this turn",
            lambda view, _: [view["owed"][name] for name in ("books", "discs", "helpers")],
        ),
        Part(
            "tile_paid",
            TILE_NAMES,
            0,
            1,
            "1 for the bonus tile being paid for",
            lambda view, _: chosen(view["owed"]["tile"], TILE_NAMES),
        ),
        Part(
            "person_held",
            DISCIPLINES,
            0,
            1,
            "1 for the discipline of the person in hand",
            lambda view, _: discipline(view["owed"]["person"]),
        ),
        Part(
            "space",
            across(players, SPACES),
            0,
            1,
            "1 for the space of the seat's figure",
            lambda view, order: [value for seat in order for value in chosen(view["seats"][seat]["space"], SPACES)],
        ),
        of_seats("money", 120, "florins", lambda seat: seat["money"]),
        of_seats("income", 40, "florins that an income would bring", lambda seat: seat["income"]["florins"]),
        of_seats("income_allowed", 1, "1 if an income may be taken", lambda seat: seat["income"]["allowed"]),
        of_seats("ship", 20, "space of the ship on the income track", lambda seat: seat["ship"]),
        of_seats("patron", 10, "space of the patron", lambda seat: seat["patron"]),
        of_seats("turned", 1, "1 if the patron lies on his back", lambda seat: seat["turned"]),
        Part(
            "worker",
            across(players, [f"{space}.{name}" for space in range(1, WORKER_SPACES + 1) for name in DISCIPLINES]),
            0,
            1,
            "1 for the discipline of the worker on a space",
            _workers,
        ),
        Part(
            "start_worker",
            across(players, [str(space) for space in range(1, WORKER_SPACES + 1)]),
            0,
            1,
            "1 if the worker on a space is one of those one starts with",
            _start_workers,
        ),
        Part("recruits", across(players, DISCIPLINES), 0, 6, "recruits by discipline", _recruits),
        counts("helpers", COLOURS, 16, "helpers held", lambda seat: seat["helpers"]),
        counts("books", SHELVES, 4, "books on the shelf", lambda seat: seat["books"]),
        of_seats("columns", 8, "full columns of books", lambda seat: seat["columns"]),
        of_seats("discs", 40, "discs in hand", lambda seat: seat["discs"]["supply"]),
        counts("fields", DISCIPLINES, 40, "discs in the hall of Religion", lambda seat: seat["discs"]["fields"]),
        of_seats("bonus_discs", 40, "discs in the bonus room", lambda seat: seat["discs"]["bonus"]),
        counts("art", ARTWORKS, 12, "works of art", lambda seat: seat["art"]),
        of_seats("art_value", 100, "value of the works of art", lambda seat: seat["art_value"]),
        of_seats("museum", 60, "exhibits in the museum", lambda seat: seat["museum"]),
        Part(
            "tile",
            across(players, TILE_NAMES),
            0,
            1,
            "1 for a bonus tile owned",
            lambda view, order: [float(name in view["seats"][seat]["tiles"]) for seat in order for name in TILE_NAMES],
        ),
        counts("masterpieces", DISCIPLINES, 20, "points of the masterpiece won", lambda seat: seat["masterpieces"]),
        of_seats("retired", 6, "place in the order of retiring, 0 if not yet", lambda seat: seat["retired"] or 0),
        counts("strength", DISCIPLINES, 20, "lasting strength", lambda seat: seat["strength"]),
    ]
