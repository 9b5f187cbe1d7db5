"""The hall of Arts: works for the private museum."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.stanza import turns
from bottega.games.stanza.names import ARTS, ARTWORKS
from bottega.games.stanza.refusals import HIRE_FIRST, REFUSALS, REWARD_DISCIPLINE, REWARD_STRENGTH, move_told
from bottega.kernel.bits import byte
from bottega.kernel.refusals import LEGAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.stanza.state import Stanza


ART_GONE: Final = REFUSALS.rule("stanza-arts-supply", move_told)


def check(game: Stanza, art: i64, power: i64) -> i64:
    if game.current.activated != ARTS:
        return REWARD_DISCIPLINE
    if not game.current.ready:
        return HIRE_FIRST
    if art >= power:
        return REWARD_STRENGTH
    if game.palace.works(art) == 0:
        return ART_GONE
    return LEGAL


def legal(game: Stanza, moves: list[int], power: i64) -> None:
    art: i64
    for art in range(len(ARTWORKS)):
        if check(game, art, power) == LEGAL:
            moves.append(game.tables.numbers.create + art)


def create(game: Stanza, art: i64) -> None:
    game.palace.add_works(art, -1)
    game.boards[game.turn].add_works(art, 1)
    if game.log is not None:
        game.tell("create", game.turn, {"art": ARTWORKS[art], "value": game.tables.art_value[art]})
    turns.proceed(game)


def value(game: Stanza, seat: i64) -> i64:
    """The value of the works in a player's museum."""
    total: i64 = 0
    works: i64 = game.boards[seat].works_by_kind
    values = game.tables.art_value
    art: i64 = 0
    while works != 0:
        each: i64 = values[art]
        total += byte(works, 0) * each
        works >>= 8
        art += 1
    return total
