"""A game from a position: read entry by entry here, then held against all that the rules would have left (`audit`).

Where play would go on without asking, so does the game, up to the next real choice.
"""

from __future__ import annotations

from typing import Any

from bottega.games.fresco import audit, market, planning, rounds, track
from bottega.games.fresco.audit import wrong
from bottega.games.fresco.catalogue import BACKS, REQUESTS, SQUARES, TILES
from bottega.games.fresco.components import tables
from bottega.games.fresco.holdings import LASTING, requests
from bottega.games.fresco.options import OPTIONS
from bottega.games.fresco.paint import BASE, BITS, NAMES
from bottega.games.fresco.phases import MARKET, PLAN, WORKSHOP
from bottega.games.fresco.phases import NAMES as PHASES
from bottega.games.fresco.position import SHEET, VERSION
from bottega.games.fresco.setup import choose_modules
from bottega.games.fresco.state import Fresco
from bottega.kernel.components import Components
from bottega.kernel.errors import SetupError
from bottega.kernel.option import settle
from bottega.kernel.seed import load_chance, seed_of_position


def load(data: dict[str, Any], components: Components) -> Fresco:
    """The game that `dump` described; PositionError names the entry that is off."""
    if data.get("version") == 1:
        raise wrong("version", "positions of version 1 were played by rules that the base game's book does not have")
    if data.get("version") != VERSION:
        raise wrong("version", f"must be {VERSION}")
    players = _number(data, "players", 2, 4)
    try:
        options = settle("fresco", OPTIONS, _table(data, "options"), players)
    except SetupError as error:
        raise wrong("options", str(error)) from None
    found = tables(components)
    game = Fresco()
    game.begin("fresco", players, seed_of_position(data), options, components, found.catalogue)
    load_chance(game.chance, data)
    choose_modules(game, found)
    game.round = _number(data, "round", 1, found.most_rounds)
    game.last = _truth(data, "last_round")
    game.over = _truth(data, "over")
    game.phase = _one_of(data, "phase", PHASES)
    _load_fresco(game, data)
    _load_seats(game, data)
    _load_leonardo(game, data)
    _load_modules(game, data)
    _load_stalls(game, data)
    game.jumped = _truth(data, "churchwarden_used")
    _load_turn(game, _table(data, "turn"))
    audit.audit(game)
    _await(game)
    return game


def _load_fresco(game: Fresco, data: dict[str, Any]) -> None:
    found = game.tables
    wall = _table(data, "fresco")
    if set(wall) != set(SQUARES):
        raise wrong("fresco", f"must have the squares {SQUARES[0]} to {SQUARES[-1]}")
    game.tiles = []
    game.wall = 0
    for square, name in enumerate(SQUARES):
        entry = wall[name]
        if not isinstance(entry, list) or len(entry) != 2 or entry[0] not in found.tile_names:
            raise wrong(f"fresco.{name}", "must be a tile such as “7 RBP”, and whether it is still there")
        tile = found.tile_names.index(entry[0])
        if tile in game.tiles:
            raise wrong(f"fresco.{name}", f"the tile {entry[0]} is there twice")
        if tile >= TILES and not game.blends:
            raise wrong(f"fresco.{name}", "special tiles come with the option special_blends")
        if type(entry[1]) is not bool:
            raise wrong(f"fresco.{name}", "must tell by true or false whether the tile is still there")
        game.tiles.append(tile)
        game.wall |= int(entry[1]) << square
    game.bishop = _one_of(data, "bishop", SQUARES)


def _load_seats(game: Fresco, data: dict[str, Any]) -> None:
    seats = _list(data, "seats")
    if len(seats) != game.players:
        raise wrong("seats", f"must be {game.players}")
    game.space, game.wake, game.mood, game.money = [], [], [], []
    game.paint, game.loose, game.held, game.plan = [], [], [], []
    for at, entry in enumerate(seats):
        where = f"seats[{at}]"
        if not isinstance(entry, dict):
            raise wrong(where, "must be a table")
        game.space.append(_space(game, entry, where))
        game.wake.append(_time(game, entry, where))
        game.mood.append(_number(entry, "mood", 1, game.tables.highest_mood, where))
        game.money.append(_number(entry, "money", 0, 9999, where))
        game.paint.append(_heap(game, _table(entry, "paint", where), f"{where}.paint"))
        game.loose.append(_backs(entry, f"{where}.tiles"))
        game.held.append(_held(game, entry, where))
        game.plan.append(_plan(entry, where, game.tables.most_per_place))


