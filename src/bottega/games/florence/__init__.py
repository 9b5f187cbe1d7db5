"""The Princes of Florence, with Muse & Princess and Cooperative Building."""

from __future__ import annotations

from pathlib import Path

from bottega.games.florence.book import book, figures, labels
from bottega.games.florence.components import check
from bottega.games.florence.loading import load
from bottega.games.florence.options import OPTIONS
from bottega.games.florence.rulebook import RULES
from bottega.games.florence.scene import scene
from bottega.games.florence.setup import make
from bottega.kernel.parts import Parts
from bottega.kernel.title import Title

TITLE = Title(
    name="florence",
    players=(2, 3, 4, 5),
    options=OPTIONS,
    rules_version=1,
    rules=RULES,
    components_file=Path(__file__).parent / "components.toml",
    check=check,
    make=make,
    load=load,
    book=book,
    figures=figures,
    labels=labels,
    scene=scene,
    parts=Parts(
        knowledge="bottega.games.florence.bots.knowledge",
        hints="bottega.games.florence.bots.hints",
        features="bottega.games.florence.study.features",
        sight="bottega.games.florence.study.sight",
        topics="bottega.games.florence.study.topics",
        variants="bottega.games.florence.study.variants",
        length="bottega.games.florence.study.length",
        board="bottega.games.florence.cli.board",
    ),
    bids=("bid",),
    passes=("pass",),
    usual=4,
)
