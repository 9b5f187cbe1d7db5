"""Fresco: restore the fresco of a cathedral, with apprentices who rise at the right hour."""

from __future__ import annotations

from pathlib import Path

from bottega.games.fresco.book import book, figures
from bottega.games.fresco.loading import load
from bottega.games.fresco.options import OPTIONS
from bottega.games.fresco.rulebook import RULES
from bottega.games.fresco.scene import scene
from bottega.games.fresco.setup import make
from bottega.games.fresco.state import RULES_VERSION
from bottega.games.fresco.tables import check
from bottega.kernel.parts import Parts
from bottega.kernel.title import Title

TITLE = Title(
    name="fresco",
    players=(2, 3, 4),
    options=OPTIONS,
    rules_version=RULES_VERSION,
    rules=RULES,
    components_file=Path(__file__).with_name("components.toml"),
    check=check,
    make=make,
    load=load,
    book=book,
    figures=figures,
    scene=scene,
    oldest_rules=RULES_VERSION,
    parts=Parts(
        knowledge="bottega.games.fresco.bots.knowledge",
        hints="bottega.games.fresco.bots.hints",
        features="bottega.games.fresco.study.features",
        sight="bottega.games.fresco.study.sight",
        topics="bottega.games.fresco.study.topics",
        variants="bottega.games.fresco.study.variants",
        length="bottega.games.fresco.study.length",
        board="bottega.games.fresco.cli.board",
    ),
    passes=("pass",),
    usual=3,
)
