"""Parts: where a title keeps what its rules know nothing of.

Each part is a module, told by its name and imported when it is first asked for: who plays in a REPL needs neither bots
nor NumPy. What the module must offer is said beside its name.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

# Each part with what its module must offer.
OFFERS: dict[str, tuple[str, ...]] = {
    "knowledge": ("KNOWLEDGE",),  # what bots know: a `bottega.bots.knowledge.base.Knowledge`
    "hints": ("reason",),  # reason(game, seat, number): why somebody would play this move, or None
    "features": ("parts",),  # parts(players): what learners see, as a list of `bottega.study.features.Part`
    # sight(out, game, seat): their numbers, from the state, as bytes; state_of(view): what a view tells, as a state
    "sight": ("sight", "state_of"),
    "topics": ("THINGS", "OPENINGS"),  # what reports count: tuples of `bottega.study.topics.Topic`
    "variants": ("VARIANTS",),  # tiny games for exact solvers: a tuple of `bottega.study.variants.Variant`
    "length": ("longest",),  # longest(players, options, components): a bound of decisions in any game
    "board": ("draw",),  # draw(view, words): the position in the terminal; perhaps listed(view, moves)
}


class Parts:
    """The modules of a title's parts by name; empty for one that it does without."""

    def __init__(
        self,
        knowledge: str = "",
        hints: str = "",
        features: str = "",
        sight: str = "",
        topics: str = "",
        variants: str = "",
        length: str = "",
        board: str = "",
    ) -> None:
        self.modules: dict[str, str] = {
            "knowledge": knowledge,
            "hints": hints,
            "features": features,
            "sight": sight,
            "topics": topics,
            "variants": variants,
            "length": length,
            "board": board,
        }

    def get(self, part: str) -> Any:
        """The module of a part; None if the title does without."""
        module = self.modules[part]
        return import_module(module) if module else None
