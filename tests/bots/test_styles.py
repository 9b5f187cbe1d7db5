"""Styles: who loves something plays more of it, and only where it costs little."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import toy  # noqa: F401  puts the toy title on the shelf
from typer.testing import CliRunner

import bottega
from bottega.bots import Seat, choose, contestant
from bottega.bots.arena import Arena
from bottega.bots.bot import Bot
from bottega.bots.contestants import is_styled
from bottega.bots.ladder import stars
from bottega.bots.styles import STYLED, Loves, Styled, level_name, love, style_love, styles
from bottega.cli import app
from bottega.games import NAMES
from bottega.kernel.errors import SetupError
from bottega.kernel.game import Game
from bottega.study.simulation import Series, simulate
from bottega.tables.refusal import AgainstRules
from bottega.tables.settings import known_level
from bottega.text import LANGUAGES, words

# Decisions of a style, each among loved moves and others; a journeyman of Florence thinks longest.
SHARE = {"florence": 6, "fresco": 20, "stanza": 12}


def tempted(game: Game, seat: int, loves: Loves) -> bool:
    """Whether there is something to love, and something else."""
    gains = {love(loves, str(move)) for move in game.moves(seat)}
    return max(gains) > 0.0 and min(gains) < max(gains)


def loved(title: str, style: str) -> tuple[float, float]:
    """What a style gives for its choices in an apprentices' games, and for those of its level."""
    loves = styles(title)[style]
    found = [0.0, 0.0]
    seen = 0
    for seed in range(3, 30):
        game = bottega.new_game(title, 2, seed)
        walker = contestant("apprentice").sit_down(seed)
        while not game.over:
            seat = game.awaiting[0]
            chair = Seat(game, seat, game.number)
            if tempted(game, seat, loves):
                seen += 1
                for at, level in enumerate((f"journeyman/{style}", "journeyman")):
                    found[at] += love(loves, contestant(level).sit_down(seen).choose(chair))
                if seen == SHARE[title]:
                    return found[0], found[1]
            game.do(seat, walker.pick(chair))
    raise AssertionError(f"nothing to love in {title}")


@pytest.mark.parametrize(("title", "style"), [(title, style) for title in NAMES for style in styles(title)])
def test_who_loves_something_plays_more_of_it(title: str, style: str) -> None:
    own, plain = loved(title, style)
    assert own > plain


@pytest.mark.parametrize("title", NAMES)
def test_every_love_is_a_move_of_the_title(title: str) -> None:
    moves = bottega.new_game(title, 4, 1).catalogue.moves
    for loves in styles(title).values():
        for begin in loves:
            assert any(love({begin: 1.0}, str(move)) for move in moves), begin


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_style_has_the_name_of_its_level_and_its_own(language: str) -> None:
    said = words(language)
    for title in NAMES:
        for style in styles(title):
            assert (
                level_name(said, f"foreman/{style}") == f"{level_name(said, 'foreman')}, {_own(said.language, style)}"
            )
            assert style_love(said, style) != style, "what it loves is said in words"


def _own(language: str, style: str) -> str:
    return words(language).say(f"bots-style-{style}")


def test_a_style_is_as_strong_as_its_level_and_needs_one() -> None:
    assert all(stars(f"{level}/builder") == stars(level) for level in STYLED)
    assert not is_styled("random/builder")
    for wrong in ("random/builder", "journeyman/nobody", "journeyman/", "journeyman/builder:0.5"):
        with pytest.raises(SetupError):
            contestant(wrong)


def test_a_style_may_sit_at_a_table() -> None:
    assert known_level("foreman/builder", "florence") == "foreman/builder"
    with pytest.raises(AgainstRules, match="random/builder"):
        known_level("random/builder", "florence")


@pytest.mark.parametrize("title", NAMES)
def test_a_style_of_another_title_is_refused_with_those_there_are(title: str, tmp_path: Path) -> None:
    """Wherever a bot is named: it would play without its love, and results would bear a name that means nothing."""
    foreign = next(style for other in NAMES if other != title for style in styles(other))
    game = bottega.new_game(title, 2, 5)
    record = tmp_path / "game.record"
    record.write_text(str(game.record()), encoding="utf-8")
    name = f"journeyman/{foreign}"
    asked: list[Callable[[], object]] = [
        lambda: Arena(title, [name, "random"], 1),
        lambda: list(simulate(Series(title, (name, "random"), 1))),
        lambda: choose(game, game.awaiting[0], name, 1),
        lambda: known_level(name, title),
        lambda: known_level("journeyman/nobody", title),
        lambda: command("play", title, "--players", "2", "--bots", name),
        lambda: command("hint", str(record), "--bot", name),
    ]
    for ask in asked:
        with pytest.raises(SetupError) as refused:
            ask()
        assert refused.value.reason.rule == "bots-style-other"
        told = words("en").reason(refused.value.reason)
        assert all(style in told for style in styles(title)), told


def command(*args: str) -> None:
    run = CliRunner().invoke(app, list(args))
    if run.exception is not None:
        raise run.exception


def test_a_style_that_no_title_has_is_refused_with_those_there_are() -> None:
    with pytest.raises(SetupError, match="seafarer"):
        contestant("journeyman/nobody")
    with pytest.raises(SetupError, match="no styles"):
        contestant("journeyman/builder").suits("toy", 2)
    for level in ("apprentice/author", "random/nobody"):
        with pytest.raises(SetupError, match="Levels that have: journeyman, senior, foreman and master"):
            contestant(level)


def test_another_title_knows_nothing_of_a_love() -> None:
    game = bottega.new_game("stanza", 2, 5)
    seat = game.awaiting[0]
    picks = [contestant(name).sit_down(4).pick(Seat(game, seat, 1)) for name in ("journeyman/builder", "journeyman")]
    assert picks[0] == picks[1]


def test_a_master_with_a_style_keeps_to_its_time() -> None:
    """By a clock that goes on by a hundredth whenever it is looked at: no decision may see more than its second."""
    game = bottega.new_game("stanza", 2, 5)
    looks = [0]

    def clock() -> float:
        looks[0] += 1
        return looks[0] / 100.0

    begun = looks[0]
    master: Bot = Styled("master", "seafarer", 1, seconds=1.0, clock=clock)
    master.pick(Seat(game, game.awaiting[0], 1))
    assert looks[0] - begun <= 101
