"""What players of one strength may love in The Princes of Florence, and how many points they would give for it."""

from __future__ import annotations

STYLES = {
    "builder": {"build": 1.0, "open builder": 1.0},
    "gardener": {"open forest": 2.0, "open lake": 2.0, "open park": 2.0, "open landscape": 2.0},
    "bidder": {"bid": 2.0},
}
