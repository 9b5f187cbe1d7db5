"""What players of one strength may love in La Stanza, and how many points they would give for it."""

from __future__ import annotations

STYLES = {
    "seafarer": {
        **{f"move discovery-{space}": 2.0 for space in (1, 2, 3)},
        "activate discovery": 1.5,
        "send blue discovery": 1.5,
        "send white discovery": 1.5,
    },
    "author": {
        **{f"move literature-{space}": 2.0 for space in (1, 2, 3)},
        "activate literature": 1.5,
        "send red literature": 1.5,
        "send white literature": 1.5,
    },
    "collector": {"move bonus": 2.0, "buy": 1.5},
}
