"""The environments of Florence, version 1: a change of features, actions or rules makes another version."""

from __future__ import annotations

from typing import Any

from bottega.study.aec import TableEnv
from bottega.study.single import SeatEnv


def env(players: int = 4, **choices: Any) -> TableEnv:
    """For PettingZoo: all seats as agents; `choices` are those of `TableEnv` (options, reward, render_mode)."""
    return TableEnv("florence", players, **choices)


raw_env = env


def seat_env(players: int = 4, **choices: Any) -> SeatEnv:
    """For Gymnasium: one seat against bots; `choices` are those of `SeatEnv` (opponents, seat, ...)."""
    return SeatEnv("florence", players, **choices)
