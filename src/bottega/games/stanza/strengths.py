"""How strong a player is in a discipline, for good and in the present activation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bottega.games.stanza.names import ANY_STRENGTH_TILE, DISCIPLINES, NONE, STRENGTH_TILE, WORKER_SPACES
from bottega.games.stanza.persons import discipline_of
from bottega.kernel.bits import add_byte, byte

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.stanza.state import Stanza


def workers_of(game: Stanza, seat: i64, discipline: i64) -> i64:
    count: i64 = 0
    board = game.boards[seat]
    worker: i64
    for worker in range(WORKER_SPACES):
        person: i64 = board.worker(worker)
        if person != NONE and discipline_of(person) == discipline:
            count += 1
    return count


def lasting_strength(game: Stanza, seat: i64, discipline: i64) -> i64:
    """Strength from persons and the tile of permanent strength."""
    strength: i64 = workers_of(game, seat, discipline)
    tiles: i64 = game.boards[seat].tiles
    tile: i64 = STRENGTH_TILE[discipline]
    if tiles & tile:
        strength += 1
    return strength


def lasting_strengths(game: Stanza, seat: i64) -> i64:
    """The same of all disciplines, packed in one integer: for those who ask often."""
    board = game.boards[seat]
    strengths: i64 = 0
    workers: i64 = board.workers_by_space
    while workers != 0:
        person: i64 = byte(workers, 0)  # counted from 1
        if person != 0:
            strengths = add_byte(strengths, discipline_of(person - 1), 1)
        workers >>= 8
    if board.tiles & ANY_STRENGTH_TILE:
        discipline: i64
        for discipline in range(len(DISCIPLINES)):
            tile: i64 = STRENGTH_TILE[discipline]
            if board.tiles & tile:
                strengths = add_byte(strengths, discipline, 1)
    return strengths


def strength(game: Stanza) -> i64:
    """Strength of the present activation."""
    return lasting_strength(game, game.turn, game.current.activated) + game.current.boost
