"""What a seat may know, and what it is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bottega.games.fresco import cathedral, leonardo, market, planning, theatre, track, workshop
from bottega.games.fresco.catalogue import BACKS, PLACES, REQUESTS, SQUARES
from bottega.games.fresco.components import LASTING
from bottega.games.fresco.paint import NAMES, colours, counts, covers
from bottega.games.fresco.phases import ALTAR, CATHEDRAL, INCOME, MARKET, PLAN, STUDIO, WAKE, WORKSHOP
from bottega.games.fresco.phases import NAMES as PHASES
from bottega.games.fresco.studio import open_cards
from bottega.kernel.reason import Reason, Value

if TYPE_CHECKING:
    from bottega.games.fresco.state import Fresco


def view(game: Fresco, seat: int | None) -> dict[str, Any]:
    """All that `seat` may know. Beyond what all games share:

    - `round`, `last_round`, `phase`; `order`: actors in this phase's order (seats, or "leonardo");
      `turn`: whose turn, with apprentices or mixes left (`work`), paints or tiles to pick (`picks`),
      the visited `stall`, the `request` being fulfilled, whether the bishop has `stepped`, and whether what goes once
      a round here (churchwarden, portrait, request) is `used`; None while planning.
    - `choice`: on the track, who chooses and the spaces `ahead` and `behind`; else None.
    - `hostel`: times with their mood, price and who sleeps there (`actor`); `mood`: the column's figures.
    - `seats`: public state of each; `money`, `paint` and `plan` are None where they are hidden.
    - `leonardo`: None, or his score, square, apprentices, leader and the squares he may restore.
    - `fresco`: 25 squares with tile and the bishop's bonus for you, now and `by_step`, the most after one step of
      his; `affordable` by your paint.
    - `altar`: the sets with points, `affordable` by your paint; `mixes`: recipes, `possible` for you.
    - `sheet`: the places of this round's action sheet and how many apprentices fit in `each`; `figures`: what the
      places, the bishop and the altar pay or cost.
    - `stalls`, `bag` (tiles not on display), `supply` of paint, `portraits`, `requests`, `ending`.
    """
    seen = game.view_common(seat)
    seen["round"] = game.round
    seen["last_round"] = game.last
    seen["phase"] = PHASES[game.phase]
    seen["order"] = [_actor(game, (game.order >> (3 * place)) & 7) for place in range(game.actors)]
    seen["turn"] = _turn(game)
    seen["choice"] = _choice(game)
    seen["hostel"] = _hostel(game)
    tables = game.tables
    seen["mood"] = {"highest": tables.highest_mood, "apprentices": tables.apprentices[1:]}
    seen["seats"] = [_seat(game, other, seat) for other in range(game.players)]
    seen["leonardo"] = _leonardo(game)
    paint = game.paint[seat] if seat is not None else 0
    seen["bishop"] = SQUARES[game.bishop]
    seen["fresco"] = [_square(game, square, seat, paint) for square in range(len(SQUARES))]
    seen["altar"] = [
        {
            "paints": colours(tables.altar_cost[at]),
            "points": tables.altar_points[at],
            "affordable": covers(paint, tables.altar_cost[at]),
        }
        for at in range(cathedral.sets(game))
    ]
    seen["mixes"] = [
        {
            "paint": NAMES[3 + blend],
            "from": colours(tables.mix_cost[blend]),
            "possible": covers(paint, tables.mix_cost[blend]),
        }
        for blend in range(workshop.mixes(game))
    ]
    seen["sheet"] = {"places": [*PLACES, _last_place(game)], "each": tables.most_per_place}
    seen["figures"] = {
        "studio_coins": tables.studio_coins,
        "mixes": tables.mixes,
        "bonus_on": tables.bonus_on,
        "bonus_beside": tables.bonus_beside,
        "step_price": tables.step_price,
        "income_per_tile": tables.income_per_tile,
        "request_tiles": workshop.TILES,
    }
    seen["stalls"] = _stalls(game)
    seen["bag"] = _bag(game)
    seen["supply"] = counts(game.supply)
    seen["portraits"] = _portraits(game) if game.portraits else None
    seen["requests"] = [_request(game, kind, seat) for kind in range(4)] if game.requests else None
    seen["ending"] = {
        "tiles": int(game.wall).bit_count(),
        "tiles_left": tables.tiles_left,
        "most_rounds": tables.most_rounds,
        "money_per_point": tables.money_per_point,
    }
    return seen


def _actor(game: Fresco, actor: int) -> int | str:
    return actor if actor < game.players else "leonardo"


def _turn(game: Fresco) -> dict[str, Any] | None:
    if game.phase == PLAN or game.over:
        return None
    return {
        "actor": _actor(game, game.actor),
        "work": game.work,
        "picks": game.picks,
        "stall": game.step if game.phase == MARKET and game.step else None,
        "request": REQUESTS[game.request] if game.phase == WORKSHOP and game.step == 1 else None,
        "stepped": game.phase == CATHEDRAL and game.step == 1,
        "used": game.used,
    }


def _choice(game: Fresco) -> dict[str, Any] | None:
    if not game.bump:
        return None
    actor = game.bump - 1
    return {
        "actor": _actor(game, actor),
        "ahead": track.free(game, actor, True),
        "behind": track.free(game, actor, False),
    }


def _hostel(game: Fresco) -> list[dict[str, Any]]:
    tables = game.tables
    asleep = {time: _actor(game, actor) for actor, time in enumerate(game.wake) if time >= 0}
    return [
        {"time": time, "mood": tables.time_mood[at], "price": tables.price[at], "actor": asleep.get(at)}
        for at, time in enumerate(tables.times)
    ]


def _seat(game: Fresco, other: int, seat: int | None) -> dict[str, Any]:
    tables = game.tables
    behind_screen = other == seat or game.options["open_screens"] is True or game.over
    time = game.wake[other]
    held = game.held[other]
    mood = game.mood[other]
    tiles = backs(game.loose[other])
    return {
        "score": game.score[other],
        "mood": mood,
        "apprentices": tables.apprentices[mood],
        "time": tables.times[time] if time >= 0 else None,
        "price": tables.price[time] if time >= 0 else None,
        "money": game.money[other] if behind_screen else None,
        "paint": counts(game.paint[other]) if behind_screen else None,
        "tiles": tiles,
        "requests": fulfilled(held),
        "lasting": [LASTING[card] for card in range(4) if (held >> card) & 1],
        "income": income(game, other),
        "theatre": theatre.steps(game, other),
        "committed": game.phase == PLAN and planning.stage(game, other) == planning.COMMITTED,
        "plan": _plan(game, other, seat),
    }


def fulfilled(held: int) -> dict[str, int]:
    """Requests that a seat has fulfilled, by kind."""
    return {kind: (held >> (4 + 3 * at)) & 7 for at, kind in enumerate(REQUESTS) if (held >> (4 + 3 * at)) & 7}


def backs(loose: int) -> dict[str, int]:
    """Restored tiles by their backs."""
    return {BACKS[back]: (loose >> (6 * back)) & 63 for back in range(8) if (loose >> (6 * back)) & 63}


def income(game: Fresco, seat: int) -> int:
    """The coins of the next income."""
    tables = game.tables
    held = game.held[seat]
    stacks = sum(fulfilled(held).values())
    coins = sum(backs(game.loose[seat]).values()) * tables.income_per_tile + stacks * tables.request_coins
    return coins + (tables.servant_coins if held & 8 else 0)


def _last_place(game: Fresco) -> str:
    return "altar" if game.last and game.tables.altar_last else "theatre"


def _plan(game: Fresco, other: int, seat: int | None) -> dict[str, Any] | None:
    """Apprentices by place: revealed ones, or one's own; None for a place not yet decided."""
    if game.phase == WAKE or (game.phase == PLAN and other != seat):
        return None
    stage = planning.stage(game, other)
    return {
        name: int(planning.placed(game, other, place)) if place < stage or stage == planning.READY else None
        for place, name in enumerate((*PLACES, _last_place(game)))
    }


