"""Names: how they are shown, and which of them look alike. The same everywhere: at tables, and for accounts."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import chain, count

from bottega.tables.refusal import malformed

LONGEST = 40  # signs; composed ones may become several
LONGEST_LINE = 80  # of the name of a table


# Letters and marks that nobody sees, as Unicode lists them beside those of category C; and one that is blank.
_UNSEEN: dict[int, str] = dict.fromkeys([0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x3164, 0xFFA0], "")
_UNSEEN |= dict.fromkeys([*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)], "")
_UNSEEN[0x2800] = " "


def clean_line(text: str, most: int) -> str:
    """A text as it will be shown in a line: composed, no signs that nobody sees or that turn others around."""
    plain = unicodedata.normalize("NFKC", text).translate(_UNSEEN)
    shown = " ".join("".join(sign for sign in plain if unicodedata.category(sign)[0] != "C").split())
    return shown[:most].strip()


def clean_name(name: str, where: str = "name", most: int = LONGEST) -> str:
    """The same for a name, which is not empty."""
    shown = clean_line(name, most)
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in shown):
        raise malformed(where, "a name needs at least one visible character")
    return shown


def name_key(name: str) -> str:
    """What all names have in common that a reader takes for one another. Only to be compared, never shown."""
    plain = unicodedata.normalize("NFKD", clean_name(name)).casefold()
    return unicodedata.normalize("NFKC", _seen(plain).casefold()).translate(_ALIKE).replace("rn", "m")


@lru_cache(maxsize=4096)
def name_keys(name: str) -> tuple[str, ...]:
    """All under which a name counts: as it is spelt in any case, and as its capitals look, which small ones may not.

    Two names of which any agree are taken for one another.
    """
    plain = unicodedata.normalize("NFKD", clean_name(name))
    return tuple(dict.fromkeys((name_key(name), name_key(_seen(plain)))))


def look_alike(name: str, other: str) -> bool:
    """Whether one is taken for the other."""
    return bool(name and other) and not set(name_keys(name)).isdisjoint(name_keys(other))


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number behind it if it looks like one of the others."""
    taken = list(others)
    numbered = (f"{name[: LONGEST - 3].rstrip()} {number}" for number in count(2))
    return next(each for each in chain([name], numbered) if not any(look_alike(each, other) for other in taken))


# What is hard to tell apart in many typefaces, large or small; and no slash, which parts the ids of documents.
_ALIKE = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o", "/": "\\"})


def _seen(name: str) -> str:
    """A name with the letters that it seems to have."""
    return name if name.isascii() else "".join(lookalikes().get(sign, sign) for sign in name)


@cache
def lookalikes() -> dict[str, str]:
    """By sign: which letter or digit it is mistaken for, as Unicode lists it (UTS 39). Read when first needed."""
    try:
        from confusable_homoglyphs.confusables import confusables_data
    except ImportError:
        return {}  # in a browser, where all at a table know each other

    found: dict[str, str] = {}
    for sign, others in confusables_data.items():
        alike = [str(other["c"]) for other in others if str(other["c"]).isascii()]
        if alike and len(sign) == 1 and not sign.isascii():
            found[sign] = min(alike, key=len)
    return found
