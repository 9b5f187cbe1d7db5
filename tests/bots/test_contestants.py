"""The register: everyone who can sit down by name, class or object, and a digest of what exactly plays."""

from __future__ import annotations

import ast
import json
import pickle
import re
import time
from pathlib import Path

import pytest
import toy  # noqa: F401  puts the toy title on the shelf
from typer.testing import CliRunner

import bottega
from bottega.bots import Bot, Seat, bring_bot, choose, contestant, contestants, make_bot
from bottega.bots.arena import Arena
from bottega.bots.contestants import KINDS, THINKING, _brought, names
from bottega.bots.frozen.bot import FrozenMaster
from bottega.bots.ladder import FILE, Rating, measured, rated, stars
from bottega.bots.levels import LEVELS
from bottega.bots.master import Master
from bottega.bots.match import MatchResult
from bottega.bots.senior import BOUNDS, Senior
from bottega.bots.styles import STYLED, styles
from bottega.cli import app
from bottega.kernel.errors import SetupError
from bottega.study.simulation import Series, simulate

BOTS = Path(bottega.bots.__file__).parent
PAGE = Path(__file__).parents[2] / "docs" / "own-bot.md"


class Last(Bot):
    """Plays the last move of its list."""

    level = "last"

    def pick(self, seat: Seat) -> int:
        return seat.legal()[-1]


class Cheat(Bot):
    """Plays what it may not."""

    def pick(self, seat: Seat) -> int:
        return next(move.number for move in seat.catalogue if move.number not in seat.legal())


class Broken(Bot):
    def pick(self, seat: Seat) -> int:
        raise ZeroDivisionError("no idea")


@pytest.fixture
def miser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The bot of the page, in a file."""
    code = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)[0]
    assert len(code.strip().splitlines()) <= 22
    monkeypatch.chdir(tmp_path)
    (tmp_path / "miser.py").write_text(code)
    return tmp_path / "miser.py"


def test_the_bot_of_the_page_plays_in_the_arena_by_one_command(miser: Path) -> None:
    run = CliRunner().invoke(app, ["arena", "florence", "--seats", "miser.py:Miser,random", "--games", "2", "--json"])
    assert run.exit_code == 0, run.output
    assert {row["contestant"] for row in json.loads(run.stdout)} == {"miser.py:Miser", "random"}
    listed = CliRunner().invoke(app, ["bots", "miser.py:Miser", "-l", "en"])
    assert "Keeps its money" in listed.output
    _brought.clear()


def test_the_examples_of_the_page_run(miser: Path) -> None:
    scope: dict[str, object] = {}
    for code in re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
        exec(compile(code, "own-bot.md", "exec"), scope)


@pytest.mark.parametrize(
    "who",
    ["random", "master:5i", f"{__name__}:Last", Last, Last(3)],
    ids=["level", "effort", "module", "class", "object"],
)
def test_whoever_is_named_can_sit_down(who: object) -> None:
    game = bottega.new_game("toy", 2, seed=1)
    seat = game.awaiting[0]
    assert game.why_not(seat, choose(game, seat, who, seed=1)) is None
    assert contestant(who).digest("toy") == contestant(who).digest("toy")


def test_effort_is_part_of_the_name() -> None:
    fast, slow = contestant("master:0.2").sit_down(1), contestant("master:40i").sit_down(1, seconds=9.0)
    assert isinstance(fast, Master)
    assert isinstance(slow, Master)
    assert (fast.seconds, slow.iterations) == (0.2, 40)


@pytest.mark.parametrize(
    "who",
    ["wizard", "master:quick", "master:-1", "master:0i", "random:3", "no.module:Bot", "no.py:Bot", "json:dumps", 7],
)
def test_what_can_not_sit_down_is_told(who: object) -> None:
    with pytest.raises(SetupError):
        contestant(who)


def test_a_name_of_ones_own_is_on_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    bring_bot("ultima", Last)
    assert "ultima" in names()
    assert isinstance(contestant("ultima").sit_down(1), Last)
    for wrong in ("random", "", "a:b", "x" * 21):
        with pytest.raises(SetupError, match="cannot be the name"):
            bring_bot(wrong, Last)
    del _brought["ultima"]


def _imported(name: str, found: set[str]) -> set[str]:
    """The modules of the bots' room that one of them needs, itself included, however far away."""
    page, room = BOTS / f"{name}.py", BOTS / name / "__init__.py"  # what only opens a room decides nothing
    path = page if page.exists() else room
    if name in found or not path.exists():
        return found
    if path is page:
        found.add(name)
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("bottega.bots."):
            _imported(node.module.removeprefix("bottega.bots.").replace(".", "/"), found)
    return found


@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_digest_covers_all_that_a_level_thinks_with(level: str) -> None:
    """Search of many processes and the bounds of effort decide no move."""
    begin = "senior" if level == "foreman" else level
    assert _imported(begin, set()) - {"effort", "parallel"} == set(THINKING[level])


def test_results_of_apprentices_outlast_a_change_of_the_search() -> None:
    digests = {level: contestant(level).digest("stanza") for level in LEVELS}
    assert digests["senior"] == digests["foreman"]
    assert len({digests[level] for level in LEVELS if level != "foreman"}) == 5
    assert not {"search", "network"} & {*THINKING["apprentice"], *THINKING["journeyman"]}


