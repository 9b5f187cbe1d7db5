"""Advice and analysis: what they say, and that it can be stopped."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest
import toy  # noqa: F401  puts the toy title on the shelf
from typer.testing import CliRunner

import bottega
from bottega.bots import Seat, advise, analyse, make_bot, master
from bottega.bots import analysis as analysis_of
from bottega.bots.advice import _beside, _plain_reason, place_of, shared
from bottega.bots.course import chance_course, point_course
from bottega.bots.hints import reason as hint
from bottega.bots.knowledge.base import leads
from bottega.bots.loss import Loss, Losses, compared, total
from bottega.bots.master import Clock, Master
from bottega.bots.report import as_data, as_html
from bottega.bots.search import Finding, Search
from bottega.cli import app
from bottega.games import NAMES
from bottega.kernel.errors import SetupError
from bottega.kernel.game import Game
from bottega.kernel.record import Record
from bottega.text import Words


def test_advice_comes_best_first_with_place_and_points() -> None:
    game = bottega.new_game("toy", 3, 8)
    advice = advise(game, 1, iterations=150, most=2)
    assert len(advice) == 2
    assert advice[0].share >= advice[1].share
    for item in advice:
        assert game.why_not(1, item.move) is None
        assert 1 <= item.place <= 3
        assert 0 <= item.win <= 1
        assert str(item.reason)


def test_the_worth_of_moves_differs_by_what_their_reasons_tell() -> None:
    """A move of few tries is not told by the luck of its guesses, but by what it lacks beside the best in the same."""
    lucky = tried(1, [9.0, 9.0, 1.0, 1.0], [9.0, 9.0, 1.0, 1.0])
    behind = tried(2, [8.0, 8.0], [8.0, 8.0])
    for finding in (lucky, behind):
        finding.points, finding.wins = sum(finding.scores), sum(finding.chances)
    assert _beside(lucky, lucky) == (0.5, 5.0)
    assert _beside(lucky, behind) == (0.5, 4.0)


def test_a_seat_that_is_not_asked_gets_no_advice() -> None:
    game = bottega.new_game("toy", 3, 8)
    game.do(0, game.legal(0)[0])
    assert advise(game, 0, iterations=10) == []


def test_every_decision_of_the_seat_is_analysed(record: Record) -> None:
    analysis = analyse(record, 1, iterations=60)
    assert analysis.complete
    assert [decision.seat for decision in analysis.decisions] == [1] * len(analysis.decisions)
    for decision in analysis.decisions:
        assert record.moves[decision.number - 1] == (1, str(decision.played))
        assert decision.lost_win >= 0
        assert decision.best != decision.played or decision.lost_win == 0
    assert len(analysis.course) == len(record.moves)


def test_the_sources_add_up_to_the_score(record: Record) -> None:
    analysis = analyse(record, 0, iterations=10)
    assert [sum(own.values()) for own in analysis.sources] == analysis.scores


def test_a_stopped_analysis_keeps_what_it_has(record: Record) -> None:
    heard: list[int] = []
    analysis = analyse(
        record, 0, iterations=20, progress=lambda done, total: heard.append(done), stop=lambda: len(heard) >= 4
    )
    assert not analysis.complete
    assert len(analysis.course) == 4
    assert heard == [1, 2, 3, 4]


def test_the_same_seed_gives_the_same_analysis(record: Record) -> None:
    first, second = (analyse(record, 2, iterations=40, seed=3) for _ in range(2))
    assert json.dumps([d.lost_win for d in first.decisions]) == json.dumps([d.lost_win for d in second.decisions])


def test_the_whole_game_is_analysed_within_a_time(record: Record) -> None:
    analysis = analyse(record, 1, within=0.01)
    assert analysis.complete
    assert len(analysis.course) == len(record.moves)


def test_what_is_within_the_noise_is_no_mistake() -> None:
    noisy, clear = Losses(win=Loss(0.2, 0.11)), Losses(win=Loss(0.2, 0.01))
    assert (noisy.kind, noisy.win.sure) == ("good", 0.0)
    assert (clear.kind, clear.win.sure) == ("mistake", 0.2)
    assert Losses(win=Loss(0.03, 0.001)).kind == "inaccuracy"
    low, high = Loss(1.0, 0.5).between
    assert low == pytest.approx(0.02, abs=0.001)
    assert high == pytest.approx(1.98, abs=0.001)


def test_what_is_lost_beyond_the_noise_is_what_the_interval_shows() -> None:
    for mean in (-0.3, -0.1, 0.0, 0.01, 0.1, 0.19, 0.2, 0.3):
        loss = Loss(mean, 0.1)
        assert (loss.sure > 0.0) == (loss.between[0] > 0.0)
        assert loss.known == (not loss.between[0] <= 0.0 <= loss.between[1])


def test_a_move_that_lost_points_beyond_the_noise_is_not_called_good_for_the_chances_alone() -> None:
    decided = Loss(0.0, 0.001)  # the game is as good as won, or lost
    assert Losses(Loss(0.9, 0.1), decided).kind == "good"  # hardly worse
    assert Losses(Loss(1.0, 0.1), decided).kind == "inaccuracy"
    assert Losses(Loss(3.0, 0.5), decided).kind == "mistake"
    assert Losses(Loss(3.0, 2.0), decided).kind == "good"  # noise
    bought = Losses(Loss(3.0, 0.5), Loss(-0.1, 0.01))
    assert (bought.kind, bought.cost) == ("good", 0.0)


def test_points_are_not_given_for_a_chance_that_nobody_sees() -> None:
    """Where the game is as good as lost, a move may win once more in ten thousand games, and nine points less."""
    hopeless = Losses(Loss(9.0, 0.2), Loss(-0.0001, 0.00001))
    assert hopeless.win.known
    assert hopeless.kind == "mistake"
    assert hopeless.cost == pytest.approx(0.18)


def test_losses_are_weighed_by_one_measure() -> None:
    points, chances, both = Losses(points=Loss(2.0, 0.1)), Losses(win=Loss(0.05, 0.01)), Losses(Loss(2.0), Loss(0.05))
    assert points.cost == pytest.approx(0.04)
    assert chances.cost == both.cost == 0.05


def test_who_gave_away_points_is_not_quite_accurate(record: Record) -> None:
    analysis = analyse(record, 1, iterations=4)
    for decision in analysis.decisions:
        decision.losses = Losses()
    assert analysis.accuracy() == 100.0
    analysis.decisions[0].losses = Losses(points=Loss(2.0, 0.1))
    assert analysis.accuracy() < 100.0


def test_who_chooses_as_well_as_the_analysis_loses_nothing_on_average() -> None:
    losses: list[Loss] = []
    for seed in range(900, 912):
        game = bottega.new_game("toy", 3, seed)
        bots = [Master(7919 * seed + seat, iterations=40) for seat in range(3)]
        while not game.over:
            seat = game.awaiting[0]
            game.do(seat, bots[seat].pick(Seat(game, seat, seed)))
        told = game.record()
        for seat in range(3):
            losses += [one.losses.points for one in analyse(told, seat, iterations=80, seed=31 * seed).decisions]
    together = total(losses)
    assert len(losses) > 100
    assert abs(together.mean) < 2 * together.error


def test_the_best_move_is_found_by_the_search_of_a_master(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    # What judges both moves then may differ from it: who chooses alike loses nothing by any judge.
    begun: list[tuple[float, int | None]] = []

    def begin(seat: Seat, seed: int, seconds: float, iterations: int | None, clock: Clock) -> Search:
        begun.append((seconds, iterations))
        return master.begin(seat, seed, seconds, iterations, clock)

    monkeypatch.setattr(analysis_of, "begin", begin)
    decisions = analyse(record, 1, seconds=0.25, iterations=20).decisions
    assert begun == [(0.25, 20)] * len(decisions)


def test_the_worth_before_and_after_a_move_differs_by_its_loss(record: Record) -> None:
    others = [one for one in analyse(record, 1, iterations=80).decisions if one.best != one.played]
    assert others
    for one in others:
        assert one.advice[0].win - one.win == pytest.approx(one.losses.win.mean)
        assert one.advice[0].points - one.points == pytest.approx(one.losses.points.mean)


def test_losses_even_out_over_a_game() -> None:
    together = total([Loss(1.0, 0.3), Loss(-1.0, 0.4)])
    assert together.mean == 0.0
    assert together.error == pytest.approx(0.5)


def test_moves_are_compared_try_by_try_and_not_by_few() -> None:
    best, played = Finding(1), Finding(2)
    for luck in range(10):
        for finding, score in ((best, luck + 2.0), (played, float(luck))):
            finding.tries += 1
            finding.scores.append(score)
            finding.chances.append(0.5)
    found = compared(best, played)
    assert found is not None
    assert (found.points.mean, found.points.error) == (2.0, 0.0)
    assert compared(best, Finding(3)) is None


def test_every_decision_has_a_kind_and_an_interval(record: Record) -> None:
    analysis = analyse(record, 1, iterations=80)
    assert 0 <= analysis.accuracy() <= 100
    low, high = analysis.loss().between
    assert low <= analysis.lost_points() <= high
    for decision in analysis.decisions:
        assert (analysis.kind_of(decision) == "best") == (decision.best == decision.played)
        low, high = decision.losses.win.between
        assert low <= decision.losses.win.mean <= high


@pytest.mark.parametrize("seconds", [0, -1, 1e9])
def test_a_time_that_can_not_be_is_refused(record: Record, seconds: float) -> None:
    with pytest.raises(SetupError, match="possible"):
        analyse(record, 0, seconds=seconds)
    with pytest.raises(SetupError, match="possible"):
        advise(bottega.new_game("toy", 3, 8), 0, seconds=seconds)


def tried(move: int, scores: list[float], leads: list[float]) -> Finding:
    """A move whose tries ended like this."""
    finding = Finding(move)
    finding.tries = len(scores)
    finding.scores, finding.leads, finding.chances = scores, leads, [0.5] * len(scores)
    return finding


def test_a_reason_tells_what_a_move_gains_keeps_from_others_or_lacks() -> None:
    luck = [1.0, 5.0, 3.0, 8.0]
    plain = tried(1, luck, luck)
    richer = tried(2, [score + 3.0 for score in luck], [score + 3.0 for score in luck])
    meaner = tried(3, luck, [score + 0.6 * 2.0 for score in luck])  # of a lead the others' points are six tenths
    assert leads([9.0, 3.0])[0] - leads([9.0, 5.0])[0] == pytest.approx(0.6 * 2.0)
    told = [
        (_plain_reason(richer, [richer, plain]), "bots-reason-ahead", 3),
        (_plain_reason(plain, [richer, plain]), "bots-reason-behind", 3),
        (_plain_reason(meaner, [meaner, plain]), "bots-reason-prevents", 2),
        (_plain_reason(plain, [meaner, plain]), "bots-reason-allows", 2),
    ]
    for reason, rule, points in told:
        assert (reason.rule, reason.args) == (rule, {"points": points})
    assert _plain_reason(plain, [plain, tried(4, luck, luck)]).rule == "bots-reason-level"
    assert _plain_reason(plain, [plain]).rule == "bots-reason-only"


def test_the_reason_beside_a_loss_compares_with_what_was_played(record: Record) -> None:
    told = [
        (Losses(Loss(2.6, 0.1), Loss(0.1, 0.01)), "points"),
        (Losses(Loss(0.3, 0.1), Loss(0.1, 0.01)), "chance"),
        (Losses(Loss(0.9, 0.1), Loss(0.01, 0.001)), "hardly"),
        (Losses(Loss(5.0, 4.0), Loss(0.01, 0.1)), "level"),
        (Losses(Loss(0.03, 0.01), Loss(0.0001, 0.00001)), "level"),  # both are told as 0
        (Losses(Loss(-1.2, 0.1), Loss(0.0001, 0.00001)), "worse"),
        (Losses(Loss(4.0, 0.1), Loss(-0.1, 0.01)), "worse"),
        (Losses(Loss(-1.3, 0.4), Loss(0.04, 0.03)), "level"),  # more points, but perhaps a smaller chance
        (Losses(Loss(-2.9, 0.1), Loss(0.1, 0.01)), "fewer"),
    ]
    for losses, rule in told:
        assert losses.reason.rule == f"bots-compared-{rule}"
    for decision in analyse(record, 1, iterations=80).decisions:
        if decision.best != decision.played:
            assert decision.advice[0].reason == decision.losses.reason


@pytest.mark.parametrize("title", NAMES)
def test_the_best_move_is_praised_only_for_what_the_other_lacks(title: str) -> None:
    """Two blends both pay for better tiles, and a move is no better for its reason where it is not better."""
    game = bottega.new_game(title, 2, 6)
    bots = [make_bot("apprentice", seat) for seat in range(2)]
    before: list[Game] = []
    while game.number < 60:
        before.append(game.copy())
        seat = game.awaiting[0]
        game.do(seat, bots[seat].pick(Seat(game, seat, 3)))
    others = [one for one in analyse(game.record(), 0, iterations=40).decisions if one.best != one.played]
    assert all(one.known for one in others)
    own = {hint(before[one.number - 1], 0, one.best.number) for one in others} - {None}
    assert own, "the title would praise some of them"
    for one in others:
        reason = one.advice[0].reason
        if not reason.rule.startswith("bots-"):
            assert one.losses.kind != "good"
            other = hint(before[one.number - 1], 0, one.played.number)
            assert other is None or other.rule != reason.rule


@pytest.mark.parametrize("title", NAMES)
def test_the_points_to_expect_are_those_of_the_end(title: str) -> None:
    """Early in a game there is little on any track, but people want to know how it may end."""
    game = bottega.new_game(title, 2, 7)
    bots = [make_bot("apprentice", seat) for seat in range(2)]
    while not game.over:
        seat = game.awaiting[0]
        game.do(seat, bots[seat].pick(Seat(game, seat, 3)))
    analysis = analyse(game.record(), 0, iterations=1)
    quarter = analysis.course[len(analysis.course) // 4]
    assert sum(quarter) == pytest.approx(sum(game.scores), rel=0.4)


def test_a_difference_that_may_be_chance_is_not_told_as_points() -> None:
    noisy = tried(1, [30.0, 0.0, 0.0, 0.0], [30.0, 0.0, 0.0, 0.0])
    other = tried(2, [0.0, 2.0, 1.0, 3.0], [0.0, 2.0, 1.0, 3.0])
    assert _plain_reason(noisy, [noisy, other]).rule == "bots-reason-level"


def test_a_move_that_may_lack_much_is_not_called_hardly_worse() -> None:
    best = tried(1, [9.0, 0.0, 5.0, 2.0], [9.0, 0.0, 5.0, 2.0])
    noisy = tried(2, [0.0, 3.0, 1.0, 4.0], [0.0, 3.0, 1.0, 4.0])
    near = tried(3, [8.9, 0.1, 4.9, 2.1], [8.9, 0.1, 4.9, 2.1])
    assert _plain_reason(noisy, [best, noisy]).rule == "bots-reason-unsure"
    assert _plain_reason(near, [best, near]).rule == "bots-reason-close"
    near.chances = [0.3] * 4
    assert _plain_reason(near, [best, near]).rule == "bots-reason-chance"
    near.chances = [0.495] * 4
    assert _plain_reason(near, [best, near]).rule == "bots-reason-close", "both are told as 50 %"


def test_points_that_a_worse_move_brings_are_told_with_what_it_lacks() -> None:
    best = tried(1, [1.0, 2.0, 3.0, 4.0], [1.0, 2.0, 3.0, 4.0])
    greedy = tried(2, [3.0, 4.0, 5.0, 6.0], [3.0, 4.0, 5.0, 6.0])
    greedy.chances = [0.2] * 4
    reason = _plain_reason(greedy, [best, greedy])
    assert (reason.rule, reason.args) == ("bots-reason-bought", {"points": 2})


def test_a_move_is_not_told_to_help_the_others_where_it_helps_its_own_seat_more() -> None:
    best = tried(1, [1.0, 2.0, 3.0, 4.0], [1.0, 2.0, 3.0, 4.0])
    greedy = tried(2, [5.0, 6.0, 7.0, 8.0], [4.4, 5.4, 6.4, 7.4])  # the others have a point more, it has four
    assert _plain_reason(greedy, [best, greedy]).rule == "bots-reason-close"
    meaner = tried(3, [1.0, 2.0, 3.0, 4.0], [0.4, 1.4, 2.4, 3.4])
    assert _plain_reason(meaner, [best, meaner]).rule == "bots-reason-allows"


def test_the_place_to_expect_goes_with_the_chances_to_win() -> None:
    assert place_of([0.25] * 4, 2) == 2.5
    assert place_of([1.0, 0.0, 0.0], 0) == 1.0
    assert place_of([1.0, 0.0, 0.0], 1) == 2.5
    for win in (0.1, 0.3, 0.6):
        for others in ([0.3, 0.3, 0.0, 0.4], [0.9, 0.05, 0.0, 0.05], [0.0, 0.0, 1.0, 0.0]):
            place = place_of(shared(others, 2, win), 2)
            assert 1.0 + (1.0 - win) <= place <= 1.0 + 3.0 * (1.0 - win), "first as often as it wins, else behind"


@pytest.mark.parametrize("title", NAMES)
def test_advice_tells_no_place_that_its_chance_to_win_does_not_allow(title: str) -> None:
    game = bottega.new_game(title, 4, 5)
    for _ in range(12):
        seat = game.awaiting[0]
        if len(game.legal(seat)) > 1:
            for one in advise(game, seat, iterations=16):
                assert 2.0 - one.win <= one.place <= 4.0 - 3.0 * one.win + 1e-9
        game.do(seat, make_bot("apprentice", seat).pick(Seat(game, seat, 3)))


def test_the_command_compares_all_players(tmp_path: Path) -> None:
    game = bottega.new_game("stanza", 2, 5)
    while game.number < 10:
        game.do(game.awaiting[0], game.legal(game.awaiting[0])[0])
    record = tmp_path / "short.record"
    record.write_text(str(game.record()), encoding="utf-8")
    asked = ["analyse", str(record), "--everybody", "--iterations", "4", "--seed", "3", "-l", "en"]
    run = CliRunner().invoke(app, asked)
    assert run.exit_code == 0, run.output
    assert "Accuracy" in run.output
    first, second = (json.loads(CliRunner().invoke(app, [*asked, "--json"]).stdout) for _ in range(2))
    assert first == second
    assert [report["seat"] for report in first] == [0, 1]
    wrong = CliRunner().invoke(app, ["analyse", str(record), "--seconds", "0"])
    assert wrong.exit_code != 0
    assert "Analysing" not in wrong.output  # nothing was begun


@pytest.mark.parametrize("command", ["hint", "analyse"])
@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "1e9", "0.0001"])
def test_the_commands_tell_the_range_of_times(tmp_path: Path, command: str, seconds: str) -> None:
    record = tmp_path / "short.record"
    record.write_text(str(bottega.new_game("stanza", 2, 5).record()), encoding="utf-8")
    run = CliRunner().invoke(app, [command, str(record), f"--seconds={seconds}"])
    assert isinstance(run.exception, SetupError)
    assert run.exception.reason.rule == "bots-seconds-range"


def test_a_page_that_can_not_be_written_is_told_before_the_analysis(
    tmp_path: Path, record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tmp_path / "toy.record"
    game.write_text(str(record), encoding="utf-8")
    monkeypatch.setattr("bottega.cli.analyse.analyse_record", lambda *_, **__: pytest.fail("it was begun"))
    run = CliRunner().invoke(app, ["analyse", str(game), "--html", str(tmp_path / "nowhere" / "report.html")])
    assert isinstance(run.exception, FileNotFoundError)


def test_the_chances_to_win_of_one_chart_are_of_one_judge(record: Record) -> None:
    """The tries of the seat's decisions tell its own chance all along, and the others have the rest."""
    analysis = analyse(record, 1, iterations=80)
    course, band = chance_course(analysis)
    first = analysis.decisions[0].number
    assert course[: first - 1] == [[]] * (first - 1)
    for row, edges in zip(course[first - 1 :], band[first - 1 :], strict=True):
        assert sum(row) == pytest.approx(1.0)
        assert edges is None or edges[0] <= row[1] <= edges[1]
    for decision in analysis.decisions[:-1]:
        assert course[decision.number - 1][1] == decision.chance.mean
    assert course[-1] == analysis.chances[-1]  # the end is known
    assert as_data(analysis, Words("en", lenient=True))["chances_95"] == [
        None if edges is None else [round(edge, 3) for edge in edges] for edges in band
    ]


