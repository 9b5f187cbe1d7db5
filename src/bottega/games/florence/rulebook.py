"""The rulebook: every rule by its id, in the order of the book."""

from __future__ import annotations

from bottega.kernel.reason import Rule

RULES: tuple[Rule, ...] = ()
