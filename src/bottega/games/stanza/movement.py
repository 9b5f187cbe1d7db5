"""Moving the figure along the ring, and the person it finds joining the recruitment track."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.stanza import bonus_room
from bottega.games.stanza.names import ACT, BONUS_SPACE, BUY, LAST_TURNS, NONE, RING_SPACES, SPACES
from bottega.games.stanza.persons import leave
from bottega.games.stanza.refusals import REFUSALS, move_told
from bottega.kernel.reason import Value
from bottega.kernel.refusals import LEGAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.stanza.state import Stanza


def occupied(game: Stanza) -> i64:
    """Bit mask of the spaces on which another player's figure stands; the bonus space has room for all."""
    mask: i64 = 0
    other: i64
    for other in range(game.players):
        if other != game.turn:
            place: i64 = game.boards[other].place
            if place > BONUS_SPACE:
                mask |= 1 << place
    return mask


def reach(game: Stanza) -> i64:
    """Bit mask of the spaces that the figure's steps count, as far as it may go.

    Spaces without a person or with another figure are passed over without counting; the bonus space always counts.
    """
    place: i64 = game.boards[game.turn].place
    blocked: i64 = occupied(game)
    longest: i64 = game.tables.longest_move
    ring = game.tables.ring
    size: i64 = len(ring)
    ahead: i64 = game.tables.place_in_ring[place]
    mask: i64 = 0
    steps: i64 = 0
    for _ in range(size):
        ahead += 1
        if ahead == size:
            ahead = 0
        at: i64 = ring[ahead]
        if at != BONUS_SPACE and (game.palace.ring[at] == NONE or (blocked >> at) & 1):
            continue
        mask |= 1 << at
        steps += 1
        if steps == longest:
            break
    return mask


def _length_told(game: Stanza, seat: int, number: int) -> dict[str, Value]:
    return {"space": str(game.catalogue.moves[number].args["space"]), "most": game.tables.longest_move}


def _occupied_told(game: Stanza, seat: int, number: int) -> dict[str, Value]:
    place = number - game.tables.numbers.move
    others = [other for other in range(game.players) if game.boards[other].place == place]
    return {"space": str(game.catalogue.moves[number].args["space"]), "other": others[0]}


MOVE_BONUS: Final = REFUSALS.rule("stanza-bonus-visit", move_told)
MOVE_LENGTH: Final = REFUSALS.rule("stanza-move-length", _length_told)
MOVE_OCCUPIED: Final = REFUSALS.rule("stanza-move-occupied", _occupied_told)
MOVE_PERSON: Final = REFUSALS.rule("stanza-move-person", move_told)


def check(game: Stanza, space: i64, reached: i64) -> i64:
    if (reached >> space) & 1:
        if space == BONUS_SPACE and not bonus_room.can_buy(game):
            return MOVE_BONUS
        return LEGAL
    if space != BONUS_SPACE:
        if game.palace.ring[space] == NONE:
            return MOVE_PERSON
        if (occupied(game) >> space) & 1:
            return MOVE_OCCUPIED
    return MOVE_LENGTH


def legal(game: Stanza, moves: list[int]) -> None:
    reached: i64 = reach(game)
    first: i64 = game.tables.numbers.move
    space: i64
    for space in range(RING_SPACES):
        if (reached >> space) & 1 and check(game, space, reached) == LEGAL:
            moves.append(first + space)
    if game.stage >= LAST_TURNS:
        moves.append(game.tables.numbers.retire)


def can_move(game: Stanza) -> bool:
    reached: i64 = reach(game)
    return reached > 1 << BONUS_SPACE or (reached != 0 and bonus_room.can_buy(game))


def move(game: Stanza, space: i64) -> None:
    seat: i64 = game.turn
    game.boards[seat].place = space
    if space == BONUS_SPACE:
        if game.log is not None:
            game.tell("bonus", seat, {})
        game.phase = BUY
        return
    person: i64 = game.palace.ring[space]
    game.palace.ring[space] = NONE
    if game.log is not None:
        game.tell("move", seat, {"space": SPACES[space], "person": game.tables.persons[person]})
    recruit(game, person, 0)
    game.phase = ACT


def recruit(game: Stanza, person: i64, at: i64) -> None:
    """Put a person on a recruitment space; others make room to the right, up to the first gap."""
    board = game.boards[game.turn]
    moving: i64 = person
    while at < game.tables.recruits:
        next_one: i64 = board.recruit(at)
        board.set_recruit(at, moving)
        if next_one == NONE:
            return
        moving = next_one
        at += 1
    leave(game, moving)