def test_without_a_network_the_points_of_a_chart_are_those_that_the_tries_expect(
    record: Record,
) -> None:
    """An evaluation may count what there is. It tells how far the seats are apart; the tries tell what is to come."""
    analysis = analyse(record, 1, iterations=80)
    assert not analysis.foretold
    for row in analysis.course[:-1]:
        row[:] = [points - 20.0 for points in row]
    course = point_course(analysis)
    first = analysis.decisions[0].number
    assert course[: first - 1] == [[]] * (first - 1)
    assert all(course[first - 1 :])
    assert course[-1] == analysis.scores
    for row, evaluated in zip(course[first - 1 :], analysis.course[first - 1 :], strict=True):
        assert row[0] - row[2] == pytest.approx(evaluated[0] - evaluated[2])
    for decision, following in pairwise(analysis.decisions):
        at = next(at for at, settled in enumerate(analysis.settled, 1) if at >= decision.number and settled)
        if at < min(following.number, len(course)):
            assert course[at - 1][1] == pytest.approx(decision.points)
    assert "<polyline" in as_html(analysis, Words("en", lenient=True))
    analysis.foretold = True
    assert point_course(analysis) == analysis.course


def test_a_game_that_is_not_over_ends_by_the_same_judge(record: Record) -> None:
    part = bottega.replay(record).fresh()
    for seat, move in record.moves[:-2]:
        part.play(seat, move)
    course, band = chance_course(analyse(part.record(), 1, iterations=80))
    assert band[-1] is not None
    assert sum(course[-1]) == pytest.approx(1.0)


