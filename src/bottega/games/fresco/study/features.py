"""The features of Fresco."""

from __future__ import annotations

from bottega.games import title
from bottega.games.fresco.holdings import LASTING
from bottega.games.fresco.names import BACKS, PAINTS, PHASES, PLACES, REQUESTS, SQUARES
from bottega.games.fresco.tables import tables_of
from bottega.kernel.plain import View
from bottega.study.features.table import ONE, Part, across, chosen, common, seats

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
MIXES = 5
# The payments of the altar, in the order of the catalogue.
PAYMENTS = tuple(
    str(move).removeprefix("altar ").replace(" ", "-")
    for move in tables_of(title("fresco").components()).catalogue
    if move.kind == "altar"
)
HIDDEN = -1


def _times(view: View, order: list[int]) -> list[float]:
    return [float(view["seats"][seat]["time"] == time) for seat in order for time in TIMES]


def _starts(view: View, order: list[int]) -> list[float]:
    return [float(view["seats"][seat]["start"] == number) for seat in order for number in range(1, len(STARTS) + 1)]


def _payments(view: View, order: list[int]) -> list[float]:
    own = {"-".join(payment["paints"]) for payment in view["altar"]["payments"]}
    return [float(payment in own) for payment in PAYMENTS]


def _paint(view: View, order: list[int]) -> list[float]:
    values: list[float] = []
    for seat in order:
        paint = view["seats"][seat]["paint"]
        values += [HIDDEN] * len(PAINTS) if paint is None else [paint.get(name, 0) for name in PAINTS]
    return values


def _plan(view: View, order: list[int]) -> list[float]:
    values: list[float] = []
    for seat in order:
        plan = view["seats"][seat]["plan"]
        placed = [None] * (len(PLACES) + 1) if plan is None else list(plan.values())
        values += [HIDDEN if count is None else count for count in placed]
    return values


def _turn(name: str, view: View) -> float:
    turn = view["turn"]
    return float(turn[name] or 0) if turn is not None else 0.0


def _lacking(view: View, order: list[int]) -> list[float]:
    own = view["seats"][order[0]]["paint"]
    values: list[float] = []
    for square in view["fresco"]:
        tile = square["tile"]
        if tile is None:
            values.append(0)
            continue
        cost = tile["cost"]
        values.append(sum(max(0, cost.count(paint) - own.get(paint, 0)) for paint in set(cost)))
    return values


def _wanted(view: View, order: list[int]) -> list[float]:
    costs = [paint for square in view["fresco"] if square["tile"] is not None for paint in square["tile"]["cost"]]
    return [costs.count(paint) for paint in PAINTS]


def _stalls(view: View, order: list[int]) -> list[float]:
    values: list[float] = []
    for stall in view["stalls"]:
        values += [stall["tiles"].count(kind) for kind in GOODS]
    return values + [0.0] * (len(GOODS) * (len(STALLS) - len(view["stalls"])))


def _open(view: View, order: list[int]) -> list[float]:
    opened = [float(stall["open"]) for stall in view["stalls"]]
    return opened + [0.0] * (len(STALLS) - len(opened))


def _flags(name: str, key: str, size: int, view: View) -> list[float]:
    flags = [float(item[key]) for item in view[name]]
    return flags + [0.0] * (size - len(flags))


def _requests(view: View, order: list[int]) -> list[float]:
    if view["requests"] is None:
        return [0.0] * (2 * len(REQUESTS))
    return [value for pile in view["requests"] for value in (len(pile["points"]), pile["showing"])]


def _leonardo(view: View, order: list[int]) -> list[float]:
    him = view["leonardo"]
    if him is None:
        return [0.0] * (len(STARTS) + 2 + len(TIMES) + len(SQUARES))
    return [
        *[float(him["start"] == number) for number in range(1, len(STARTS) + 1)],
        float(him["leader"] == order[0]),
        sum(him["tiles"].values()),
        *chosen(him["time"], TIMES),
        *chosen(him["square"], SQUARES),
    ]


