"""Balance: how what single decisions lost goes with how the game ended.

A loss supposes that play goes on by rules of thumb, one's own too. What these would lose later is told at each decision
on the way, so the losses add up to more than was to be had, and what did not come about comes back in between. With
that, with luck and with what the others did, the figures lead from what could be expected at first to the end.
"""

from __future__ import annotations

from dataclasses import dataclass

from bottega.bots.analysis import Analysis


@dataclass(frozen=True)
class Balance:
    """In whole points, so that what is shown adds up: `first` less `lost` and with `between` is `end`."""

    first: int  # to expect before the first decision
    lost: int  # by all decisions together
    end: int  # of the game

    @property
    def between(self) -> int:
        """By how much the points to expect changed between the decisions."""
        return self.end - self.first + self.lost


def balance(analysis: Analysis) -> Balance | None:
    """Of a game that is over; None where too little was tried."""
    known = [decision for decision in analysis.decisions if decision.known]
    if not known or not analysis.places:
        return None
    first = known[0].points + known[0].losses.points.mean
    return Balance(round(first), round(analysis.lost_points()), analysis.scores[analysis.seat])
