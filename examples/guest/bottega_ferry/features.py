"""What learners see of the Ferry: each number is read from the view of the seat."""

from __future__ import annotations

from bottega.study.features.table import ONE, Part, View, common, seats

WEIGHTS = range(1, 10)


def parts(players: int) -> list[Part]:
    return [
        *common(players, (0, 60)),
        Part("load", ONE, 0, 20, "the weight aboard", lambda view, _: [sum(view["aboard"])]),
        Part("aboard", ONE, 0, 20, "how many crates are aboard", lambda view, _: [len(view["aboard"])]),
        Part("deck", ONE, 0, 27, "crates to draw", lambda view, _: [view["deck"]]),
        Part(
            "crates", seats(players), 0, 3, "crates held", lambda view, order: [view["crates"][seat] for seat in order]
        ),
        Part("hand", tuple(map(str, WEIGHTS)), 0, 3, "own crates of each weight", _hand),
    ]


def _hand(view: View, order: list[int]) -> list[float]:
    hand = view["hand"] if "hand" in view else view["hands"][order[0]]
    return [hand.count(weight) for weight in WEIGHTS]
