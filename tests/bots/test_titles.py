"""Bots at the three titles: every level plays, nobody peeks, and knowledge speaks to every question."""

from __future__ import annotations

import math
import pickle
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import bottega
from bottega.bots import LEVELS, Seat, advise, analyse, choose, make_bot
from bottega.bots.arena import Arena
from bottega.bots.hints import reason as hint
from bottega.bots.knowledge import knowledge
from bottega.bots.match import play_match
from bottega.bots.report import as_data, as_html
from bottega.bots.search import Search
from bottega.bots.senior import BOUNDS
from bottega.games import title
from bottega.kernel.chance import Chance
from bottega.kernel.game import Game
from bottega.kernel.option import Setting
from bottega.kernel.reason import Reason
from bottega.text import LANGUAGES, words

TITLES = ("florence", "fresco", "stanza")
EVERYTHING: dict[str, dict[str, Setting]] = {
    "florence": {"muse_and_princess": True, "cooperative_building": True},
    "fresco": {"portraits": True, "bishops_requests": True, "special_blends": True},
    "stanza": {"expert": True, "free_start_order": True},
}


def midway(name: str, moves: int, players: int = 3, options: dict[str, Setting] | None = None, seed: int = 2) -> Game:
    """A game after so many moves of apprentices."""
    game = bottega.new_game(name, players, seed, options)
    bot = make_bot("apprentice", seed)
    for number in range(moves):
        if game.over:
            break
        seat = game.awaiting[0]
        game.do(seat, bot.pick(Seat(game, seat, number)))
    return game


@pytest.mark.parametrize("name", TITLES)
def test_every_level_plays_a_whole_game(name: str) -> None:
    result = play_match(name, {}, ["random", "apprentice", "master:4i"], seed=1, rotation=0)
    assert sorted(result["seats"]) == ["apprentice", "master:4i", "random"]
    assert 1 in result["places"]


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("moves", [0, 3, 17, 42])
def test_what_is_hidden_does_not_change_the_choice(name: str, moves: int) -> None:
    game = midway(name, moves)
    seat = game.awaiting[-1]
    for level in [level for level in LEVELS if level not in BOUNDS]:  # those search as masters do
        wanted = choose(game, seat, level, seed=5, iterations=6)
        for seed in range(2):
            twin = game.guess(seat, seed)
            assert choose(twin, seat, level, seed=5, iterations=6) == wanted, level


