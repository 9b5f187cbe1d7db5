"""A position as readable data, and what each field may be. What is counted from the rest is left to `audit`.

The reference in docs/positions/fresco.md is made from `POSITION` by tools/reference.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.fresco import market, planning, track, workshop
from bottega.games.fresco import order as orders
from bottega.games.fresco.display import STALLS
from bottega.games.fresco.gallery import PORTRAITS
from bottega.games.fresco.holdings import LASTING, portraits
from bottega.games.fresco.names import BACKS, PAINTS, PHASES, PLACES, REQUESTS, SQUARES, TILES, WORKSHOP
from bottega.games.fresco.options import OPTIONS
from bottega.games.fresco.paint import BASE, counts
from bottega.games.fresco.tables import Tables, tables_of
from bottega.games.fresco.turn import BY_HAND, TURN
from bottega.games.fresco.view import backs, fulfilled
from bottega.games.fresco.wall import BISHOP, FRESCO
from bottega.games.fresco.workshop import PILE
from bottega.kernel.components import Components
from bottega.kernel.group import tell
from bottega.kernel.plain import Position
from bottega.kernel.position import CHANCE, SEED, Options
from bottega.kernel.shape import ByName, Each, Fields, Flag, Given, Maybe, Name, Number, Scope

if TYPE_CHECKING:
    from bottega.games.fresco.state import Fresco

VERSION: Final = 2  # 1 was of rules that the base game's own book does not have
PLAYERS: Final = (2, 3, 4)
SHEET: Final = (*PLACES, "last")  # theatre, or the cathedral again
MOST: Final = 9999  # coins and points
CHOICES: Final = Options("fresco", OPTIONS)

_SCORE: Final = Number("Points; 0 on a start space.", 0, MOST)
_START: Final = Maybe(
    Number("The start space while there are no points, 1 for S1, which is the rearmost.", 1, "start spaces")
)
_TIME: Final = Maybe(Number("When the painter gets up; null until it is chosen this round.", 0, 23))
_TILES: Final = ByName("Restored tiles by their backs, but those under requests.", BACKS, Number("", 0, TILES), True)

SEAT: Final = Fields(
    "",
    {
        "score": _SCORE,
        "start": _START,
        "time": _TIME,
        "mood": Number("Space of the mood column, 1 the lowest.", 1, "highest mood"),
        "money": Number("Thalers.", 0, MOST),
        "paint": ByName(
            "Cubes behind the screen, as many as can be gathered by now.", "paint", Number("", 0, 255), True
        ),
        "tiles": _TILES,
        "lasting": Each("Portraits that stay.", Name("", LASTING), -1, True),
        "requests": ByName("Requests fulfilled.", REQUESTS, Number("", 0, PILE), True),
        "plan": Fields(
            "The action sheet; an apprentice who is in no place stays at home.",
            {
                "stage": Number(
                    "The place that is decided next, 0 to 3; 4 with all placed, 5 when committed.",
                    0,
                    planning.COMMITTED,
                ),
                **{place: Number(f"Apprentices for the {place}.", 0, "spaces a place") for place in PLACES},
                "last": Number("For the theatre, or in the last round the cathedral again.", 0, "spaces a place"),
            },
        ),
    },
)

POSITION: Final = Fields(
    "Fresco",
    {
        "game": Given("The title.", "fresco"),
        "version": Given("Of this layout.", VERSION),
        "players": Number("How many play.", PLAYERS[0], PLAYERS[-1]),
        "options": CHOICES,
        "seed": SEED,
        "chance": CHANCE,
        "round": Number("The round, counted from 1.", 1, "rounds"),
        "last_round": Flag("Whether the sheets lie on their second side: this round was the last from its beginning."),
        "phase": Name("What is done; nobody is asked in `theatre` and `final-scoring`.", PHASES),
        "over": Flag("Whether the game has ended, after `final-scoring`."),
        "turn": TURN,
        "churchwarden_used": Flag("Whether the churchwarden has sent the bishop far this round."),
        "seats": Each("What each player has.", SEAT, "players"),
        "leonardo": Maybe(
            Fields(
                "The third painter, in a game of two with the option.",
                {
                    "score": _SCORE,
                    "start": _START,
                    "time": _TIME,
                    "leader": Number("The seat that decides for him this round.", 0, 1),
                    "square": Name("Where he stands.", "square"),
                    "tiles": _TILES,
                },
            )
        ),
        "bishop": BISHOP,
        "fresco": FRESCO,
        "stalls": STALLS,
        "portraits": Maybe(PORTRAITS),
        "requests": Maybe(ByName("Request tiles left, with the option.", REQUESTS, Number("", 0, PILE))),
    },
)


def scope(tables: Tables, players: int, blends: bool, leonardo: bool) -> Scope:
    """The names and figures that the fields depend on."""
    actors = players + int(leonardo)
    stalls = tables.stalls_of_four if players == 4 else tables.stalls_below_four
    return Scope(
        players,
        {
            "square": SQUARES,
            "paint": PAINTS if blends else PAINTS[:BASE],
            "tile": tables.tile_names if blends else tables.tile_names[:TILES],
            "market tile": tables.kind_names,
            "card": tables.card_names,
        },
        {
            "players": players,
            "actors": actors,
            "last actor": actors - 1,
            "start spaces": 4 if players == 4 else 3,
            "rounds": tables.most_rounds,
            "highest mood": tables.highest_mood,
            "spaces a place": tables.most_per_place,
            "stalls": len(stalls) - 1,
            "cards": len(tables.card_names),
        },
    )


def widest(components: Components) -> Scope:
    """The scope of the largest game, for the reference."""
    return scope(tables_of(components), PLAYERS[-1], blends=True, leonardo=False)


def dump(game: Fresco) -> Position:
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
        "turn": _turn(game),
        "churchwarden_used": game.jumped,
        "seats": [_seat(game, seat) for seat in range(game.players)],
        "leonardo": _leonardo(game),
        "bishop": SQUARES[game.wall.bishop],
        "fresco": game.wall.dump(tables),
        "stalls": game.display.dump(market.stalls(game), tables.kind_names),
        "portraits": game.gallery.dump(tables.card_names) if game.portraits else None,
        "requests": {kind: int(workshop.left(game, at)) for at, kind in enumerate(REQUESTS)} if game.requests else None,
    }


def _turn(game: Fresco) -> Position:
    turn = game.turn
    told = tell(turn, TURN, Scope(int(game.players), {}, {}), BY_HAND)
    told["order"] = orders.actors(int(turn.order), int(game.actors))
    told["turn"] = turn.number
    told["request"] = REQUESTS[turn.request] if game.phase == WORKSHOP and turn.step == 1 else None
    told["chooses_on_track"] = turn.bump - 1 if turn.bump else None
    return {name: told[name] for name in TURN.fields}


def _seat(game: Fresco, seat: int) -> Position:
    held = game.painters[seat].held
    return {
        "score": track.points(game, seat),
        "start": track.start(game, game.painters[seat].space) or None,
        "time": game.tables.times[game.painters[seat].wake] if game.painters[seat].wake >= 0 else None,
        "mood": game.painters[seat].mood,
        "money": game.painters[seat].money,
        "paint": counts(game.painters[seat].paint),
        "tiles": backs(game.painters[seat].loose),
        "lasting": portraits(held),
        "requests": fulfilled(held),
        "plan": {
            "stage": planning.stage(game, seat),
            **{name: int(planning.placed(game, seat, place)) for place, name in enumerate(SHEET)},
        },
    }


def _leonardo(game: Fresco) -> Position | None:
    if not game.leonardo:
        return None
    actor = game.players
    return {
        "score": track.points(game, actor),
        "start": track.start(game, game.painters[actor].space) or None,
        "time": game.tables.times[game.painters[actor].wake] if game.painters[actor].wake >= 0 else None,
        "leader": game.leader,
        "square": SQUARES[game.wall.walker],
        "tiles": backs(game.painters[actor].loose),
    }
