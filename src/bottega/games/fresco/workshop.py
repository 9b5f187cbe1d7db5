"""The workshop: two mixes per apprentice, and with the module one bishop's request.

`work` counts mixes: a request takes a whole apprentice's. Steps of a turn: 0 mixing, 1 stacking the
three fresco tiles of a request.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.fresco import track
from bottega.games.fresco.catalogue import MIX, PASS, REQUEST, STACK
from bottega.games.fresco.holdings import requests
from bottega.games.fresco.leonardo import LEONARDO_IDLE
from bottega.games.fresco.names import BACKS, PAINTS, REQUESTS
from bottega.games.fresco.paint import colours, count, covers, one
from bottega.games.fresco.refusals import MODULE, NOT_THIS_PHASE, REFUSALS, missing
from bottega.kernel.bits import bit
from bottega.kernel.reason import Value, names
from bottega.kernel.refusals import LEGAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.fresco.state import Fresco

_ORANGE: Final = 3
TILES: Final = 3  # that a request takes
KINDS: Final = 4
BACK_KINDS: Final = 8
PILE: Final = 3  # request tiles of a kind
_PILE_BITS: Final = 2
FULL_PILES: Final = 0b11111111  # so many of each kind


def colour_of(kind: i64) -> i64:
    """The paint of a special request: purple, orange, green."""
    return 5 if kind == 1 else 3 if kind == 2 else 4


def _bit(kind: i64) -> i64:
    """The bit of a back that a request asks for; 0 for the general one, which takes any."""
    return 0 if kind == 0 else 4 if kind == 1 else 1 if kind == 2 else 2


def enter(game: Fresco) -> None:
    game.turn.work *= game.tables.mixes


def mixes(game: Fresco) -> i64:
    """How many blends are known: pink and brown come with the special blends."""
    return 5 if game.blends else 3


def asks(game: Fresco) -> bool:
    if game.turn.step == 1:
        _stack_forced(game)
        if game.turn.step == 1:
            return True
        if game.turn.bump != 0:
            return False
    if game.turn.work == 0:
        return False
    if game.turn.actor < game.players:
        blend: i64
        for blend in range(mixes(game)):
            if _check_mix(game, blend) == LEGAL:
                return True
    if game.requests:
        kind: i64
        for kind in range(KINDS):
            if _check_request(game, kind) == LEGAL:
                return True
    return False


def legal(game: Fresco) -> list[int]:
    moves: list[int] = []
    if game.turn.step == 1:
        back: i64
        for back in range(BACK_KINDS):
            if fits(game, back):
                moves.append(STACK + back)
        return moves
    if game.turn.actor < game.players:
        blend: i64
        for blend in range(mixes(game)):
            if _check_mix(game, blend) == LEGAL:
                moves.append(MIX + blend)
    if game.requests:
        kind: i64
        for kind in range(KINDS):
            if _check_request(game, kind) == LEGAL:
                moves.append(REQUEST + kind)
    moves.append(PASS)
    return moves


def _mix_told(game: Fresco, seat: int, number: int) -> dict[str, Value]:
    cost = game.tables.mix_cost[number - MIX]
    return {
        "paint": PAINTS[_ORANGE + number - MIX],
        "paints": names(colours(cost)),
        "missing": missing(game.painters[seat].paint, cost),
    }


def _request_told(game: Fresco, seat: int, number: int) -> dict[str, Value]:
    return {"request": REQUESTS[number - REQUEST]}


def _tiles_told(game: Fresco, seat: int, number: int) -> dict[str, Value]:
    kind = number - REQUEST
    return {"request": REQUESTS[kind], "tiles": showing(game, game.turn.actor, kind)}


def _back_told(game: Fresco, seat: int, number: int) -> dict[str, Value]:
    return {"back": BACKS[number - STACK], "request": REQUESTS[game.turn.request]}


def _stack_told(game: Fresco, seat: int, number: int) -> dict[str, Value]:
    return {"picks": game.turn.picks, "request": REQUESTS[game.turn.request]}


MIX_PAINTS: Final = REFUSALS.rule("fresco-mix-paints", _mix_told)
REQUEST_ONE: Final = REFUSALS.rule("fresco-request-one")
REQUEST_PILE: Final = REFUSALS.rule("fresco-request-pile", _request_told)
REQUEST_TILES: Final = REFUSALS.rule("fresco-request-tiles", _tiles_told)
REQUEST_FIRST: Final = REFUSALS.rule("fresco-request-first")
STACK_TILES: Final = REFUSALS.rule("fresco-stack-tiles", _back_told)
STACK_FIRST: Final = REFUSALS.rule("fresco-stack-first", _stack_told)


def check(game: Fresco, number: i64) -> i64:
    stacks: bool = STACK <= number < STACK + BACK_KINDS
    if number != PASS and not MIX <= number < STACK + BACK_KINDS:
        return NOT_THIS_PHASE
    if game.turn.step == 1:
        if not stacks:
            return STACK_FIRST
        return LEGAL if fits(game, number - STACK) else STACK_TILES
    if number == PASS:
        return LEGAL
    if number < REQUEST:
        if game.turn.actor == game.players:
            return LEONARDO_IDLE
        return _check_mix(game, number - MIX) if number - MIX < mixes(game) else MODULE
    if not game.requests:
        return MODULE
    return REQUEST_FIRST if stacks else _check_request(game, number - REQUEST)


def _check_mix(game: Fresco, blend: i64) -> i64:
    return LEGAL if covers(game.painters[game.turn.actor].paint, game.tables.mix_cost[blend]) else MIX_PAINTS


def _check_request(game: Fresco, kind: i64) -> i64:
    if game.turn.used or game.turn.work < game.tables.mixes:
        return REQUEST_ONE
    if left(game, kind) == 0:
        return REQUEST_PILE
    return LEGAL if showing(game, game.turn.actor, kind) >= TILES else REQUEST_TILES


def showing(game: Fresco, actor: i64, kind: i64) -> i64:
    """How many loose tiles of the actor a request of this kind would take."""
    asked = _bit(kind)
    loose: i64 = game.painters[actor].loose
    tiles: i64 = 0
    back: i64
    for back in range(BACK_KINDS):
        if back & asked == asked:
            tiles += count(loose, back)
    return tiles


def fits(game: Fresco, back: i64) -> bool:
    """Has the actor a loose tile with this back, of the kind the request asks for?"""
    asked = _bit(game.turn.request)
    loose: i64 = game.painters[game.turn.actor].loose
    return back & asked == asked and count(loose, back) != 0


def left(game: Fresco, kind: i64) -> i64:
    """How many tiles are left in the pile of a kind of request."""
    return (game.piles >> (_PILE_BITS * kind)) & PILE


def packed(piles: list[int]) -> int:
    """The piles of the kinds in one integer."""
    return sum(tiles << (_PILE_BITS * kind) for kind, tiles in enumerate(piles))


def top(game: Fresco, kind: i64) -> i64:
    """The points of the uppermost tile of a pile, or 0 if it is used up."""
    tiles = left(game, kind)
    return game.tables.request_points[kind][PILE - tiles] if tiles > 0 else 0


def do(game: Fresco, number: i64) -> None:
    if number == PASS:
        game.turn.work = 0
        if game.log is not None:
            if game.turn.actor < game.players:
                game.tell("idle", game.turn.actor, {"place": "workshop"})
            else:
                game.tell("leonardo-idle", game.leader, {})
    elif game.turn.step == 1:
        _stack(game, number - STACK)
    elif number >= REQUEST:
        game.turn.request = number - REQUEST
        game.turn.used = True
        game.turn.work -= game.tables.mixes
        game.turn.step = 1
        game.turn.picks = TILES
        if game.log is not None:
            _tell_request(game)
    else:
        _mix(game, number - MIX)


def _tell_request(game: Fresco) -> None:
    request = REQUESTS[game.turn.request]
    if game.turn.actor < game.players:
        game.tell("request", game.turn.actor, {"request": request})
    else:
        game.tell("leonardo-request", game.leader, {"request": request})


def _mix(game: Fresco, blend: i64) -> None:
    seat: i64 = game.turn.actor
    cost: i64 = game.tables.mix_cost[blend]
    game.painters[seat].paint += one(_ORANGE + blend) - cost
    game.turn.work -= 1
    if game.log is not None:
        game.tell("mix", seat, {"paint": PAINTS[_ORANGE + blend]})


def _stack_forced(game: Fresco) -> None:
    """Stack what leaves no choice: tiles of one kind of back, or all that there are."""
    back: i64 = 0
    if game.turn.picks == showing(game, game.turn.actor, game.turn.request):
        while game.turn.step == 1:
            if fits(game, back):
                _stack(game, back)
            else:
                back += 1
        return
    only: i64 = -1
    for back in range(BACK_KINDS):
        if fits(game, back):
            if only >= 0:
                return
            only = back
    while game.turn.step == 1:
        _stack(game, only)


def _stack(game: Fresco, back: i64) -> None:
    game.painters[game.turn.actor].loose -= one(back)
    game.turn.picks -= 1
    if game.log is not None:
        if game.turn.actor < game.players:
            game.tell("stack", game.turn.actor, {"back": BACKS[back]})
        else:
            game.tell("leonardo-stack", game.leader, {"back": BACKS[back]})
    if game.turn.picks == 0:
        _fulfil(game)


def _fulfil(game: Fresco) -> None:
    """The request is fulfilled: points, and for players the tile on their stack."""
    actor: i64 = game.turn.actor
    kind: i64 = game.turn.request
    points = top(game, kind)
    game.piles -= bit(_PILE_BITS * kind)
    game.turn.step = 0
    if actor < game.players:
        game.painters[actor].held += requests(1, kind)
    track.gain(game, actor, points, "fresco-source-request")