def parts(players: int) -> list[Part]:
    """The parts of the vector for so many players."""

    def of_seats(key: str, low: float, high: float, meaning: str, hidden: float = HIDDEN) -> Part:
        def read(view: View, order: list[int]) -> list[float]:
            found = [view["seats"][seat][key] for seat in order]
            return [hidden if value is None else float(value) for value in found]

        return Part(key, seats(players), low, high, meaning, read)

    def counts(key: str, names: tuple[str, ...], high: float, meaning: str) -> Part:
        def read(view: View, order: list[int]) -> list[float]:
            return [view["seats"][seat][key].get(name, 0) for seat in order for name in names]

        return Part(key, across(players, names), 0, high, meaning, read)

    return [
        *common(players, (0, 255)),
        Part("phase", PHASES, 0, 1, "1 for the phase of the round", lambda view, _: chosen(view["phase"], PHASES)),
        Part("round", ONE, 1, 20, "number of the round", lambda view, _: [view["round"]]),
        Part("last_round", ONE, 0, 1, "1 in the last round", lambda view, _: [float(view["last_round"])]),
        Part("work", ONE, 0, 12, "apprentices or mixes left in this turn", lambda view, _: [_turn("work", view)]),
        Part("picks", ONE, 0, 12, "paints or tiles still to pick", lambda view, _: [_turn("picks", view)]),
        Part("stall_visited", ONE, 0, 4, "the stall being visited, 0 for none", lambda view, _: [_turn("stall", view)]),
        Part(
            "request_chosen",
            REQUESTS,
            0,
            1,
            "1 for the bishop's request being fulfilled",
            lambda view, _: chosen(view["turn"] and view["turn"]["request"], REQUESTS),
        ),
        Part("stepped", ONE, 0, 1, "1 once the bishop was moved", lambda view, _: [_turn("stepped", view)]),
        Part("track_choice", ONE, 0, 1, "1 if ahead or behind is asked", lambda view, _: [float(bool(view["choice"]))]),
        Part("start", across(players, STARTS), 0, 1, "1 for the start space of one who has not left it", _starts),
        of_seats("mood", 0, 10, "space on the mood track"),
        of_seats("apprentices", 0, 7, "apprentices by mood"),
        Part("time", across(players, [str(time) for time in TIMES]), 0, 1, "1 for the hour of rising", _times),
        of_seats("price", 0, 5, "coins for a market tile, 0 before rising", 0),
        of_seats("money", HIDDEN, 254, "coins, -1 if behind a screen"),
        Part("paint", across(players, PAINTS), HIDDEN, 254, "cubes of paint, -1 if behind a screen", _paint),
        counts("tiles", BACKS, 20, "restored tiles by their backs"),
        counts("requests", REQUESTS, 3, "bishop's requests fulfilled"),
        Part(
            "lasting",
            across(players, LASTING),
            0,
            1,
            "1 for a lasting portrait held",
            lambda view, order: [float(card in view["seats"][seat]["lasting"]) for seat in order for card in LASTING],
        ),
        of_seats("income", 0, 60, "coins of the next income"),
        of_seats("theatre", 0, 20, "mood that each apprentice in the theatre brings"),
        of_seats("committed", 0, 1, "1 if the secret plan is committed"),
        Part(
            "plan",
            across(players, (*PLACES, "last")),
            HIDDEN,
            7,
            "apprentices by place, the last being the theatre or the cathedral again; -1 while hidden or undecided",
            _plan,
        ),
        Part("bishop", SQUARES, 0, 1, "1 for the bishop's square", lambda view, _: chosen(view["bishop"], SQUARES)),
        Part(
            "tile_value",
            SQUARES,
            0,
            24,
            "points of the tile on the square, 0 if restored",
            lambda view, _: [0.0 if square["tile"] is None else square["tile"]["value"] for square in view["fresco"]],
        ),
        Part(
            "tile_bonus",
            SQUARES,
            0,
            5,
            "the bishop's bonus for restoring it now",
            lambda view, _: [square["bonus"] for square in view["fresco"]],
        ),
        Part("tile_lacking", SQUARES, 0, 3, "paints that I lack for it", _lacking),
        Part("wanted", PAINTS, 0, 40, "cubes of a paint in the costs of all tiles left", _wanted),
        Part(
            "altar",
            PAYMENTS,
            0,
            1,
            "1 if I can pay the altar with these paints",
            _payments,
        ),
        Part(
            "mix",
            PAINTS[3:],
            0,
            1,
            "1 if I can mix this paint",
            lambda view, _: _flags("mixes", "possible", MIXES, view),
        ),
        Part("stall_open", tuple(map(str, STALLS)), 0, 1, "1 for an open stall", _open),
        Part(
            "stall",
            tuple(f"{stall}.{kind}" for stall in STALLS for kind in GOODS),
            0,
            2,
            "market tiles of a kind on a stall",
            _stalls,
        ),
        Part(
            "portrait",
            CARDS,
            0,
            1,
            "1 for a portrait that lies open",
            lambda view, _: (
                [0.0] * len(CARDS)
                if view["portraits"] is None
                else [float(any(card["card"] == name for card in view["portraits"]["open"])) for name in CARDS]
            ),
        ),
        Part(
            "portraits_left",
            ONE,
            0,
            18,
            "portraits still to be revealed",
            lambda view, _: [0 if view["portraits"] is None else view["portraits"]["left"]],
        ),
        Part(
            "request",
            tuple(f"{kind}.{what}" for kind in REQUESTS for what in ("left", "showing")),
            0,
            20,
            "tiles left of a bishop's request, and how many backs I could show for it",
            _requests,
        ),
        Part("wall", ONE, 0, 25, "tiles left on the fresco", lambda view, _: [view["ending"]["tiles"]]),
        Part(
            "leonardo_score",
            ONE,
            0,
            255,
            "Leonardo's points in a game of two",
            lambda view, _: [view["leonardo"]["score"] if view["leonardo"] else 0],
        ),
        Part(
            "leonardo",
            (*STARTS, "mine", "tiles", *[f"time.{time}" for time in TIMES], *[f"square.{name}" for name in SQUARES]),
            0,
            25,
            "in a game of two: Leonardo's start space, whether I lead him, his tiles, hour and square",
            _leonardo,
        ),
    ]
