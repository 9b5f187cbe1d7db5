"""The titles as games of OpenSpiel, judged by its own tests and played by its own bots."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random
from toy_features import STUDIED

import bottega
from bottega.bots import Seat, contestant, make_bot
from bottega.games import part, title
from bottega.kernel.errors import SetupError
from bottega.kernel.game import Game
from bottega.study import openspiel
from bottega.study.openspiel import BottegaState, OurBot, trail

TITLES = ["toy", *STUDIED]


def load(name: str, parameters: str = "players=2") -> Any:
    openspiel.register(["toy", *STUDIED])
    return pyspiel.load_game(f"bottega_{name}({parameters})")


def advanced(name: str, decisions: int, seed: int = 1, parameters: str = "players=2") -> BottegaState:
    """A state after so many random decisions."""
    chance = random.Random(seed)
    state: BottegaState = load(name, parameters).new_initial_state()
    state.draw(chance)
    for _ in range(decisions):
        state.apply_action(chance.choice(state.legal_actions()))
        state.draw(chance)
    return state


@pytest.mark.parametrize("name", TITLES)
def test_the_random_sim_test_passes(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=name == "toy", verbose=False)


@pytest.mark.parametrize("name", TITLES)
def test_every_draw_is_a_chance_node_of_its_own(name: str) -> None:
    """So all that can be dealt is in the tree, each deal with its true odds."""
    state = load(name).new_initial_state()
    assert state.is_chance_node()
    odds = state.chance_outcomes()
    assert sum(chance for _, chance in odds) == pytest.approx(1)
    assert len(odds) > 1
    assert load(name).max_chance_outcomes() >= len(odds)
    state.draw(random.Random(3))
    assert state.current_player() >= 0


@pytest.mark.parametrize("name", TITLES)
def test_the_same_draws_make_the_same_game(name: str) -> None:
    first, again, other = advanced(name, 4, 1), advanced(name, 4, 1), advanced(name, 4, 2)
    assert first.game.digest() == again.game.digest() != other.game.digest()


@pytest.mark.parametrize("name", TITLES)
def test_resampling_keeps_what_the_player_knows(name: str) -> None:
    state = advanced(name, 5)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for player in range(2):
        twin = state.resample_from_infostate(player, sampler)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
    assert twin.current_player() == state.current_player()
    twin.apply_action(twin.legal_actions()[0])


@pytest.mark.parametrize("name", TITLES)
def test_a_clone_is_independent(name: str) -> None:
    state = advanced(name, 6)
    before = state.game.digest()
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert state.game.digest() == before
    assert clone.history() == [*state.history(), clone.history()[-1]]


@pytest.mark.parametrize("action", [-1, 10**7])
def test_what_is_no_action_has_no_name(action: int) -> None:
    state = advanced("stanza", 1)
    with pytest.raises(pyspiel.SpielError, match=f"There is no action {action}"):
        state.action_to_string(0, action)


def test_a_table_that_cannot_be_is_refused_as_openspiel_refuses() -> None:
    with pytest.raises(pyspiel.SpielError, match="stanza is for 2, 3 and 4 players, not 9"):
        load("stanza", "players=9")


@pytest.mark.parametrize("name", TITLES)
def test_an_action_that_is_not_legal_is_refused(name: str) -> None:
    """The rules alone would play many of them: what is legal is found once and looked up."""
    state = advanced(name, 3)
    before, legal = state.game.digest(), state.legal_actions()
    wrong = [-2, 10**6, *[action for action in range(state.get_game().num_distinct_actions()) if action not in legal]]
    for action in [*wrong[:20], wrong[-1]]:
        with pytest.raises(pyspiel.SpielError, match=f"Illegal action {action} of player"):
            state.apply_action(action)
    assert state.game.digest() == before
    with pytest.raises(pyspiel.SpielError, match="outcomes"):
        load(name).new_initial_state().apply_action(1000)


def test_games_and_states_can_be_pickled() -> None:
    state = advanced("fresco", 4, parameters="players=3,leonardo=True")
    game, again = pickle.loads(pickle.dumps((state.get_game(), state)))
    assert str(game) == str(state.get_game())
    assert again.information_state_string(1) == state.information_state_string(1)
    assert again.legal_actions() == state.legal_actions()


def test_a_player_remembers_what_its_view_has_forgotten() -> None:
    """Two ways to the same view are two information states, and stay two for as long as the game lasts."""
    state = load("fresco").new_initial_state().draw(random.Random(1))
    ways = [state.child(action) for action in state.legal_actions()[:2]]
    memories = {way.information_state_string(state.current_player()) for way in ways}
    assert len(memories) == 2


def test_what_others_do_in_secret_changes_no_memory() -> None:
    state = load("florence").new_initial_state().draw(random.Random(1))
    assert state.current_player() == 0  # gives a person back, which the other does not see
    hidden = {state.child(action).information_state_string(1) for action in state.legal_actions()}
    assert len(hidden) == 1
    own = {state.child(action).information_state_string(0) for action in state.legal_actions()}
    assert len(own) == len(state.legal_actions())


def test_a_memory_looks_at_every_step_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Strings cost one look at each new step: however long the game, however often and of which clone one asks."""
    looked: list[int] = []
    begin = trail.Step.__init__

    def watched(step: trail.Step, game: Game, look: trail.Sight, *rest: Any) -> None:
        def counted(at: Game, seat: int) -> bytes:
            looked.append(seat)
            return look(at, seat)

        begin(step, game, counted, *rest)

    monkeypatch.setattr(trail.Step, "__init__", watched)
    state = advanced("stanza", 12)
    first = state.information_state_string(0)
    assert looked == [0] * 13  # the beginning and twelve decisions
    assert state.information_state_string(0) == first == state.clone().information_state_string(0)
    state.information_state_tensor(0)
    assert len(looked) == 13
    child = state.child(state.legal_actions()[0]).draw(random.Random(1))
    assert len(child.information_state_string(0)) == len(first) == 2 * trail.BYTES
    assert len(looked) == 14
    child.information_state_string(1)
    assert looked[14:] == [1] * 14  # each player has its own memory


