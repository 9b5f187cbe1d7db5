"""Every public call with whatever one may hand in: an answer, or an error of ours with words; nothing is changed."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import toy
from hypothesis import given, settings
from hypothesis import strategies as st

import bottega
from bottega.games import NAMES
from bottega.kernel.game import Game
from bottega.text import LANGUAGES, words

assert toy.TITLE.name == "toy"
TITLES = [*NAMES, "toy"]


class Mute:
    """Something that cannot even tell about itself."""

    def __str__(self) -> str:
        raise RuntimeError("I say nothing")


texts = st.one_of(
    st.text(max_size=40),
    st.sampled_from(
        ["", " ", "\x00", "\ud800", "\u202e", "3", "0", "-1", "none", "плод", "建てる", "{ $text }", "💰" * 3000]
    ),
    st.text(min_size=1, max_size=3).map(lambda part: part * 2000),
)
junk = st.one_of(
    texts,
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.sampled_from([10**30, -(10**30), 10**5000, 2**63, -(2**63)]),
    st.floats(),
    st.binary(max_size=20),
    st.integers(-3, 9).map(np.int64),
    st.integers(0, 9).map(np.uint8),
    st.sampled_from([[], [0], {}, {"a": 1}, (), object(), Mute(), int, np.float64(1.0), np.array([1, 2])]),
)


@lru_cache
def positions(name: str) -> list[Game]:
    """A title's game at its start, after the first secret choice, at some points, and at its end."""
    game = bottega.new_game(name, 3, 4)
    dice = random.Random(name)
    found = [game.copy()]
    while not game.over:
        if game.number == 1 or dice.random() < 0.02:
            found.append(game.copy())
        seat = dice.choice(game.awaiting)
        game.do(seat, dice.choice(game.legal(seat)))
    return [*found[:5], game]


def move_near(game: Game, dice: random.Random) -> str:
    """A notation of this title, perhaps damaged."""
    text = dice.choice(game.catalogue.moves).text
    parts = text.split()
    return dice.choice(
        [
            text,
            text.upper(),
            text[1:],
            f"{text} {parts[-1]}",
            " ".join(parts[:-1]),
            text.replace("1", "９"),
            f"{text}9" * 90,
        ]
    )


Call = Callable[[Game, Any, Any], Any]
CALLS: dict[str, Call] = {
    "moves": lambda game, one, _: game.moves(one),
    "question": lambda game, one, _: game.question(one),
    "view": lambda game, one, _: game.view(one),
    "views": lambda game, one, other: game.views([one, other]),
    "guess": lambda game, one, other: game.guess(one, other),
    "guess of a seat": lambda game, _, other: game.guess(0, other),
    "why_not": lambda game, one, other: game.why_not(one, other),
    "why_not of a seat": lambda game, _, other: game.why_not(0, other),
    "play": lambda game, one, other: game.copy().play(one, other),
    "play of a seat": lambda game, _, other: game.copy().play(1, other),
    "record of a guess": lambda game, one, _: game.guess(one, 1).record(),
    "record of a loaded guess": lambda game, _, __: bottega.load_game(game.guess(0, 1).dump()).record(),
    "new_game by players": lambda game, one, _: bottega.new_game(game.title, one, 1),
    "new_game by seed": lambda game, one, _: bottega.new_game(game.title, 3, one),
    "new_game by options": lambda game, one, _: bottega.new_game(game.title, 3, 1, one),
    "new_game by an option": lambda game, one, other: bottega.new_game(game.title, 3, 1, {str(type(one)): other}),
    "new_game by settings": lambda game, one, _: bottega.new_game(
        game.title, 3, 1, {option.name: one for option in bottega.title(game.title).options}
    ),
    "new_game by components": lambda game, one, _: bottega.new_game(game.title, 3, 1, None, one),
    "new_game by title": lambda _, one, __: bottega.new_game(one, 3, 1),
    "scene": lambda game, one, other: bottega.scene(game.title, one, None, other),
    "load_game": lambda _, one, __: bottega.load_game(one),
    "load_game by title": lambda game, one, __: bottega.load_game({**game.dump(), "game": one}),
    "load_game by seed": lambda game, one, __: bottega.load_game({**game.dump(), "seed": one}),
    "load_game by chance": lambda game, one, other: bottega.load_game({**game.dump(), "chance": [1, one, other]}),
    "replay": lambda _, one, __: bottega.replay(one),
    "replay up to": lambda game, one, _: bottega.replay(str(game.record()), upto=one),
    "replay with components": lambda game, one, _: bottega.replay(str(game.record()), one),
    "title": lambda _, one, __: bottega.title(one),
    "components": lambda game, one, _: bottega.title(game.title).components(one),
    "words": lambda _, one, __: words(one),
}


def refusal_of(call: Callable[[], Any]) -> bottega.Reason | None:
    """The reason of an error of ours, or None if the call answers; any other error is a fault."""
    try:
        call()
    except bottega.BottegaError as error:
        told = error
    else:
        return None
    assert str(told)
    told_in_every_language(told.reason)
    return told.reason


def told_in_every_language(reason: bottega.Reason) -> None:
    for language in LANGUAGES:
        speak = words(language)
        if speak.knows(reason):
            told = speak.reason(reason)
            assert told
            assert len(told) < 2000
            told.encode()
        else:
            assert reason.rule.startswith("toy-"), reason.rule


