"""What people may know; every field is described in `view_types`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.fresco import cathedral, forecast, leonardo, market, planning, rounds, theatre, track, workshop
from bottega.games.fresco import order as orders
from bottega.games.fresco.catalogue import ALTAR
from bottega.games.fresco.display import SOLD
from bottega.games.fresco.holdings import fulfilled as number_of
from bottega.games.fresco.holdings import portraits
from bottega.games.fresco.names import (
    BACKS,
    CATHEDRAL,
    MARKET,
    PAINTS,
    PHASES,
    PLACES,
    PLAN,
    REQUESTS,
    SECOND_CATHEDRAL,
    SQUARES,
    TILES,
    WAKE,
    WORKSHOP,
)
from bottega.games.fresco.paint import colours, count, counts, covers

if TYPE_CHECKING:
    from bottega.games.fresco import view_types as shown
    from bottega.games.fresco.state import Fresco

BACK_COLOURS: Final[tuple[shown.BackColour, ...]] = ("orange", "green", "purple")


class Parts:
    """The larger parts of a view, made anew; `recall` makes only those that have changed."""

    def hostel(self, game: Fresco) -> list[shown.Bed]:
        return _hostel(game)

    def seat(self, game: Fresco, other: int, seat: int | None) -> shown.Seat:
        return _seat(game, other, seat)

    def fresco(self, game: Fresco, seat: int | None, paint: int) -> list[shown.Square]:
        return [_square(game, square, seat, paint) for square in range(len(SQUARES))]

    def altar(self, game: Fresco, seat: int | None, paint: int) -> shown.Altar:
        return _altar(game, paint)

    def mixes(self, game: Fresco, seat: int | None, paint: int) -> list[shown.Mix]:
        return _mixes(game, paint)

    def figures(self, game: Fresco) -> shown.Figures:
        return _figures(game)

    def stalls(self, game: Fresco) -> list[shown.Stall]:
        return _stalls(game)

    def bag(self, game: Fresco) -> list[str]:
        return _bag(game)


def view(game: Fresco, seat: int | None, parts: Parts) -> shown.View:
    """All that `seat` may know, as `view_types` describes it."""
    tables = game.tables
    paint = game.painters[seat].paint if seat is not None else 0
    return {
        **game.common(seat),
        "round": game.round,
        "last_round": bool(rounds.ends(game)),
        "phase": PHASES[game.phase],
        "order": [_actor(game, actor) for actor in orders.actors(int(game.turn.order), int(game.actors))],
        "turn": _turn(game),
        "churchwarden_used": game.jumped,
        "start_spaces": _start_spaces(game),
        "choice": _choice(game),
        "hostel": parts.hostel(game),
        "mood": {"highest": tables.highest_mood, "apprentices": tables.apprentices[1:]},
        "seats": [parts.seat(game, other, seat) for other in range(game.players)],
        "leonardo": _leonardo(game),
        "bishop": SQUARES[game.wall.bishop],
        "fresco": parts.fresco(game, seat, paint),
        "altar": parts.altar(game, seat, paint),
        "mixes": parts.mixes(game, seat, paint),
        "sheet": {"places": list(planning.places(game)), "each": tables.most_per_place},
        "figures": parts.figures(game),
        "stalls": parts.stalls(game),
        "bag": parts.bag(game),
        "portraits": _portraits(game) if game.portraits else None,
        "requests": [_request(game, kind, seat) for kind in range(4)] if game.requests else None,
        "ending": {
            "tiles": int(game.wall.left).bit_count(),
            "tiles_left": tables.tiles_left,
            "most_rounds": tables.most_rounds,
            "money_per_point": tables.money_per_point,
        },
    }


def _actor(game: Fresco, actor: int) -> shown.Actor:
    return actor if actor < game.players else "leonardo"


def _start_spaces(game: Fresco) -> list[shown.Actor | None]:
    standing = {track.start(game, painter.space): _actor(game, actor) for actor, painter in enumerate(game.painters)}
    return [standing.get(number) for number in range(1, int(track.starts(game)) + 1)]


def _altar(game: Fresco, paint: int) -> shown.Altar:
    tables = game.tables
    found = forecast.payments(game, paint)
    best = forecast.best_payments(game, paint, found)
    return {
        "primary": {
            "paints": colours(tables.altar_cost[0]),
            "points": tables.altar_plain,
            "replaced": tables.altar_replaced,
        },
        "blends": {
            "paints": colours(tables.altar_cost[1]),
            "points": tables.altar_blends,
            "pink": tables.altar_pink if game.blends else None,
            "brown": tables.altar_brown if game.blends else None,
        },
        "payments": [
            {
                "move": str(game.catalogue[ALTAR + at]),
                "paints": colours(tables.altar_cost[at]),
                "points": tables.altar_points[at],
                "kept": counts(paint - tables.altar_cost[at]),
                "best": at in best,
            }
            for at in found
        ],
    }


def _mixes(game: Fresco, paint: int) -> list[shown.Mix]:
    tables = game.tables
    return [
        {
            "paint": PAINTS[3 + blend],
            "from": colours(tables.mix_cost[blend]),
            "possible": covers(paint, tables.mix_cost[blend]),
        }
        for blend in range(workshop.mixes(game))
    ]


def _figures(game: Fresco) -> shown.Figures:
    tables = game.tables
    return {
        "studio_coins": tables.studio_coins,
        "mixes": tables.mixes,
        "bonus_on": tables.bonus_on,
        "bonus_beside": tables.bonus_beside,
        "step_price": tables.step_price,
        "churchwarden_price": tables.churchwarden_price,
        "income_per_tile": tables.income_per_tile,
        "request_tiles": workshop.TILES,
    }


def _turn(game: Fresco) -> shown.Turn | None:
    if game.phase == PLAN or game.over:
        return None
    return {
        "actor": _actor(game, game.turn.actor),
        "work": game.turn.work,
        "picks": game.turn.picks,
        "stall": game.turn.step if game.phase == MARKET and game.turn.step else None,
        "request": REQUESTS[game.turn.request] if game.phase == WORKSHOP and game.turn.step == 1 else None,
        "stepped": game.phase in (CATHEDRAL, SECOND_CATHEDRAL) and game.turn.step == 1,
        "used": game.turn.used,
    }


def _choice(game: Fresco) -> shown.Choice | None:
    if not game.turn.bump:
        return None
    actor = game.turn.bump - 1
    return {
        "actor": _actor(game, actor),
        "ahead": track.name(game, track.free(game, actor, True)),
        "behind": track.name(game, track.free(game, actor, False)),
    }


def _hostel(game: Fresco) -> list[shown.Bed]:
    tables = game.tables
    asleep = {painter.wake: _actor(game, actor) for actor, painter in enumerate(game.painters) if painter.wake >= 0}
    return [
        {"time": time, "mood": tables.time_mood[at], "price": tables.price[at], "actor": asleep.get(at)}
        for at, time in enumerate(tables.times)
    ]


def _seat(game: Fresco, other: int, seat: int | None) -> shown.Seat:
    tables = game.tables
    behind_screen = other == seat or game.options["open_screens"] is True or game.over
    time = game.painters[other].wake
    held = game.painters[other].held
    return {
        "score": track.points(game, other),
        "start": track.start(game, game.painters[other].space) or None,
        "mood": game.painters[other].mood,
        "apprentices": planning.apprentices(game, other),
        "time": tables.times[time] if time >= 0 else None,
        "price": tables.price[time] if time >= 0 else None,
        "money": game.painters[other].money if behind_screen else None,
        "paint": counts(game.painters[other].paint) if behind_screen else None,
        "tiles": backs(game.painters[other].loose),
        "requests": fulfilled(held),
        "lasting": portraits(held),
        "income": rounds.income(game, other),
        "theatre": theatre.steps(game, other),
        "committed": game.phase == PLAN and planning.stage(game, other) == planning.COMMITTED,
        "plan": _plan(game, other, seat),
    }


def fulfilled(held: int) -> dict[shown.RequestKind, int]:
    """Requests that a seat has fulfilled, by kind."""
    return {kind: int(number_of(held, at)) for at, kind in enumerate(REQUESTS) if number_of(held, at)}


def backs(loose: int) -> dict[shown.Back, int]:
    """Restored tiles by their backs."""
    return {name: int(count(loose, back)) for back, name in enumerate(BACKS) if count(loose, back)}


def _plan(game: Fresco, other: int, seat: int | None) -> dict[shown.Place, int | None] | None:
    """Apprentices by place: revealed ones, or one's own; None for a place not yet decided."""
    if game.phase == WAKE or (game.phase == PLAN and other != seat):
        return None
    stage = planning.stage(game, other)
    return {
        name: int(planning.placed(game, other, place)) if place < stage or stage == planning.READY else None
        for place, name in enumerate(planning.places(game))
    }


