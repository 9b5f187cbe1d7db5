"""What a table may choose at set-up."""

from __future__ import annotations

from typing import Final

from bottega.kernel.option import Option

OPTIONS: Final = (
    Option("muse_and_princess"),
    Option("cooperative_building"),
    Option("hard_freedoms", players=(2,)),
    Option("open_money"),
)