@pytest.mark.parametrize("level", STYLED)
def test_a_digest_of_a_style_covers_what_its_level_thinks_with(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It decides by that before it looks at what it loves, and tries that by the search of masters."""
    thinking = {each: contestant(each).digest("stanza") for each in LEVELS}
    before = contestant(f"{level}/author").digest("stanza")
    for changed in {level, "master"}:
        digests = {**thinking, changed: "another"}
        monkeypatch.setattr(contestants, "_thinking", lambda _, asked, digests=digests: digests[asked])
        assert contestant(f"{level}/author").digest("stanza") != before


def test_a_file_that_changes_is_another_bot(miser: Path) -> None:
    before = contestant("miser.py:Miser")
    first = before.digest("florence")
    miser.write_text(miser.read_text().replace('level = "miser"', 'level = "spender"'))
    after = contestant("miser.py:Miser")
    assert after.digest("florence") != first
    assert after.sit_down(1).level == "spender"
    assert pickle.loads(pickle.dumps(after)).sit_down(1).level == "spender"


@pytest.mark.parametrize(("who", "problem"), [(Cheat, "not a legal move"), (Broken, "no idea")])
def test_a_bot_that_fails_is_named_and_its_move_is_not_played(who: type[Bot], problem: str) -> None:
    with pytest.raises(SetupError, match=problem):
        Arena("toy", [who, "random"], games=1).play()
    results = simulate(Series("toy", (who, "random"), games=2))
    assert [problem in result.error for result in results] == [True, True]


def test_results_of_another_bot_are_not_mixed_in(miser: Path, tmp_path: Path) -> None:
    file, journal = tmp_path / "arena.jsonl", tmp_path / "run.jsonl"
    players = ("miser.py:Miser", "random")
    Arena("toy", players, games=2, file=file).play()
    simulate(Series("toy", players, games=2), journal=journal)
    assert len(Arena("toy", players, games=2, file=file).results) == 2
    miser.write_text(miser.read_text() + "# another idea\n")
    with pytest.raises(SetupError, match=r"miser\.py:Miser"):
        Arena("toy", players, games=2, file=file)
    with pytest.raises(SetupError, match=r"miser\.py:Miser"):
        simulate(Series("toy", players, games=2), journal=journal)


def test_objects_that_play_differently_are_told_apart() -> None:
    arena = Arena("toy", [Master(0, iterations=2), Master(0, iterations=3)], games=2)
    assert arena.labels == ["master", "master#2"]


@pytest.mark.parametrize("level", ["master", "master@0.1"])
def test_a_master_may_be_timed_by_the_processor(level: str) -> None:
    bot = contestant(f"{level}:0.25c").sit_down()
    assert isinstance(bot, Master | FrozenMaster)
    assert (bot.seconds, bot.clock) == (0.25, time.thread_time)


def test_the_list_is_whole() -> None:
    told = CliRunner().invoke(app, ["bots", "-l", "en"], env={"COLUMNS": "200"}).output
    for level in LEVELS:
        assert f"│ {level} " in told
    for form in ("master:0.5", "master:400i", "master:0.5c", "master@0.1", *(f"{kind}:" for kind in KINDS)):
        assert form in told
    for level in STYLED:
        assert f"{level}/builder" in told
    for title in bottega.games.NAMES:
        for style in styles(title):
            assert f"│ {style} " in told
    assert "bottega[study]" in told


def test_the_list_says_how_long_masters_thought_when_they_were_rated() -> None:
    told = CliRunner().invoke(app, ["bots", "-l", "en"], env={"COLUMNS": "200"}).output
    ladder = " ".join(told[told.index("How strong they are") :].split())
    assert "│ master:300i " in ladder
    assert "this many iterations: 300" in ladder
    assert "1500 (" not in ladder  # a journeyman's by definition, with no interval


def test_levels_between_journeyman_and_master_search_so_far_and_no_further() -> None:
    game = bottega.new_game("toy", 2, 5)
    for level, bound in BOUNDS.items():
        assert contestant(level).sit_down(3).pick(Seat(game, 0, 1)) == Master(3, iterations=bound).pick(
            Seat(game, 0, 1)
        )
        with pytest.raises(SetupError):
            contestant(f"{level}:0.5")
        late = make_bot(level, 3)
        assert isinstance(late, Senior)
        late.clock = iter(range(1_000_000)).__next__  # a second goes by whenever it is looked at
        assert late.pick(Seat(game, 0, 1)) == Master(3, iterations=1).pick(Seat(game, 0, 1))


def test_the_ladder_shows_what_the_levels_of_today_were_rated() -> None:
    told = json.loads(FILE.read_text(encoding="utf-8"))["titles"]
    assert list(told) == list(measured()) == list(bottega.games.NAMES)
    for title, ladder in measured().items():
        ratings = ladder.ratings
        assert set(ratings) == set(LEVELS)
        assert {level: told[title]["bounds"][level] for level in BOUNDS} == BOUNDS
        assert ladder.master == told[title]["bounds"]["master"]
        assert ratings["random"].high < ratings["apprentice"].low
        assert ratings["apprentice"].high < ratings["journeyman"].elo < min(ratings[one].low for one in LEVELS[3:])


def test_ratings_are_those_under_which_the_results_are_likeliest() -> None:
    def played(seed: int, first: str, second: str, places: list[int]) -> MatchResult:
        return MatchResult(
            seed=seed,
            rotation=0,
            seats=[first, second],
            scores=[0, 0],
            places=places,
            decisions=[0, 0],
            thinking=[0.0, 0.0],
            slowest=[0.0, 0.0],
        )

    many = [played(seed, "master", "journeyman", [1, 2] if seed % 11 else [2, 1]) for seed in range(1100)]
    found = rated(many)
    assert found["journeyman"].elo == 1500
    assert abs(found["master"].elo - 1900) < 5  # ten wins to one
    assert found["master"].low < 1900 < found["master"].high
    even = rated([played(seed, "senior", "journeyman", [1, 1]) for seed in range(20)])
    assert even["senior"] == even["journeyman"] == Rating(1500, 1500, 1500)
    assert [stars(level) for level in (*LEVELS, "somebody")] == [0, 1, 2, 3, 4, 5, 0]