@pytest.mark.parametrize("name", TITLES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("everything", [False, True], ids=["plain", "expanded"])
def test_knowledge_speaks_to_every_question(name: str, players: int, everything: bool) -> None:
    if players not in title(name).players:
        players = title(name).players[-1]
    game = bottega.new_game(name, players, 3, EVERYTHING[name] if everything else {})
    know = knowledge(name)
    chance = Chance(7)
    while not game.over:
        seat = game.awaiting[chance.below(len(game.awaiting))]
        legal = game.legal(seat)
        before = game.digest() if game.number % 40 == 0 else ""
        worths = know.judge(game, seat, legal)
        assert len(worths) == len(legal)
        assert all(math.isfinite(worth) for worth in worths)
        if before:
            assert game.digest() == before, "judging must not change the game"
        if chance.below(3):
            game.do(seat, legal[max(range(len(legal)), key=lambda at: worths[at])])
        else:
            game.do(seat, legal[chance.below(len(legal))])
    assert know.evaluate(game) == [float(score) for score in game.scores]


@pytest.mark.parametrize("name", TITLES)
def test_evaluation_comes_nearer_to_the_result(name: str) -> None:
    """After three quarters of a game, who is expected to have most is seldom last."""
    know = knowledge(name)
    lasts = 0
    for seed in range(6):
        whole = midway(name, 10_000, 3, seed=seed)
        late = midway(name, 3 * whole.number // 4, 3, seed=seed)
        expected = know.evaluate(late)
        lasts += whole.places[expected.index(max(expected))] == 3
    assert lasts <= 2


@pytest.mark.parametrize("name", TITLES)
def test_seats_travel_to_other_processes(name: str) -> None:
    seat = Seat(midway(name, 25), midway(name, 25).awaiting[0])
    twin = pickle.loads(pickle.dumps(seat))
    assert twin.view() == seat.view()
    assert twin.legal() == seat.legal()


@pytest.mark.parametrize("name", TITLES)
def test_hints_are_worded(name: str) -> None:
    for moves in (0, 6, 20, 33, 48):
        game = midway(name, moves)
        for advice in advise(game, game.awaiting[0], iterations=8):
            for language in LANGUAGES:
                told = advice.dump(words(language), name)
                assert told["reason"], language
                assert told["words"], language


@pytest.mark.parametrize("name", TITLES)
def test_every_reason_is_worded(name: str) -> None:
    """Ask for the reason of every legal move along a game."""
    game = bottega.new_game(name, 3, 4, EVERYTHING[name])
    bot = make_bot("apprentice", 1)
    heard = set()
    while not game.over:
        seat = game.awaiting[0]
        for number in game.legal(seat):
            reason = hint(game, seat, number)
            if reason is not None and reason.rule not in heard:
                heard.add(reason.rule)
                assert all(words(language).reason(reason) for language in LANGUAGES)
        game.do(seat, bot.pick(Seat(game, seat, game.number)))
    assert len(heard) >= 4


def reasons_along(name: str, seeds: int, players: int = 3) -> Iterator[tuple[Game, int, Reason]]:
    """The positions of apprentices' games, with each legal move that has a reason of the title's own."""
    for seed in range(seeds):
        game = bottega.new_game(name, players, seed)
        bot = make_bot("apprentice", seed)
        while not game.over:
            seat = game.awaiting[0]
            for number in game.legal(seat):
                reason = hint(game, seat, number)
                if reason is not None:
                    yield game, number, reason
            game.do(seat, bot.pick(Seat(game, seat, game.number)))


def told(game: Game, number: int, kind: str) -> list[Any]:
    """What the events of one kind tell that a move leads to."""
    after = game.copy()
    after.log = []
    after.do(game.awaiting[0], number)
    return [event.args for event in after.log if event.kind == kind]


def test_a_work_that_needs_bonus_cards_is_not_said_to_reach_the_minimum_by_itself() -> None:
    heard = set()
    for _, _, reason in reasons_along("florence", 3, players=5):
        if reason.rule.startswith("florence-hint-work"):
            heard.add(reason.rule)
            value, minimum = int(str(reason.args["value"])), int(str(reason.args["minimum"]))
            if reason.rule == "florence-hint-work":
                assert value >= minimum
            else:
                assert value < minimum <= int(str(reason.args["reach"]))
    assert heard == {"florence-hint-work", "florence-hint-work-bonus"}


def test_a_builder_is_praised_for_what_one_more_brings() -> None:
    heard = {reason.rule for _, _, reason in reasons_along("florence", 3) if "-builder" in reason.rule}
    assert heard == {f"florence-hint-builder{which}" for which in ("", "-second", "-third")}


def test_the_mood_rises_falls_or_stays() -> None:
    said = {
        words(language).reason(reason)
        for _, _, reason in reasons_along("fresco", 1)
        for language in LANGUAGES
        if reason.rule == "fresco-hint-wake"
    }
    assert not [sentence for sentence in said if "-" in sentence or " 0" in sentence]


def test_the_altar_is_not_praised_where_a_tile_pays_more() -> None:
    for game, number, reason in reasons_along("fresco", 2):
        if reason.rule == "fresco-hint-altar":
            (paid,) = told(game, number, "altar")
            points = told(game, number, "points")[0]
            for other in game.legal(game.awaiting[0]):
                for tile in told(game, other, "restore"):
                    if not Counter(tile["paints"]) - Counter(paid["paints"]):
                        assert tile["value"] <= points["points"]


def test_whoever_is_hired_is_said_to_strengthen_only_where_that_is_so() -> None:
    for game, number, reason in reasons_along("stanza", 2):
        if reason.rule == "stanza-hint-hire":
            after = game.copy()
            after.do(game.awaiting[0], number)
            before, behind = (one.view(None)["activation"]["strength"] for one in (game, after))
            assert behind == before + 1


def test_an_income_of_nothing_is_no_reason() -> None:
    rules = [reason for _, _, reason in reasons_along("stanza", 2) if reason.rule == "stanza-hint-income"]
    assert rules
    assert all(reason.args["florins"] != 0 for reason in rules)


def test_an_analysis_becomes_data_and_a_page() -> None:
    game = midway("stanza", 20, players=2)
    analysis = analyse(game.record(), 0, iterations=6)
    german = words("de")
    data = as_data(analysis, german)
    assert [decision["number"] for decision in data["decisions"]] == [d.number for d in analysis.decisions]
    page = as_html(analysis, german)
    assert page.startswith("<!doctype html>")
    assert "<svg" in page
    assert "http://" not in page
    assert "https://" not in page
    assert "<script" not in page


def test_several_processes_play_the_same_games() -> None:
    alone = Arena("stanza", ["random", "apprentice"], games=4)
    together = Arena("stanza", ["random", "apprentice"], games=4)
    alone.play()
    together.play(processes=2)
    assert {game: result["scores"] for game, result in alone.results.items()} == {
        game: result["scores"] for game, result in together.results.items()
    }


@pytest.mark.parametrize("name", TITLES)
def test_a_search_tells_points_of_games_played_to_their_end(name: str) -> None:
    game = midway(name, 20)
    search = Search(Seat(game, game.awaiting[0], 1), knowledge(name), 1)
    search.run(12)
    for finding in search.findings:
        assert finding.points == int(finding.points)
        assert finding.places == int(finding.places)
