"""Names: what bots are called. Given names of the time, of women and of men in turn; none is anybody's in particular.

The place of a name in the list is the number of its face, which the page draws: the list may grow at its end and is
never put in another order, so that everybody keeps their face.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from bottega.kernel.chance import Chance

NAMES: Final = (
    *("Bianca", "Lorenzo", "Griselda", "Cosimo", "Lucrezia", "Sandro", "Fiammetta", "Filippo", "Simonetta", "Vieri"),
    *("Caterina", "Luca", "Costanza", "Manno", "Beatrice", "Rinaldo", "Alessandra", "Giuliano", "Isotta", "Andrea"),
    *(
        "Maddalena",
        "Ercole",
        "Ippolita",
        "Baldassare",
        "Violante",
        "Agnolo",
        "Smeralda",
        "Bartolomeo",
        "Nannina",
        "Taddeo",
    ),
    *("Oretta", "Jacopo", "Clarice", "Tommaso", "Selvaggia", "Guido", "Camilla", "Benozzo", "Lisabetta", "Ottaviano"),
)


def draw_names(count: int, chance: Chance, taken: Iterable[str]) -> list[str]:
    """So many different names, none of which is somebody's at the table."""
    others = {spoken(name) for name in taken}
    drawn = list(NAMES)
    chance.shuffle(drawn)
    return [name for name in drawn if spoken(name) not in others][:count]


def spoken(name: str) -> str:
    """A name as it is called across a table: small or large letters, accents and spaces make no difference."""
    letters = unicodedata.normalize("NFKD", name).casefold()
    return "".join(sign for sign in letters if not unicodedata.combining(sign) and not sign.isspace())


def face_of(name: str) -> int | None:
    """The number of the face that goes with a name; None for one that is not ours."""
    return NAMES.index(name) if name in NAMES else None
