"""The hall of Religion: discs on the fields of disciplines, to strengthen later activations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.stanza import strengths, turns
from bottega.games.stanza.names import DISCIPLINES, PLACE_DISC, RELIGION
from bottega.games.stanza.refusals import HIRE_FIRST, REFUSALS, REWARD_DISCIPLINE, REWARD_STRENGTH, move_told
from bottega.kernel.reason import Value
from bottega.kernel.refusals import LEGAL

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.stanza.state import Stanza

MOST_DISCS: Final = 3


def _field_told(game: Stanza, seat: int, number: int) -> dict[str, Value]:
    return {"field": str(game.catalogue.moves[number].args["field"])}


FIELD_RELIGION: Final = REFUSALS.rule("stanza-religion-field", move_told)
FIELD_SAME: Final = REFUSALS.rule("stanza-religion-different", _field_told)
FIELD_SUPPLY: Final = REFUSALS.rule("stanza-religion-supply", move_told)


def check_activate(game: Stanza, field: i64, power: i64) -> i64:
    if game.current.activated != RELIGION:
        return REWARD_DISCIPLINE
    if not game.current.ready:
        return HIRE_FIRST
    if power == 0:
        return REWARD_STRENGTH
    return check(game, field)


def check(game: Stanza, field: i64) -> i64:
    if field == RELIGION:
        return FIELD_RELIGION
    if (game.current.fields_used >> field) & 1:
        return FIELD_SAME
    if game.boards[game.turn].supply == 0:
        return FIELD_SUPPLY
    return LEGAL


def legal_fields(game: Stanza, moves: list[int]) -> None:
    field: i64
    for field in range(5):
        if check(game, field) == LEGAL:
            moves.append(game.tables.numbers.place + field)


def legal(game: Stanza, moves: list[int]) -> None:
    legal_fields(game, moves)
    if game.current.activated == RELIGION:
        moves.append(game.tables.numbers.finish)


def activate(game: Stanza, field: i64) -> None:
    power: i64 = strengths.strength(game)
    begin(game, power if power < MOST_DISCS else MOST_DISCS)
    place(game, field)


def begin(game: Stanza, discs: i64) -> None:
    """So many discs are to be placed on different fields."""
    game.current.discs_due = discs
    game.current.fields_used = 0
    game.phase = PLACE_DISC


def place(game: Stanza, field: i64) -> None:
    game.current.discs_due -= 1
    game.current.fields_used |= 1 << field
    put(game, field)
    turns.proceed(game)


def put(game: Stanza, field: i64) -> None:
    """Put a disc from the supply on a field, if there is one."""
    board = game.boards[game.turn]
    if board.supply > 0:
        board.supply -= 1
        board.add_discs_on(field, 1)
        if game.log is not None:
            game.tell("disc", game.turn, {"field": DISCIPLINES[field]})
