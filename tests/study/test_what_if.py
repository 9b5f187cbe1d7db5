"""What if: a figure changed, the same seeds, differences pair by pair."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from bottega.cli import app
from bottega.games import title
from bottega.kernel.errors import BottegaError, SetupError
from bottega.study.simulation import Series
from bottega.study.survey import Mean
from bottega.study.what_if import Effect, _corrected, compare, figures, read_change


def test_a_figure_is_named_by_its_path_or_its_end() -> None:
    change = read_change("florence", "money.person=+100")
    assert (change.figure.value, change.becomes) == (300, 400)
    assert read_change("florence", "base_price=150").becomes == 150
    assert read_change("florence", "building_by_builders[0]=*2").becomes == 1400
    assert read_change("florence", "money.start=-500").becomes == 3000
    assert change.apply().data["money"]["person"] == 400
    assert title("florence").components().data["money"]["person"] == 300


@pytest.mark.parametrize("text", ["money.person", "person=", "=3", "nothing=+1", "building=+1", "money.person=+a"])
def test_what_names_no_figure_is_told(text: str) -> None:
    with pytest.raises(SetupError):
        read_change("florence", text)


def test_who_names_no_figure_hears_which_are_near() -> None:
    with pytest.raises(SetupError) as told:
        read_change("florence", "jester_price=+100")
    known = told.value.reason.args["known"]
    assert isinstance(known, list)
    assert {"money.base_price", "work_value.jester"} <= {str(path) for path in known}


def test_figures_with_which_nobody_can_play_are_refused() -> None:
    with pytest.raises(BottegaError):
        read_change("florence", "limits.actions=0").apply()


def test_every_title_has_figures_to_change() -> None:
    assert all(len(figures(name)) > 20 for name in ("florence", "fresco", "stanza"))


def test_the_same_components_change_nothing() -> None:
    series = Series("stanza", ("random", "random"), games=4)
    effects = compare(series, series.pieces())
    assert all(effect.change.value == 0 and not effect.clear for effect in effects)


def test_a_change_shows_in_its_quantity() -> None:
    series = Series("florence", ("random", "random"), games=12)
    change = read_change("florence", "prestige_points.building=+20")
    effects = {(effect.name, effect.seat): effect for effect in compare(series, change.apply())}
    assert effects["points", -1].change.low > 0
    assert effects["points", -1].clear


def test_many_comparisons_are_corrected() -> None:
    doubtful = [Effect("points", seat, 0.0, Mean(1.0, 0.02, 1.98, 50)) for seat in range(10)]
    assert not any(effect.clear for effect in _corrected(doubtful))
    sure = Effect("points", -1, 0.0, Mean(1.0, 0.8, 1.2, 50))
    assert [effect.clear for effect in _corrected([sure, *doubtful])] == [True, *[False] * 10]


def test_the_command_prints_the_effects() -> None:
    text = "study stanza --games 4 --bots random --players 2 --what-if income_track.florins[0]=+3 -l en"
    command = text.split()
    run = CliRunner().invoke(app, command)
    assert run.exit_code == 0, run.output
    assert "7 → 10" in run.output
    assert "Margin of the winner" in run.output
