"""What does not hold on a page: overlaps, cuts, letters, targets and contrast, measured in the browser as it stands."""

from __future__ import annotations

import io
import json
import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import Page

SCRIPT = Path(__file__).with_name("measure.js")
PHONE_WIDTH, TABLET_WIDTH = 500, 1180
Colour = tuple[float, float, float]


class Size(NamedTuple):
    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def touched(self) -> bool:
        """Whether fingers are what such a screen is used with."""
        return self.width < TABLET_WIDTH

    @property
    def smallest(self) -> float:
        """The smallest letters that may be read there, in pixels."""
        return 12 if self.width < PHONE_WIDTH else 11


LAPTOPS = (Size(1280, 600), Size(1366, 625), Size(1920, 1080), Size(2560, 1440))
PHONES = (Size(360, 740), Size(390, 844))
TABLETS = (Size(820, 1180),)
SIZES = LAPTOPS + PHONES + TABLETS
FINGER = 40  # pixels that a finger needs


AGAIN = 400  # milliseconds after which a busy page is looked at again: it may not have followed the size or light yet
LOOKS = 3


def measure(page: Page, out: Path | None = None, colour: bool = False) -> list[str]:
    """Everything that does not hold on the page as it is shown now, one line a finding; a picture of it where wanted.

    With `colour` only how texts stand out: light and dark differ in nothing else.
    """
    found = measured(page, out, colour)
    for _ in range(LOOKS - 1):
        if not found:
            break
        page.wait_for_timeout(AGAIN)
        found = measured(page, out, colour)
    return found


def measured(page: Page, out: Path | None, colour: bool) -> list[str]:
    viewport = page.viewport_size
    assert viewport is not None
    size = Size(**viewport)
    wanted = {"smallest": size.smallest, "target": FINGER, "touch": size.touched, "colour": colour}
    # Two frames, so that what follows the size of the screen has followed.
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    script = SCRIPT.read_text(encoding="utf-8")
    told = json.loads(page.evaluate(f"wanted => JSON.stringify(({script})(wanted))", wanted))
    taken = page.screenshot(scale="css")
    if out:
        out.write_bytes(taken)
    return [*told["found"], *pale(Image.open(io.BytesIO(taken)).convert("RGB"), told["colours"])]


def pale(picture: Image.Image, texts: list[dict[str, object]]) -> list[str]:
    """Texts that stand out too little from what they are drawn on, by a picture of the page."""
    found = set()
    for text in texts:
        left, top, width, height = (float(part) for part in text["box"])  # type: ignore[attr-defined]
        crop = picture.crop((int(left) - 1, int(top) - 1, int(left + width) + 2, int(top + height) + 2))
        ink = parsed(str(text["colour"]))
        if ink is None:
            continue
        colour, alpha = ink
        ground = ground_of(crop, colour)
        shown = blend(colour, ground, alpha * float(str(text["opacity"])))
        ratio = contrast(shown, ground)
        if ratio < float(str(text["least"])) - 0.05:
            found.add(f"pale: {text['what']} {ratio:.1f}")
    return sorted(found)


def ground_of(crop: Image.Image, ink: Colour) -> Colour:
    """The colour that most of a picture has, letters aside."""
    counted: Counter[tuple[int, int, int]] = Counter()
    for count, (red, green, blue) in crop.getcolors(crop.width * crop.height) or []:  # type: ignore[misc]
        counted[red >> 3, green >> 3, blue >> 3] += count
    for (red, green, blue), _ in counted.most_common(3):
        ground = (red * 8 + 4.0, green * 8 + 4.0, blue * 8 + 4.0)
        if contrast(ground, ink) > 1.15:
            return ground
    return ink


def parsed(colour: str) -> tuple[Colour, float] | None:
    figures = [float(one) for one in re.findall(r"-?[\d.]+(?:e-?\d+)?", colour.replace("srgb", ""))]
    if len(figures) < 3:
        return None
    scale = 255 if colour.startswith("color(") else 1
    red, green, blue = (scale * one for one in figures[:3])
    return (red, green, blue), figures[3] if len(figures) > 3 else 1.0


def blend(front: Colour, back: Colour, alpha: float) -> Colour:
    red, green, blue = (alpha * one + (1 - alpha) * two for one, two in zip(front, back, strict=True))
    return red, green, blue


def contrast(one: Colour, other: Colour) -> float:
    """How much two colours differ in lightness, as WCAG reckons it: 1 to 21."""
    low, high = sorted((lightness(one), lightness(other)))
    return (high + 0.05) / (low + 0.05)


def lightness(colour: Colour) -> float:
    red, green, blue = (
        one / 255 / 12.92 if one / 255 <= 0.03928 else ((one / 255 + 0.055) / 1.055) ** 2.4 for one in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
