"""The environments of each title, as a module that is made when it is imported: `bottega.study.<title>_v1`.

A change of features, actions or rules makes another version.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from bottega.games import names, title

_MODULE = re.compile(r"bottega\.study\.(\w+)_v1")


class Environments(MetaPathFinder, Loader):
    """Finds `bottega.study.<title>_v1` for every title on the shelf."""

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> Any:
        match = _MODULE.fullmatch(fullname)
        return ModuleSpec(fullname, self) if match is not None and match[1] in names() else None

    def exec_module(self, module: ModuleType) -> None:
        match = _MODULE.fullmatch(module.__name__)
        assert match is not None  # for the types: `find_spec` looked
        game = match[1]
        usual = title(game).usual

        def env(players: int = usual, **choices: Any) -> Any:
            """For PettingZoo: all seats as agents; `choices` are those of `TableEnv` (options, reward, render_mode)."""
            from bottega.study.aec import TableEnv

            return TableEnv(game, players, **choices)

        def seat_env(players: int = usual, **choices: Any) -> Any:
            """For Gymnasium: one seat against bots; `choices` are those of `SeatEnv` (opponents, seat, ...)."""
            from bottega.study.single import SeatEnv

            return SeatEnv(game, players, **choices)

        def parallel_env(players: int = usual, **choices: Any) -> Any:
            """For PettingZoo's parallel interface: all who are asked at once answer in one step."""
            from bottega.study.parallel import TogetherEnv

            return TogetherEnv(game, players, **choices)

        def vector_env(num_envs: int, players: int = usual, **choices: Any) -> Any:
            """For Gymnasium's vector interface: one seat of each of many tables, in one compiled call a step."""
            from bottega.study.vector import SeatVectorEnv

            return SeatVectorEnv(game, num_envs, players, **choices)

        module.__doc__ = f"The environments of {game}, version 1."
        _offer(module, {"env": env, "seat_env": seat_env, "parallel_env": parallel_env, "vector_env": vector_env})
        module.raw_env = env  # type: ignore[attr-defined]  # PettingZoo's name for the same


def _offer(module: ModuleType, functions: dict[str, Callable[..., Any]]) -> None:
    """Put functions into the module as if they were written there: so they can be sent to other processes by name."""
    for name, function in functions.items():
        function.__module__, function.__qualname__ = module.__name__, name
        setattr(module, name, function)
