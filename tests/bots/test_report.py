"""Reports: an analysis as it is read, in the terminal and as a page."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path

import pytest
import toy  # noqa: F401  puts the toy title on the shelf
from typer.testing import CliRunner

import bottega
from bottega.bots import Seat, analyse, make_bot
from bottega.bots import analysis as analysis_of
from bottega.bots.balance import balance
from bottega.bots.loss import INACCURATE, MISTAKEN, POINT, Loss, Losses
from bottega.bots.luck import Draw
from bottega.bots.report import as_data, as_html, comparison, reworded, sentences, summary, with_interval, worths
from bottega.cli import app, common
from bottega.cli.analyse import _table
from bottega.kernel.record import Record
from bottega.text import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_told_where_kinds_begin(language: str) -> None:
    told = Words(language).say("page-grades-about")
    bounds = [INACCURATE / POINT, 100 * INACCURATE, MISTAKEN / POINT, 100 * MISTAKEN, 100 * analysis_of.TURNING]
    assert [int(number) for number in re.findall(r"\d+", told)] == [round(bound) for bound in bounds]


def test_a_report_of_all_players_is_written_too(tmp_path: Path, record: Record) -> None:
    game, page = tmp_path / "toy.record", tmp_path / "report.html"
    game.write_text(str(record), encoding="utf-8")
    asked = ["analyse", str(game), "--everybody", "--iterations", "4", "--html", str(page), "-l", "en"]
    run = CliRunner().invoke(app, asked)
    assert run.exit_code == 0, run.output
    assert "All players" in page.read_text(encoding="utf-8")
    for told in (run.output, page.read_text(encoding="utf-8")):
        assert "Too little was tried" in told


def test_a_report_tells_the_worth_before_and_after_a_move_and_the_chance_with_its_band(record: Record) -> None:
    analysis = analyse(record, 1, iterations=80)
    english = Words("en", lenient=True)
    page = as_html(analysis, english)
    for decision in analysis.decisions:
        (win, *lost), (points, *_) = worths(decision, english)
        assert (" → " in win) == (" → " in points) == (decision.best != decision.played)
        assert "<br>".join([win, *lost]) in page
    assert english.say("page-grades-about") in page
    assert "<polygon" in page
    assert "Too little was tried" not in page


def test_on_phones_the_decisions_of_a_report_stand_one_below_the_other_each_figure_named(record: Record) -> None:
    analysis = analyse(record, 1, iterations=80)
    for language in LANGUAGES:
        words = Words(language, lenient=True)
        page = as_html(analysis, words)
        for head in ("best", "win", "points"):
            named = page.count(f'data-head="{words.say(f"bots-report-{head}")}"')
            assert named == len(analysis.decisions) + len(analysis.turning_points())
    assert "@media (max-width" in page
    assert all(f"<p>{escape(one)}</p>" in page for one in sentences(analysis, words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_cut_off_in_a_terminal_of_eighty_columns(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = bottega.new_game("florence", 3, 2)
    bot = make_bot("apprentice", 2)
    while game.number < 30:
        game.do(game.awaiting[0], bot.pick(Seat(game, game.awaiting[0], game.number)))
    record = tmp_path / "part.record"
    record.write_text(str(game.record()), encoding="utf-8")
    monkeypatch.setattr(common.console, "_width", 80)
    run = CliRunner().invoke(app, ["analyse", str(record), "--iterations", "4", "-l", language])
    assert run.exit_code == 0, run.output
    assert not re.findall(r"\w+…", run.output)
    words = Words(language)
    assert words.say("bots-kind-best") in run.output
    heads = ["bots-report-lost-points", "bots-report-way", "bots-report-between", "bots-report-luck"]
    rows = [[words.say(head), *["−116,8 (−113,4 … −120,1)"] * 4] for head in heads]
    with common.console.capture() as shown:
        common.console.print(_table([["", *[words.seat(seat) for seat in range(4)]], *rows]))
    assert not re.findall(r"\w+…", shown.get()), shown.get()


def test_a_report_speaks_of_luck_only_where_there_was_some(record: Record) -> None:
    analysis = analyse(record, 1, iterations=4)
    analysis.draws = [Draw(1, 0, [Loss(2.0, 0.1), Loss(), Loss(-1.0, 0.1)])]
    assert "was drawn" not in summary(analysis, Words("en", lenient=True))
    analysis.seat = 0
    assert "was drawn" in summary(analysis, Words("en", lenient=True))


def test_nothing_has_no_minus() -> None:
    assert with_interval(Loss(-0.004, 0.01), 1.0, 1, Words("en")) == "0.0 (0.0 … 0.0)"


def test_figures_are_written_as_in_the_language_of_the_report() -> None:
    for language, told in (("en", "1.5 (−0.5 … 3.5)"), ("de", "1,5 (−0,5 … 3,5)"), ("fr", "1,5 (−0,5 … 3,5)")):
        assert with_interval(Loss(1.5, 1.02), 1.0, 1, Words(language)) == told


def test_a_report_that_another_version_kept_is_told_though_its_sentences_were_others() -> None:
    game = bottega.new_game("stanza", 2, 5)
    for _ in range(6):
        game.do(game.awaiting[0], game.legal(game.awaiting[0])[0])
    report = as_data(analyse(game.record(), 0, iterations=4), Words("en"))
    told = [advice for decision in report["decisions"] for advice in decision["best"]]
    told[0]["why"] = {"rule": "bots-reason-ahead", "args": {}}  # the points were told otherwise
    told[1]["why"] = {"rule": "bots-reason-of-yore", "args": {}}
    told[2]["why"] = {"rule": "bots-reason-only", "args": {}}
    german = Words("de")
    again = [one["reason"] for each in reworded(report, german, game.catalogue)["decisions"] for one in each["best"]]
    assert again[:2] == [one["reason"] for one in told[:2]]
    assert again[2] == german.say("bots-reason-only")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_decisions_lost_goes_with_the_end_of_the_game(record: Record, language: str) -> None:
    """Losses suppose rules of thumb afterwards and add up to too much: so it is told what came back in between."""
    analysis = analyse(record, 1, iterations=80)
    for decision in analysis.decisions:
        decision.losses = Losses(points=Loss(7.0, 0.1))
    kept = balance(analysis)
    assert kept is not None
    assert kept.first - kept.lost + kept.between == kept.end == analysis.scores[1]
    assert kept.lost == 7 * len(analysis.decisions)
    words = Words(language, lenient=True)
    told = summary(analysis, words)
    for figure in (words.figure(kept.first), words.figure(kept.between, signed=True), words.figure(kept.lost, 1)):
        assert figure in told
    assert as_data(analysis, words)["balance"]["between"] == kept.between
    rows = {row[0]: row[1:] for row in comparison([analysis], words)}
    assert rows[words.say("bots-report-way")] == [f"{words.figure(kept.first)} → {kept.end}"]
    analysis.places = []  # not over: nobody knows the end
    assert balance(analysis) is None
    assert "balance" not in as_data(analysis, words)
