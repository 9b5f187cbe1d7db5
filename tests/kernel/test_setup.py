"""Setting up: unknown games, counts, options, seeds and broken components each get a precise error."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import toy

import bottega

SEED = "The seed must be a whole number from 0 up to (not including) 9223372036854775808, or 64 hexadecimal digits, "


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"game": "chess"}, "There is no game called “chess”. There are: florence, fresco, stanza and toy."),
        ({"players": 7}, "toy is for 2, 3 and 4 players, not 7."),
        ({"players": True}, "The number of players must be a whole number, not “True”."),
        ({"players": "3"}, "The number of players must be a whole number, not the text “3”."),
        ({"players": 10**5000}, "toy is for 2, 3 and 4 players, not <int>."),
        ({"options": [1]}, "Options are given as names with their settings, not as “[1]”."),
        ({"game": ["toy"]}, "There is no game called “['toy']”. There are: florence, fresco, stanza and toy."),
        ({"options": {"lowd": True}}, "toy has no option “lowd”. It has: loud and size."),
        ({"options": {"loud": 1}}, "The option “loud” cannot be “1”. Choose from: False and True."),
        ({"options": {"size": "huge"}}, "The option “size” cannot be “huge”. Choose from: small and large."),
        ({"options": {"size": "large"}, "players": 4}, "The option “size” is for 2 and 3 players, not 4."),
        ({"seed": -1}, SEED + "not “-1”."),
        ({"seed": "7"}, SEED + "not “7”."),
    ],
)
def test_what_can_not_be_set_up_is_refused_with_what_would_be_right(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(bottega.SetupError) as caught:
        bottega.new_game(**{"game": "toy", "players": 3, **arguments})
    assert str(caught.value) == sentence


def test_options_are_filled_with_their_defaults() -> None:
    assert bottega.new_game("toy", 3).options == {"loud": False, "size": "small"}
    assert bottega.new_game("toy", 3, options={"loud": True}).options == {"loud": True, "size": "small"}


def test_the_same_seed_gives_the_same_game_and_none_draws_one() -> None:
    assert bottega.new_game("toy", 3, seed=1).digest() == bottega.new_game("toy", 3, seed=1).digest()
    assert bottega.new_game("toy", 3).seed != bottega.new_game("toy", 3).seed


def components(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(text)
    return path


def test_a_corrected_copy_of_the_components_can_be_played(tmp_path: Path) -> None:
    text = toy.TITLE.components_file.read_text()
    mine = components(tmp_path, text.replace("highest = 20", "highest = 30"))
    game = bottega.new_game("toy", 2, seed=1, components=mine)
    assert len(game.catalogue) == 33
    record = str(game.record())
    assert bottega.replay(record, components=mine).digest() == game.digest()
    with pytest.raises(bottega.RecordError, match="Line 4: the record was played with components"):
        bottega.replay(record)


def test_a_footnote_does_not_make_another_game(tmp_path: Path) -> None:
    text = toy.TITLE.components_file.read_text()
    mine = components(tmp_path, text.replace('provenance = "book"', 'provenance = "memory"\nconfidence = 40'))
    read = toy.TITLE.components(mine)
    assert read.digest == toy.TITLE.components().digest
    assert [(note.where, note.provenance, note.confidence, note.doubtful) for note in read.footnotes] == [
        ("cards", "memory", 40, True)
    ]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("game = ", "not valid TOML"),
        ('game = "chess"', 'game: must be "toy"'),
        ('game = "toy"\n[cards]\nhighest = 5\nhand = 3', "cards.highest: must be at least 12"),
        ('game = "toy"\n[cards]\nprovenance = "hearsay"', "cards.provenance: must be one of book, source"),
        ('game = "toy"\n[cards]\nprovenance = "book"\nconfidence = 120', "cards.confidence: must be a whole"),
    ],
)
def test_broken_components_say_where_and_what(tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(bottega.ComponentsError) as caught:
        bottega.new_game("toy", 2, components=components(tmp_path, text))
    assert problem in str(caught.value)


def test_a_missing_components_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(bottega.ComponentsError, match=r"nowhere\.toml cannot be read"):
        bottega.new_game("toy", 2, components=tmp_path / "nowhere.toml")


def test_what_are_no_components_is_refused() -> None:
    for given in (5, b"toy.toml", ["toy.toml"]):
        with pytest.raises(bottega.ComponentsError) as caught:
            bottega.new_game("toy", 3, 1, None, given)  # type: ignore[arg-type]
        assert caught.value.reason.rule == "components-not-one"