@pytest.mark.parametrize("name", TITLES)
@settings(max_examples=200, deadline=None, derandomize=True)
@given(call=st.sampled_from(sorted(CALLS)), one=junk, other=junk, number=st.integers(0, 5))
def test_a_call_answers_or_refuses_with_words(name: str, call: str, one: Any, other: Any, number: int) -> None:
    game = positions(name)[number % len(positions(name))]
    before, moves = game.digest(), game.number
    refusal_of(lambda: CALLS[call](game, one, other))
    assert (game.digest(), game.number) == (before, moves)


@pytest.mark.parametrize("name", TITLES)
def test_what_is_nearly_a_move_is_refused_with_words(name: str) -> None:
    dice = random.Random(1)
    for game in positions(name):
        before = game.digest()
        for _ in range(15):
            seat, text = dice.randrange(game.players), move_near(game, dice)
            reason = refusal_of(partial(game.copy().play, seat, text))
            assert reason == game.why_not(seat, text)
        assert game.digest() == before


@pytest.mark.parametrize("name", TITLES)
def test_there_is_no_seat_before_the_first_nor_after_the_last(name: str) -> None:
    for game in positions(name):
        calls: list[Callable[[int], Any]] = [
            game.moves, game.legal, game.question, game.view, partial(game.guess, seed=1),
        ]  # fmt: skip
        for call in calls:
            for seat in (-1, -3, 3, 9):
                with pytest.raises(bottega.SeatError) as caught:
                    call(seat)
                assert str(caught.value) == f"There is no seat {seat} in a game for 3 players."


@pytest.mark.parametrize("name", TITLES)
def test_the_integers_of_numpy_are_numbers(name: str) -> None:
    game = bottega.new_game(name, np.int8(3), np.uint64(7))
    assert game.digest() == bottega.new_game(name, 3, 7).digest()
    seat = game.awaiting[0]
    assert game.moves(np.int64(seat)) == game.moves(seat)
    assert game.view(np.int32(seat)) == game.view(seat)
    assert game.guess(np.uint8(seat), np.int64(5)).digest() == game.guess(seat, 5).digest()
    assert game.question(np.int64(seat)) == game.question(seat)
    game.play(np.int64(seat), game.moves(seat)[0])
    assert bottega.replay(str(game.record()), upto=np.int64(1)).digest() == game.digest()


@pytest.mark.parametrize("name", NAMES)
def test_a_seat_that_is_not_asked_is_told_so(name: str) -> None:
    for game in positions(name):
        questions = {seat: game.question(seat) for seat in range(game.players)}
        for seat in set(range(game.players)) - set(game.awaiting):
            for asked in game.awaiting:
                assert questions[seat] != questions[asked]
            told_in_every_language(questions[seat])


def damaged(text: str, dice: random.Random) -> str:
    """A record in which something is other than it was."""
    lines = text.splitlines()
    at = dice.randrange(len(lines))
    signs = [
        "",
        "9" * 5000,
        "[" * 5000,
        "{}",
        "-1",
        "0 " + "x" * 3000,
        "1" * 30 + " pass",
        "= 9 9",
        "end: 1",
        "NaN",
        "٣",
    ]
    what = dice.randrange(4)
    if what == 0:
        lines[at] = dice.choice(signs)
    elif what == 1:
        heading, colon, _ = lines[at].partition(":")
        lines[at] = f"{heading}{colon} {dice.choice(signs)}"
    elif what == 2:
        del lines[at]
    else:
        lines.insert(at, dice.choice([*signs, dice.choice(lines)]))
    return "\n".join(lines)


@pytest.mark.parametrize("name", TITLES)
def test_a_damaged_record_is_refused_with_its_line(name: str) -> None:
    dice = random.Random(2)
    text = str(positions(name)[-2].record())
    for _ in range(80):
        reason = refusal_of(lambda: bottega.replay(damaged(text, dice)))
        assert reason is None or "line" in reason.args


@pytest.mark.parametrize("name", NAMES)
def test_a_damaged_components_file_is_refused_with_words(name: str, tmp_path: Path) -> None:
    dice = random.Random(3)
    text = bottega.title(name).components_file.read_text(encoding="utf-8")
    lines = text.splitlines()
    values = ["-1", "1e999", "nan", '"x"', "[]", "{}", "true", "9" * 5000, "1979-05-27", "[" * 3000, "0"]
    figures = [index for index, line in enumerate(lines) if " = " in line]
    for number in range(40):
        at = dice.choice(figures)
        changed = f"{lines[at].partition(' = ')[0]} = {dice.choice(values)}"
        file = tmp_path / f"{number}.toml"
        file.write_text(
            "\n".join([*lines[:at], *([changed] if number % 4 else []), *lines[at + 1 :]]), encoding="utf-8"
        )
        refusal_of(partial(bottega.title(name).components, file))


def test_components_of_another_title_are_refused() -> None:
    with pytest.raises(bottega.ComponentsError) as caught:
        bottega.new_game("florence", 3, 1, None, bottega.title("fresco").components())
    assert str(caught.value) == "These are the components of fresco, not of florence."