def _load_leonardo(game: Fresco, data: dict[str, Any]) -> None:
    game.leader = 0
    game.walker = 0
    entry = data.get("leonardo")
    if not game.leonardo:
        if entry is not None:
            raise wrong("leonardo", "he is not in this game")
        return
    if not isinstance(entry, dict):
        raise wrong("leonardo", "must be a table: he is in this game")
    game.space.append(_space(game, entry, "leonardo"))
    game.wake.append(_time(game, entry, "leonardo"))
    game.leader = _number(entry, "leader", 0, 1, "leonardo")
    game.walker = _one_of(entry, "square", SQUARES, "leonardo")
    game.loose.append(_backs(entry, "leonardo.tiles"))


def _load_modules(game: Fresco, data: dict[str, Any]) -> None:
    game.deck = []
    game.dealt = game.cards = game.piles = 0
    if game.portraits:
        _load_portraits(game, _table(data, "portraits"))
    elif data.get("portraits") is not None:
        raise wrong("portraits", "they come with the option portraits")
    if game.requests:
        piles = _table(data, "requests")
        for at, kind in enumerate(REQUESTS):
            game.piles |= _number(piles, kind, 0, 3, "requests") << (2 * at)
    elif data.get("requests") is not None:
        raise wrong("requests", "they come with the option bishops_requests")


def _load_portraits(game: Fresco, entry: dict[str, Any]) -> None:
    names = game.tables.card_names
    stack = _list(entry, "stack", "portraits")
    if any(name not in names for name in stack) or sorted(stack) != sorted(names):
        raise wrong("portraits.stack", "must have every portrait once")
    game.deck = [names.index(name) for name in stack]
    stacks = [game.tables.card_stack[card] for card in game.deck]
    if stacks != sorted(stacks):
        raise wrong("portraits.stack", "must have the cards A before B before C")
    game.dealt = _number(entry, "dealt", 2, len(names), "portraits")
    if game.dealt % 2:
        raise wrong("portraits.dealt", "must be even: two cards are revealed each round")
    cards = _list(entry, "open", "portraits")
    offered = [names[card] for card in game.deck[game.dealt - 2 : game.dealt]]
    if any(card not in offered for card in cards) or len(set(cards)) != len(cards):
        raise wrong("portraits.open", f"can only be {', '.join(offered)}, revealed last")
    for place, name in enumerate(offered):
        if name in cards:
            game.cards |= (names.index(name) + 1) << (6 * place)


def _load_stalls(game: Fresco, data: dict[str, Any]) -> None:
    bounds = market.stalls(game)
    entries = _list(data, "stalls")
    if len(entries) != len(bounds) - 1:
        raise wrong("stalls", f"must be {len(bounds) - 1}")
    found = game.tables
    bag = (found.bag_of_four if game.players == 4 else found.bag_below_four)[:]
    game.goods = []
    game.open = 0
    for stall, entry in enumerate(entries):
        where = f"stalls[{stall}]"
        if not isinstance(entry, dict):
            raise wrong(where, "must be a table")
        is_open = _truth(entry, "open", where)
        game.open |= int(is_open) << stall
        tiles = _list(entry, "tiles", where)
        if len(tiles) != bounds[stall + 1] - bounds[stall]:
            raise wrong(f"{where}.tiles", f"must be {bounds[stall + 1] - bounds[stall]}, null for one that is gone")
        for name in tiles:
            if name is None:
                game.goods.append(market.SOLD)
                continue
            if name not in found.kind_names or found.kind_names.index(name) not in bag:
                raise wrong(f"{where}.tiles", f"there is no such tile, or not so many: {name}")
            if not is_open:
                raise wrong(f"{where}.tiles", "a closed stall has no tiles")
            bag.remove(found.kind_names.index(name))
            game.goods.append(found.kind_names.index(name))


def _load_turn(game: Fresco, entry: dict[str, Any]) -> None:
    order = _list(entry, "order", "turn")
    if any(type(actor) is not int for actor in order) or sorted(order) != list(range(game.actors)):
        raise wrong("turn.order", f"must have each of 0 to {game.actors - 1} once")
    game.order = sum(actor << (3 * place) for place, actor in enumerate(order))
    game.turn = _number(entry, "turn", 0, game.actors, "turn")
    between = game.phase == PLAN or game.over
    if (game.turn == game.actors) != between:
        raise wrong("turn.turn", "all have had their turn only while planning and after the end")
    game.actor = order[min(game.turn, game.actors - 1)]
    game.work = _number(entry, "work", 0, 99, "turn")
    stalls = len(market.stalls(game)) - 1
    game.step = _number(entry, "step", 0, stalls if game.phase == MARKET else 1, "turn")
    game.used = _truth(entry, "used", "turn")
    game.picks = _number(entry, "picks", 0, 9, "turn")
    stacking = game.phase == WORKSHOP and game.step == 1
    game.request = _one_of(entry, "request", REQUESTS, "turn") if stacking else 0
    if not stacking and entry.get("request") is not None:
        raise wrong("turn.request", "no request is being fulfilled")
    chooses = entry.get("chooses_on_track")
    game.bump = 0 if chooses is None else 1 + _number(entry, "chooses_on_track", 0, game.actors - 1, "turn")


