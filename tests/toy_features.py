"""The toy title's features, and its environments."""

from __future__ import annotations

from typing import Any

import gymnasium
import toy

from bottega.games import NAMES
from bottega.study.aec import TableEnv
from bottega.study.features import Part, bring_features
from bottega.study.features.table import ONE, common, seats
from bottega.study.single import SeatEnv

STUDIED = list(NAMES)


def parts(players: int) -> list[Part]:
    return [
        *common(players, (0, 500)),
        Part("round", ONE, 1, 7, "the round", lambda view, order: [view["round"]]),
        Part("cards", seats(players), 0, 9, "cards held", lambda view, order: [view["cards"][seat] for seat in order]),
        Part(
            "hand",
            tuple(str(card) for card in range(1, 31)),
            0,
            1,
            "1 for a card in hand",
            lambda view, order: [float(card in view["hand"]) for card in range(1, 31)],
        ),
    ]


bring_features("toy", parts)


def env(players: int = 3, **choices: Any) -> TableEnv:
    return TableEnv(toy.TITLE.name, players, **choices)


def seat_env(players: int = 3, **choices: Any) -> SeatEnv:
    return SeatEnv(toy.TITLE.name, players, **choices)


gymnasium.register("Toy-v1", entry_point=seat_env)
