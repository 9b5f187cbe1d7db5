"""La Stanza, for 2 to 4 players, with the expert variant."""

from __future__ import annotations

from pathlib import Path

from bottega.games.stanza.book import book, figures
from bottega.games.stanza.loading import load
from bottega.games.stanza.options import OPTIONS
from bottega.games.stanza.rulebook import RULES
from bottega.games.stanza.scene import scene
from bottega.games.stanza.setup import make
from bottega.games.stanza.tables import check
from bottega.kernel.parts import Parts
from bottega.kernel.title import Title

TITLE = Title(
    name="stanza",
    players=(2, 3, 4),
    options=OPTIONS,
    rules_version=1,
    rules=RULES,
    components_file=Path(__file__).parent / "components.toml",
    check=check,
    make=make,
    load=load,
    scene=scene,
    book=book,
    figures=figures,
    parts=Parts(
        knowledge="bottega.games.stanza.bots.knowledge",
        hints="bottega.games.stanza.bots.hints",
        features="bottega.games.stanza.study.features",
        sight="bottega.games.stanza.study.sight",
        topics="bottega.games.stanza.study.topics",
        variants="bottega.games.stanza.study.variants",
        length="bottega.games.stanza.study.length",
        board="bottega.games.stanza.cli.board",
    ),
    passes=("pass",),
    usual=3,
)