def _await(game: Fresco) -> None:
    """Who is asked; as in play, nobody is where there is no choice."""
    if game.over:
        return
    if game.phase != PLAN:
        rounds.advance(game)
        return
    for seat in range(game.players):
        planning.settle(game, seat)
    game.awaiting = [seat for seat in range(game.players) if planning.stage(game, seat) != planning.COMMITTED]


def _space(game: Fresco, entry: dict[str, Any], where: str) -> int:
    """A space of the track, or one of the start spaces before it."""
    score = _number(entry, "score", 0, 9999, where)
    if score > 0:
        if entry.get("start") is not None:
            raise wrong(f"{where}.start", "whoever has points has left the start spaces")
        return score
    return int(track.start_space(game, _number(entry, "start", 1, int(track.starts(game)), where)))


def _time(game: Fresco, entry: dict[str, Any], where: str) -> int:
    time = entry.get("time")
    if time is None:
        return -1
    if type(time) is not int or time not in game.tables.times:
        raise wrong(f"{where}.time", f"must be null or one of {game.tables.times}")
    return game.tables.times.index(time)


def _held(game: Fresco, entry: dict[str, Any], where: str) -> int:
    held = 0
    for name in _list(entry, "lasting", where):
        if name not in LASTING or not game.portraits:
            raise wrong(f"{where}.lasting", f"{name} is no lasting portrait of this game")
        held |= 1 << LASTING.index(name)
    for kind, number in _table(entry, "requests", where).items():
        if kind not in REQUESTS or type(number) is not int or not 0 <= number <= 3:
            raise wrong(f"{where}.requests", f"must be 0 to 3 of {', '.join(REQUESTS)}")
        held |= requests(number, REQUESTS.index(kind))
    return held


def _plan(entry: dict[str, Any], where: str, most: int) -> int:
    plan = _table(entry, "plan", where)
    packed = _number(plan, "stage", 0, planning.COMMITTED, f"{where}.plan")
    for place, name in enumerate(SHEET):
        packed |= _number(plan, name, 0, most, f"{where}.plan") << (3 + 3 * place)
    return packed


def _backs(entry: dict[str, Any], where: str) -> int:
    packed = 0
    for name, number in _table(entry, "tiles", where.removesuffix(".tiles")).items():
        if name not in BACKS or type(number) is not int or not 0 <= number <= 25:
            raise wrong(where, f"must count tiles by their backs: {', '.join(BACKS)}")
        packed += number << (BITS * BACKS.index(name))
    return packed


def _heap(game: Fresco, table: dict[str, Any], where: str) -> int:
    """Paint is unlimited, but nobody can have gathered more by now than the game gives in so many rounds."""
    packed = 0
    for name, number in table.items():
        if name not in NAMES or (NAMES.index(name) >= BASE and not game.blends):
            raise wrong(where, f"must count cubes of {', '.join(NAMES if game.blends else NAMES[:BASE])}")
        most = game.tables.most_paint(NAMES.index(name), game.round)
        if type(number) is not int or not 0 <= number <= most:
            raise wrong(
                f"{where}.{name}", f"must be a whole number from 0 to {most}: more could not be gathered by now"
            )
        packed += number << (BITS * NAMES.index(name))
    return packed


def _at(where: str, key: str) -> str:
    return f"{where}.{key}" if where else key


def _number(table: dict[str, Any], key: str, least: int, most: int, where: str = "") -> int:
    value = table.get(key)
    if type(value) is not int or not least <= value <= most:
        raise wrong(_at(where, key), f"must be a whole number from {least} to {most}")
    return value


def _truth(table: dict[str, Any], key: str, where: str = "") -> bool:
    value = table.get(key)
    if type(value) is not bool:
        raise wrong(_at(where, key), "must be true or false")
    return value


def _table(table: dict[str, Any], key: str, where: str = "") -> dict[str, Any]:
    value = table.get(key)
    if not isinstance(value, dict):
        raise wrong(_at(where, key), "must be a table")
    return value


def _list(table: dict[str, Any], key: str, where: str = "") -> list[Any]:
    value = table.get(key)
    if not isinstance(value, list):
        raise wrong(_at(where, key), "must be a list")
    return value


def _one_of(table: dict[str, Any], key: str, names: tuple[str, ...], where: str = "") -> int:
    value = table.get(key)
    if value not in names:
        raise wrong(_at(where, key), f"must be one of {', '.join(names)}")
    return names.index(value)
