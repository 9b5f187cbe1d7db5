"""A position as readable data: the whole truth, in the rulebook's words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bottega.games.fresco import market, planning, track
from bottega.games.fresco.catalogue import PLACES, REQUESTS, SQUARES
from bottega.games.fresco.holdings import portraits
from bottega.games.fresco.paint import counts
from bottega.games.fresco.phases import NAMES as PHASES
from bottega.games.fresco.phases import WORKSHOP
from bottega.games.fresco.studio import open_cards
from bottega.games.fresco.view import backs, fulfilled

if TYPE_CHECKING:
    from bottega.games.fresco.state import Fresco

VERSION: Final = 2  # 1 was of rules that the base game's own book does not have
SHEET: Final = (*PLACES, "last")  # theatre, or the cathedral again


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
            "request": REQUESTS[game.request] if game.phase == WORKSHOP and game.step == 1 else None,
            "chooses_on_track": game.bump - 1 if game.bump else None,
        },
        "churchwarden_used": game.jumped,
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
    }


def _seat(game: Fresco, seat: int) -> dict[str, Any]:
    held = game.held[seat]
    return {
        "score": track.points(game, seat),
        "start": track.start(game, game.space[seat]) or None,
        "time": game.tables.times[game.wake[seat]] if game.wake[seat] >= 0 else None,
        "mood": game.mood[seat],
        "money": game.money[seat],
        "paint": counts(game.paint[seat]),
        "tiles": backs(game.loose[seat]),
        "lasting": portraits(held),
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
        "score": track.points(game, actor),
        "start": track.start(game, game.space[actor]) or None,
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
