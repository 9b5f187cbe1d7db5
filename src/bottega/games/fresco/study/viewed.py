"""A state of Fresco with what a view tells, so that learners' features are read from it alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar, cast

from bottega.games.fresco import gallery, market, planning, track, wall, workshop
from bottega.games.fresco.display import SOLD, own
from bottega.games.fresco.holdings import LASTING, requests
from bottega.games.fresco.names import BACKS, MARKET, PAINTS, PHASES, REQUESTS, SQUARES
from bottega.games.fresco.paint import BITS, colours
from bottega.games.fresco.painter import Painter
from bottega.games.fresco.state import Fresco
from bottega.games.fresco.turn import Turn
from bottega.games.fresco.view import BACK_COLOURS
from bottega.kernel.plain import View
from bottega.study.features.begun import begun, mask

if TYPE_CHECKING:
    from bottega.games.fresco import view_types as shown
    from bottega.games.fresco.tables import Tables

_Name = TypeVar("_Name", bound=str)


def state_of(view: View) -> Fresco:
    """What the view tells; of what it does not tell the features say nothing."""
    game = begun(view)
    assert isinstance(game, Fresco)
    told = cast("shown.View", view)
    game.phase = PHASES.index(told["phase"])
    game.round = told["round"]
    game.last = told["last_round"]
    game.turn = _turn(game, told)
    game.painters = [_painter(game, seat) for seat in told["seats"]]
    game.wall = wall.blank()
    game.wall.bishop = SQUARES.index(told["bishop"])
    game.wall.left = mask([at for at, square in enumerate(told["fresco"]) if square["tile"] is not None])
    game.wall.tiles = [_tile(game.tables, square["tile"]) for square in told["fresco"]]
    _market(game, told["stalls"])
    if told["portraits"] is not None:
        names = game.tables.card_names
        opened = [names.index(card["card"]) for card in told["portraits"]["open"]]
        lying = gallery.own(game)
        lying.cards = sum(gallery.opened(card, place) for place, card in enumerate(opened))
        lying.dealt = len(lying.deck) - told["portraits"]["left"]
    if told["requests"] is not None:
        game.piles = workshop.packed([len(pile["points"]) for pile in told["requests"]])
    if told["leonardo"] is not None:
        _leonardo(game, told["leonardo"])
    return game


def _counts(told: Mapping[_Name, int], names: Sequence[_Name]) -> int:
    """Counts by name, packed as paint is."""
    return sum(number << (BITS * names.index(name)) for name, number in told.items())


def _turn(game: Fresco, told: shown.View) -> Turn:
    made, turn = Turn(), told["turn"]
    made.bump = 1 if told["choice"] is not None else 0  # whoever chooses
    if turn is not None:
        made.work = turn["work"]
        made.picks = turn["picks"]
        made.request = REQUESTS.index(turn["request"]) if turn["request"] is not None else 0
        stepped = turn["stepped"] or turn["request"] is not None
        made.step = turn["stall"] or 0 if game.phase == MARKET else int(stepped)
    return made


def _space(game: Fresco, score: int, start: int | None) -> int:
    return score if start is None else int(track.start_space(game, start))


def _painter(game: Fresco, told: shown.Seat) -> Painter:
    made = Painter()
    made.space = _space(game, told["score"], told["start"])
    made.mood = told["mood"]
    made.wake = game.tables.times.index(told["time"]) if told["time"] is not None else -1
    made.money = told["money"] or 0
    made.paint = _counts(told["paint"] or {}, PAINTS)
    made.loose = _counts(told["tiles"], BACKS)
    made.held = mask([LASTING.index(name) for name in told["lasting"]])
    for kind, name in enumerate(REQUESTS):
        made.held += requests(told["requests"].get(name, 0), kind)
    made.plan = _plan(told)
    return made


def _plan(told: shown.Seat) -> int:
    """A plan as far as it is told: places are decided one after the other."""
    if told["plan"] is None:
        return planning.packed(planning.COMMITTED if told["committed"] else 0, [])
    decided = [number for number in told["plan"].values() if number is not None]
    stage = len(decided) if len(decided) < len(told["plan"]) else planning.READY
    return planning.packed(planning.COMMITTED if told["committed"] else stage, decided)


def _tile(tables: Tables, told: shown.Tile | None) -> int:
    """A tile that looks so."""
    if told is None:
        return 0
    back = mask([BACK_COLOURS.index(name) for name in told["back"]])
    for tile, value in enumerate(tables.value):
        if value == told["value"] and tables.back[tile] == back and colours(tables.cost[tile]) == told["cost"]:
            return tile
    raise ValueError("there is no such tile")


def _market(game: Fresco, told: list[shown.Stall]) -> None:
    bounds, kinds = market.stalls(game), game.tables.kind_names
    display = own(game)
    display.open = mask([at for at, stall in enumerate(told) if stall["open"]])
    display.goods = [SOLD] * bounds[-1]
    for at, stall in enumerate(told):
        for place, kind in enumerate(stall["tiles"], bounds[at]):
            display.goods[place] = kinds.index(kind)


def _leonardo(game: Fresco, told: shown.Leonardo) -> None:
    him = Painter()
    him.space = _space(game, told["score"], told["start"])
    him.wake = game.tables.times.index(told["time"]) if told["time"] is not None else -1
    him.loose = _counts(told["tiles"], BACKS)
    game.painters.append(him)
    game.leader = told["leader"]
    game.wall.walker = SQUARES.index(told["square"])