def _leonardo(game: Fresco) -> shown.Leonardo | None:
    if not game.leonardo:
        return None
    choices = leonardo.squares(game)
    actor = game.players
    return {
        "score": track.points(game, actor),
        "start": track.start(game, game.painters[actor].space) or None,
        "leader": game.leader,
        "time": game.tables.times[game.painters[actor].wake] if game.painters[actor].wake >= 0 else None,
        "square": SQUARES[game.wall.walker],
        "tiles": backs(game.painters[actor].loose),
        "plan": {name: int(leonardo.apprentices(game, place)) for place, name in enumerate(PLACES)},
        "squares": [] if game.last else [SQUARES[square] for square in range(TILES) if (choices >> square) & 1],
    }


def _square(game: Fresco, square: int, seat: int | None, paint: int) -> shown.Square:
    if not (game.wall.left >> square) & 1:
        return {"square": SQUARES[square], "tile": None, "bonus": 0, "by_step": 0, "affordable": False}
    tables = game.tables
    tile = game.wall.tiles[square]
    back = tables.back[tile]
    actor = seat if seat is not None else game.players
    return {
        "square": SQUARES[square],
        "tile": {
            "value": tables.value[tile],
            "cost": colours(tables.cost[tile]),
            "back": [name for bit, name in enumerate(BACK_COLOURS) if (back >> bit) & 1],
        },
        "bonus": cathedral.bonus(game, actor, square),
        "by_step": forecast.bonus_by_step(game, actor, square),
        "affordable": covers(paint, tables.cost[tile]),
    }


