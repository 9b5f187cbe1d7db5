"""OpenSpiel: the titles as games registered from Python.

    from bottega.study import openspiel
    openspiel.register()
    game = pyspiel.load_game("bottega_<title>(players=2)")

The first node is a chance node that draws the seed; all later chance follows from it, hidden inside the
state. `resample_from_infostate` redraws everything that the player can not know, later chance included.
Those who decide at once in secret are asked one after the other. Returns are those of the places: 1 for
the first down to -1 for the last, which add up to zero.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel

from bottega.api import new_game
from bottega.bots import Bot, Seat
from bottega.games import names, title
from bottega.kernel.game import Game
from bottega.kernel.option import Setting
from bottega.study.features import features
from bottega.study.rewards import by_place
from bottega.study.simulation import LONGEST

SEEDS = 1000  # outcomes of the first node
_registered: set[str] = set()


class _Held:
    """A game that OpenSpiel may copy with `deepcopy` at the price of a plain copy."""

    __slots__ = ("game",)

    def __init__(self, game: Game | None) -> None:
        self.game = game

    def __deepcopy__(self, _: object) -> _Held:
        return _Held(self.game.copy() if self.game is not None else None)


class BottegaState(pyspiel.State):  # type: ignore[misc]  # the framework is untyped
    """A state: before the seed is drawn it holds no game."""

    def __init__(self, game: BottegaGame) -> None:
        super().__init__(game)
        self.held = _Held(None)
        self.own: tuple[tuple[int, ...], ...] = ((),) * game.num_players()

    @property
    def game(self) -> Game:
        """The game of ours inside; it must not be changed."""
        if self.held.game is None:
            raise ValueError("the seed is not drawn yet")
        return self.held.game

    def current_player(self) -> int:
        game = self.held.game
        if game is None:
            chance: int = pyspiel.PlayerId.CHANCE
            return chance
        if game.over:
            terminal: int = pyspiel.PlayerId.TERMINAL
            return terminal
        return game.awaiting[0]

    def is_terminal(self) -> bool:
        return self.held.game is not None and self.held.game.over

    def _legal_actions(self, player: int) -> list[int]:
        game = self.game
        return sorted(game.legal(player)) if game.awaiting[:1] == [player] else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / SEEDS) for seed in range(SEEDS)]

    def _apply_action(self, action: int) -> None:
        if self.held.game is None:
            self.held = _Held(self.get_game().deal(action))
            return
        game = self.held.game
        seat = game.awaiting[0]
        own = list(self.own)
        own[seat] = (*own[seat], action)
        self.own = tuple(own)
        game.do(seat, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.held.game is None:
            return f"seed {action}"
        return str(self.game.catalogue[action])

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * len(self.own)
        return by_place(self.game.places)

    def resample_from_infostate(self, player: int, sampler: Any) -> BottegaState:
        """A state in which all that `player` can not know is drawn anew."""
        twin: BottegaState = self.get_game().new_initial_state()
        twin.held = _Held(self.game.guess(player, int(sampler() * 2**52)))
        twin.own = self.own
        return twin

    def __str__(self) -> str:
        game = self.held.game
        if game is None:
            return "before the seed is drawn"
        return " ".join(f"{seat}:{move.text.replace(' ', '_')}" for seat, move in game.history()) or "start"


class BottegaObserver:
    """What a player sees: the features of its view, and the view as text.

    With perfect recall the text begins with the player's own actions so far: all else that matters of
    the past stands in the view.
    """

    def __init__(self, game: BottegaGame, kind: Any) -> None:
        self._recall = kind.perfect_recall
        self._table = features(game.title, game.num_players())
        self.tensor = np.zeros(self._table.size, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: BottegaState, player: int) -> None:
        if state.held.game is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self._table.observe(state.held.game, player)

    def string_from(self, state: BottegaState, player: int) -> str:
        if state.held.game is None:
            return ""
        view = json.dumps(state.held.game.view(player), separators=(",", ":"))
        return f"{state.own[player]}{view}" if self._recall else view


class BottegaGame(pyspiel.Game):  # type: ignore[misc]
    """A title with its number of players and options as parameters."""

    kind: Any
    title: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        players = int(chosen.get("players", self.kind.parameter_specification["players"]))
        options = {option.name: chosen[option.name] for option in title(self.title).options if option.name in chosen}
        self._options: dict[str, Setting] = title(self.title).settle(options, players)
        self._players = players
        catalogue = new_game(self.title, players, 0, self._options).catalogue
        info = pyspiel.GameInfo(
            num_distinct_actions=len(catalogue),
            max_chance_outcomes=SEEDS,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.kind, info, chosen)

    def deal(self, seed: int) -> Game:
        """The game of ours with this seed."""
        return new_game(self.title, self._players, seed, self._options)

    def new_initial_state(self) -> BottegaState:
        return BottegaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> BottegaObserver:
        return BottegaObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def register(titles: Sequence[str] | None = None) -> list[str]:
    """Make the titles known to OpenSpiel, as `bottega_<title>`; the names by which it loads them."""
    known = []
    for name in titles if titles is not None else names():
        short = f"bottega_{name}"
        if short not in _registered:
            _registered.add(short)
            kind = _game_type(name, short)
            pyspiel.register_game(kind, type(f"{name.capitalize()}Game", (BottegaGame,), {"kind": kind, "title": name}))
        known.append(short)
    return known


def _game_type(name: str, short: str) -> Any:
    shelf = title(name)
    return pyspiel.GameType(
        short_name=short,
        long_name=f"Bottega {name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(shelf.players),
        min_num_players=min(shelf.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": min(shelf.players),
            **{option.name: option.default for option in shelf.options},
        },
    )


class OurBot(pyspiel.Bot):  # type: ignore[misc]
    """One of our bots for OpenSpiel's matches. It looks from its seat only, as everywhere."""

    def __init__(self, bot: Bot) -> None:
        pyspiel.Bot.__init__(self)
        self.bot = bot

    def step(self, state: BottegaState) -> int:
        seat = state.current_player()
        return self.bot.pick(Seat(state.game, seat, self.bot.chance.word()))

    def restart_at(self, state: BottegaState) -> None:
        """Nothing is remembered between decisions."""