def test_what_the_search_alone_has_tried_is_not_taken_for_known(record: Record) -> None:
    """It may judge otherwise: a chart of both would leap."""
    analysis = analyse(record, 1, iterations=24)  # twelve for the search, six for each move apart
    assert not any(decision.known for decision in analysis.decisions)


def test_others_share_what_is_left_though_an_evaluation_leaves_them_nothing(record: Record) -> None:
    analysis = analyse(record, 1, iterations=80)
    analysis.chances[:-1] = [[0.0, 1.0, 0.0]] * (len(analysis.chances) - 1)
    course, _ = chance_course(analysis)
    for row in course[analysis.decisions[0].number : -1]:
        assert row[0] == row[2]
        assert sum(row) == pytest.approx(1.0)


def test_where_nothing_is_known_the_evaluation_judges_the_whole_chart(record: Record) -> None:
    analysis = analyse(record, 1, iterations=2)
    assert chance_course(analysis) == (analysis.chances, [None] * len(analysis.chances))


def test_every_decision_is_told_by_the_same_tries_whatever_search_found_its_best(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    def doubting(search: Search, *args: object, **named: object) -> None:
        master.think(search, *args, **named)  # type: ignore[arg-type]
        for finding in search.findings:
            finding.chances, finding.wins = [0.0] * finding.tries, 0.0

    monkeypatch.setattr(analysis_of, "think", doubting)
    decisions = analyse(record, 1, iterations=80).decisions
    assert {one.best == one.played for one in decisions} == {True, False}
    for one in decisions:
        assert one.known
        assert one.win > 0.0
        assert one.advice[0].win - one.win == pytest.approx(one.losses.win.mean)


def test_only_the_best_move_is_praised_and_the_others_tell_what_they_lack() -> None:
    """In an auction both a bid and passing have a good reason of their own, and one of them must be wrong."""
    game = bottega.new_game("florence", 3, 100)
    while game.awaiting != [game.awaiting[0]] or not game.moves(game.awaiting[0])[0].text.startswith("bid"):
        game.do(game.awaiting[0], game.legal(game.awaiting[0])[0])
    best, *others = advise(game, game.awaiting[0], iterations=12, most=3)
    assert best.reason.rule.startswith(("florence-hint-", "bots-reason-"))
    assert others
    for other in others:
        lacks = ("behind", "allows", "chance", "bought", "close", "unsure")
        assert other.reason.rule in [f"bots-reason-{what}" for what in lacks]


def test_an_analysis_without_time_says_that_it_knows_nothing(record: Record) -> None:
    hasty = as_data(analyse(record, 1, iterations=2), Words("en", lenient=True))
    assert hasty["thin"]
    assert [decision["win_95"] for decision in hasty["decisions"]] == [[0, 1]] * len(hasty["decisions"])
    assert not as_data(analyse(record, 1, iterations=120), Words("en", lenient=True))["thin"]
    game = bottega.new_game("stanza", 2, 5)
    (only,) = advise(game, 0, iterations=1, most=1)
    assert only.reason.rule != "bots-reason-only"
