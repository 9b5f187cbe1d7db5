"""Why a move is refused: the same checks that `legal` asks, and the arguments of the sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bottega.games.stanza import (
    activation,
    arts,
    bonus_room,
    discovery,
    ending,
    income,
    literature,
    masterpieces,
    movement,
    politics,
    religion,
    start_order,
)
from bottega.games.stanza.layout import MONEY, PLACE, SEAT_SIZE, SHIP
from bottega.games.stanza.names import (
    ACT,
    ARRANGE,
    BUY,
    DISCIPLINES,
    FETCH,
    GIVE_DISC,
    INSERT,
    LITERATURE,
    MOVE,
    PHASES,
    PLACE_DISC,
    POLITICS,
    RELIGION,
    RETURN_HELPER,
    TAKE_HELPER,
    WORK,
    WORKER_SPACES,
    WRITE,
)
from bottega.games.stanza.refusals import (
    ACTIVATE_ROOM,
    CONDITION_RULES,
    FIELD_SAME,
    FINISH_GIFT,
    FLORINS_COST,
    HIRE_COST,
    HIRE_FIRST,
    HIRE_MATCHING,
    HIRE_NO_MONEY,
    HIRE_NOBODY,
    LEGAL,
    MASTERPIECE_ONE,
    MASTERPIECE_PARTNER,
    MASTERPIECE_STRENGTH,
    MASTERPIECE_TAKEN,
    MOVE_LENGTH,
    MOVE_OCCUPIED,
    NOT_NOW,
    REWARD_DISCIPLINE,
    REWARD_STRENGTH,
    RULE_OF,
    STRENGTH_DISC,
    TILE_CONDITION,
    TILE_PRICE,
    TRACK_END,
)
from bottega.kernel.reason import Reason, Value

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.stanza.state import Stanza


def code(game: Stanza, number: i64) -> i64:
    """LEGAL, or what refuses the move."""
    at = game.tables.numbers
    phase: i64 = game.phase
    if phase == MOVE:
        if at.move <= number < at.retire:
            return movement.check(game, number - at.move, movement.reach(game))
        if number == at.retire:
            return ending.check_retire(game)
    elif phase == ACT:
        if at.activate <= number < at.send:
            return activation.check_activate(game, number - at.activate)
        if at.send <= number < at.income:
            return activation.check_send(game, number - at.send)
        if number == at.income:
            return income.check(game)
        if number == at.pass_:
            return LEGAL
    elif phase == WORK:
        return _code_work(game, number)
    elif phase == WRITE:
        if at.write <= number < at.place:
            return literature.check(game, number - at.write)
        if number == at.finish:
            return LEGAL if game.activated == LITERATURE else FINISH_GIFT
    elif phase == PLACE_DISC:
        if at.place <= number < at.take:
            return religion.check(game, number - at.place)
        if number == at.finish:
            return LEGAL if game.activated == RELIGION else FINISH_GIFT
    elif phase == TAKE_HELPER:
        if at.take <= number < at.return_:
            return politics.check_take(game, number - at.take)
        if number == at.finish:
            return LEGAL if game.activated == POLITICS else FINISH_GIFT
    elif phase == RETURN_HELPER:
        if at.return_ <= number < at.buy:
            return politics.check_return(game, number - at.return_)
    elif phase == BUY:
        if at.buy <= number < at.give:
            return bonus_room.check_buy(game, (number - at.buy) // 2, (number - at.buy) % 2 == 1)
    elif phase == GIVE_DISC:
        if at.give <= number < at.fetch:
            return bonus_room.check_give(game, number - at.give)
    elif phase == FETCH:
        if at.fetch <= number < at.insert:
            return bonus_room.check_fetch(game, number - at.fetch)
    elif phase == INSERT:
        if at.insert <= number < at.finish:
            return LEGAL
    elif phase == ARRANGE and at.arrange <= number < at.move:
        return start_order.check(game, number - at.arrange)
    return NOT_NOW


def _code_work(game: Stanza, number: i64) -> i64:
    at = game.tables.numbers
    power: i64 = activation.strength(game)
    if at.hire <= number < at.dismiss:
        index: i64 = number - at.hire
        return activation.check_hire(game, index // WORKER_SPACES, index % WORKER_SPACES)
    if at.dismiss <= number < at.strengthen:
        return activation.check_dismiss(game, number - at.dismiss)
    if at.strengthen <= number < at.masterpiece:
        return activation.check_strengthen(game, number - at.strengthen)
    if at.masterpiece <= number < at.sail:
        return masterpieces.check(game, number - at.masterpiece, power)
    if at.sail <= number < at.create:
        return discovery.check(game, number - at.sail + 1, power)
    if at.create <= number < at.write:
        return arts.check(game, number - at.create, power)
    if at.write <= number < at.place:
        return literature.check_activate(game, number - at.write, power)
    if at.place <= number < at.take:
        return religion.check_activate(game, number - at.place, power)
    if at.take <= number < at.return_:
        return politics.check_activate(game, number - at.take, power)
    if number == at.finish:
        return activation.check_finish(game, power)
    return NOT_NOW


def refusal(game: Stanza, number: i64) -> Reason | None:
    found = code(game, number)
    if found == LEGAL:
        return None
    args: dict[str, Any] = dict(game.catalogue.moves[number].args)
    if found == TILE_CONDITION:
        return _condition(game, game.tables.tile_discipline[(number - game.tables.numbers.buy) // 2])
    return Reason(RULE_OF[found], _arguments(game, found, args))


def _condition(game: Stanza, discipline: i64) -> Reason:
    seat: i64 = game.turn
    reached = bonus_room.reached(game, seat, discipline)
    nth = bonus_room.owned(game, seat, discipline) + 1
    needed = bonus_room.needed(game, seat, discipline)
    if discipline == 0:
        reached = game.tables.helpers_reached[reached]
        needed = nth
    return Reason(CONDITION_RULES[discipline], {"nth": nth, "needed": needed, "reached": reached})


def _arguments(game: Stanza, found: i64, move: dict[str, Any]) -> dict[str, Value]:
    """What the sentence names: mostly what the move names, and what is lacking."""
    tables = game.tables
    mine: i64 = game.turn * SEAT_SIZE
    if found == NOT_NOW:
        return {"phase": f"phase-{PHASES[game.phase]}"}
    if found == MOVE_LENGTH:
        return {"space": move["space"], "most": tables.longest_move}
    if found == MOVE_OCCUPIED:
        place = game.catalogue.find(f"move {move['space']}") - tables.numbers.move
        others = [seat for seat in range(game.players) if game.boards[seat * SEAT_SIZE + PLACE] == place]
        return {"space": move["space"], "other": others[0]}
    if found in (HIRE_MATCHING, HIRE_FIRST, STRENGTH_DISC, REWARD_DISCIPLINE, MASTERPIECE_ONE):
        return {"discipline": DISCIPLINES[game.activated]}
    if found in (ACTIVATE_ROOM, HIRE_NOBODY):
        return {"discipline": move["discipline"]}
    if found == HIRE_NO_MONEY:
        return {"florins": activation.cheapest(game), "money": game.boards[mine + MONEY]}
    if found == HIRE_COST:
        return {"florins": tables.hire_cost[move["worker"] - 1], "money": game.boards[mine + MONEY]}
    if found == FLORINS_COST:
        return {"florins": tables.bought_strength, "money": game.boards[mine + MONEY]}
    if found == REWARD_STRENGTH:
        return {"strength": activation.strength(game)}
    if found == TRACK_END:
        return {"spaces": len(tables.income) - 1 - game.boards[mine + SHIP]}
    if found == FIELD_SAME:
        return {"field": move["field"]}
    if found == TILE_PRICE:
        return {"helper": move["helper"]}
    if found == MASTERPIECE_TAKEN:
        return {"strength": move["strength"], "discipline": DISCIPLINES[game.activated]}
    if found == MASTERPIECE_STRENGTH:
        return {"needed": move["strength"], "strength": activation.strength(game)}
    if found == MASTERPIECE_PARTNER:
        partner = DISCIPLINES[tables.partner[game.activated]]
        return {"discipline": DISCIPLINES[game.activated], "partner": partner}
    return {**move, "discipline": DISCIPLINES[game.activated]} if "worker" in move else dict(move)
