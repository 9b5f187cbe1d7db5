"""Learned policies: small networks kept as plain arrays in a file, so that playing them needs no learner.

A policy file (`.npz`) holds the layers of a perceptron that takes the features of a seat's view and
gives one number for each move of the catalogue, together with the set-up that it was trained for.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from bottega.api import new_game
from bottega.bots import Bot, Contestant, Seat
from bottega.kernel.errors import SetupError
from bottega.kernel.number import whole
from bottega.kernel.reason import Reason
from bottega.study.features import features
from bottega.study.features.table import Vector

Layer = tuple[NDArray[np.float32], NDArray[np.float32]]
FORMAT = 1


@dataclass(frozen=True)
class Policy:
    """A perceptron: `tanh` between the layers, the last gives a number per move. `about` says what for."""

    title: str
    players: int
    layers: tuple[Layer, ...]
    about: dict[str, object]

    def scores(self, observation: Vector) -> Vector:
        """How much the policy likes each move of the catalogue."""
        signal: Any = observation
        for weights, bias in self.layers[:-1]:
            signal = np.tanh(weights @ signal + bias)
        weights, bias = self.layers[-1]
        result: Vector = weights @ signal + bias
        return result


def write_policy(path: Path | str, policy: Policy) -> None:
    """Keep a policy in a file."""
    about = {
        "format": FORMAT,
        "title": policy.title,
        "players": policy.players,
        **policy.about,
        "features": features(policy.title, policy.players).digest,
    }
    arrays = {f"weights{number}": weights for number, (weights, _) in enumerate(policy.layers)}
    arrays |= {f"bias{number}": bias for number, (_, bias) in enumerate(policy.layers)}
    told: Any = {"about": np.array(json.dumps(about)), **arrays}  # as NumPy wants it, keyword by keyword
    with Path(path).open("wb") as file:
        np.savez_compressed(file, **told)


def read_policy(path: Path | str) -> Policy:
    """The policy in a file as it stands now; SetupError if it is none, or one for other features."""
    try:
        held = Path(path).read_bytes()
    except OSError as error:
        raise _wrong(str(path), str(error)) from None
    return _policy_in(str(path), held)


def _for_another(policy: Policy) -> SetupError:
    return SetupError(Reason("study-policy-other", {"game": policy.title, "players": policy.players}))


def _wrong(path: str, problem: str) -> SetupError:
    return SetupError(Reason("study-policy", {"path": path, "problem": problem}))


@lru_cache(maxsize=16)
def _policy_in(path: str, data: bytes) -> Policy:
    """Kept by content: a file that is written anew is another policy, as often as that happens."""

    def wrong(problem: str) -> SetupError:
        return _wrong(path, problem)

    try:
        with np.load(BytesIO(data), allow_pickle=False) as held:
            about = json.loads(str(held["about"]))
            count = sum(name.startswith("weights") for name in held)
            layers = tuple((held[f"weights{number}"], held[f"bias{number}"]) for number in range(count))
    except KeyError as error:
        raise wrong(f"it lacks {error}") from None
    except (
        OSError,
        ValueError,
        EOFError,
        BadZipFile,
    ):  # NumPy itself would speak of pickles
        raise wrong("it is no file of arrays (.npz)") from None
    if not isinstance(about, dict) or about.pop("format", None) != FORMAT or not layers:
        raise wrong(f"format {FORMAT} is expected")
    title, players = about.pop("title", None), whole(about.pop("players", None))
    if not isinstance(title, str) or players is None:
        raise wrong("it does not say for which game and how many players")
    table, moves = features(title, players), len(new_game(title, players, 0).catalogue)
    if about.pop("features", table.digest) != table.digest:
        raise wrong(f"it was trained on other features of {title} for {players} players")
    sizes = [table.size, *[len(bias) for _, bias in layers]]
    if sizes[-1] != moves or any(
        layer.shape != (after, before) for (layer, _), before, after in zip(layers, sizes, sizes[1:], strict=False)
    ):
        shapes = ", ".join(str(layer.shape) for layer, _ in layers)
        raise wrong(f"its layers {shapes} do not lead from {table.size} features of {title} to {moves} moves")
    return Policy(title, players, layers, about)


class LearnedBot(Bot):
    """Plays the legal move that its policy likes best."""

    level = "learned"

    def __init__(self, policy: Policy, seed: int = 0) -> None:
        super().__init__(seed)
        self.policy = policy

    def pick(self, seat: Seat) -> int:
        policy = self.policy
        if (seat.title, seat.players) != (policy.title, policy.players):
            raise _for_another(policy)
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        scores = policy.scores(features(policy.title, policy.players).vector(seat.view()))
        return legal[int(np.argmax(scores[legal]))]


class Learned(Contestant):
    """A policy by its file, read anew for each game: what lies there now plays."""

    ours = True  # it chooses among the legal moves alone

    def __init__(self, path: str) -> None:
        super().__init__(f"learned:{path}")
        self.path = path
        read_policy(path)

    def sit_down(self, seed: int = 0, seconds: float | None = None, iterations: int | None = None) -> Bot:
        return LearnedBot(read_policy(self.path), seed)

    def suits(self, title: str, players: int) -> None:
        policy = read_policy(self.path)
        if (policy.title, policy.players) != (title, players):
            raise _for_another(policy)

    def digest(self, title: str) -> str:
        policy = read_policy(self.path)
        if policy.title != title:
            raise _for_another(policy)
        return hashlib.sha256(Path(self.path).read_bytes()).hexdigest()[:16]


def contestant(path: str) -> Learned:
    """Who plays a policy file, for the register of those who can sit down."""
    return Learned(path)
