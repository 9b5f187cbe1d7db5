"""The table of Florence's refusals, and the rules that several checks ask; others stand beside their checks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bottega.games.florence import catalogue as moves
from bottega.games.florence.names import BUILDINGS, PHASES
from bottega.kernel.reason import Value
from bottega.kernel.refusals import Refusals

if TYPE_CHECKING:
    from bottega.games.florence.state import Florence

REFUSALS: Final = Refusals()


def thing(game: Florence, number: int) -> str:
    """What a move is about: its first argument."""
    for value in game.catalogue.moves[number].args.values():
        return str(value)
    return ""


def person_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    return {"person": thing(game, number)}


def card_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    return {"card": thing(game, number)}


def tile_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    return {"tile": thing(game, number), "builders": int(game.courts[seat].builders)}


def building_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    return {"building": BUILDINGS[game.tables.arg[number]]}


def _phase_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    return {"asked": f"phase-{PHASES[game.phase]}"}


def _price(game: Florence, seat: int, number: int) -> int:
    """What a move would cost now."""
    tables = game.tables
    kind = tables.kind[number]
    if kind == moves.AN_OPEN:
        return int(game.price_base())
    if kind == moves.A_BID:
        return int(game.auction.price + tables.raise_by)
    if kind == moves.A_BUILD:
        return tables.price_building[game.courts[seat].builders]
    if kind == moves.A_DRAW:
        return int(tables.price_person if tables.arg[number] == 0 else tables.price_bonus)
    return int(tables.price_freedom)


def _money_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    return {"needed": _price(game, seat, number), "funds": int(game.funds(game.courts[seat]))}


def _deck_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    return {"deck": f"deck-{thing(game, number)}"}


def _character_told(game: Florence, seat: int, number: int) -> dict[str, Value]:
    kind = game.tables.kind[number]
    if kind == moves.A_WORK:
        return {"character": "princess"}
    return {"character": "merchant" if kind == moves.A_MERCHANT else "professor"}


NOT_THIS_PHASE: Final = REFUSALS.rule("florence-not-this-phase", _phase_told)
MONEY_ENOUGH: Final = REFUSALS.rule("florence-money-enough", _money_told)
ACTIONS_TWO: Final = REFUSALS.rule("florence-actions-two")
DECK_EMPTY: Final = REFUSALS.rule("florence-deck-empty", _deck_told)
BUILDING_ONCE: Final = REFUSALS.rule("florence-building-once", building_told)
BUILDING_STOCK: Final = REFUSALS.rule("florence-building-stock", building_told)
MUSE_OPTION: Final = REFUSALS.rule("florence-muse-phases")
CHARACTER_HELD: Final = REFUSALS.rule("florence-character-use", _character_told)
