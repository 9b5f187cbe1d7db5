"""The report on a title: its findings are those of the games, its intervals honest."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from toy_features import STUDIED
from typer.testing import CliRunner

import bottega
from bottega.cli import app
from bottega.study.report import html
from bottega.study.simulation import Series, simulate
from bottega.study.survey import Course, boil_down, came_from_behind, difference, mean, share, survey
from bottega.study.topics import openings, things
from bottega.text import LANGUAGES, words


def records(name: str, games: int) -> list[str]:
    return [result.record for result in simulate(Series(name, ("random",) * 3, games), keep_records=True)]


def course(scores: list[int], had: list[str]) -> Course:
    """A game of two in which the seats had these things."""
    wins = [float(score == max(scores)) for score in scores]
    things = [{"lots": thing.split()} for thing in had]
    return Course(scores, wins, 100, 7, [{}, {}], things, [{}, {}], [{"bid": 3}, {"bid": 1}])


@pytest.mark.parametrize("name", STUDIED)
def test_a_game_is_boiled_down_to_what_happened(name: str) -> None:
    record = records(name, 1)[0]
    found = boil_down(record)
    game = bottega.replay(record)
    assert found.scores == game.scores
    assert found.decisions == game.number
    start = bottega.new_game(name, 3, game.seed).scores
    assert [sum(own.values()) for own in found.sources] == [
        end - begun for end, begun in zip(game.scores, start, strict=True)
    ]


def test_what_a_thing_is_worth_is_counted_by_seats() -> None:
    games = [course([10, 5], ["jester", "forest"]) for _ in range(30)]
    games += [course([4, 6], ["jester", "forest jester"]) for _ in range(10)]
    found = survey("florence", games)
    lines = {line.thing: line for line in found.things["lots"]}
    assert lines["jester"].wins.value == pytest.approx(40 / 50)
    assert lines["jester"].frequency == pytest.approx(50 / 80)
    assert lines["forest"].wins.value == pytest.approx(10 / 40)
    assert lines["forest"].points.value == pytest.approx((30 * 5 + 10 * 6) / 40 - (30 * 10 + 10 * 4) / 40)
    assert [habit.act for habit in found.habits] == ["bid"]


def test_things_that_few_had_are_left_out() -> None:
    games = [course([10, 5], ["jester", "builder" if number < 5 else ""]) for number in range(30)]
    assert [line.thing for line in survey("florence", games).things["lots"]] == ["jester"]


def test_intervals_hold_the_truth_nineteen_times_in_twenty() -> None:
    chance = random.Random(2)
    tries = 400
    hits = [0, 0, 0]
    for _ in range(tries):
        first = [chance.gauss(5, 3) for _ in range(40)]
        second = [chance.gauss(3, 1) for _ in range(60)]
        wins = [float(chance.random() < 0.25) for _ in range(80)]
        for at, (found, truth) in enumerate(
            [(mean(first), 5.0), (difference(first, second), 2.0), (share(wins), 0.25)]
        ):
            hits[at] += found.low <= truth <= found.high
    assert all(0.92 * tries <= count <= 0.98 * tries for count in hits)


@pytest.mark.parametrize("name", STUDIED)
def test_topics_and_acts_have_words(name: str) -> None:
    english = words("en")
    assert all(english.has(f"{name}-topic-{topic.name}") for topic in things(name) + openings(name))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_written_in_every_language(language: str) -> None:
    texts = records("stanza", 12)
    page = html(
        survey("stanza", [boil_down(text) for text in texts]),
        Series("stanza", ("random",) * 3, 12),
        1,
        words(language),
    )
    assert page.count("<svg ") >= 4
    assert f'<html lang="{language}">' in page
    read = re.sub(r"<(style|metadata).*?</\1>|<[^>]+>", " ", page, flags=re.DOTALL)
    assert re.findall(r"\d[.,]\d+", read)
    assert re.findall(r"\d,\d" if language == "en" else r"\d\.\d", read.replace(bottega.__version__, "")) == []
    assert "http://" not in page.replace("http://www.w3.org", "").replace("http://purl.org", "").replace(
        "http://creativecommons.org", ""
    )


def test_the_command_writes_the_report(tmp_path: Path) -> None:
    out = tmp_path / "new" / "report.html"
    run = CliRunner().invoke(app, f"study fresco --games 8 --bots random --players 2 --out {out} -l en".split())
    assert run.exit_code == 0, run.output
    page = out.read_text(encoding="utf-8")
    assert "How bots play Fresco" in page
    assert page.index('class="headline"') < page.index("<h2")  # who wins from which seat, before all else
    assert "options: Leonardo" in page
    for table in re.findall("<table.*?</table>", page, re.DOTALL):
        first = re.findall(r"<tr>\s*<td[^>]*>(.*?)</td>", table, re.DOTALL)
        assert len(first) == len(set(first)), "a row stands there twice"
        assert [name for name in first if "_" in name or name.startswith("fresco-")] == [], "an id stands there"


def test_leads_comebacks_and_margins_are_counted() -> None:
    close = course([10, 8], ["", ""])
    close.standings = [[0, 0], [3, 1], [3, 3], [3, 5], [9, 5]]
    clear = course([9, 2], ["", ""])
    clear.standings = [[0, 0], [3, 1], [4, 1], [6, 1], [7, 1]]
    race = survey("florence", [close, clear]).race
    assert race is not None
    assert race.changes.value == pytest.approx((2 + 0) / 2)
    assert race.margin.value == pytest.approx((2 + 7) / 2)
    assert came_from_behind(close) == 0  # level at half time is not behind
    close.standings[2] = [3, 4]
    assert came_from_behind(close) == 1


def test_prices_are_held_against_the_outcome() -> None:
    games = []
    for number in range(30):
        played = course([10, 5], ["", ""])
        played.paid = [{"jester": [1000 + number]}, {"jester": [500]}]
        games.append(played)
    (found,) = survey("florence", games).prices
    assert (found.thing, found.dear.value, found.cheap.value) == ("jester", 1.0, 0.0)
    assert found.florins.value == pytest.approx((30 * 500 + sum(range(1000, 1030))) / 60)


def test_openings_are_told_seat_by_seat_and_bots_side_by_side() -> None:
    games = []
    for number in range(30):
        played = course([10, 5], ["", ""])
        played.openings = [{"first-lot": "jester" if number % 2 else "forest"}, {"first-lot": "jester"}]
        played.standings = [[0, 0], [1, 0]]
        games.append(played)
    found = survey("florence", games)
    assert [own.value for own in found.openings_by_seat["first-lot"]["jester"]] == [1.0, 0.0]
    assert [own.count for own in found.openings_by_seat["first-lot"]["jester"]] == [15, 30]
    page = html(found, Series("florence", ("random", "apprentice"), 30), 0, words("en"))
    for told in ("Bot against bot", "How close it is", "From each seat", "Made with Bottega"):
        assert told in page
