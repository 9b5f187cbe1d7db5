"""What bots know of each game, one file a title."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from bottega.bots.knowledge.base import Knowledge

_known: dict[str, Knowledge] = {}


def knowledge(title: str) -> Knowledge:
    """The knowledge of a title; the general one for a title that has no file here."""
    if title not in _known:
        module = f"{__name__}.{title}"
        found: Knowledge = import_module(module).KNOWLEDGE if find_spec(module) is not None else Knowledge()
        _known[title] = found
    return _known[title]
