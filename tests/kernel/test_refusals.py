"""The table of refusals: a code is a rule's place in it, and every rule of it stands in the book."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from bottega.games import NAMES, title
from bottega.kernel.reason import Reason, Value
from bottega.kernel.refusals import LEGAL, Refusals


def test_rules_are_numbered_as_they_are_declared() -> None:
    def price_told(game: Any, seat: int, number: int) -> dict[str, Value]:
        return {"price": 10 * seat + number}

    table = Refusals()
    closed, dear = table.rule("toy-closed"), table.rule("toy-dear", price_told)
    assert (LEGAL, closed, dear) == (0, 1, 2)
    assert table.reason(None, 3, 4, closed) == Reason("toy-closed")
    assert table.reason(None, 3, 4, dear) == Reason("toy-dear", {"price": 34})


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_that_refuses_stands_in_the_rulebook(name: str) -> None:
    shelf = title(name)
    table = import_module(f"bottega.games.{name}.refusals").REFUSALS
    assert len(table.rules) > 30
    assert set(table.rules[1:]) <= {rule.id for rule in shelf.rules} | {f"{name}-not-this-phase"}