def _stalls(game: Fresco) -> list[shown.Stall]:
    bounds = market.stalls(game)
    return [
        {
            "stall": stall + 1,
            "open": bool((game.display.open >> stall) & 1),
            "tiles": [
                game.tables.kind_names[kind]
                for kind in game.display.goods[bounds[stall] : bounds[stall + 1]]
                if kind != SOLD
            ],
        }
        for stall in range(len(bounds) - 1)
    ]


def _bag(game: Fresco) -> list[str]:
    """The tiles that are not on display now: all in the bag, or sold and gone until the next round."""
    tables = game.tables
    rest = market.bag(game)[:]
    for kind in game.display.goods:
        if kind != SOLD:
            rest.remove(kind)
    return [tables.kind_names[kind] for kind in sorted(rest)]


def _portraits(game: Fresco) -> shown.Portraits:
    tables = game.tables
    return {
        "open": [
            {
                "card": tables.card_names[card],
                "lasting": tables.card_lasting[card] >= 0,
                "coins": tables.card_coins[card],
                "points": tables.card_points[card],
                "mood": tables.card_mood[card],
                "paint": colours(tables.card_paint[card]),
                "choice": tables.card_choice[card],
            }
            for card in game.gallery.open_cards()
        ],
        "left": len(game.gallery.deck) - game.gallery.dealt,
    }


def _request(game: Fresco, kind: int, seat: int | None) -> shown.Request:
    left = int(workshop.left(game, kind))
    return {
        "request": REQUESTS[kind],
        "points": game.tables.request_points[kind][workshop.PILE - left :],
        "showing": int(workshop.showing(game, seat, kind)) if seat is not None else None,
    }
