"""The audit of a loaded position: every tile, card and request is there once, and where it can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.fresco import market, planning, workshop
from bottega.games.fresco import order as orders
from bottega.games.fresco.display import SOLD
from bottega.games.fresco.holdings import CHURCHWARDEN, LASTING, fulfilled
from bottega.games.fresco.names import (
    BACKS,
    CATHEDRAL,
    INCOME,
    MARKET,
    PHASES,
    REQUESTS,
    SQUARES,
    STUDIO,
    TILES,
    WORKSHOP,
)
from bottega.games.fresco.paint import count
from bottega.games.fresco.tables import CENTRE, STACKS
from bottega.kernel.shape import fault

if TYPE_CHECKING:
    from bottega.games.fresco.state import Fresco


def audit(game: Fresco) -> None:
    """PositionError names the field that is off."""
    _layout(game)
    _tiles(game)
    _requests(game)
    if game.portraits:
        _cards(game)
        _lasting(game)
    _churchwarden(game)
    _stalls(game)
    _goods(game)


def not_now(game: Fresco, where: str) -> Exception:
    """The field cannot be so in this phase."""
    return fault("phase", where, phase=PHASES[game.phase])


def _layout(game: Fresco) -> None:
    value = game.tables.value
    special = sum(tile >= TILES for tile in game.wall.tiles)
    if game.blends and special != game.tables.replaced:
        raise fault("total", "fresco: special_blends", found=str(special), wanted=str(game.tables.replaced))
    finest = max(value[tile] for tile in game.wall.tiles)
    centre = game.wall.tiles[CENTRE]
    if value[centre] != finest:
        names = game.tables.tile_names
        known = [names[tile] for tile in game.wall.tiles if value[tile] == finest]
        raise fault("name", f"fresco.{SQUARES[CENTRE]}[0]", found=names[centre], known=known)


def taken(game: Fresco, kind: int) -> int:
    """How many requests of a kind are no longer in their pile."""
    return workshop.PILE - int(workshop.left(game, kind)) if game.requests else 0


def _tiles(game: Fresco) -> None:
    """Every tile off the wall lies before somebody, or under a request."""
    gone = [0] * len(BACKS)
    for square, tile in enumerate(game.wall.tiles):
        if not (game.wall.left >> square) & 1:
            gone[game.tables.back[tile]] += 1
    lying = [sum(int(count(painter.loose, back)) for painter in game.painters) for back in range(len(BACKS))]
    for back, name in enumerate(BACKS):
        if lying[back] > gone[back]:
            raise fault("more", f"seats[].tiles.{name}", found=str(lying[back]), most=str(gone[back]))
    stacked = workshop.TILES * sum(taken(game, kind) for kind in range(len(REQUESTS)))
    if game.phase == WORKSHOP and game.turn.step == 1:
        stacked += workshop.TILES - int(game.turn.picks)
    if sum(lying) != sum(gone) - stacked:
        raise fault("total", "seats[].tiles", found=str(sum(lying)), wanted=str(max(0, sum(gone) - stacked)))


def _requests(game: Fresco) -> None:
    """Requests that left their pile lie before players; Leonardo's are out of the game."""
    for kind, name in enumerate(REQUESTS):
        held = sum(int(fulfilled(painter.held, kind)) for painter in game.painters)
        gone = taken(game, kind)
        if held > gone:
            raise fault("more", f"seats[].requests.{name}", found=str(held), most=str(gone))
        if held < gone and not game.leonardo:
            raise fault("total", f"seats[].requests.{name}", found=str(held), wanted=str(gone))


def _cards(game: Fresco) -> None:
    stacks = [game.tables.card_stack[card] for card in game.gallery.deck]
    for at, stack in enumerate(sorted(stacks)):
        if stacks[at] != stack:
            raise fault("must", f"portraits.stack[{at}]", wanted=STACKS[stack], found=STACKS[stacks[at]])
    income = 1 if game.phase == INCOME else 0  # the cards of the next round lie open already
    expected = min(2 * (int(game.round) + income), len(game.gallery.deck))
    if game.gallery.dealt != expected:
        raise fault("must", "portraits.dealt", wanted=str(expected), found=str(game.gallery.dealt))
    lying = len(game.gallery.open_cards())
    visitors = _visitors(game, STUDIO)
    if lying < 2 - visitors:
        raise fault("length", "portraits.open", found=str(lying), wanted="2" if visitors == 0 else "1, 2")


def _visitors(game: Fresco, phase: int) -> int:
    """How many may have been to a place by now, the actor in turn among them."""
    if game.phase < phase or game.phase == INCOME:
        return 0
    order = orders.actors(int(game.turn.order), int(game.actors))
    if game.phase == phase:
        order = order[: game.turn.number + 1]
    place = phase - MARKET
    return sum(actor == game.players or planning.placed(game, actor, place) > 0 for actor in order)


def _lasting(game: Fresco) -> None:
    """A portrait that stays before a player has been revealed, and lies nowhere else."""
    names = game.tables.card_names
    shown = [names[card] for card in game.gallery.open_cards()]
    hidden = [names[card] for card in game.gallery.deck[game.gallery.dealt :]]
    for at, card in enumerate(LASTING):
        owners = [seat for seat, painter in enumerate(game.painters) if (painter.held >> at) & 1]
        if not owners:
            continue
        places = [f"seats[{seat}].lasting" for seat in owners]
        elsewhere = places[1:] or ["portraits.open"] * (card in shown) or ["portraits.stack"] * (card in hidden)
        if elsewhere:
            raise fault("elsewhere", places[0], name=card, place=elsewhere[0])


def _churchwarden(game: Fresco) -> None:
    if not game.jumped:
        return
    if game.phase < CATHEDRAL:
        raise not_now(game, "churchwarden_used")
    if not any(painter.held & CHURCHWARDEN for painter in game.painters):
        raise fault("must", "churchwarden_used", wanted="false", found="true")


def _stalls(game: Fresco) -> None:
    """A stall is full until it is visited, and closed afterwards; every visitor closes one at most."""
    bounds = market.stalls(game)
    closed = 0
    for stall in range(len(bounds) - 1):
        sold = [at for at in range(bounds[stall], bounds[stall + 1]) if game.display.goods[at] == SOLD]
        room = bounds[stall + 1] - bounds[stall]
        where = f"stalls[{stall}]"
        if not (game.display.open >> stall) & 1:
            closed += 1
            if len(sold) < room:
                raise fault("must", f"{where}.tiles", wanted=", ".join(["null"] * room), found="[…]")
        elif sold and not (game.phase == MARKET and game.turn.step == stall + 1):
            raise not_now(game, f"{where}.tiles[{sold[0] - bounds[stall]}]")
    visitors = _visitors(game, MARKET) - (1 if game.phase == MARKET else 0)
    if closed > max(0, visitors):
        raise fault("more", "stalls[].open: false", found=str(closed), most=str(max(0, visitors)))


def _goods(game: Fresco) -> None:
    bag = market.bag(game)
    for kind, name in enumerate(game.tables.kind_names):
        there = game.display.goods.count(kind)
        if there > bag.count(kind):
            raise fault("more", f"stalls[].tiles: {name}", found=str(there), most=str(bag.count(kind)))
