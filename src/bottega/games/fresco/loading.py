"""Loading a position: its fields are read by their shapes, become a state, and the state is audited.

Where play would go on without asking, so does the game, up to the next real choice.
"""

from __future__ import annotations

from bottega.games.fresco import market, planning, rounds, track, workshop
from bottega.games.fresco import order as orders
from bottega.games.fresco.audit import audit
from bottega.games.fresco.audit_turn import audit_turn
from bottega.games.fresco.holdings import LASTING, requests
from bottega.games.fresco.names import BACKS, PAINTS, PHASES, PLAN, REQUESTS, SQUARES, WORKSHOP
from bottega.games.fresco.paint import BITS
from bottega.games.fresco.position import CHOICES, PLAYERS, POSITION, SHEET, VERSION, scope
from bottega.games.fresco.setup import blank
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.tables import tables_of
from bottega.games.fresco.turn import BY_HAND, TURN
from bottega.kernel.components import Components
from bottega.kernel.group import take
from bottega.kernel.plain import Position
from bottega.kernel.position import heading, load_chance
from bottega.kernel.shape import Names, Scope, fault, shown


def load(data: Position, components: Components) -> Fresco:
    """The game of a position; PositionError names what does not add up."""
    players, options = heading(data, VERSION, PLAYERS, CHOICES)
    if data["version"] < VERSION:
        raise fault("older", "version", found=data["version"], known=VERSION)
    found = tables_of(components)
    leonardo = players == 2 and options["leonardo"] is True
    whole = POSITION.read(data, "", scope(found, players, options["special_blends"] is True, leonardo))
    game = blank(players, whole["seed"], options, components)
    load_chance(game, whole["chance"])
    game.round = whole["round"]
    game.last = whole["last_round"]
    game.over = whole["over"]
    game.phase = PHASES.index(whole["phase"])
    game.jumped = whole["churchwarden_used"]
    game.wall.load(whole["fresco"], whole["bishop"], found)
    for seat in range(players):
        _seat(game, seat, whole["seats"][seat])
    _leonardo(game, whole["leonardo"])
    _portraits(game, whole["portraits"])
    _requests(game, whole["requests"])
    game.display.load(whole["stalls"], market.stalls(game), found.kind_names)
    _turn(game, whole["turn"])
    audit(game)
    audit_turn(game)
    _await(game)
    return game


def _packed(numbers: dict[str, int], names: Names) -> int:
    """Numbers by name in one integer, as paint and restored tiles are held."""
    return sum(number << (BITS * names.index(name)) for name, number in numbers.items())


def _painter(game: Fresco, actor: int, data: Position, where: str) -> None:
    """What players and Leonardo have alike."""
    game.painters[actor].space = _space(game, data, where)
    game.painters[actor].wake = _time(game, data["time"], f"{where}.time")
    game.painters[actor].loose = _packed(data["tiles"], BACKS)


def _seat(game: Fresco, seat: int, data: Position) -> None:
    where = f"seats[{seat}]"
    _painter(game, seat, data, where)
    game.painters[seat].mood = data["mood"]
    game.painters[seat].money = data["money"]
    for name, number in data["paint"].items():
        most = game.tables.most_paint(PAINTS.index(name), int(game.round))
        if number > most:
            raise fault("number", f"{where}.paint.{name}", found=str(number), least="0", most=str(most))
    game.painters[seat].paint = _packed(data["paint"], PAINTS)
    if data["lasting"] and not game.portraits:
        raise fault("option", f"{where}.lasting", option="portraits")
    game.painters[seat].held = sum(1 << LASTING.index(name) for name in data["lasting"])
    for kind, number in data["requests"].items():
        game.painters[seat].held |= requests(number, REQUESTS.index(kind))
    plan = data["plan"]
    game.painters[seat].plan = planning.packed(plan["stage"], [plan[name] for name in SHEET])


def _space(game: Fresco, data: Position, where: str) -> int:
    """A space of the track, or one of the start spaces before it."""
    score: int = data["score"]
    start: int | None = data["start"]
    if score > 0 and start is not None:
        raise fault("must", f"{where}.start", wanted="null", found=str(start))
    if score > 0:
        return score
    if start is None:
        raise fault("number", f"{where}.start", found="null", least="1", most=str(track.starts(game)))
    return int(track.start_space(game, start))


def _time(game: Fresco, time: int | None, where: str) -> int:
    if time is None:
        return -1
    if time not in game.tables.times:
        raise fault("name", where, found=str(time), known=[str(known) for known in game.tables.times])
    return game.tables.times.index(time)


def _leonardo(game: Fresco, data: Position | None) -> None:
    if (data is not None) != game.leonardo:
        wanted, found = ("{…}", "null") if game.leonardo else ("null", "{…}")
        raise fault("must", "leonardo", wanted=wanted, found=found)
    if data is not None:
        _painter(game, game.players, data, "leonardo")
        game.leader = data["leader"]
        game.wall.walker = SQUARES.index(data["square"])


def _portraits(game: Fresco, data: Position | None) -> None:
    _module(game.portraits, data is not None, "portraits", "portraits")
    if data is None:
        return
    game.gallery.load(data, game.tables.card_names)


def _requests(game: Fresco, data: dict[str, int] | None) -> None:
    _module(game.requests, data is not None, "requests", "bishops_requests")
    if data is not None:
        game.piles = workshop.packed([data[kind] for kind in REQUESTS])


def _module(played: bool, told: bool, where: str, option: str) -> None:
    if told and not played:
        raise fault("option", where, option=option)
    if played and not told:
        raise fault("must", where, wanted="{…}", found="null")


def _turn(game: Fresco, data: Position) -> None:
    turn = game.turn
    take(turn, data, TURN, Scope(int(game.players), {}, {}), BY_HAND)
    order: list[int] = data["order"]
    turn.order = orders.packed(order)
    turn.number = data["turn"]
    turn.actor = order[min(int(turn.number), int(game.actors) - 1)]
    turn.request = 0 if data["request"] is None else REQUESTS.index(data["request"])
    turn.bump = 0 if data["chooses_on_track"] is None else data["chooses_on_track"] + 1
    stacking = game.phase == WORKSHOP and turn.step == 1
    if stacking != (data["request"] is not None):
        wanted, found = ("…", "null") if stacking else ("null", shown(data["request"]))
        raise fault("must", "turn.request", wanted=wanted, found=found)


def _await(game: Fresco) -> None:
    """Who is asked; as in play, nobody is where there is no choice."""
    if game.over:
        game.awaiting = []
        return
    if game.phase != PLAN:
        rounds.advance(game)
        return
    for seat in range(game.players):
        planning.settle(game, seat)
    game.awaiting = [seat for seat in range(game.players) if planning.stage(game, seat) != planning.COMMITTED]
