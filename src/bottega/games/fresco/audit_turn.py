"""The audit of a loaded position: round, phase, order, plans and what the actor has left to do tell one story."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.fresco import cathedral, market, planning, rounds, track, wakeup, workshop
from bottega.games.fresco import order as orders
from bottega.games.fresco.audit import not_now
from bottega.games.fresco.display import SOLD
from bottega.games.fresco.holdings import fulfilled
from bottega.games.fresco.names import (
    CATHEDRAL,
    FINAL,
    INCOME,
    MARKET,
    PHASES,
    PLAN,
    SECOND_CATHEDRAL,
    STUDIO,
    THEATRE,
    WAKE,
    WORKSHOP,
)
from bottega.games.fresco.position import SHEET
from bottega.games.fresco.studio import all_revealed
from bottega.kernel.reason import names
from bottega.kernel.shape import fault

if TYPE_CHECKING:
    from bottega.games.fresco.state import Fresco

SCORING: Final = (CATHEDRAL, STUDIO, WORKSHOP, SECOND_CATHEDRAL)  # where a painter may land on a taken space
_NONE_FITS: Final = (1, 0)  # bounds between which there is no number


def audit_turn(game: Fresco) -> None:
    """PositionError names the field that is off."""
    _round(game)
    _course(game)
    _track(game)
    _order(game)
    for seat in range(game.players):
        _plan(game, seat)
    if game.phase == PLAN or game.over:
        _nobody_works(game)
        return
    _step(game)
    _used(game)
    _picks(game)
    _work(game)


def _flag(found: bool) -> str:
    return "true" if found else "false"


def _must(where: str, wanted: object, found: object) -> Exception:
    return fault("must", where, wanted=str(wanted), found=str(found))


def _round(game: Fresco) -> None:
    """The round is the last for a reason, and the action sheet has that side up."""
    forced = game.round >= game.tables.most_rounds or (all_revealed(game) and game.phase != INCOME)
    few = rounds.tiles_left(game) <= game.tables.tiles_left
    unchanged = game.phase < CATHEDRAL  # no tile has been restored since the round began
    must = forced or (few and unchanged)
    if (must and not game.last) or (game.last and not (forced or few)):
        raise _must("last_round", _flag(not game.last), _flag(game.last))


def _course(game: Fresco) -> None:
    if game.over != (game.phase == FINAL):
        raise _must("over", _flag(game.phase == FINAL), _flag(game.over))
    if game.over and not rounds.ends(game):
        raise _must("last_round", "true", "false")
    if game.phase == INCOME and rounds.ends(game):
        raise fault("phase", "last_round" if game.last else "fresco", phase=PHASES[INCOME])
    if game.phase in (THEATRE, SECOND_CATHEDRAL if not game.last else THEATRE):
        known = [name for phase, name in enumerate(PHASES) if phase not in (THEATRE, SECOND_CATHEDRAL, FINAL)]
        raise fault("name", "phase", found=PHASES[game.phase], known=names(known))
    if (game.turn.number == game.actors) != (game.phase == PLAN or game.over):
        wanted = game.actors if game.phase == PLAN or game.over else f"0–{game.actors - 1}"
        raise _must("turn.turn", wanted, game.turn.number)
    if game.over:
        for seat, money in enumerate(painter.money for painter in game.painters[: game.players]):
            most = game.tables.money_per_point - 1
            if money > most:
                raise fault("number", f"seats[{seat}].money", found=str(money), least="0", most=str(most))


def _painter(game: Fresco, actor: int) -> str:
    return f"seats[{actor}]" if actor < game.players else "leonardo"


def _track(game: Fresco) -> None:
    """No two share a space, but for one who has just landed on a taken one and chooses."""
    spaces = [painter.space for painter in game.painters]
    shared = [actor for actor, space in enumerate(spaces) if spaces.index(space) != actor]
    if game.turn.bump == 0:
        if shared:
            raise fault("twice", f"{_painter(game, shared[0])}.score", found=str(track.points(game, shared[0])))
        return
    where = "turn.chooses_on_track"
    actor = int(game.turn.bump) - 1
    if game.phase not in SCORING:
        raise not_now(game, where)
    if actor != game.turn.actor:
        raise _must(where, game.turn.actor, actor)
    if len(shared) != 1 or spaces.count(spaces[actor]) != 2 or game.painters[actor].space < 0:
        raise _must(where, "null", actor)


def _order(game: Fresco) -> None:
    order = orders.actors(int(game.turn.order), int(game.actors))
    chosen = order[: game.turn.number] if game.phase == WAKE else order
    times = [painter.wake for painter in game.painters]
    for actor, time in enumerate(times):
        where = f"{_painter(game, actor)}.time"
        if time < 0 and actor in chosen:
            raise fault("needs", where, phase=PHASES[game.phase])
        if time >= 0 and actor not in chosen:
            raise not_now(game, where)
        if time >= 0 and times.index(time) != actor:
            raise fault("twice", where, found=str(game.tables.times[time]))
    packed = track.from_last(game) if game.phase in (WAKE, PLAN) else wakeup.by_time(game)
    if game.turn.order != packed:
        wanted = orders.actors(int(packed), int(game.actors))
        raise _must("turn.order", wanted, order)


def _plan(game: Fresco, seat: int) -> None:
    where = f"seats[{seat}].plan"
    stage = int(planning.stage(game, seat))
    placed = [int(planning.placed(game, seat, place)) for place in range(len(SHEET))]
    if game.phase == WAKE:
        if game.painters[seat].plan != 0:
            raise not_now(game, where)
        return
    if game.phase != PLAN:
        if stage != planning.COMMITTED:
            raise _must(f"{where}.stage", planning.COMMITTED, stage)
        most = max(game.tables.apprentices)
        if sum(placed) > most:
            raise fault("more", where, found=str(sum(placed)), most=str(most))
        return
    apprentices = int(game.tables.apprentices[game.painters[seat].mood])
    undecided = range(stage, len(SHEET)) if stage < planning.READY else range(0)
    for place in undecided:
        if placed[place]:
            raise _must(f"{where}.{SHEET[place]}", 0, placed[place])
    if sum(placed) + len(undecided) * game.tables.most_per_place < apprentices or sum(placed) > apprentices:
        raise fault("total", where, found=str(sum(placed)), wanted=str(apprentices))


def _nobody_works(game: Fresco) -> None:
    for name, found in (("work", game.turn.work), ("step", game.turn.step), ("picks", game.turn.picks)):
        if found:
            raise _must(f"turn.{name}", 0, found)
    if game.turn.used:
        raise _must("turn.used", "false", "true")
    if not game.over and all(planning.stage(game, seat) == planning.COMMITTED for seat in range(game.players)):
        raise not_now(game, "seats[].plan.stage")


def _step(game: Fresco) -> None:
    """How far the actor's turn has come."""
    where = "turn.step"
    if game.turn.step == 0:
        return
    if game.phase in (WAKE, INCOME) or (game.turn.actor == game.players and game.phase != WORKSHOP):
        raise _must(where, 0, game.turn.step)
    if game.phase == MARKET:
        if not (game.display.open >> (game.turn.step - 1)) & 1:
            raise fault("must", f"stalls[{game.turn.step - 1}].open", wanted="true", found="false")
        return
    if game.turn.step != 1:
        raise fault("number", where, found=str(game.turn.step), least="0", most="1")
    if game.phase == STUDIO and not game.portraits:
        raise fault("option", where, option="portraits")
    if game.phase == WORKSHOP and not game.requests:
        raise fault("option", where, option="bishops_requests")
    if game.turn.bump and game.phase != STUDIO:
        raise _must(where, 0, 1)
    if game.phase == WORKSHOP:
        _stacking(game)
    if game.phase in (CATHEDRAL, SECOND_CATHEDRAL) and not cathedral.any_tile(game, game.turn.actor):
        raise _must(where, 0, 1)  # the bishop moves only for a tile that is restored next


