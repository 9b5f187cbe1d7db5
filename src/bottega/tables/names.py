"""Names: how they are shown, and which of them look alike. The same everywhere: at tables, and for accounts."""

from __future__ import annotations

import unicodedata
from functools import cache

from bottega.tables.refusal import malformed

LONGEST = 40  # signs; composed ones may become several
LONGEST_LINE = 80  # of the name of a table


def clean_line(text: str, most: int) -> str:
    """A text as it will be shown in a line: composed, no signs that nobody sees or that turn others around."""
    plain = unicodedata.normalize("NFKC", text)
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
    folded = "".join(_lookalikes().get(sign, sign) for sign in plain).casefold()
    return unicodedata.normalize("NFKC", folded).translate(_ALIKE).replace("rn", "m")


def name_keys(name: str) -> list[str]:
    """All under which a name counts: as it is spelt in any case, and as its capitals look, which small ones may not.

    Two names of which any agree are taken for one another.
    """
    plain = unicodedata.normalize("NFKD", clean_name(name))
    seen = "".join(_lookalikes().get(sign, sign) for sign in plain)
    return list(dict.fromkeys((name_key(name), name_key(seen))))


# What is hard to tell apart in many typefaces, large or small; and no slash, which parts the ids of documents.
_ALIKE = str.maketrans({"i": "l", "1": "l", "|": "l", "0": "o", "/": "\\"})


@cache
def _lookalikes() -> dict[str, str]:
    """By sign: which letter or digit it is mistaken for, as Unicode lists it (UTS 39). Read when first needed."""
    from confusable_homoglyphs.confusables import confusables_data

    found: dict[str, str] = {}
    for sign, others in confusables_data.items():
        alike = [str(other["c"]) for other in others if str(other["c"]).isascii()]
        if alike and len(sign) == 1 and not sign.isascii():
            found[sign] = min(alike, key=len)
    return found
