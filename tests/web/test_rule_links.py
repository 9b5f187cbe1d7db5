"""Links from the log and from hints lead to rules that exist."""

from __future__ import annotations

import re

import pytest
from web.serving import ROOT

from bottega.games import title


@pytest.mark.parametrize("game", ["florence", "fresco", "stanza"])
def test_every_linked_rule_is_in_the_rulebook(game: str) -> None:
    source = (ROOT / "web" / "src" / "boards" / game / "rules.ts").read_text(encoding="utf-8")
    linked = re.findall(rf"'({game}-[a-z-]+)'", source)
    assert len(linked) > 30
    known = {rule.id for rule in title(game).rules}
    assert [rule for rule in linked if rule not in known] == []
