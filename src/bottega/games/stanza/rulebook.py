"""The rules of La Stanza by id, in the order of the book; the words are in `text/`."""

from __future__ import annotations

from bottega.kernel.reason import Rule

RULES: tuple[Rule, ...] = ()
