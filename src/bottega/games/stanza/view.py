"""What people may know, which is all but chance; every field is described in `view_types`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bottega.games.stanza import (
    arts,
    bonus_room,
    forecast,
    income,
    movement,
    refill,
    scoring,
    strengths,
    turns,
)
from bottega.games.stanza.catalogue import MASTERPIECE_STRENGTHS
from bottega.games.stanza.layout import (
    ART,
    ART_SUPPLY,
    BOOKS,
    FIELDS,
    GRID,
    HELPER_SUPPLY,
    HELPERS,
    MASTERPIECES,
    MONEY,
    PATRON,
    PLACE,
    RECRUITS,
    REMOVED,
    RETIRED,
    RING,
    SEAT_SIZE,
    SHIP,
    SUPPLY,
    TILES,
    TURNED,
    WORKERS,
)
from bottega.games.stanza.names import (
    ACT,
    ARTS,
    ARTWORKS,
    BONUS_SPACE,
    BOOK_NOTHING,
    BOOK_REWARDS,
    COLOURS,
    DISCIPLINES,
    LAST_TURNS,
    LEVELLING,
    LITERATURE,
    MOVE,
    NICHES,
    NONE,
    PHASES,
    ROOM_SPACES,
    SHELF,
    SPACES,
    START,
    TILE_COUNT,
    TILE_NAMES,
    WORKER_SPACES,
)
from bottega.games.stanza.persons import discipline_of
from bottega.games.stanza.scoring import SOURCES

if TYPE_CHECKING:
    from bottega.games.stanza.state import Stanza


def stage_name(game: Stanza) -> str:
    """ "rounds", "levelling" (until all had equally many turns), the letter of a last turn, or "over"."""
    if game.over:
        return "over"
    if game.stage >= LAST_TURNS:
        return turns.letter(game.stage)
    return "levelling" if game.stage == LEVELLING else "rounds"


def views(game: Stanza, seats: list[int | None]) -> list[dict[str, Any]]:
    """All see the same."""
    common = view(game, None)
    return [{**common, "seat": seat} for seat in seats]


def view(game: Stanza, seat: int | None) -> dict[str, Any]:
    """All that `seat` may know: everything is open but the order of the draw pile."""
    common = game.view_common(seat)
    tables = game.tables
    common.update(
        {
            "round": game.round,
            "tile_figures": tables.tile_figures,
            "rounds": game.last_round,
            "stage": stage_name(game),
            "phase": PHASES[game.phase],
            "turn": None if game.over else game.turn,
            "ring": [_space(game, space) for space in tables.ring],
            "rooms": {DISCIPLINES[d]: _room(game, d) for d in range(len(DISCIPLINES))},
            "reachable": _reachable(game),
            "refill": _refill(game),
            "helpers": {colour: game.table[HELPER_SUPPLY + c] for c, colour in enumerate(COLOURS)},
            "art": {name: game.table[ART_SUPPLY + a] for a, name in enumerate(ARTWORKS)},
            "art_values": {name: tables.art_value[a] for a, name in enumerate(ARTWORKS)},
            "tiles": [
                {"tile": TILE_NAMES[tile], "discipline": DISCIPLINES[tables.tile_discipline[tile]]}
                for tile in range(TILE_COUNT)
                if (game.tiles_left >> tile) & 1
            ],
            "income_track": [
                {"florins": florins, "points": points, "helper": space in tables.helper_spaces}
                for space, (florins, points) in enumerate(zip(tables.income, tables.income_points, strict=True))
            ],
            "book_rewards": {
                name: [_book_reward(game, d, nth) for nth in range(1, SHELF + 1)]
                for d, name in enumerate(DISCIPLINES)
                if d != LITERATURE
            },
            "hire_cost": list(tables.hire_cost),
            "retiring": tables.retiring[: game.players],
            "bonus_majority": tables.bonus_majority[: game.players],
            "museum": tables.museum[: game.players],
            "neutral_museum": scoring.unclaimed_art(game),
            "prospects": _prospects(game),
            "activation": _activation(game),
            "owed": _owed(game),
            "seats": _seats(game),
        }
    )
    return common


def _person(game: Stanza, person: int) -> dict[str, Any] | None:
    if person == NONE:
        return None
    return {
        "name": game.tables.persons[person],
        "discipline": DISCIPLINES[discipline_of(person)],
        "start": person >= START,
    }


def _space(game: Stanza, space: int) -> dict[str, Any]:
    return {
        "space": SPACES[space],
        "room": "bonus" if space == BONUS_SPACE else DISCIPLINES[(space - 1) // ROOM_SPACES],
        "person": _person(game, game.table[RING + space]),
        "figures": [seat for seat in range(game.players) if game.boards[seat * SEAT_SIZE + PLACE] == space],
    }


def _room(game: Stanza, discipline: int) -> dict[str, Any]:
    niches = []
    for niche in range(NICHES):
        owners = [
            seat
            for seat in range(game.players)
            if game.boards[seat * SEAT_SIZE + MASTERPIECES + discipline] == niche + 1
        ]
        niches.append(
            {
                "strength": MASTERPIECE_STRENGTHS[niche],
                "points": game.tables.niche_points[niche],
                "owner": owners[0] if owners else None,
                "covered": (game.covered >> (discipline * NICHES + niche)) & 1 == 1,
            }
        )
    return {
        "persons": refill.persons_in(game, discipline),
        "masterpieces": niches,
        "partner": DISCIPLINES[game.tables.partner[discipline]],
    }


def _reachable(game: Stanza) -> list[dict[str, Any]]:
    if game.phase != MOVE:
        return []
    reach = movement.reach(game)
    mine = game.turn * SEAT_SIZE
    place = game.boards[mine + PLACE]
    track = [game.boards[mine + RECRUITS + recruit] for recruit in range(game.tables.recruits)]
    falls = track[-1] if NONE not in track else NONE
    found: list[dict[str, Any]] = []
    ring = game.tables.ring
    here = game.tables.place_in_ring[place]
    for ahead in range(1, len(ring) + 1):
        space = ring[(here + ahead) % len(ring)]
        if not (reach >> space) & 1:
            continue
        person = game.table[RING + space]
        emptied = refill.empty_rooms(game) + (
            person != NONE and refill.persons_in(game, (space - 1) // ROOM_SPACES) == 1
        )
        found.append(
            {
                "space": SPACES[space],
                "steps": len(found) + 1,
                "person": _person(game, person),
                "leaves": _person(game, falls) if person != NONE else None,
                "refill": game.stage == 0 and emptied >= game.tables.refill_rooms,
                "legal": space != BONUS_SPACE or bonus_room.can_buy(game),
            }
        )
    return found


def _by_discipline(persons: list[int]) -> dict[str, int]:
    return {name: sum(discipline_of(person) == d for person in persons) for d, name in enumerate(DISCIPLINES)}


def _refill(game: Stanza) -> dict[str, Any]:
    return {
        "empty_rooms": [name for d, name in enumerate(DISCIPLINES) if refill.persons_in(game, d) == 0],
        "needed": game.tables.refill_rooms,
        "pile": _by_discipline(refill.members(game.bag)),
        "discard": _by_discipline(refill.members(game.discard)),
        "removed": {name: game.table[REMOVED + d] for d, name in enumerate(DISCIPLINES)},
    }


def _book_reward(game: Stanza, discipline: int, nth: int) -> dict[str, Any] | None:
    kind = game.tables.book_kind[discipline * (SHELF + 1) + nth]
    if kind == BOOK_NOTHING:
        return None
    return {"kind": BOOK_REWARDS[kind], "amount": game.tables.book_amount[discipline * (SHELF + 1) + nth]}


def _prospects(game: Stanza) -> dict[str, dict[str, int] | None]:
    if game.phase != ACT:
        return {}
    found: dict[str, dict[str, int] | None] = {}
    for d, name in enumerate(DISCIPLINES):
        reach = forecast.reach(game, d)
        found[name] = None if reach is None else {"least": reach[0], "most": reach[1]}
    return found


def _activation(game: Stanza) -> dict[str, Any] | None:
    if game.activated == NONE:
        return None
    return {
        "discipline": DISCIPLINES[game.activated],
        "strength": strengths.strength(game),
        "boost": game.boost,
        "ready": game.ready == 1,
        "hired": [worker + 1 for worker in range(WORKER_SPACES) if (game.hired >> worker) & 1],
    }


def _owed(game: Stanza) -> dict[str, Any]:
    return {
        "books": game.books_due,
        "discs": game.discs_due,
        "helpers": game.helpers_due,
        "tile": None if game.tile_due == NONE else TILE_NAMES[game.tile_due],
        "person": _person(game, game.fetched),
    }


def _seats(game: Stanza) -> list[dict[str, Any]]:
    sheet = scoring.lines(game)
    return [_seat(game, seat, sheet[seat]) for seat in range(game.players)]


def _seat(game: Stanza, seat: int, points: list[int]) -> dict[str, Any]:
    tables = game.tables
    board = game.boards[seat * SEAT_SIZE : (seat + 1) * SEAT_SIZE]
    return {
        "seat": seat,
        "space": None if board[PLACE] == NONE else SPACES[board[PLACE]],
        "money": board[MONEY],
        "income": {
            "florins": income.amount(game, seat),
            "allowed": not (board[PATRON] == income.LAST and board[TURNED]),
        },
        "ship": board[SHIP],
        "patron": board[PATRON] + 1,
        "turned": board[TURNED] == 1,
        "workers": [_person(game, board[WORKERS + worker]) for worker in range(WORKER_SPACES)],
        "recruits": [_person(game, board[RECRUITS + recruit]) for recruit in range(tables.recruits)],
        "helpers": {colour: board[HELPERS + c] for c, colour in enumerate(COLOURS)},
        "helper_limit": tables.helper_limit,
        "books": {name: board[BOOKS + d] for d, name in enumerate(DISCIPLINES) if d != LITERATURE},
        "columns": bonus_room.columns(game, seat),
        "discs": {
            "supply": board[SUPPLY],
            "fields": {name: board[FIELDS + d] for d, name in enumerate(DISCIPLINES)},
            "bonus": board[GRID],
        },
        "bonus_discs": scoring.bonus_discs(game, seat),
        "art": {name: board[ART + a] for a, name in enumerate(ARTWORKS)},
        "art_value": arts.value(game, seat),
        "museum": scoring.exhibits(game, seat),
        "tiles": [TILE_NAMES[tile] for tile in range(TILE_COUNT) if (board[TILES] >> tile) & 1],
        "masterpieces": {
            name: tables.niche_points[board[MASTERPIECES + d] - 1]
            for d, name in enumerate(DISCIPLINES)
            if board[MASTERPIECES + d]
        },
        "retired": board[RETIRED] or None,
        "strength": {name: strengths.lasting_strength(game, seat, d) for d, name in enumerate(DISCIPLINES)},
        "next_tile": {DISCIPLINES[d]: _next_tile(game, seat, d) for d in range(ARTS + 1)},
        "points": {source: value for source, value in zip(SOURCES, points, strict=True) if value},
        "total": sum(points),
    }


def _next_tile(game: Stanza, seat: int, discipline: int) -> dict[str, Any]:
    """The condition of the next tile; for Discovery counted in helper spaces of the income track.

    Who has all three has no next one: `nth` is then 4 and never met, `needed` still that of the third.
    """
    reached = bonus_room.reached(game, seat, discipline)
    met = reached >= bonus_room.needed(game, seat, discipline)
    nth = bonus_room.owned(game, seat, discipline) + 1
    last = min(nth, bonus_room.MOST_TILES)
    needed = bonus_room.condition(game, discipline, last - 1)
    if discipline == 0:
        reached = game.tables.helpers_reached[reached]
        needed = last
    return {"nth": nth, "needed": needed, "reached": reached, "met": met}
