"""What the names of features say, read from views: a second opinion on every part of every title.

The numbers themselves are painted from states, in the order of the declared names. Were a stroke to slip, or its name,
what is told here would differ.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bottega.games.florence import names as florence
from bottega.games.florence.study.features import names as cards
from bottega.games.fresco import names as fresco
from bottega.games.fresco.study.features import CARDS, GOODS, PAYMENTS, TIMES
from bottega.games.stanza import names as stanza
from bottega.games.stanza.study.features import SHELVES, STAGES
from bottega.kernel.plain import View

Reader = Callable[[View, list[int]], Sequence[float]]
HIDDEN = -1


def one(value: object, among: Sequence[object]) -> list[float]:
    return [float(value == each) for each in among]


def held(names: Sequence[object], among: Sequence[object]) -> list[float]:
    return [float(each in names) for each in among]


def of_table(read: Callable[[View], float | None]) -> Reader:
    return lambda view, _: [float(read(view) or 0)]


def of_each(read: Callable[[View], float]) -> Reader:
    """A number of each seat."""
    return lambda view, order: [float(read(view["seats"][seat])) for seat in order]


def rows(read: Callable[[View], Sequence[float]]) -> Reader:
    """Several of each seat."""
    return lambda view, order: [float(value) for seat in order for value in read(view["seats"][seat])]


def listed(read: Callable[[View], Sequence[float]]) -> Reader:
    """Several of the table."""
    return lambda view, _: list(read(view))


def shown(value: float | None) -> float:
    return HIDDEN if value is None else value


COMMON: dict[str, Reader] = {
    "awaited": lambda view, order: held(view["awaiting"], order),
    "score": lambda view, order: [view["scores"][seat] for seat in order],
}


# The Princes of Florence


def _auction(view: View, order: list[int]) -> list[float]:
    auction = view["auction"]
    if auction is None:
        return [0.0] * (1 + len(florence.LOTS) + 3 * len(order))
    seats = [*one(auction["leader"], order), *held(auction["bidders"], order), *held(auction["still"], order)]
    return [(auction["price"] or 0) / 100, *one(auction["lot"], florence.LOTS), *seats]


def _characters(view: View) -> list[float]:
    found = view["characters"]
    if found is None:
        return [0.0] * (1 + 3 * len(florence.CHARACTERS))
    offers = [(card["offer"] or 0) / 100 for card in found["cards"]]
    taken = [float(card["taken"]) for card in found["cards"]]
    return [found["pot"] / 100, *taken, *offers, *one(found["courted"], florence.CHARACTERS)]


def _actions(view: View, order: list[int]) -> list[float]:
    actions = view["actions"]
    if actions is None:
        return [0.0] * (4 + len(order))
    done = [float(actions["person_drawn"]), float(actions["freedom_taken"])]
    return [actions["left"], *done, actions["value"] or 0, *one(actions["active"], order)]


def _project(view: View, order: list[int]) -> list[float]:
    project = view["project"]
    if project is None:
        return [0.0] * (2 + len(florence.BUILDINGS) + len(order))
    who = one(project["partner"], order)
    return [(project["payment"] or 0) / 100, project["refused"], *one(project["building"], florence.BUILDINGS), *who]


def _hands(view: View, order: list[int]) -> list[float]:
    own = [person["name"] for person in view["hand"]["people"]]
    known = [own, *[view["seats"][seat]["known_hand"] for seat in order[1:]]]
    return [value for hand in known for value in held(hand, cards("people"))]


def _values(view: View) -> list[float]:
    worth = {person["name"]: person["value"] for person in view["hand"]["people"]}
    return [worth.get(name, 0) for name in cards("people")]


def _cells(view: View, order: list[int]) -> list[float]:
    own = view["seats"][order[0]]
    taken = [*own["palazzo"], *[cell for tile in own["tiles"] for cell in tile["cells"]]]
    return held(taken, [[row, column] for row in range(7) for column in range(7)])


FLORENCE: dict[str, Reader] = {
    "phase": listed(lambda view: one(view["phase"], florence.PHASES)),
    "round": of_table(lambda view: view["round"]),
    "minimum": of_table(lambda view: view["minimum"]),
    "starter": lambda view, order: one(view["starter"], order),
    "stock": listed(lambda view: [view["stock"][name] for name in florence.STOCKED]),
    "deck": listed(lambda view: [view["decks"][name] for name in florence.DECKS]),
    "lot_open": listed(lambda view: held([lot["name"] for lot in view["lots"] if lot["open"]], florence.LOTS)),
    "auction": _auction,
    "characters": listed(_characters),
    "actions": _actions,
    "placing": listed(lambda view: one(view["placing"] and view["placing"]["tile"], florence.TILES)),
    "project": _project,
    "best_work": of_table(lambda view: view["best_work"]["value"]),
    "hand": _hands,
    "work": listed(_values),
    "bonus": listed(lambda view: held([card["name"] for card in view["hand"]["bonus"]], cards("bonus"))),
    "prestige": listed(lambda view: held([card["name"] for card in view["hand"]["prestige"]], cards("prestige"))),
    "looking": listed(lambda view: one(view["looking"] and view["looking"]["deck"], florence.DECKS)),
    "cell": _cells,
    "cash": of_each(lambda seat: HIDDEN if seat["cash"] is None else seat["cash"] // 100),
    "table": rows(lambda seat: held(seat["table"], cards("people"))),
    "building": rows(lambda seat: held(seat["buildings"], florence.BUILDINGS)),
    "landscape": rows(lambda seat: [seat["landscapes"][name] for name in florence.LANDSCAPES]),
    "freedom": rows(lambda seat: held(seat["freedoms"], florence.FREEDOMS)),
    "jesters": of_each(lambda seat: seat["jesters"]),
    "builders": of_each(lambda seat: seat["builders"]),
    "hand_count": of_each(lambda seat: seat["hand_count"]),
    "recruiting": of_each(lambda seat: seat["recruiting"]),
    "recruiting_used": of_each(lambda seat: seat["recruiting_on_table"]),
    "bonus_count": of_each(lambda seat: seat["bonus_count"]),
    "prestige_count": of_each(lambda seat: seat["prestige_count"]),
    "best_of_round": of_each(lambda seat: seat["work"]),
    "empty_cells": of_each(lambda seat: seat["empty_cells"]),
    "character": rows(lambda seat: one(seat["character"], florence.CHARACTERS)),
    "marker": rows(lambda seat: one(seat["marker"], florence.CHARACTERS)),
    "committed": of_each(lambda seat: seat["committed"]),
}


# Fresco


def _of_turn(name: str) -> Reader:
    return of_table(lambda view: view["turn"] and view["turn"][name])


def _lacking(view: View, order: list[int]) -> list[float]:
    own = view["seats"][order[0]]["paint"]
    costs = [square["tile"]["cost"] if square["tile"] else [] for square in view["fresco"]]
    return [sum(max(0, cost.count(paint) - own.get(paint, 0)) for paint in set(cost)) for cost in costs]


def _wanted(view: View) -> list[float]:
    costs = [paint for square in view["fresco"] if square["tile"] for paint in square["tile"]["cost"]]
    return [costs.count(paint) for paint in fresco.PAINTS]


def _plan(seat: View) -> list[float]:
    plan = seat["plan"]
    return [HIDDEN] * (len(fresco.PLACES) + 1) if plan is None else [shown(count) for count in plan.values()]


def _stalls(view: View) -> list[float]:
    counts = [stall["tiles"].count(kind) for stall in view["stalls"] for kind in GOODS]
    return counts + [0.0] * (len(GOODS) * (4 - len(view["stalls"])))


def _open(view: View) -> list[float]:
    opened = [float(stall["open"]) for stall in view["stalls"]]
    return opened + [0.0] * (4 - len(opened))


def _leonardo(view: View, order: list[int]) -> list[float]:
    him = view["leonardo"]
    if him is None:
        return [0.0] * (4 + 2 + len(TIMES) + len(fresco.SQUARES))
    whose = [float(him["leader"] == order[0]), sum(him["tiles"].values())]
    return [*one(him["start"], (1, 2, 3, 4)), *whose, *one(him["time"], TIMES), *one(him["square"], fresco.SQUARES)]


FRESCO: dict[str, Reader] = {
    "phase": listed(lambda view: one(view["phase"], fresco.PHASES)),
    "round": of_table(lambda view: view["round"]),
    "last_round": of_table(lambda view: view["last_round"]),
    "work": _of_turn("work"),
    "picks": _of_turn("picks"),
    "stall_visited": _of_turn("stall"),
    "request_chosen": listed(lambda view: one(view["turn"] and view["turn"]["request"], fresco.REQUESTS)),
    "stepped": _of_turn("stepped"),
    "track_choice": of_table(lambda view: view["choice"] is not None),
    "start": rows(lambda seat: one(seat["start"], (1, 2, 3, 4))),
    "mood": of_each(lambda seat: seat["mood"]),
    "apprentices": of_each(lambda seat: seat["apprentices"]),
    "time": rows(lambda seat: one(seat["time"], TIMES)),
    "price": of_each(lambda seat: seat["price"] or 0),
    "money": of_each(lambda seat: shown(seat["money"])),
    "paint": rows(
        lambda seat: [HIDDEN if seat["paint"] is None else seat["paint"].get(name, 0) for name in fresco.PAINTS]
    ),
    "tiles": rows(lambda seat: [seat["tiles"].get(name, 0) for name in fresco.BACKS]),
    "requests": rows(lambda seat: [seat["requests"].get(name, 0) for name in fresco.REQUESTS]),
    "lasting": rows(lambda seat: held(seat["lasting"], ("abbot", "actor", "churchwarden", "servant-of-god"))),
    "income": of_each(lambda seat: seat["income"]),
    "theatre": of_each(lambda seat: seat["theatre"]),
    "committed": of_each(lambda seat: seat["committed"]),
    "plan": rows(_plan),
    "bishop": listed(lambda view: one(view["bishop"], fresco.SQUARES)),
    "tile_value": listed(lambda view: [square["tile"]["value"] if square["tile"] else 0 for square in view["fresco"]]),
    "tile_bonus": listed(lambda view: [square["bonus"] for square in view["fresco"]]),
    "tile_lacking": _lacking,
    "wanted": listed(_wanted),
    "altar": listed(lambda view: held(["-".join(each["paints"]) for each in view["altar"]["payments"]], PAYMENTS)),
    "mix": listed(lambda view: held([mix["paint"] for mix in view["mixes"] if mix["possible"]], fresco.PAINTS[3:])),
    "stall_open": listed(_open),
    "stall": listed(_stalls),
    "portrait": listed(
        lambda view: held([card["card"] for card in (view["portraits"] or {"open": []})["open"]], CARDS)
    ),
    "portraits_left": of_table(lambda view: view["portraits"] and view["portraits"]["left"]),
    "request": listed(
        lambda view: (
            [value for pile in view["requests"] for value in (len(pile["points"]), pile["showing"])]
            if view["requests"]
            else [0.0] * 8
        )
    ),
    "wall": of_table(lambda view: view["ending"]["tiles"]),
    "leonardo_score": of_table(lambda view: view["leonardo"] and view["leonardo"]["score"]),
    "leonardo": _leonardo,
}


# La Stanza


def _person(person: View | None) -> list[float]:
    return one(person and person["discipline"], stanza.DISCIPLINES)


def _activation(view: View) -> list[float]:
    active = view["activation"]
    if active is None:
        return [0.0] * (len(stanza.DISCIPLINES) + 3 + stanza.WORKER_SPACES)
    figures = [active["strength"], active["boost"], float(active["ready"])]
    return [*one(active["discipline"], stanza.DISCIPLINES), *figures, *held(active["hired"], range(1, 7))]


def _by(names: Sequence[str], read: Callable[[View], View]) -> Reader:
    """What a seat has of each name."""
    return rows(lambda seat: [read(seat).get(name, 0) for name in names])


STANZA: dict[str, Reader] = {
    "phase": listed(lambda view: one(view["phase"], stanza.PHASES)),
    "stage": listed(lambda view: one(view["stage"], STAGES)),
    "round": of_table(lambda view: view["round"]),
    "rounds": of_table(lambda view: view["rounds"]),
    "ring": listed(lambda view: [value for space in view["ring"][1:] for value in _person(space["person"])]),
    "masterpiece_free": listed(
        lambda view: [
            float(niche["owner"] is None and not niche["covered"])
            for name in stanza.DISCIPLINES
            for niche in view["rooms"][name]["masterpieces"]
        ]
    ),
    "pile": listed(lambda view: [view["refill"]["pile"][name] for name in stanza.DISCIPLINES]),
    "discard": listed(lambda view: [view["refill"]["discard"][name] for name in stanza.DISCIPLINES]),
    "helper_supply": listed(lambda view: [view["helpers"][name] for name in stanza.COLOURS]),
    "art_supply": listed(lambda view: [view["art"][name] for name in stanza.ARTWORKS]),
    "tile_offered": listed(lambda view: held([tile["tile"] for tile in view["tiles"]], stanza.TILE_NAMES)),
    "activation": listed(_activation),
    "owed": listed(lambda view: [view["owed"][name] for name in ("books", "discs", "helpers")]),
    "tile_paid": listed(lambda view: one(view["owed"]["tile"], stanza.TILE_NAMES)),
    "person_held": listed(lambda view: _person(view["owed"]["person"])),
    "space": rows(lambda seat: one(seat["space"], stanza.SPACES)),
    "money": of_each(lambda seat: seat["money"]),
    "income": of_each(lambda seat: seat["income"]["florins"]),
    "income_allowed": of_each(lambda seat: seat["income"]["allowed"]),
    "ship": of_each(lambda seat: seat["ship"]),
    "patron": of_each(lambda seat: seat["patron"]),
    "turned": of_each(lambda seat: seat["turned"]),
    "worker": rows(lambda seat: [value for person in seat["workers"] for value in _person(person)]),
    "start_worker": rows(lambda seat: [float(bool(person and person["start"])) for person in seat["workers"]]),
    "recruits": rows(lambda seat: [sum(each) for each in zip(*map(_person, seat["recruits"]), strict=True)]),
    "helpers": _by(stanza.COLOURS, lambda seat: seat["helpers"]),
    "books": _by(SHELVES, lambda seat: seat["books"]),
    "columns": of_each(lambda seat: seat["columns"]),
    "discs": of_each(lambda seat: seat["discs"]["supply"]),
    "fields": _by(stanza.DISCIPLINES, lambda seat: seat["discs"]["fields"]),
    "bonus_discs": of_each(lambda seat: seat["discs"]["bonus"]),
    "art": _by(stanza.ARTWORKS, lambda seat: seat["art"]),
    "art_value": of_each(lambda seat: seat["art_value"]),
    "museum": of_each(lambda seat: seat["museum"]),
    "tile": rows(lambda seat: held(seat["tiles"], stanza.TILE_NAMES)),
    "masterpieces": _by(stanza.DISCIPLINES, lambda seat: seat["masterpieces"]),
    "retired": of_each(lambda seat: seat["retired"] or 0),
    "strength": _by(stanza.DISCIPLINES, lambda seat: seat["strength"]),
}

MEANINGS = {
    "florence": {**COMMON, **FLORENCE},
    "fresco": {**COMMON, **FRESCO},
    "stanza": {**COMMON, **STANZA},
}
