"""The audit of a loaded position: every component is there once, and what is owed fits what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.stanza import politics, strengths
from bottega.games.stanza.current import CURRENT, Current
from bottega.games.stanza.names import (
    ACT,
    ANY_PERSON,
    ARRANGE,
    ARTS,
    BONUS_SPACE,
    BOUGHT_STRENGTH,
    BUY,
    DISCIPLINES,
    DISCOVERY,
    FETCH,
    GIVE_DISC,
    INSERT,
    LAST_TURN_COUNT,
    LAST_TURNS,
    LEVELLING,
    LITERATURE,
    MOVE,
    NICHES,
    NONE,
    PHASES,
    PLACE_DISC,
    POLITICS,
    RELIGION,
    RETURN_HELPER,
    ROUNDS,
    SPACES,
    START,
    TAKE_HELPER,
    TILE_NAMES,
    TWO_BOOKS,
    TWO_FIELDS,
    WHITE,
    WORK,
    WORKER_SPACES,
    WRITE,
)
from bottega.games.stanza.persons import discipline_of
from bottega.games.stanza.position import STAGES
from bottega.kernel.bits import ones
from bottega.kernel.shape import fault

if TYPE_CHECKING:
    from bottega.games.stanza.state import Stanza

REWARDS = (WRITE, PLACE_DISC, TAKE_HELPER, RETURN_HELPER)  # phases of an activation, or of a bonus tile
BONUS_ROOM = (BUY, GIVE_DISC, FETCH, INSERT)
MOST_REWARDS = 3  # books, discs or helpers of one activation


def audit(game: Stanza) -> None:
    _tiles(game)
    _covers(game)
    _course(game)
    _figures(game)
    _spaces(game)
    for seat in range(game.players):
        patron = game.boards[seat].patron
        if game.boards[seat].worker(patron) != NONE:
            raise fault("must", f"seats[{seat}].workers[{patron}]", wanted="null", found="…")
    if game.phase == ARRANGE:
        _arranging(game)
    if game.over:
        _empty_turn(game)
        return
    _activation(game)
    _place(game)
    _dues(game)
    _hands(game)
    _helpers(game)
    if not game.legal(game.turn):
        raise fault("choice", "phase", number=str(game.turn))


def _not_now(game: Stanza, where: str) -> Exception:
    return fault("phase", where, phase=PHASES[game.phase])


def _tiles(game: Stanza) -> None:
    seen: int = game.palace.tiles_left
    for seat in range(game.players):
        owned = game.boards[seat].tiles
        twice = [name for tile, name in enumerate(TILE_NAMES) if (seen & owned) >> tile & 1]
        if twice:
            raise fault("places", f"seats[{seat}].tiles", name=twice[0], found="2")
        seen |= owned
    for discipline in range(ARTS + 1):
        drawn = ones(seen & game.tables.tiles_of[discipline])
        if drawn != game.tables.tiles_drawn:
            raise fault(
                "total", f"tiles: {DISCIPLINES[discipline]}", found=str(drawn), wanted=str(game.tables.tiles_drawn)
            )


def _covers(game: Stanza) -> None:
    """With fewer players one masterpiece of each room is covered, by tiles drawn from those there are."""
    covering = game.players in game.tables.cover_players
    left = game.tables.covers[:]
    for discipline, name in enumerate(DISCIPLINES):
        niches = [niche for niche in range(NICHES) if game.palace.covered >> (discipline * NICHES + niche) & 1]
        if len(niches) != int(covering):
            raise fault("length", f"covered.{name}", found=str(len(niches)), wanted=str(int(covering)))
        for niche in niches:
            points = game.tables.niche_points[niche]
            if niche not in left:
                most = game.tables.covers.count(niche)
                raise fault("cover", f"covered.{name}[0]", points=str(points), most=str(most))
            left.remove(niche)


def _course(game: Stanza) -> None:
    """Stage, round, phase and turn tell one story."""
    over = game.stage == LAST_TURNS + LAST_TURN_COUNT
    if game.over != over:
        wanted = "over" if game.over else ", ".join(STAGES)
        raise fault("must", "stage", wanted=wanted, found="over" if over else STAGES[game.stage])
    if (game.stage == ROUNDS) != (game.round <= game.last_round):
        last = game.last_round
        least, most = (1, last) if game.stage == ROUNDS else (last + 1, last + 1)
        raise fault("number", "round", found=str(game.round), least=str(least), most=str(most))
    if game.stage == LEVELLING and game.turn == 0:
        raise fault("number", "turn", found="0", least="1", most=str(game.players - 1))
    if game.over and game.turn != 0:
        raise fault("must", "turn", wanted="0", found=str(game.turn))
    if game.phase == ARRANGE and (game.round != 1 or game.stage != ROUNDS):
        raise _not_now(game, "round")


def _spaces(game: Stanza) -> None:
    """Corrected components may have fewer spaces in a room."""
    standing = [game.boards[seat].place for seat in range(game.players)]
    for space, place in enumerate(game.tables.place_in_ring):
        if place == NONE and (game.palace.ring[space] != NONE or space in standing):
            raise _not_now(game, f"ring.{SPACES[space]}")


def _figures(game: Stanza) -> None:
    order = [game.boards[seat].retired for seat in range(game.players)]
    game.retired = sum(place > 0 for place in order)
    if sorted(place for place in order if place) != list(range(1, game.retired + 1)):
        raise fault("retired", "seats[].retired")
    taken: list[int] = []
    for seat, place in enumerate(order):
        at = game.boards[seat].place
        if (place > 0) != (at == NONE):
            raise fault("must", f"seats[{seat}].space", wanted="null" if place else "…", found="…" if place else "null")
        if place and game.stage < LAST_TURNS:
            raise fault("number", f"seats[{seat}].retired", found=str(place), least="0", most="0")
        if at > BONUS_SPACE and at in taken:
            raise fault("twice", f"seats[{seat}].space", found=SPACES[at])
        taken.append(at)
    if not game.over and order[game.turn]:
        raise fault("must", f"seats[{game.turn}].retired", wanted="0", found=str(order[game.turn]))


def _arranging(game: Stanza) -> None:
    """Those before the player in turn have arranged their start persons, those after have none."""
    if not game.options["free_start_order"]:
        raise fault("option", "phase", option="free_start_order")
    for seat in range(game.players):
        board = game.boards[seat]
        where = f"seats[{seat}]"
        if board.patron != 0:
            raise fault("must", f"{where}.patron", wanted="1", found=str(board.patron + 1))
        if any(board.recruit(recruit) != NONE for recruit in range(game.tables.recruits)):
            raise _not_now(game, f"{where}.recruits")
        workers = board.workers()[1:]
        arranged = [person for person in workers if person != NONE]
        gap = workers[: len(arranged)] != arranged
        strangers = any(person < START for person in arranged) or len(set(arranged)) != len(arranged)
        count = len(arranged)
        whole = len(workers)
        fits = count == whole if seat < game.turn else count < whole if seat == game.turn else count == 0
        if gap or strangers or not fits:
            raise _not_now(game, f"{where}.workers")


def _place(game: Stanza) -> None:
    """Where the figure of the player in turn stands."""
    current = game.current
    board = game.boards[game.turn]
    at = board.place
    on_bonus = at == BONUS_SPACE
    where = f"seats[{game.turn}].space"
    if game.phase in BONUS_ROOM and not on_bonus:
        raise _not_now(game, where)
    if (game.phase in (ACT, WORK) or current.activated != NONE) and on_bonus:
        raise _not_now(game, where)
    if game.phase in REWARDS and current.activated == NONE and not on_bonus:
        raise fault("needs", "current.activated", phase=PHASES[game.phase])
    if (game.phase in (ACT, WORK) or current.activated != NONE) and game.palace.ring[at] != NONE:
        raise _not_now(game, f"ring.{SPACES[at]}")


def _empty_turn(game: Stanza) -> None:
    """Nothing is left over from a turn."""
    empty = Current()
    for name in CURRENT.fields:
        if getattr(game.current, name) != getattr(empty, name):
            raise _not_now(game, f"current.{name}")


def _activation(game: Stanza) -> None:
    current = game.current
    board = game.boards[game.turn]
    phase = game.phase
    if phase in (ARRANGE, MOVE, ACT, BUY):
        _empty_turn(game)
    if current.activated == NONE:
        if phase == WORK:
            raise fault("needs", "current.activated", phase=PHASES[phase])
        for name, used in (("ready", current.ready), ("hired", current.hired), ("boost", current.boost)):
            if used:
                raise fault("needs", "current.activated", phase=name)
        if current.florins_used:
            raise _not_now(game, "current.florins_used")
        return
    if phase != WORK and phase not in REWARDS:
        raise _not_now(game, "current.activated")
    if not current.ready:
        if phase != WORK:
            raise fault("must", "current.ready", wanted="true", found="false")
        for name, used in (
            ("hired", current.hired),
            ("boost", current.boost),
            ("florins_used", current.florins_used),
        ):
            if used:
                raise _not_now(game, f"current.{name}")
        return
    _hired(game)
    bought = int(current.florins_used)
    if bought and not board.tiles >> BOUGHT_STRENGTH & 1:
        raise fault("needs", f"seats[{game.turn}].tiles: {TILE_NAMES[BOUGHT_STRENGTH]}", phase=PHASES[phase])
    if current.boost < bought:
        raise fault("number", "current.boost", found=str(current.boost), least="1", most=str(game.tables.discs + 1))
    if phase == WORK and current.boost - bought > board.supply:
        raise fault("more", "current.boost", found=str(current.boost), most=str(board.supply + bought))


def _hired(game: Stanza) -> None:
    """Who was hired is there, one of them of the discipline; an expert may have dismissed somebody instead."""
    current = game.current
    board = game.boards[game.turn]
    if current.hired == 0:
        if not game.expert:
            raise fault("needs", "current.hired", phase=PHASES[game.phase])
        return
    matching = False
    for worker in range(WORKER_SPACES):
        if current.hired >> worker & 1:
            person = board.worker(worker)
            if person == NONE:
                raise fault("needs", f"seats[{game.turn}].workers[{worker}]", phase=PHASES[game.phase])
            matching = matching or discipline_of(person) == current.activated
    if not matching:
        raise fault("hired", "current.hired", discipline=DISCIPLINES[current.activated])


def _dues(game: Stanza) -> None:
    """How many books, discs and helpers there were to take in all follows from what brings them."""
    current = game.current
    board = game.boards[game.turn]
    tables = game.tables
    activated = current.activated
    power = min(MOST_REWARDS, int(strengths.strength(game))) if activated != NONE else 0
    spree = activated == LITERATURE or activated == NONE  # books may bring a disc or a helper
    if game.phase == WORK or activated in (DISCOVERY, ARTS):
        power = 0
        spree = False
    tile = board.tiles if activated == NONE else 0
    books = [power] if activated == LITERATURE else [0]
    discs = [power] if activated == RELIGION else [0]
    helpers = [power] if activated == POLITICS else [0]
    if tile >> TWO_BOOKS & 1:
        books.append(int(tables.two_books))
    if tile >> TWO_FIELDS & 1:
        discs.append(int(tables.two_fields))
    if spree:
        discs.append(1)
        helpers.append(1)
    _due(game, "books", current.books_due, current.books_used, books, activated == LITERATURE)
    _due(game, "discs", current.discs_due, current.fields_used, discs, activated == RELIGION)
    _due(game, "helpers", current.helpers_due, current.colours_used, helpers, activated == POLITICS)
    if current.discs_due and current.helpers_due:
        raise _not_now(game, "current.helpers_due")
    if game.phase == WRITE and (current.discs_due or current.helpers_due):
        raise _not_now(game, "current.discs_due" if current.discs_due else "current.helpers_due")
    for name, phase, due in (
        ("books_due", WRITE, current.books_due),
        ("discs_due", PLACE_DISC, current.discs_due),
        ("helpers_due", TAKE_HELPER, current.helpers_due),
        ("fetch_due", FETCH, current.fetch_due),
    ):
        if game.phase == phase and due == 0:
            raise fault("needs", f"current.{name}", phase=PHASES[phase])
    for discipline, name in enumerate(DISCIPLINES):
        if current.books_used >> discipline & 1 and board.books(discipline) == 0:
            raise fault("needs", f"seats[{game.turn}].books.{name}", phase=PHASES[game.phase])
        if current.fields_used >> discipline & 1 and (discipline == RELIGION or board.discs_on(discipline) == 0):
            raise fault("needs", f"seats[{game.turn}].fields.{name}", phase=PHASES[game.phase])
    if current.colours_used >> WHITE & 1:
        raise _not_now(game, "current.colours_used")


def _due(game: Stanza, name: str, due: int, used: int, totals: list[int], begun: bool) -> None:
    """What was taken and what is still due add up to one of `totals`; an activation begins by taking one."""
    total = due + ones(used)
    if total not in totals:
        raise fault("due", f"current.{name}_due", found=str(total), wanted=", ".join(str(one) for one in totals))
    if begun and total > 0 and used == 0:
        raise _not_now(game, f"current.{name}_due")


def _hands(game: Stanza) -> None:
    """A tile being paid for, and a person being fetched."""
    current = game.current
    board = game.boards[game.turn]
    if (current.tile_due != NONE) != (game.phase == GIVE_DISC):
        raise _not_now(game, "current.tile_due")
    if (current.fetched != NONE) != (game.phase == INSERT):
        raise _not_now(game, "current.fetched")
    if current.fetch_due and game.phase != FETCH:
        raise _not_now(game, "current.fetch_due")
    owned = board.tiles
    if game.phase == GIVE_DISC:
        if not owned >> current.tile_due & 1:
            raise fault("needs", f"seats[{game.turn}].tiles", phase=PHASES[GIVE_DISC])
        if board.supply > 0:
            raise _not_now(game, f"seats[{game.turn}].fields")
    if game.phase in (FETCH, INSERT) and not owned >> ANY_PERSON & 1:
        raise fault("needs", f"seats[{game.turn}].tiles: {TILE_NAMES[ANY_PERSON]}", phase=PHASES[game.phase])


def _helpers(game: Stanza) -> None:
    limit = game.tables.helper_limit
    for seat in range(game.players):
        held = int(politics.owned(game, seat))
        returning = game.phase == RETURN_HELPER and seat == game.turn
        if returning and held <= limit:
            raise fault("number", f"seats[{seat}].helpers", found=str(held), least=str(limit + 1), most="…")
        if not returning and held > limit:
            raise fault("more", f"seats[{seat}].helpers", found=str(held), most=str(limit))