def _stacking(game: Fresco) -> None:
    if workshop.left(game, game.turn.request) == 0:
        raise fault("more", "turn.request", found="1", most="0")
    fitting = int(workshop.showing(game, game.turn.actor, game.turn.request))
    if fitting < game.turn.picks:
        raise fault("more", "turn.picks", found=str(game.turn.picks), most=str(fitting))


def _used(game: Fresco) -> None:
    """What goes once a round: a portrait in the studio, a request in the workshop."""
    where = "turn.used"
    if game.phase == STUDIO:
        if game.turn.used != (game.turn.step == 1):
            raise _must(where, _flag(game.turn.step == 1), _flag(game.turn.used))
        if game.turn.used and len(game.gallery.open_cards()) == 2:
            raise fault("length", "portraits.open", found="2", wanted="0, 1")
        return
    if game.phase != WORKSHOP:
        if game.turn.used:
            raise _must(where, "false", "true")
        return
    if game.turn.used and not game.requests:
        raise fault("option", where, option="bishops_requests")
    if game.turn.step == 1 and not game.turn.used:
        raise _must(where, "true", "false")
    fulfils = game.turn.used and game.turn.step == 0 and game.turn.actor < game.players
    if fulfils and not any(fulfilled(game.painters[game.turn.actor].held, kind) for kind in range(workshop.KINDS)):
        raise fault("needs", f"seats[{game.turn.actor}].requests", phase=PHASES[WORKSHOP])


