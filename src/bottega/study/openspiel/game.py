"""The titles as games of OpenSpiel, and their states."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pyspiel

from bottega.games import part, title
from bottega.kernel.chance import Chance
from bottega.kernel.drawn import Drawn, Undrawn, seed_of_draws
from bottega.kernel.errors import SetupError
from bottega.kernel.game import Game
from bottega.kernel.option import Setting
from bottega.kernel.seed import GUESSED
from bottega.study.openspiel.observer import BottegaObserver, seen, truth
from bottega.study.openspiel.trail import Sight, Step
from bottega.study.rewards import by_place
from bottega.study.simulation import LONGEST
from bottega.study.variants import Variant

OUTCOMES = 64  # at most at one chance node: no title draws among more
CHANCE: int = pyspiel.PlayerId.CHANCE
TERMINAL: int = pyspiel.PlayerId.TERMINAL


class BottegaState(pyspiel.State):  # type: ignore[misc]  # the framework is untyped
    """A state: a step of a trail, or on the way to the next one a draw that is open."""

    def __init__(self, game: BottegaGame) -> None:
        super().__init__(game)
        self.step: Step | None = None  # none before everything is set up
        self.seat = self.action = -1  # the decision whose draws are open
        self.answers: tuple[int, ...] = ()
        self.limit = 0  # outcomes of the draw that is open; 0: none is
        self._go_on()

    @property
    def game(self) -> Game:
        """The game of ours inside; it must not be changed."""
        if self.step is None:
            raise ValueError("the game is not set up yet: chance is to draw first")
        return self.step.game

    def _go_on(self) -> None:
        """Play the decision with the draws so far: either it is done, or one more draw is open."""
        try:
            if self.step is None:
                after = self.get_game().begin(self.answers)
            else:
                after = self.step.game.copy()
                after.chance = self.get_game().chance(after, self.answers)
                after.do(self.seat, self.action)
        except Undrawn as draw:
            self.limit = draw.limit
            return
        if self.get_game().variant is None:
            after.chance = Chance()  # no draw is made from it: the next ones are asked for again
        self.step = Step(after, self.get_game().sight, self.step, self.seat, self.action)
        self.seat = self.action = -1
        self.answers = ()
        self.limit = 0

    def current_player(self) -> int:
        if self.limit:
            return CHANCE
        game = self.game
        return TERMINAL if game.over else game.awaiting[0]

    def is_terminal(self) -> bool:
        return not self.limit and self.game.over

    def _legal_actions(self, player: int) -> list[int]:
        if self.limit or self.step is None:
            return []
        return self.step.legal if self.step.game.awaiting[:1] == [player] else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / self.limit) for outcome in range(self.limit)]

    def _apply_action(self, action: int) -> None:
        if self.limit:
            if not 0 <= action < self.limit:
                raise pyspiel.SpielError(f"Illegal action {action}: this chance node has {self.limit} outcomes")
            self.answers = (*self.answers, action)
        else:
            self._check(action)
            self.seat, self.action = self.game.awaiting[0], action
        self._go_on()

    def _check(self, action: int) -> None:
        """An action that is not legal would be played by rules that do not look."""
        game = self.game
        if game.over:
            raise pyspiel.SpielError(f"Illegal action {action}: the state is terminal")
        if self.step is not None and action not in self.step.legal:
            seat, known = game.awaiting[0], 0 <= action < len(game.catalogue)
            why = game.why_not(seat, game.catalogue[action]) if known else f"there are {len(game.catalogue)} actions"
            raise pyspiel.SpielError(f"Illegal action {action} of player {seat}: {why}")

    def draw(self, chance: random.Random) -> BottegaState:
        """Draw until a player decides or the game is over; the state itself."""
        while self.limit:
            self.apply_action(chance.randrange(self.limit))
        return self

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"draw {action}"
        if not 0 <= action < len(self.game.catalogue):
            raise pyspiel.SpielError(f"There is no action {action}: there are {len(self.game.catalogue)}")
        return str(self.game.catalogue[action])

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * int(self.get_game().num_players())
        return by_place(self.game.places)

    def resample_from_infostate(self, player: int, sampler: Any) -> BottegaState:
        """A state in which all that `player` cannot know is drawn anew; what it remembers is the same."""
        twin: BottegaState = self.get_game().resampled(self, player, random.Random(sampler()))
        return twin

    def __str__(self) -> str:
        if self.step is None:
            return f"setting up: {' '.join(map(str, self.answers))}".rstrip(": ")
        catalogue = self.step.game.catalogue
        said = [(taken.player, taken.action) for taken in self.full_history() if taken.player >= 0]
        return " ".join(f"{seat}:{str(catalogue[action]).replace(' ', '_')}" for seat, action in said) or "start"


class BottegaGame(pyspiel.Game):  # type: ignore[misc]
    """A title with its number of players and options as parameters, or a variant of it."""

    kind: Any
    title: str
    variant: Variant | None = None

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = dict(params or {})
        self.open = bool(chosen.get("perfect_information", False))
        self.sight: Sight = truth if self.open else seen
        self._settle(chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(title(self.title).make(self._players, 0, self._options, self._pieces).catalogue),
            max_chance_outcomes=OUTCOMES if self.variant is None else len(self.variant.beginnings()),
            num_players=self._players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self._longest(),
        )
        super().__init__(_opened(self.kind) if self.open else self.kind, info, chosen)

    def __reduce__(self) -> Any:
        return loaded, (self.title, str(self))

    def _settle(self, chosen: Mapping[str, Any]) -> None:
        shelf = title(self.title)
        if self.variant is not None:
            self._players = self.variant.players
            given, self._pieces = self.variant.options, self.variant.components()
        else:
            self._players = int(chosen.get("players", self.kind.parameter_specification["players"]))
            given = {option.name: chosen[option.name] for option in shelf.options if option.name in chosen}
            self._pieces = shelf.components()
        try:
            self._options: dict[str, Setting] = shelf.settle(given, self._players)
        except SetupError as error:
            raise pyspiel.SpielError(str(error)) from None

    def _longest(self) -> int:
        if self.variant is not None:
            return self.variant.decisions
        bound = part(self.title, "length")
        return int(bound.longest(self._players, self._options, self._pieces)) if bound is not None else LONGEST

    def begin(self, answers: tuple[int, ...]) -> Game:
        """The game as these draws set it up; `Undrawn` if it takes more of them."""
        if self.variant is not None:
            beginnings = self.variant.beginnings()
            if len(beginnings) > 1 and not answers:
                raise Undrawn(len(beginnings))
            return beginnings[answers[0] if answers else 0].copy()
        seed = seed_of_draws(answers)
        game = title(self.title).make(self._players, seed, self._options, self._pieces)
        game.seed = GUESSED  # its later draws are in no seed, so it has no record
        return game

    def chance(self, game: Game, answers: tuple[int, ...]) -> Any:
        """Where a game draws from: chance nodes, but for a variant, in which nobody sees what is still drawn."""
        return game.chance if self.variant is not None else Drawn(answers)

    def resampled(self, state: BottegaState, player: int, chance: random.Random) -> BottegaState:
        """A state that `player` cannot tell from this one."""
        from bottega.study.openspiel.resampling import guessed, retold

        if self.open:
            return state.clone()  # type: ignore[no-any-return]
        return guessed(state, player, chance) if self.variant is None else retold(state, player, chance)

    def new_initial_state(self) -> BottegaState:
        return BottegaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> BottegaObserver:
        if params:
            raise ValueError(f"observers of {self.get_type().short_name} have no parameters, not {params}")
        return BottegaObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def loaded(name: str, text: str) -> Any:
    """The game that OpenSpiel tells so, wherever it is unpickled."""
    from bottega.study.openspiel import register

    register([name])
    return pyspiel.load_game(text)


def _opened(kind: Any) -> Any:
    """The type of a game in which everybody sees everything."""
    return game_type(
        kind.short_name,
        kind.long_name,
        (kind.min_num_players, kind.max_num_players),
        dict(kind.parameter_specification),
        pyspiel.GameType.Information.PERFECT_INFORMATION,
        kind.chance_mode,
    )


def game_type(
    short: str,
    long: str,
    players: tuple[int, int],
    parameters: Mapping[str, Any],
    information: Any = pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    chance: Any = pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
) -> Any:
    return pyspiel.GameType(
        short_name=short,
        long_name=long,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance,
        information=information,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=dict(parameters),
    )
