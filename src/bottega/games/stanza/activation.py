"""Activating a discipline: from its room or through a helper, hiring, and the strength that results."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.stanza import arts, discovery, income, literature, masterpieces, politics, religion, turns
from bottega.games.stanza.names import (
    ARTS,
    BONUS_SPACE,
    BOUGHT_STRENGTH,
    COLOURS,
    DISCIPLINES,
    DISCOVERY,
    LITERATURE,
    NONE,
    POLITICS,
    RELIGION,
    ROOM_SPACES,
    WHITE,
    WORK,
    WORKER_SPACES,
)
from bottega.games.stanza.persons import discard, discipline_of, leave
from bottega.games.stanza.refusals import HIRE_FIRST, REFUSALS, activated_told, move_told
from bottega.games.stanza.strengths import strength, workers_of
from bottega.kernel.reason import Value
from bottega.kernel.refusals import LEGAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.stanza.state import Stanza

DISC: Final = 0
FLORINS: Final = 1


def room(game: Stanza) -> i64:
    """The discipline in whose room the figure of the player in turn stands."""
    place: i64 = game.boards[game.turn].place
    return (place - 1) // ROOM_SPACES if place > BONUS_SPACE else NONE


def cheapest(game: Stanza) -> i64:
    """What the cheapest worker space costs to hire onto."""
    return game.tables.cheapest_hire[game.boards[game.turn].patron]


def _named_told(game: Stanza, seat: int, number: int) -> dict[str, Value]:
    return {"discipline": str(game.catalogue.moves[number].args["discipline"])}


def _money_told(game: Stanza, seat: int, number: int) -> dict[str, Value]:
    return {"florins": cheapest(game), "money": game.boards[game.turn].money}


def _cost_told(game: Stanza, seat: int, number: int) -> dict[str, Value]:
    worker = (number - game.tables.numbers.hire) % WORKER_SPACES
    return {"florins": game.tables.hire_cost[worker], "money": game.boards[game.turn].money}


def _florins_told(game: Stanza, seat: int, number: int) -> dict[str, Value]:
    return {"florins": game.tables.bought_strength, "money": game.boards[game.turn].money}


ACTIVATE_HELPER: Final = REFUSALS.rule("stanza-activate-helper", move_told)
ACTIVATE_IN_ROOM: Final = REFUSALS.rule("stanza-activate-in-room", move_told)
ACTIVATE_ROOM: Final = REFUSALS.rule("stanza-activate-room", _named_told)
DISMISS_EXPERT: Final = REFUSALS.rule("stanza-expert", move_told)
DISMISS_INSTEAD: Final = REFUSALS.rule("stanza-expert-instead", move_told)
DISMISS_MATCHING: Final = REFUSALS.rule("stanza-expert-dismiss", move_told)
FINISH_REWARD: Final = REFUSALS.rule("stanza-reward-lower", move_told)
FLORINS_COST: Final = REFUSALS.rule("stanza-strength-florins", _florins_told)
FLORINS_ONCE: Final = REFUSALS.rule("stanza-strength-once", move_told)
FLORINS_TILE: Final = REFUSALS.rule("stanza-tile-bought-strength", move_told)
HIRE_COST: Final = REFUSALS.rule("stanza-hire-cost", _cost_told)
HIRE_EMPTY: Final = REFUSALS.rule("stanza-hire-recruit", move_told)
HIRE_FRESH: Final = REFUSALS.rule("stanza-hire-fresh", move_told)
HIRE_MATCHING: Final = REFUSALS.rule("stanza-hire-first", activated_told)
HIRE_NO_MONEY: Final = REFUSALS.rule("stanza-hire-cost", _money_told)
HIRE_NOBODY: Final = REFUSALS.rule("stanza-hire-matching", _named_told)
HIRE_PATRON: Final = REFUSALS.rule("stanza-hire-patron", move_told)
STRENGTH_DISC: Final = REFUSALS.rule("stanza-strength-disc", activated_told)


def check_persons(game: Stanza, discipline: i64) -> i64:
    """Can the second condition be met: a person of the discipline to hire, or for experts to dismiss?"""
    board = game.boards[game.turn]
    if game.expert and workers_of(game, game.turn, discipline) > 0:
        return LEGAL
    recruit: i64
    for recruit in range(game.tables.recruits):
        person: i64 = board.recruit(recruit)
        if person != NONE and discipline_of(person) == discipline:
            money: i64 = board.money
            return LEGAL if money >= cheapest(game) else HIRE_NO_MONEY
    return HIRE_NOBODY


def check_activate(game: Stanza, discipline: i64) -> i64:
    if room(game) != discipline:
        return ACTIVATE_ROOM
    return check_persons(game, discipline)


def sent(index: i64) -> tuple[i64, i64]:
    """The colour of the helper and the discipline of the n-th way to send one."""
    if index < POLITICS:
        return index, index
    return WHITE, index - POLITICS


def check_send(game: Stanza, index: i64) -> i64:
    colour, discipline = sent(index)
    if room(game) == discipline:
        return ACTIVATE_IN_ROOM
    if game.boards[game.turn].helpers(colour) == 0:
        return ACTIVATE_HELPER
    return check_persons(game, discipline)


def legal_act(game: Stanza, moves: list[int]) -> None:
    at = game.tables.numbers
    board = game.boards[game.turn]
    here: i64 = room(game)
    white: i64 = board.helpers(WHITE)
    discipline: i64
    for discipline in range(5):
        if discipline == here:
            if check_activate(game, discipline) == LEGAL:
                moves.append(at.activate + discipline)
        elif check_persons(game, discipline) == LEGAL:
            if discipline != POLITICS and board.helpers(discipline) > 0:
                moves.append(at.send + discipline)
            if white > 0:
                moves.append(at.send + POLITICS + discipline)
    if income.check(game) == LEGAL:
        moves.append(at.income)
    moves.append(at.pass_)


def activate(game: Stanza, discipline: i64) -> None:
    if game.log is not None:
        game.tell("activate", game.turn, {"discipline": DISCIPLINES[discipline]})
    _begin(game, discipline)


def send(game: Stanza, index: i64) -> None:
    colour, discipline = sent(index)
    game.boards[game.turn].add_helpers(colour, -1)
    game.palace.add_helpers(colour, 1)
    if game.log is not None:
        game.tell("send", game.turn, {"helper": COLOURS[colour], "discipline": DISCIPLINES[discipline]})
    _begin(game, discipline)


def _begin(game: Stanza, discipline: i64) -> None:
    game.current.activated = discipline
    game.phase = WORK


def check_hire(game: Stanza, recruit: i64, worker: i64) -> i64:
    board = game.boards[game.turn]
    if game.current.ready and game.current.hired == 0:
        return DISMISS_INSTEAD
    person: i64 = board.recruit(recruit)
    if person == NONE:
        return HIRE_EMPTY
    if not game.current.ready and discipline_of(person) != game.current.activated:
        return HIRE_MATCHING
    if worker == board.patron:
        return HIRE_PATRON
    if (game.current.hired >> worker) & 1:
        return HIRE_FRESH
    if board.money < game.tables.hire_cost[worker]:
        return HIRE_COST
    return LEGAL


def hire(game: Stanza, index: i64) -> None:
    board = game.boards[game.turn]
    recruit: i64 = index // WORKER_SPACES
    worker: i64 = index % WORKER_SPACES
    person: i64 = board.recruit(recruit)
    cost: i64 = game.tables.hire_cost[worker]
    board.set_recruit(recruit, NONE)
    replaced: i64 = board.worker(worker)
    board.set_worker(worker, person)
    board.money -= cost
    game.current.hired |= 1 << worker
    game.current.ready = True
    if game.log is not None:
        game.tell("hire", game.turn, {"person": game.tables.persons[person], "worker": worker + 1, "florins": cost})
    if replaced != NONE:
        leave(game, replaced)


def check_dismiss(game: Stanza, worker: i64) -> i64:
    if not game.expert:
        return DISMISS_EXPERT
    if game.current.ready:
        return DISMISS_INSTEAD
    person: i64 = game.boards[game.turn].worker(worker)
    if person == NONE or discipline_of(person) != game.current.activated:
        return DISMISS_MATCHING
    return LEGAL


def dismiss(game: Stanza, worker: i64) -> None:
    board = game.boards[game.turn]
    person: i64 = board.worker(worker)
    board.set_worker(worker, NONE)
    game.current.ready = True
    if game.log is not None:
        game.tell("dismiss", game.turn, {"person": game.tables.persons[person]})
    discard(game, person)


def check_strengthen(game: Stanza, means: i64) -> i64:
    board = game.boards[game.turn]
    if not game.current.ready:
        return HIRE_FIRST
    if means == DISC:
        return LEGAL if board.discs_on(game.current.activated) > 0 else STRENGTH_DISC
    tiles: i64 = board.tiles
    if not (tiles >> BOUGHT_STRENGTH) & 1:
        return FLORINS_TILE
    if game.current.florins_used:
        return FLORINS_ONCE
    return LEGAL if board.money >= game.tables.bought_strength else FLORINS_COST


def strengthen(game: Stanza, means: i64) -> None:
    board = game.boards[game.turn]
    game.current.boost += 1
    if means == DISC:
        board.add_discs_on(game.current.activated, -1)
        board.supply += 1
    else:
        board.money -= game.tables.bought_strength
        game.current.florins_used = True
    if game.log is not None:
        if means == DISC:
            game.tell(
                "disc-back", game.turn, {"field": DISCIPLINES[game.current.activated], "strength": strength(game)}
            )
        else:
            game.tell("pay", game.turn, {"florins": game.tables.bought_strength, "strength": strength(game)})


def rewards_exist(game: Stanza, power: i64) -> bool:
    """Is there anything that must be taken at this strength, masterpieces aside?"""
    if power == 0:
        return False
    discipline: i64 = game.current.activated
    if discipline == DISCOVERY:
        return discovery.check(game, 1, power) == LEGAL
    if discipline == LITERATURE:
        return literature.any_possible(game, 0)
    if discipline == ARTS:
        art: i64
        for art in range(3):
            if art < power and game.palace.works(art) > 0:
                return True
        return False
    return politics.any_possible(game, 0)


def check_finish(game: Stanza, power: i64) -> i64:
    """May the activation end without a reward? Only experts know a strength of 0; placing discs is a permission."""
    if not game.current.ready:
        return HIRE_FIRST
    if not game.expert and game.current.activated != RELIGION and rewards_exist(game, power):
        return FINISH_REWARD
    return LEGAL


def legal_work(game: Stanza, moves: list[int]) -> None:
    at = game.tables.numbers
    power: i64 = strength(game)
    _legal_hires(game, moves)
    worker: i64
    if game.expert and not game.current.ready:
        for worker in range(WORKER_SPACES):
            if check_dismiss(game, worker) == LEGAL:
                moves.append(at.dismiss + worker)
    if not game.current.ready:
        return
    if check_strengthen(game, DISC) == LEGAL:
        moves.append(at.strengthen + DISC)
    if check_strengthen(game, FLORINS) == LEGAL:
        moves.append(at.strengthen + FLORINS)
    if power >= masterpieces.LEAST_STRENGTH:
        masterpieces.legal(game, moves, power)
    if power > 0:
        discipline: i64 = game.current.activated
        if discipline == DISCOVERY:
            discovery.legal(game, moves, power)
        elif discipline == LITERATURE:
            literature.legal_books(game, moves)
        elif discipline == RELIGION:
            religion.legal_fields(game, moves)
        elif discipline == ARTS:
            arts.legal(game, moves, power)
        else:
            politics.legal_colours(game, moves)
    if check_finish(game, power) == LEGAL:
        moves.append(at.finish)


def _legal_hires(game: Stanza, moves: list[int]) -> None:
    """A fast path: what `check_hire` allows, the spaces found once for all. The properties compare the two."""
    first: i64 = game.tables.numbers.hire
    costs = game.tables.hire_cost
    board = game.boards[game.turn]
    current = game.current
    if current.ready and current.hired == 0:
        return
    spaces: i64 = 0
    recruit: i64
    worker: i64
    for worker in range(WORKER_SPACES):
        cost: i64 = costs[worker]
        if cost <= board.money and worker != board.patron and not (current.hired >> worker) & 1:
            spaces |= 1 << worker
    for recruit in range(game.tables.recruits):
        person: i64 = board.recruit(recruit)
        if person == NONE or (not current.ready and discipline_of(person) != current.activated):
            continue
        for worker in range(WORKER_SPACES):
            if (spaces >> worker) & 1:
                moves.append(first + recruit * WORKER_SPACES + worker)


def finish(game: Stanza) -> None:
    """Forgo what the activation would still bring."""
    if game.log is not None:
        game.tell("finish", game.turn, {})
    turns.end(game)
