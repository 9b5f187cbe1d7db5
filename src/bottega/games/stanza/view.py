"""What people may know, which is all but chance; every field is described in `view_types`."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

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
from bottega.games.stanza.names import (
    ACT,
    ARTWORKS,
    BONUS_SPACE,
    BOOK_NOTHING,
    BOOK_REWARDS,
    BOOKED,
    COLOURS,
    DISCIPLINES,
    LAST_TURNS,
    LEVELLING,
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
    TILED,
    WORKER_SPACES,
)
from bottega.games.stanza.persons import discipline_of
from bottega.games.stanza.scoring import SOURCES

if TYPE_CHECKING:
    from bottega.games.stanza import view_types as shown
    from bottega.games.stanza.state import Stanza


def stage_name(game: Stanza) -> shown.Stage:
    """ "rounds", "levelling" (until all had equally many turns), the letter of a last turn, or "over"."""
    if game.over:
        return "over"
    if game.stage >= LAST_TURNS:
        return turns.letter(game.stage)
    return "levelling" if game.stage == LEVELLING else "rounds"


class Parts:
    """The larger parts of a view, made anew; `recall` makes only those that have changed."""

    def ring(self, game: Stanza) -> list[shown.Space]:
        return [_space(game, space) for space in game.tables.ring]

    def rooms(self, game: Stanza) -> dict[shown.Discipline, shown.RoomState]:
        return {DISCIPLINES[d]: _room(game, d) for d in range(len(DISCIPLINES))}

    def refill(self, game: Stanza) -> shown.Refill:
        return _refill(game)

    def tiles(self, game: Stanza) -> list[shown.OfferedTile]:
        return _tiles(game)

    def income_track(self, game: Stanza) -> list[shown.IncomeSpace]:
        return _income_track(game)

    def book_rewards(self, game: Stanza) -> dict[shown.Booked, list[shown.BookReward | None]]:
        return _book_rewards(game)

    def seat(self, game: Stanza, seat: int, points: list[int]) -> shown.House:
        return _seat(game, seat, points)


def views(game: Stanza, seats: list[int | None], parts: Parts) -> list[shown.View]:
    """All see the same."""
    common = view(game, None, parts)
    return [{**common, "seat": seat} for seat in seats]


def view(game: Stanza, seat: int | None, parts: Parts) -> shown.View:
    """All that `seat` may know: everything is open but the order of the draw pile."""
    tables = game.tables
    sheet = scoring.lines(game)
    return {
        **game.common(seat),
        "round": game.round,
        "tile_figures": tables.tile_figures,
        "rounds": game.last_round,
        "stage": stage_name(game),
        "phase": PHASES[game.phase],
        "turn": None if game.over else game.turn,
        "ring": parts.ring(game),
        "rooms": parts.rooms(game),
        "reachable": _reachable(game),
        "refill": parts.refill(game),
        "helpers": {colour: game.palace.helpers(c) for c, colour in enumerate(COLOURS)},
        "art": {name: game.palace.works(a) for a, name in enumerate(ARTWORKS)},
        "art_values": {name: tables.art_value[a] for a, name in enumerate(ARTWORKS)},
        "tiles": parts.tiles(game),
        "income_track": parts.income_track(game),
        "book_rewards": parts.book_rewards(game),
        "hire_cost": list(tables.hire_cost),
        "turned_points": tables.turned_points,
        "retiring": tables.retiring[: game.players],
        "bonus_majority": tables.bonus_majority[: game.players],
        "museum": tables.museum[: game.players],
        "neutral_museum": scoring.unclaimed_art(game),
        "prospects": _prospects(game),
        "activation": _activation(game),
        "owed": _owed(game),
        "seats": [parts.seat(game, house, sheet[house]) for house in range(game.players)],
    }


def _person(game: Stanza, person: int) -> shown.Person | None:
    if person == NONE:
        return None
    return {
        "name": game.tables.persons[person],
        "discipline": DISCIPLINES[discipline_of(person)],
        "start": person >= START,
    }


def _space(game: Stanza, space: int) -> shown.Space:
    return {
        "space": SPACES[space],
        "room": "bonus" if space == BONUS_SPACE else DISCIPLINES[(space - 1) // ROOM_SPACES],
        "person": _person(game, game.palace.ring[space]),
        "figures": [seat for seat in range(game.players) if game.boards[seat].place == space],
    }


def _room(game: Stanza, discipline: int) -> shown.RoomState:
    niches: list[shown.Niche] = []
    for niche in range(NICHES):
        owners = [seat for seat in range(game.players) if game.boards[seat].niche(discipline) == niche + 1]
        niches.append(
            {
                "strength": MASTERPIECE_STRENGTHS[niche],
                "points": game.tables.niche_points[niche],
                "owner": owners[0] if owners else None,
                "covered": (game.palace.covered >> (discipline * NICHES + niche)) & 1 == 1,
            }
        )
    return {
        "persons": refill.persons_in(game, discipline),
        "masterpieces": niches,
        "partner": DISCIPLINES[game.tables.partner[discipline]],
    }


def _reachable(game: Stanza) -> list[shown.Reach]:
    if game.phase != MOVE:
        return []
    reach = movement.reach(game)
    board = game.boards[game.turn]
    place = board.place
    track = board.recruits(game.tables.recruits)
    falls = track[-1] if NONE not in track else NONE
    found: list[shown.Reach] = []
    ring = game.tables.ring
    here = game.tables.place_in_ring[place]
    for ahead in range(1, len(ring) + 1):
        space = ring[(here + ahead) % len(ring)]
        if not (reach >> space) & 1:
            continue
        person = game.palace.ring[space]
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


def _by_discipline(persons: list[int]) -> dict[shown.Discipline, int]:
    return {name: sum(discipline_of(person) == d for person in persons) for d, name in enumerate(DISCIPLINES)}


def _refill(game: Stanza) -> shown.Refill:
    return {
        "empty_rooms": [name for d, name in enumerate(DISCIPLINES) if refill.persons_in(game, d) == 0],
        "needed": game.tables.refill_rooms,
        "pile": _by_discipline(refill.members(game.palace.bag)),
        "discard": _by_discipline(refill.members(game.palace.discard)),
        "removed": {name: game.palace.removed(d) for d, name in enumerate(DISCIPLINES)},
    }


def _book_reward(game: Stanza, discipline: int, nth: int) -> shown.BookReward | None:
    kind = game.tables.book_kind[discipline * (SHELF + 1) + nth]
    if kind == BOOK_NOTHING:
        return None
    brought = cast("shown.Reward", BOOK_REWARDS[kind])
    return {"kind": brought, "amount": game.tables.book_amount[discipline * (SHELF + 1) + nth]}


def _prospects(game: Stanza) -> dict[shown.Discipline, shown.Strengths | None]:
    if game.phase != ACT:
        return {}
    found: dict[shown.Discipline, shown.Strengths | None] = {}
    for d, name in enumerate(DISCIPLINES):
        reach = forecast.reach(game, d)
        found[name] = None if reach is None else {"least": reach[0], "most": reach[1]}
    return found


def _activation(game: Stanza) -> shown.Activation | None:
    if game.current.activated == NONE:
        return None
    return {
        "discipline": DISCIPLINES[game.current.activated],
        "strength": strengths.strength(game),
        "boost": game.current.boost,
        "ready": game.current.ready,
        "hired": [worker + 1 for worker in range(WORKER_SPACES) if (game.current.hired >> worker) & 1],
    }


def _owed(game: Stanza) -> shown.Owed:
    return {
        "books": game.current.books_due,
        "discs": game.current.discs_due,
        "helpers": game.current.helpers_due,
        "tile": None if game.current.tile_due == NONE else TILE_NAMES[game.current.tile_due],
        "person": _person(game, game.current.fetched),
    }


def _tiles(game: Stanza) -> list[shown.OfferedTile]:
    """The bonus tiles on offer."""
    return [
        {"tile": TILE_NAMES[tile], "discipline": DISCIPLINES[game.tables.tile_discipline[tile]]}
        for tile in range(TILE_COUNT)
        if (game.palace.tiles_left >> tile) & 1
    ]


def _income_track(game: Stanza) -> list[shown.IncomeSpace]:
    tables = game.tables
    return [
        {"florins": florins, "points": points, "helper": space in tables.helper_spaces}
        for space, (florins, points) in enumerate(zip(tables.income, tables.income_points, strict=True))
    ]


def _book_rewards(game: Stanza) -> dict[shown.Booked, list[shown.BookReward | None]]:
    return {name: [_book_reward(game, DISCIPLINES.index(name), nth) for nth in range(1, SHELF + 1)] for name in BOOKED}


def _seat(game: Stanza, seat: int, points: list[int]) -> shown.House:
    tables = game.tables
    board = game.boards[seat]
    return {
        "seat": seat,
        "space": None if board.place == NONE else SPACES[board.place],
        "money": board.money,
        "income": {
            "florins": income.amount(game, seat),
            "allowed": not (board.patron == income.LAST and board.turned),
        },
        "ship": board.ship,
        "patron": board.patron + 1,
        "turned": board.turned == 1,
        "workers": [_person(game, person) for person in board.workers()],
        "recruits": [_person(game, person) for person in board.recruits(tables.recruits)],
        "helpers": {colour: board.helpers(c) for c, colour in enumerate(COLOURS)},
        "helper_limit": tables.helper_limit,
        "books": {name: board.books(DISCIPLINES.index(name)) for name in BOOKED},
        "columns": bonus_room.columns(game, seat),
        "discs": {
            "supply": board.supply,
            "fields": {name: board.discs_on(d) for d, name in enumerate(DISCIPLINES)},
            "bonus": board.grid,
        },
        "bonus_discs": scoring.bonus_discs(game, seat),
        "art": {name: board.works(a) for a, name in enumerate(ARTWORKS)},
        "art_value": arts.value(game, seat),
        "museum": scoring.exhibits(game, seat),
        "tiles": [TILE_NAMES[tile] for tile in range(TILE_COUNT) if (board.tiles >> tile) & 1],
        "masterpieces": {
            name: tables.niche_points[board.niche(d) - 1] for d, name in enumerate(DISCIPLINES) if board.niche(d)
        },
        "retired": board.retired or None,
        "strength": {name: strengths.lasting_strength(game, seat, d) for d, name in enumerate(DISCIPLINES)},
        "next_tile": {name: _next_tile(game, seat, d) for d, name in enumerate(TILED)},
        "points": {source: value for source, value in zip(SOURCES, points, strict=True) if value},
        "total": sum(points),
    }


def _next_tile(game: Stanza, seat: int, discipline: int) -> shown.NextTile:
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
