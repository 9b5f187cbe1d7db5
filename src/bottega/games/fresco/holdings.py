"""What lies before a player for good, packed into one integer: lasting portraits, then fulfilled requests by kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

    from bottega.games.fresco.view_types import Lasting

LASTING: Final[tuple[Lasting, ...]] = ("abbot", "actor", "churchwarden", "servant-of-god")  # by bits
ABBOT: Final = 1
ACTOR: Final = 2
CHURCHWARDEN: Final = 4
SERVANT: Final = 8
_PORTRAITS: Final = 4  # bits for them; then come fulfilled requests
_BITS: Final = 3  # for the requests of each kind
_MASK: Final = 7


def fulfilled(held: i64, kind: i64) -> i64:
    """How many requests of a kind."""
    return (held >> (_PORTRAITS + _BITS * kind)) & _MASK


def requests(number: i64, kind: i64) -> i64:
    """So many requests of a kind, to be added to what is held."""
    return number << (_PORTRAITS + _BITS * kind)


def portraits(held: int) -> list[Lasting]:
    """The names of the lasting portraits."""
    return [name for at, name in enumerate(LASTING) if (held >> at) & 1]
