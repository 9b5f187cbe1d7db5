"""The order of the actors in one integer, the first lowest: copying a game copies no list for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

_BITS: Final = 3  # tell up to eight actors apart
_MASK: Final = 7


def at(actor: i64, place: i64) -> i64:
    """An actor at a place, to be added to the order."""
    return actor << (_BITS * place)


def actor_at(order: i64, place: i64) -> i64:
    return (order >> (_BITS * place)) & _MASK


def actors(order: int, number: int) -> list[int]:
    """The first actors of an order, one after the other."""
    return [int(actor_at(order, place)) for place in range(number)]


def packed(row: list[int]) -> int:
    return sum(int(at(actor, place)) for place, actor in enumerate(row))
