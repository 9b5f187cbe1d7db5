"""What players of one strength may love in Fresco, and how many points they would give for it."""

from __future__ import annotations

STYLES = {
    "trader": {"plan market 1": 1.0, "plan market 2": 1.5, "plan market 3": 2.0},
    "painter": {"plan studio 1": 1.0, "plan studio 2": 1.5, "plan studio 3": 2.0},
    "colourist": {"plan workshop 1": 1.0, "plan workshop 2": 1.5, "plan workshop 3": 2.0},
}
