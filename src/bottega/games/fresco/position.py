"""A position as readable data: the whole truth, in the rulebook's words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bottega.games.fresco import market, planning
from bottega.games.fresco.catalogue import PLACES, REQUESTS, SQUARES
from bottega.games.fresco.components import LASTING
from bottega.games.fresco.paint import counts
from bottega.games.fresco.phases import NAMES as PHASES
from bottega.games.fresco.studio import open_cards
from bottega.games.fresco.view import backs, fulfilled

if TYPE_CHECKING:
    from bottega.games.fresco.state import Fresco

VERSION: Final = 1
SHEET: Final = (*PLACES, "last")  # theatre or altar


def dump(game: Fresco) -> dict[str, Any]:
    tables = game.tables
    return {
        "game": "fresco",
        "version": VERSION,
        "players": game.players,
        "options": dict(game.options),
        "seed": game.seed,
        "chance": game.chance.dump(),
        "round": game.round,
        "last_round": game.last,
        "phase": PHASES[game.phase],
        "over": game.over,
        "turn": {
            "order": [(game.order >> (3 * place)) & 7 for place in range(game.actors)],
            "turn": game.turn,
            "work": game.work,
            "step": game.step,
            "used": game.used,
            "picks": game.picks,
            "request": REQUESTS[game.request],
            "chooses_on_track": game.bump - 1 if game.bump else None,
        },
        "seats": [_seat(game, seat) for seat in range(game.players)],
        "leonardo": _leonardo(game),
        "bishop": SQUARES[game.bishop],
        "fresco": {
            SQUARES[square]: [tables.tile_names[tile], bool((game.wall >> square) & 1)]
            for square, tile in enumerate(game.tiles)
        },
        "stalls": _stalls(game),
        "portraits": {
            "stack": [tables.card_names[card] for card in game.deck],
            "dealt": game.dealt,
            "open": [tables.card_names[card] for card in open_cards(game)],
        }
        if game.portraits
        else None,
        "requests": {kind: (game.piles >> (2 * at)) & 3 for at, kind in enumerate(REQUESTS)} if game.requests else None,
        "supply": counts(game.supply),
    }


def _seat(game: Fresco, seat: int) -> dict[str, Any]:
    held = game.held[seat]
    return {
        "score": game.score[seat],
        "time": game.tables.times[game.wake[seat]] if game.wake[seat] >= 0 else None,
        "mood": game.mood[seat],
        "money": game.money[seat],
        "paint": counts(game.paint[seat]),
        "tiles": backs(game.loose[seat]),
        "lasting": [LASTING[card] for card in range(4) if (held >> card) & 1],
        "requests": fulfilled(held),
        "plan": {
            "stage": planning.stage(game, seat),
            **{name: int(planning.placed(game, seat, place)) for place, name in enumerate(SHEET)},
        },
    }


def _leonardo(game: Fresco) -> dict[str, Any] | None:
    if not game.leonardo:
        return None
    actor = game.players
    return {
        "score": game.score[actor],
        "time": game.tables.times[game.wake[actor]] if game.wake[actor] >= 0 else None,
        "leader": game.leader,
        "square": SQUARES[game.walker],
        "tiles": backs(game.loose[actor]),
    }


def _stalls(game: Fresco) -> list[dict[str, Any]]:
    bounds = market.stalls(game)
    return [
        {
            "open": bool((game.open >> stall) & 1),
            "tiles": [
                game.tables.kind_names[kind] if kind != market.SOLD else None
                for kind in game.goods[bounds[stall] : bounds[stall + 1]]
            ],
        }
        for stall in range(len(bounds) - 1)
    ]
