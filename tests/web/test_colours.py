"""The colours of seats: light letters on them can be read, and those who see fewer colours do not take one for another.

Emblems differ as well, always; this is for the glance from afar.
"""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from web.serving import ROOT

from bottega.tables.arms import COLOURS

Colour = tuple[float, ...]
CONTRAST = 4.5
APART = 3.0  # hundredths of OKLab
# How people see: all colours, and (Machado and others, 2009) without the long, middle or short cones.
SIGHTS: dict[str, tuple[Colour, ...]] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
TO_CONES = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
TO_LAB = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)


def palette(theme: str) -> dict[str, str]:
    """What each name of the style sheet stands for in a theme."""
    text = (ROOT / "web" / "src" / "styles" / "tokens.css").read_text()
    found: dict[str, str] = {}
    for dark, block in re.findall(r"(\[data-theme='dark'\]|:root) \{(.*?)\n\}", text, re.DOTALL):
        if theme == "dark" or dark == ":root":
            found.update(re.findall(r"--([a-z0-9-]+): ([^;]+);", block))
    return found


def times(matrix: tuple[Colour, ...], colour: Colour) -> Colour:
    return tuple(sum(share * part for share, part in zip(row, colour, strict=True)) for row in matrix)


def light(written: str) -> Colour:
    """A colour as amounts of light."""
    parts = [int(written[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return tuple(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)


def contrast(one: Colour, other: Colour) -> float:
    darker, lighter = sorted(times(((0.2126, 0.7152, 0.0722),), each)[0] for each in (one, other))
    return (lighter + 0.05) / (darker + 0.05)


def seen(sight: tuple[Colour, ...], colour: Colour) -> Colour:
    """A colour in OKLab, as somebody sees it."""
    there = tuple(min(1.0, max(0.0, part)) for part in times(sight, colour))
    return times(TO_LAB, tuple(cone ** (1 / 3) for cone in times(TO_CONES, there)))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_colours_of_seats_are_told_apart_by_everybody(theme: str) -> None:
    names = palette(theme)

    def ground(colour: str) -> Colour:
        written = names[f"{colour}-bg" if colour == "saffron" else colour]
        return light(names[written[6:-1]] if written.startswith("var(") else written)

    grounds = {colour: ground(colour) for colour in COLOURS}
    ink = light(names["seat-ink"])
    assert {name: contrast(colour, ink) for name, colour in grounds.items() if contrast(colour, ink) < CONTRAST} == {}
    for sight, matrix in SIGHTS.items():
        for one, other in combinations(grounds, 2):
            here, there = seen(matrix, grounds[one]), seen(matrix, grounds[other])
            apart = 100 * sum((a - b) ** 2 for a, b in zip(here, there, strict=True)) ** 0.5
            assert apart >= APART, (sight, one, other)