def _picks(game: Fresco) -> None:
    """Paints still to choose, or tiles still to stack."""
    least, most = 0, 0
    if game.phase == INCOME:
        least = 1
        most = int(fulfilled(game.painters[game.turn.actor].held, 0)) if game.turn.actor < game.players else 0
    elif game.phase == STUDIO and game.turn.step == 1:
        lying = game.gallery.open_cards()
        painted = [card for card in game.gallery.deck[game.gallery.dealt - 2 : game.gallery.dealt] if card not in lying]
        least = 0 if game.turn.bump else 1
        most = max(game.tables.card_choice[card] for card in painted)
    elif game.phase == WORKSHOP and game.turn.step == 1:
        least, most = 1, workshop.TILES
    if not least <= game.turn.picks <= most:
        raise fault("number", "turn.picks", found=str(game.turn.picks), least=str(least), most=str(max(least, most)))


def _work(game: Fresco) -> None:
    """Never more apprentices at work than were planned for the place."""
    least, most = _at_work(game)
    if not least <= game.turn.work <= most:
        raise fault("number", "turn.work", found=str(game.turn.work), least=str(least), most=str(max(least, most)))


def _at_work(game: Fresco) -> tuple[int, int]:
    """How many can be at work now: at least and at most."""
    if game.phase == WAKE:
        return 1, 1  # a time is to be chosen
    if game.phase == INCOME:
        return 0, 0
    planned = int(rounds.apprentices(game))
    if planned == 0:
        return _NONE_FITS
    if game.phase == MARKET:
        left = planned - _bought(game)
        return (left, left) if left > 0 else _NONE_FITS
    if game.phase == STUDIO:
        return (0, 0) if game.turn.step == 1 or game.turn.bump else (planned, planned)
    if game.phase == WORKSHOP:
        mixes = int(game.tables.mixes)
        most = mixes * planned - (mixes if game.turn.used else 0)
        return (0, most) if game.turn.step == 1 or game.turn.bump else (1, most)
    return (0, planned - 1) if game.turn.bump else (1, planned)


def _bought(game: Fresco) -> int:
    """Tiles that the actor has bought in the stall that is visited."""
    if game.turn.step == 0:
        return 0
    bounds = market.stalls(game)
    return game.display.goods[bounds[game.turn.step - 1] : bounds[game.turn.step]].count(SOLD)
