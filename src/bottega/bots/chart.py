"""Charts of a report, as SVG that needs no script and no colour to be read.

Made by hand, for players have reports too, and Matplotlib, which draws the figures of studies, is not in their install.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

WIDTH: Final = 900
HEIGHT: Final = 320
LEFT: Final = 40
RIGHT: Final = 130
TOP: Final = 12
BOTTOM: Final = 28
MARK_WIDE: Final = 25  # room for the number of a move
MARK_HIGH: Final = 13
LABEL_HIGH: Final = 15
COLOURS: Final = ("#23508f", "#a8482a", "#2f7565", "#b8862d", "#6a3d77")  # of the seats, as on the page
DASHES: Final = ("", "7 4", "2 3", "10 3 2 3", "1 5")


def course_chart(
    course: list[list[float]],
    names: list[str],
    own: int,
    marks: list[int],
    band: Sequence[tuple[float, float] | None] = (),
) -> str:
    """What each seat could expect, move by move, as far as it is known; `marks` are moves to point out on the own line.

    `band` is the interval in which the own line may lie, where that is known.
    """
    known = [points for points in course if points]
    if not known:
        return ""
    low = min(map(min, known))
    high = max(low + 1.0, *map(max, known))
    across = (WIDTH - LEFT - RIGHT) / max(1, len(course) - 1)
    down = (HEIGHT - TOP - BOTTOM) / (high - low)

    def spot(move: int, points: float) -> tuple[float, float]:
        return LEFT + across * move, HEIGHT - BOTTOM - down * (points - low)

    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(", ".join(names))}">']
    for value in _steps(low, high):
        y = spot(0, value)[1]
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#d9c9a8"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{value:.0f}</text>')
    for value in _steps(0, len(course)):
        x = spot(int(value), low)[0]
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - 8}" text-anchor="middle">{value:.0f}</text>')
    for begin, edges in _stretches(band):
        upper = [spot(begin + at, high) for at, (_, high) in enumerate(edges)]
        lower = [spot(begin + at, low) for at, (low, _) in enumerate(edges)]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in [*upper, *reversed(lower)])
        parts.append(f'<polygon points="{path}" fill="{COLOURS[own]}" opacity="0.2"/>')
    labels: list[tuple[float, int]] = []
    for seat in range(len(names)):
        points = [spot(move, values[seat]) for move, values in enumerate(course) if values]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        width = 3 if seat == own else 1.5
        parts.append(
            f'<polyline points="{path}" fill="none" stroke="{COLOURS[seat]}" stroke-width="{width}" '
            f'stroke-dasharray="{DASHES[seat]}"/>'
        )
        labels.append((points[-1][1], seat))
    marked = [(*spot(mark - 1, course[mark - 1][own]), mark) for mark in marks]
    parts += [
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="none" stroke="#2e2620" stroke-width="2"/>' for x, y, _ in marked
    ]
    parts += _mark_labels(marked)
    parts += _end_labels(labels, names, list(course[-1]))
    return "".join(parts) + "</svg>"


def _stretches(band: Sequence[tuple[float, float] | None]) -> list[tuple[int, list[tuple[float, float]]]]:
    """The parts of a band without a gap, each with where it begins."""
    found: list[tuple[int, list[tuple[float, float]]]] = []
    for at, edges in enumerate(band):
        if edges is None:
            continue
        if not found or found[-1][0] + len(found[-1][1]) < at:
            found.append((at, []))
        found[-1][1].append(edges)
    return found


def _mark_labels(marked: list[tuple[float, float, int]]) -> list[str]:
    """The numbers of the moves that are pointed out: above them, one above the other where they lie together."""
    parts = []
    placed: list[tuple[float, float]] = []

    def taken(x: float, y: float) -> bool:
        return any(abs(x - other) < MARK_WIDE and abs(y - level) < MARK_HIGH for other, level in placed)

    for x, y, mark in marked:
        level = y - 9
        while level >= MARK_HIGH and taken(x, level):
            level -= MARK_HIGH
        if level < MARK_HIGH:  # no room above
            level = y + 18
            while taken(x, level):
                level += MARK_HIGH
        placed.append((x, level))
        parts.append(f'<text class="mark" x="{x:.1f}" y="{level:.1f}" text-anchor="middle">{mark}</text>')
    return parts


def _end_labels(labels: list[tuple[float, int]], names: list[str], last: list[float]) -> list[str]:
    """The names at the ends of their lines, pushed apart where lines end together, and never out of the figure."""
    parts = []
    heights = [y for y, _ in sorted(labels)]
    for at in range(1, len(heights)):
        heights[at] = max(heights[at], heights[at - 1] + LABEL_HIGH)
    ceiling = HEIGHT - BOTTOM + 4.0  # beneath the last line stand the numbers of the moves
    for at in reversed(range(len(heights))):
        heights[at] = min(heights[at], ceiling)
        ceiling = heights[at] - LABEL_HIGH
    for y, (_, seat) in zip(heights, sorted(labels), strict=True):
        parts.append(
            f'<text x="{WIDTH - RIGHT + 8}" y="{y + 4:.1f}" style="fill:{COLOURS[seat]}">'
            f"{escape(names[seat])} {last[seat]:.0f}</text>"
        )
    return parts


def _steps(low: float, high: float) -> list[float]:
    """Round figures from low to high, about six of them."""
    for step in (1, 2, 5, 10, 20, 50, 100, 200, 500):
        if (high - low) / step <= 7:
            break
    first = int(low // step) * step
    return [float(value) for value in range(first, int(high) + 1, step) if value >= low]


def source_chart(sources: list[dict[str, int]], names: list[str]) -> str:
    """The score of each seat by source: a row a source, a bar a seat."""
    kinds = sorted(
        {kind for own in sources for kind in own}, key=lambda kind: -sum(own.get(kind, 0) for own in sources)
    )
    if not kinds:
        return ""
    most = max(abs(own.get(kind, 0)) for own in sources for kind in kinds) or 1
    bar = 14
    gap = 12
    row = bar * len(names) + gap
    wide = WIDTH - 260 - RIGHT
    parts = [f'<svg viewBox="0 0 {WIDTH} {row * len(kinds)}" role="img" aria-label="{escape(", ".join(kinds))}">']
    for at, kind in enumerate(kinds):
        top = at * row
        parts.append(f'<text x="252" y="{top + row / 2 - 2:.0f}" text-anchor="end">{escape(kind)}</text>')
        for seat, name in enumerate(names):
            points = sources[seat].get(kind, 0)
            told = str(points).replace("-", "−")
            y = top + seat * bar
            length = wide * abs(points) / most
            parts.append(
                f'<rect x="260" y="{y}" width="{length:.1f}" height="{bar - 3}" fill="{COLOURS[seat]}" '
                f'opacity="{0.45 if points < 0 else 1}"/>'
                f'<text x="{266 + length:.1f}" y="{y + bar - 4}">{told} · {escape(name)}</text>'
            )
    return "".join(parts) + "</svg>"