def observed(state: BottegaState, player: int, public: bool, private: Any, recall: bool = False) -> tuple[str, int]:
    """The string and the size of the tensor by an observer of this kind."""
    kind = pyspiel.IIGObservationType(public_info=public, private_info=private, perfect_recall=recall)
    observer = state.get_game().make_py_observer(kind, {})
    observer.set_from(state, player)
    return observer.string_from(state, player), len(observer.tensor)


def test_observers_show_what_their_kind_says() -> None:
    kinds = pyspiel.PrivateInfoType
    state = load("florence").new_initial_state().draw(random.Random(1))
    whole, size = observed(state, 0, True, kinds.SINGLE_PLAYER)
    public, _ = observed(state, 0, True, kinds.NONE)
    private, _ = observed(state, 0, False, kinds.SINGLE_PLAYER)
    everybody, all_sizes = observed(state, 0, True, kinds.ALL_PLAYERS)
    held = '"state":"hand","owner":0'
    assert held in whole
    assert held in private
    assert held not in public
    assert public == observed(state, 1, True, kinds.NONE)[0]
    assert len(private) < len(whole) < len(everybody)
    assert all_sizes == 2 * size
    assert observed(state, 0, False, kinds.NONE) == ("", 0)
    memory, recalled = observed(state, 0, True, kinds.SINGLE_PLAYER, recall=True)
    assert (len(memory), recalled) == (32, size + 128)
    with pytest.raises(ValueError, match="no parameters"):
        state.get_game().make_py_observer(None, {"colour": 1})


def test_perfect_information_hides_nothing() -> None:
    state = advanced("florence", 0, parameters="players=2,perfect_information=true")
    assert state.get_game().get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    hands = [person for seat in state.game.dump()["seats"] for person in seat["hand"]]
    assert all(person in state.observation_string(0) for person in hands)
    seen = {state.child(action).information_state_string(1) for action in state.legal_actions()}
    assert len(seen) == len(state.legal_actions())
    pyspiel.random_sim_test(load("toy", "players=2,perfect_information=true"), 1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", STUDIED)
def test_no_game_is_longer_than_the_game_says(name: str) -> None:
    """Players who never let go: they bid, sell, haggle and rebuild whenever they may."""
    stubborn = ("bid", "sell", "more", "refuse", "share", "court", "offer", "elsewhere", "strengthen", "bishop", "mix")
    shelf = title(name)
    for players in (shelf.players[0], shelf.players[-1]):
        plain = {option.name: option.default for option in shelf.options}
        full = {option.name: True for option in shelf.options if option.choices == (False, True) and not option.players}
        for given in (plain, full):
            bound = part(name, "length").longest(players, shelf.settle(given, players), shelf.components())
            game = bottega.new_game(name, players, 1, given)
            chance = random.Random(1)
            while not game.over:
                seat = game.awaiting[0]
                legal = game.legal(seat)
                longer = [number for number in legal if game.catalogue[number].kind in stubborn]
                game.do(seat, chance.choice(longer if longer and chance.random() < 0.9 else legal))
            assert game.number <= bound


def test_options_are_parameters() -> None:
    game = load("toy", "players=3,loud=true,size=large")
    assert game.num_players() == 3
    assert game.new_initial_state().draw(random.Random(1)).game.options == {"loud": True, "size": "large"}
    with pytest.raises(pyspiel.SpielError):
        load("toy", "weather=true")


def searcher(kind: str, game: Any) -> Any:
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    if kind == "mcts":
        return mcts.MCTSBot(game, 1.4, 12, evaluator, random_state=np.random.RandomState(2))
    return ismcts.ISMCTSBot(game, evaluator, 1.4, 12, random_state=np.random.RandomState(2))


def match(game: Any, bots: list[Any]) -> list[float]:
    """One game; its IS-MCTS bot does not implement `restart_at`, which its own `evaluate_bots` calls."""
    chance = random.Random(5)
    state = game.new_initial_state().draw(chance)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
        state.draw(chance)
    returns: list[float] = state.returns()
    return returns


@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
def test_its_own_searchers_play_a_whole_game(kind: str) -> None:
    game = load("toy")
    bots = [searcher(kind, game), uniform_random.UniformRandomBot(1, np.random.RandomState(3))]
    assert sum(match(game, bots)) == 0


@pytest.mark.parametrize("name", STUDIED)
def test_is_mcts_decides_in_the_middle_of_a_game(name: str) -> None:
    state = advanced(name, 20)
    while len(state.legal_actions()) == 1:
        state.apply_action(state.legal_actions()[0])
        state.draw(random.Random(1))
    assert searcher("ismcts", load(name)).step(state) in state.legal_actions()


def test_our_bots_play_in_its_matches() -> None:
    game = load("toy")
    bots = [OurBot(make_bot("apprentice", 1)), uniform_random.UniformRandomBot(1, np.random.RandomState(3))]
    assert sum(match(game, bots)) == 0


def test_its_searcher_sits_down_as_one_of_our_contestants() -> None:
    game = bottega.new_game("toy", 2, 3)
    player = contestant("ismcts:4")
    assert player.sit_down(1).pick(Seat(game, 0)) in game.legal(0)
    assert player.label == "ismcts:4"
    with pytest.raises(SetupError):
        contestant("ismcts:many")
