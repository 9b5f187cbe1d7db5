"""Figures: the findings of a survey as pictures, in SVG."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

import matplotlib

matplotlib.use("Agg")
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from bottega.study.survey import Mean

TERRACOTTA, LAPIS, GOLD, INK, PAPER = "#b4532a", "#26487c", "#c9982f", "#3b2f26", "#fbf6ea"
STYLE: Any = {
    "axes.edgecolor": INK,
    "axes.facecolor": PAPER,
    "axes.labelcolor": INK,
    "axes.spines.right": False,
    "axes.spines.top": False,
    "figure.facecolor": PAPER,
    "font.size": 10,
    "svg.fonttype": "none",
    "svg.hashsalt": "bottega",
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}


def _svg(figure: Figure, described: str) -> str:
    """The figure as an element for a page, with a description for those who cannot see it."""
    held = io.StringIO()
    figure.savefig(held, format="svg", metadata={"Date": None})
    text = held.getvalue()
    text = text[text.index("<svg") :]
    return text.replace("<svg ", f'<svg role="img" aria-label="{described}" ', 1)


def _figure(width: float, height: float) -> tuple[Figure, Any]:
    figure = Figure(figsize=(width, height), layout="constrained")
    axes = figure.subplots()
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_locator(MaxNLocator(integer=True))  # fractions are not written alike in all languages
    return figure, axes


def intervals(labels: Sequence[str], means: Sequence[Mean], base: float, axis: str, percent: bool = True) -> str:
    """A dot with its interval a line; a dashed line marks what would be expected of no difference."""
    with matplotlib.rc_context(STYLE):
        figure, axes = _figure(7, 0.9 + 0.27 * len(labels))
        scale = 100 if percent else 1
        for at, value in enumerate(means):
            row = len(means) - 1 - at
            clear = value.low > base or value.high < base
            colour = TERRACOTTA if clear else LAPIS
            axes.plot([scale * value.low, scale * value.high], [row, row], color=colour, linewidth=2)
            axes.plot([scale * value.value], [row], "o", color=colour)
        axes.axvline(scale * base, color=INK, linestyle="--", linewidth=1)
        axes.set_yticks(range(len(labels)), list(reversed(labels)))
        axes.set_ylim(-0.6, len(labels) - 0.4)
        axes.set_xlabel(axis)
        return _svg(figure, axis)


def bars(labels: Sequence[str], groups: Sequence[tuple[str, Sequence[Mean]]], axis: str) -> str:
    """Bars side by side, one colour a group, with their intervals."""
    with matplotlib.rc_context(STYLE):
        figure, axes = _figure(7, 1.2 + 0.42 * len(labels))
        thickness = 0.8 / len(groups)
        for number, (name, means) in enumerate(groups):
            rows = [len(labels) - 1 - at - (number - (len(groups) - 1) / 2) * thickness for at in range(len(labels))]
            values = [value.value for value in means]
            spread = [value.high - value.value for value in means]
            axes.barh(rows, values, thickness, xerr=spread, label=name, color=(TERRACOTTA, LAPIS, GOLD)[number % 3])
        axes.set_yticks(range(len(labels)), list(reversed(labels)))
        axes.set_xlabel(axis)
        axes.legend(frameon=False)
        return _svg(figure, axis)


def histogram(values: Sequence[int], axis: str) -> str:
    """How often each value came."""
    with matplotlib.rc_context(STYLE):
        figure, axes = _figure(7, 2.4)
        spread = max(values) - min(values)
        bins: Any = min(30, spread) if spread > 1 else [min(values) - 0.5, min(values) + 0.5, min(values) + 1.5]
        axes.hist(values, bins=bins, color=LAPIS, edgecolor=PAPER)
        axes.set_xlabel(axis)
        return _svg(figure, axis)
