"""The engine: deterministic, stoppable, and better the longer it thinks."""

from __future__ import annotations

import pytest
import toy  # noqa: F401  puts the toy title on the shelf

import bottega
from bottega.bots import Seat, choose, master
from bottega.bots.knowledge import knowledge
from bottega.bots.knowledge.base import Knowledge, rewards
from bottega.bots.master import Master, begin, think
from bottega.bots.node import NARROWEST
from bottega.bots.parallel import search_together
from bottega.bots.search import Search, difference
from bottega.kernel.errors import SetupError
from bottega.kernel.game import Game


def search_of(seed: int = 1) -> Search:
    game = bottega.new_game("toy", 3, 7)
    return Search(Seat(game, 0, seed), Knowledge(), seed)


def findings(search: Search) -> list[tuple[int, int, float, float, float]]:
    return [finding.dump() for finding in search.findings]


def test_same_seed_and_iterations_same_findings() -> None:
    first, second = search_of(), search_of()
    first.run(120)
    second.run(70)
    second.run(50)
    assert findings(first) == findings(second)


def test_another_seed_draws_other_guesses() -> None:
    first, second = search_of(1), search_of(2)
    first.run(50)
    second.run(50)
    assert findings(first) != findings(second)


def test_every_iteration_is_booked_to_a_move() -> None:
    search = search_of()
    search.run(90)
    assert sum(finding.tries for finding in search.findings) == search.iterations == 90
    assert search.best() in search.legal


def test_it_stops_when_told_with_its_best_answer_so_far() -> None:
    asked = []

    def enough() -> bool:
        asked.append(1)
        return len(asked) == 3

    search = search_of()
    think(search, seconds=3600, stop=enough)
    assert search.iterations == 3
    assert search.best() in search.legal


class Opinionated(Knowledge):
    """Thinks the first move a hundred points better than any other."""

    def judge(self, game: Game, seat: int, legal: list[int]) -> list[float]:
        return [100.0] + [0.0] * (len(legal) - 1)


def test_it_ends_early_once_no_other_move_can_prove_better() -> None:
    game = bottega.new_game("toy", 3, 7)
    doubtful, sure = Search(Seat(game, 0, 1), Knowledge(), 1), Search(Seat(game, 0, 1), Opinionated(), 1)
    doubtful.run(1)
    sure.run(1)
    assert not doubtful.decided()
    assert sure.decided()
    assert sure.best() == sure.legal[0]


def test_a_move_can_be_examined_however_little_it_promises() -> None:
    search = search_of()
    search.run(30)
    for move in search.legal:
        search.examine(move, 40)
    assert min(finding.tries for finding in search.findings) >= 40


def test_several_processes_share_the_iterations_and_agree_with_themselves() -> None:
    seat = Seat(bottega.new_game("toy", 3, 7), 0, 1)
    once, again = (
        [finding.dump() for finding in search_together(seat, 5, 60.0, iterations=41, processes=2)] for _ in range(2)
    )
    assert once == again
    assert sum(tries for _, tries, _, _, _ in once) == 41


def test_several_processes_stop_when_told() -> None:
    seat = Seat(bottega.new_game("toy", 3, 7), 0, 1)
    found = search_together(seat, 5, 3600.0, None, processes=2, stop=lambda: True)
    assert sum(finding.tries for finding in found) >= 2


def test_choose_is_a_master_in_that_seat() -> None:
    game = bottega.new_game("toy", 2, 3)
    seat = game.awaiting[0]
    assert choose(game, seat, "master", 4, iterations=200) == Master(4, iterations=200).choose(Seat(game, seat, 4))


def test_rewards_are_chances_to_win() -> None:
    wins = rewards([10.0, 10.0, 2.0], spread=8.0)
    assert sum(wins) == pytest.approx(1.0)
    assert wins[0] == wins[1] > wins[2]


def test_an_unknown_level_is_refused_with_those_there_are() -> None:
    with pytest.raises(SetupError, match="apprentice"):
        choose(bottega.new_game("toy", 2, 3), 0, "genius", 1)


class SlowClock:
    """A clock that goes on by so much whenever it is read."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def test_it_does_not_begin_what_would_not_fit_into_its_time() -> None:
    search = search_of()
    think(search, seconds=1.0, clock=SlowClock(0.3))
    assert search.iterations == 3


class Alike(Knowledge):
    """Thinks that nothing matters."""

    def evaluate(self, game: Game) -> list[float]:
        return [0.0] * game.players


def test_moves_that_always_end_alike_are_settled_at_once() -> None:
    game = bottega.new_game("toy", 3, 7)
    search = Search(Seat(game, 0, 1), Alike(), 1)
    search.run(8 * len(search.legal))
    for move in search.legal:
        search.examine(move, 8)
    assert search.settled()
    assert not search.decided()


def test_differences_are_of_tries_in_the_same_guess() -> None:
    assert difference([5.0, 1.0, 9.0], [4.0, 0.0, 8.0, 100.0]) == (1.0, 0.0)
    mean, error = difference([1.0, 3.0], [0.0, 0.0])
    assert mean == 2.0
    assert error == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("seconds", "iterations", "hasty"), [(1.0, None, True), (60.0, None, False), (1.0, 400, False), (60.0, 10, True)]
)
def test_who_has_time_for_few_endings_evaluates_them_early(
    seconds: float, iterations: int | None, hasty: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(master, "learned", lambda _: None)  # with a network, `test_network` tells
    know = knowledge("fresco")
    game = bottega.new_game("fresco", 2, 7)
    search = begin(Seat(game, game.awaiting[0], 1), 1, seconds, iterations, SlowClock(0.1))
    assert search.ending == (know.hasty if hasty else know.ending)


def test_of_many_placements_the_sensible_are_tried_first_and_more_with_every_try() -> None:
    game = bottega.new_game("florence", 2, seed=5)
    while len(game.legal(game.awaiting[0])) < 100:
        game.play(game.awaiting[0], choose(game, game.awaiting[0], "apprentice", seed=game.number))
    seat = Seat(game, game.awaiting[0])
    legal = seat.legal()
    search = Search(seat, knowledge("florence"), 1, hasty=True)
    worths = search._root.worths
    best = sorted(range(len(legal)), key=lambda at: -worths[at])
    for tries in (16, 64):
        search.run(tries - search.iterations)
        tried = {at for at, finding in enumerate(search.findings) if finding.tries}
        assert tried <= set(best[: NARROWEST + int(tries**0.5)])
        assert len(tried) >= NARROWEST
