"""Search in texts that forgives: case, accents, order, and a slip of the finger."""

from __future__ import annotations

import re
import unicodedata


def plain(text: str) -> str:
    """Without accents and capitals."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def finds(query: str, text: str) -> bool:
    """Whether every word of the query stands in the text, or one that is as good as it."""
    whole = plain(text)
    words = set(re.findall(r"\w+", whole))
    return all(word in whole or any(_alike(word, other) for other in words) for word in plain(query).split())


def _alike(word: str, other: str) -> bool:
    """One slip in four letters, two in eight; the beginning of a longer word will do."""
    slips = len(word) // 4 if len(word) < 8 else 2
    if slips == 0:
        return False
    lengths = {len(other), *range(max(1, len(word) - slips), min(len(other), len(word) + slips) + 1)}
    return any(_within(word, other[:length], slips) for length in lengths)


def _within(one: str, two: str, slips: int) -> bool:
    """Whether at most so many letters must be changed, added, left out or swapped with their neighbour."""
    if abs(len(one) - len(two)) > slips:
        return False
    before: list[int] = []
    row = list(range(len(two) + 1))
    for at, sign in enumerate(one, 1):
        two_before, before, row = before, row, [at]
        for there, other in enumerate(two, 1):
            cost = min(before[there] + 1, row[-1] + 1, before[there - 1] + (sign != other))
            if at > 1 and there > 1 and sign == two[there - 2] and one[at - 2] == other:
                cost = min(cost, two_before[there - 2] + 1)
            row.append(cost)
    return row[-1] <= slips