def _leonardo(game: Fresco) -> dict[str, Any] | None:
    if not game.leonardo:
        return None
    choices = leonardo.squares(game)
    actor = game.players
    return {
        "score": game.score[actor],
        "leader": game.leader,
        "time": game.tables.times[game.wake[actor]] if game.wake[actor] >= 0 else None,
        "square": SQUARES[game.walker],
        "tiles": backs(game.loose[actor]),
        "plan": {name: int(leonardo.apprentices(game, place)) for place, name in enumerate(PLACES)},
        "squares": [] if game.last else [SQUARES[square] for square in range(25) if (choices >> square) & 1],
    }


def _square(game: Fresco, square: int, seat: int | None, paint: int) -> dict[str, Any]:
    if not (game.wall >> square) & 1:
        return {"square": SQUARES[square], "tile": None, "bonus": 0, "by_step": 0, "affordable": False}
    tables = game.tables
    tile = game.tiles[square]
    back = tables.back[tile]
    actor = seat if seat is not None else game.players
    return {
        "square": SQUARES[square],
        "tile": {
            "value": tables.value[tile],
            "cost": colours(tables.cost[tile]),
            "back": [name for bit, name in enumerate(("orange", "green", "purple")) if (back >> bit) & 1],
        },
        "bonus": cathedral.bonus(game, actor, square),
        "by_step": cathedral.bonus_by_step(game, actor, square),
        "affordable": covers(paint, tables.cost[tile]),
    }


