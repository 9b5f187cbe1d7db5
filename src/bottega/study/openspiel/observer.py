"""Observers: what a player sees, by OpenSpiel's kinds of observations (`IIGObservationType`).

| private information | public information | string | tensor |
|---|---|---|---|
| of the player | yes | its view | the features of that view |
| none | yes | an onlooker's view | empty: features belong to a seat |
| of the player | no | what its view has and an onlooker's has not | empty |
| of all players | yes or no | the views of all | the features of all, the player's first |

With perfect recall the string is the player's memory (see `trail`), and the tensor has it too, a bit a number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from bottega.kernel.game import Game
from bottega.kernel.plain import View
from bottega.study.features import features
from bottega.study.openspiel.trail import BYTES

if TYPE_CHECKING:
    from bottega.study.openspiel.game import BottegaGame, BottegaState

_encode = msgspec.json.Encoder().encode
ALL = pyspiel.PrivateInfoType.ALL_PLAYERS
SINGLE = pyspiel.PrivateInfoType.SINGLE_PLAYER
TRUTH = ("seed", "chance")  # what a position tells that is nobody's: how chance goes on


def seen(game: Game, seat: int) -> bytes:
    """What a seat sees; one beyond the last is an onlooker."""
    return _encode(game.view(seat if seat < game.players else None))


def truth(game: Game, seat: int) -> bytes:
    """What everybody sees in a game of perfect information: the whole position."""
    return _encode({name: value for name, value in game.dump().items() if name not in TRUTH})


def private(view: View, public: View) -> View:
    """What stands in a view and not in the onlooker's."""
    own: View = {}
    for key, value in view.items():
        if key not in public or (value != public[key] and not isinstance(value, dict | list)):
            own[key] = value
        elif value != public[key]:
            own[key] = _difference(value, public[key])
    return own


def _difference(value: Any, public: Any) -> Any:
    if isinstance(value, dict) and isinstance(public, dict):
        return private(value, public)
    if isinstance(value, list) and isinstance(public, list) and len(value) == len(public):
        return [_difference(one, other) if one != other else None for one, other in zip(value, public, strict=True)]
    return value


class BottegaObserver:
    """Writes what a player sees into `tensor`, whose pieces are in `dict`."""

    def __init__(self, game: BottegaGame, kind: Any) -> None:
        self._kind = kind
        self._open = game.open or kind.private_info == ALL
        self._players = game.num_players()
        self._single = kind.private_info == SINGLE and kind.public_info
        sizes: dict[str, int] = {}
        if self._open or self._single:
            self._table = features(game.title, self._players)
            sizes["features"] = self._table.size * (self._players if self._open else 1)
            if kind.perfect_recall:
                sizes["memory"] = 8 * BYTES
        self.tensor: NDArray[np.float32] = np.zeros(sum(sizes.values()), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        begin = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[begin : begin + size]
            begin += size

    def set_from(self, state: BottegaState, player: int) -> None:
        if state.step is None or not self.dict:
            self.tensor.fill(0)
            return
        game = state.step.game
        order = [(player + step) % self._players for step in range(self._players if self._open else 1)]
        size = self._table.size
        for place, seat in enumerate(order):
            self.dict["features"][place * size : (place + 1) * size] = self._table.observe(game, seat)
        if "memory" in self.dict:
            bits = np.unpackbits(np.frombuffer(state.step.memory(player), np.uint8))
            self.dict["memory"][:] = bits

    def string_from(self, state: BottegaState, player: int) -> str:
        kind = self._kind
        if state.step is None or not (kind.public_info or kind.private_info != pyspiel.PrivateInfoType.NONE):
            return ""
        game = state.step.game
        if kind.perfect_recall:
            seats = range(self._players) if kind.private_info == ALL else [player if self._single else self._players]
            return " ".join(state.step.memory(seat).hex() for seat in seats)
        if self._open:
            return (
                truth(game, player).decode() if kind.private_info == SINGLE else _encode(_views(game, player)).decode()
            )
        if kind.private_info == SINGLE and not kind.public_info:
            return _encode(private(game.view(player), game.view(None))).decode()
        return seen(game, player if kind.private_info == SINGLE else game.players).decode()


def _views(game: Game, player: int) -> list[View]:
    return [game.view((player + step) % game.players) for step in range(game.players)]
