"""Views on sockets: of tables that nobody is shown any more nothing is remembered."""

from __future__ import annotations

import pytest

import bottega
from bottega.server.sockets import views
from bottega.server.wire import encode
from bottega.tables.table import Table


def _table(name: str) -> Table:
    table = Table(name)
    table.game = bottega.new_game("stanza", 2, 1)
    return table


def test_only_tables_that_were_shown_of_late_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(views, "KEPT", 2)
    kept = views.Views()
    first, second, third = (_table(name) for name in ("a", "b", "c"))
    for table in (first, second, first, third):
        assert table.game is not None
        assert encode(kept.of(table, [0])[0]) == encode(table.game.view(0))
    assert list(kept._memories) == ["a", "c"]
    kept.forget("a")
    kept.forget("nobody's")
    assert list(kept._memories) == ["c"]