def _stalls(game: Fresco) -> list[dict[str, Any]]:
    bounds = market.stalls(game)
    return [
        {
            "stall": stall + 1,
            "open": bool((game.open >> stall) & 1),
            "tiles": [
                game.tables.kind_names[kind]
                for kind in game.goods[bounds[stall] : bounds[stall + 1]]
                if kind != market.SOLD
            ],
        }
        for stall in range(len(bounds) - 1)
    ]


def _bag(game: Fresco) -> list[str]:
    """The tiles that are not on display now: all in the bag, or sold and gone until the next round."""
    tables = game.tables
    rest = (tables.bag_of_four if game.players == 4 else tables.bag_below_four)[:]
    for kind in game.goods:
        if kind != market.SOLD:
            rest.remove(kind)
    return [tables.kind_names[kind] for kind in sorted(rest)]


def _portraits(game: Fresco) -> dict[str, Any]:
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
            for card in open_cards(game)
        ],
        "left": len(game.deck) - game.dealt,
    }


def _request(game: Fresco, kind: int, seat: int | None) -> dict[str, Any]:
    left = (game.piles >> (2 * kind)) & 3
    return {
        "request": REQUESTS[kind],
        "points": game.tables.request_points[kind][3 - left :],
        "showing": int(workshop.showing(game, seat, kind)) if seat is not None else None,
    }


def question(game: Fresco, seat: int) -> Reason:
    """What `seat` is asked now."""
    if game.over:
        return Reason("fresco-ask-nothing")
    if game.phase == PLAN:
        return _question_of_plan(game, seat)
    if seat not in game.awaiting:
        return Reason("fresco-ask-wait", {"phase": PHASES[game.phase]})
    if game.bump:
        actor = game.bump - 1
        args: dict[str, Value] = {
            "space": game.score[actor],
            "ahead": track.free(game, actor, True),
            "behind": track.free(game, actor, False),
        }
        return Reason("fresco-ask-track" if actor < game.players else "fresco-ask-leonardo-track", args)
    if game.actor == game.players:
        return _question_for_leonardo(game)
    if game.phase == WAKE:
        return Reason("fresco-ask-wake", {"mood": game.mood[seat]})
    if game.phase == MARKET:
        coins: dict[str, Value] = {"price": market.price(game, seat), "coins": game.money[seat], "work": game.work}
        return Reason("fresco-ask-buy" if game.step else "fresco-ask-stall", coins)
    if game.phase == CATHEDRAL and game.step == 1:
        return Reason("fresco-ask-restore")
    if game.phase in (CATHEDRAL, ALTAR):
        return Reason("fresco-ask-cathedral" if game.phase == CATHEDRAL else "fresco-ask-altar", {"work": game.work})
    if game.phase == STUDIO and game.step == 0:
        return Reason("fresco-ask-studio", {"coins": game.tables.studio_coins})
    if game.phase == WORKSHOP:
        return _question_of_workshop(game)
    return Reason("fresco-ask-income" if game.phase == INCOME else "fresco-ask-merchant", {"picks": game.picks})


def _question_of_plan(game: Fresco, seat: int) -> Reason:
    stage = planning.stage(game, seat)
    if stage == planning.COMMITTED:
        return Reason("fresco-ask-committed")
    if stage == planning.READY:
        return Reason("fresco-ask-commit")
    return Reason("fresco-ask-plan", {"place": PLACES[stage], "left": planning.left(game, seat)})


def _question_of_workshop(game: Fresco) -> Reason:
    if game.step == 1:
        return Reason("fresco-ask-stack", {"picks": game.picks, "request": REQUESTS[game.request]})
    return Reason("fresco-ask-workshop", {"mixes": game.work})


def _question_for_leonardo(game: Fresco) -> Reason:
    if game.phase == WAKE:
        return Reason("fresco-ask-leonardo-wake")
    if game.phase == MARKET:
        return Reason("fresco-ask-leonardo-stall")
    if game.phase == CATHEDRAL:
        return Reason("fresco-ask-leonardo-restore")
    if game.phase == STUDIO:
        return Reason("fresco-ask-leonardo-portrait")
    if game.step == 1:
        return Reason("fresco-ask-leonardo-stack", {"picks": game.picks, "request": REQUESTS[game.request]})
    return Reason("fresco-ask-leonardo-workshop")
