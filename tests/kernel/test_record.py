"""Records: readable, and every damage is named with its line."""

from __future__ import annotations

import pytest
import toy  # noqa: F401  (puts the title on the shelf)

import bottega


def whole_record() -> str:
    game = bottega.new_game("toy", players=3, seed=7)
    while not game.over:
        seat = game.awaiting[0]
        game.play(seat, game.moves(seat)[-1])
    return str(game.record())


def test_a_record_replays_to_the_same_game() -> None:
    text = whole_record()
    game = bottega.replay(text)
    assert game.over
    assert str(game.record()) == text


def test_a_record_can_be_replayed_up_to_any_move() -> None:
    text = whole_record()
    game = bottega.replay(text, upto=5)
    assert game.number == 5
    assert str(game.record()).splitlines()[:13] == text.splitlines()[:13]


def test_a_running_game_has_a_record_too() -> None:
    game = bottega.new_game("toy", players=3, seed=7)
    assert bottega.replay(str(game.record())).digest() == game.digest()


KEY = "0123456789abcdef" * 4


def test_a_record_names_its_generator_unless_it_is_the_first() -> None:
    game = bottega.new_game("toy", players=3, seed=KEY)
    text = str(game.record())
    assert text.splitlines()[0] == "bottega record 2"
    assert text.splitlines()[6:8] == ["chance: 2", f"seed: {KEY}"]
    assert str(bottega.replay(text).record()) == text
    plain = str(bottega.new_game("toy", players=3, seed=7).record())
    assert plain.splitlines()[0] == "bottega record 1"
    assert plain.splitlines()[6:8] == ["seed: 7", "moves:"]
    named = plain.replace("seed: 7", "chance: 1\nseed: 7")
    assert str(bottega.replay(named).record()) == plain


@pytest.mark.parametrize(
    ("headings", "sentence"),
    [
        (f"seed: {KEY}", "Line 7: this seed is not of the kind that the random generator 1 begins with."),
        ("chance: 2\nseed: 7", "Line 8: this seed is not of the kind that the random generator 2 begins with."),
        ("chance: 3\nseed: 7", "Line 7: this version of Bottega knows no random generator 3."),
        ("chance: x\nseed: 7", "Line 7: “x” cannot be the value of “chance”."),
        (f"chance: 2\nseed: {KEY[1:]}", "Line 8: “123456789"),
        ("seed: -1", "Line 7: “-1” cannot be the value of “seed”."),
        ("seed: " + "9" * 30, "Line 7: “99999"),
    ],
)
def test_a_seed_that_does_not_fit_its_generator_is_named(headings: str, sentence: str) -> None:
    with pytest.raises(bottega.RecordError) as caught:
        bottega.replay(edited("seed: 7", headings))
    assert str(caught.value).startswith(sentence)


def edited(old: str, new: str) -> str:
    text = whole_record()
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "Line 1: this is not a Bottega record"),
        ("{}", "Line 1: this is not a Bottega record"),
        (edited("bottega record 1", "bottega record 9"), "Line 1: the record has format 9"),
        (edited("rules: 1", "rules: 9"), "Line 3: the record follows rules version 9"),
        (edited("rules: 1", "rules: new"), "Line 3: “new” cannot be the value of “rules”"),
        (edited("components: ", "components: x"), "Line 4: the record was played with components"),
        (edited("players: 3\n", ""), "Line 5: the heading “players:” is missing here"),
        (edited('{"loud"', '{loud"'), "Line 6: “{loud"),
        (edited('{"loud":false,"size":"small"}', "[]"), "Line 6: “[]” cannot be the value of “options”"),
        (edited("moves:", "movez:"), "Line 8: the heading “moves:” is missing"),
        (edited("moves:\n", "moves:\nhello\n"), "Line 9: “hello” is not a move"),
        (edited("moves:\n", "moves:\n0 juggle\n"), ""),
        (whole_record().rsplit("end:", 1)[0], "the record breaks off after"),
        (whole_record() + "0 draw\n", "there is text after the end"),
        (edited("end: ", "end: 1"), "the stated number of moves is"),
        (edited("end: ", "end: x "), "a digest line has"),
    ],
)
def test_damage_is_named_with_its_line(text: str, sentence: str) -> None:
    with pytest.raises(bottega.RecordError) as caught:
        bottega.replay(text)
    assert sentence in str(caught.value)


def test_an_edited_move_is_found() -> None:
    lines = whole_record().splitlines()
    at = next(i for i, line in enumerate(lines) if line.endswith("draw"))
    lines[at] = lines[at].replace("draw", "stay")
    with pytest.raises(bottega.RecordError, match="Line"):
        bottega.replay("\n".join(lines) + "\n")


def test_an_edited_seed_is_found() -> None:
    with pytest.raises(bottega.RecordError):
        bottega.replay(edited("seed: 7", "seed: 8"))


def test_an_edited_digest_is_found() -> None:
    text = whole_record()
    last = text.split()[-1]
    with pytest.raises(bottega.RecordError, match="the position is not the one recorded"):
        bottega.replay(text.replace(last, "0" * 16))
