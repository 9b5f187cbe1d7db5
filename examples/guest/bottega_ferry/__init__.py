"""The Ferry: load crates while they bring more and more, and send the boat off in time."""

from __future__ import annotations

from pathlib import Path

from bottega.kernel.option import Option
from bottega.kernel.parts import Parts
from bottega.kernel.reason import Rule
from bottega.kernel.title import Title
from bottega_ferry.game import check, load, make

TITLE = Title(
    name="ferry",
    players=(2, 3, 4),
    options=(Option("open_hands"),),
    rules_version=1,
    rules=(
        Rule("ferry-load-held", "ferry-chapter-turn", "p. 1"),
        Rule("ferry-load-limit", "ferry-chapter-turn", "p. 1"),
        Rule("ferry-send-empty", "ferry-chapter-turn", "p. 1"),
    ),
    components_file=Path(__file__).with_name("components.toml"),
    check=check,
    make=make,
    load=load,
    parts=Parts(knowledge="bottega_ferry.knowledge", features="bottega_ferry.features"),
    usual=3,
)
