"""What players of one strength may love in La Stanza, and how many points they would give for it."""

from __future__ import annotations

STYLES = {
    "seafarer": {
        **{f"move discovery-{space}": 1.0 for space in (1, 2, 3)},
        "activate discovery": 1.0,
        "send blue discovery": 1.0,
        "send white discovery": 1.0,
    },
    "author": {
        **{f"move literature-{space}": 1.0 for space in (1, 2, 3)},
        "activate literature": 1.0,
        "send red literature": 1.0,
        "send white literature": 1.0,
    },
    "collector": {"move bonus": 1.0, "buy": 1.0},
}
