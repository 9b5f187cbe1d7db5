"""A corrected components file is checked before anybody plays with it."""

from __future__ import annotations

from pathlib import Path

import pytest

import bottega
from bottega.games import title
from bottega.kernel.errors import ComponentsError, RecordError
from bottega.text import words

PRINTED = title("florence").components_file.read_text(encoding="utf-8")


def corrected(tmp_path: Path, old: str, new: str) -> Path:
    assert PRINTED.count(old) >= 1, old
    path = tmp_path / "my.toml"
    path.write_text(PRINTED.replace(old, new, 1), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "where", "problem"),
    [
        ('shape = ["X.X", "X.X", "XXX"]', 'shape = ["X.X", "X.X", "X.X", "X.."]', "university.shape", "hang together"),
        ('shape = ["X.X", "X.X", "XXX"]', 'shape = ["X.X", "XXX"]', "university.shape", "covers 5 cells"),
        ('shape = ["X.X", "X.X", "XXX"]', 'shape = ["XXXXXXX"]', "university.shape", "longer than 5"),
        ('shape = ["X.X", "X.X", "XXX"]', 'shape = ["X.X", "X?X"]', "university.shape", "rows of"),
        ('shape = ["XX", "XX"]', 'shape = [".XX", ".XX"]', "lake.shape", "empty row or column"),
        ('shape = ["XX.", ".X.", ".XX"]', 'shape = ["X..", "XX.", ".XX"]', "studio.shape", "same as that of library"),
        ('class = "small"', 'class = "tiny"', "tower.class", "large, medium, small"),
        ("supports = 9", "supports = 8", "forest.supports", "9 people want it"),
        ("[7, 10, 12, 14, 15, 16, 17]", "[7, 10, 12, 11]", "minimum_work_value", "may not fall"),
        ("start = 3500", "start = 3550", "money.start", "hundreds"),
        ("start = 3500", 'start = "much"', "money.start", "whole number"),
        ("per_step_back = 100", "per_step_back = 0", "money.per_step_back", "zero"),
        ("[700, 300, 300, 0]", "[700, 300]", "money.building_by_builders", "no builder, one builder"),
        ('"PPP....",', '"PPP...",', "board.base[5]", "7 signs"),
        ('{ number = 1, name = "mathematician"', '{ number = 2, name = "mathematician"', "people.cards", "each once"),
        ('name = "theologian"', 'name = "mathematician"', "people.cards[1].name", "twice"),
        (
            'building = "university", landscape = "lake"',
            'building = "palace", landscape = "lake"',
            "building",
            "one of",
        ),
        ('each = ["sizes"]', 'each = ["gardens"]', "bonus.cards[4].each", "gardens"),
        ('most = "parks", alone = 5', 'most = "parks", alone = 2', "prestige.cards[11].tied", "more than"),
        ("needs = { large = 2 }, points = 5", 'most = "large"', "prestige.cards[1].alone", "is missing"),
        ("highest_offer = 1500", "highest_offer = 2500", "characters.highest_offer", "at most 2000"),
        ("freedoms_hard = 4", "freedoms_hard = 2", "two_players.freedoms_hard", "3 to 6"),
        ("seams.3 = [[0, 1], [1, 2], [2, 0]]", "seams.3 = [[0, 1], [0, 2]]", "seams.3", "one other board"),
        ("seams.2 = [[0, 1]]", "seams.2 = [[0, 2]]", "seams.2", "no pair"),
        ("people_dealt = 4", "people_dealt = 5", "limits.people_kept", "one less"),
    ],
)
def test_what_can_not_be_is_named(tmp_path: Path, old: str, new: str, where: str, problem: str) -> None:
    with pytest.raises(ComponentsError) as caught:
        bottega.new_game("florence", 3, 1, components=corrected(tmp_path, old, new))
    text = str(caught.value)
    assert where in text
    assert problem in text


def test_a_missing_table_is_named(tmp_path: Path) -> None:
    with pytest.raises(ComponentsError, match="stock"):
        bottega.new_game("florence", 3, 1, components=corrected(tmp_path, "[stock]", "[stocks]"))


def test_corrected_figures_are_played_with(tmp_path: Path) -> None:
    path = corrected(tmp_path, "start = 3500", "start = 4000")
    game = bottega.new_game("florence", 3, 1, components=path)
    assert game.view(0)["seats"][0]["cash"] == 4000
    record = str(game.record())
    with pytest.raises(RecordError, match="components"):
        bottega.replay(record)
    assert bottega.replay(record, components=path).digest() == game.digest()


def test_corrected_shapes_make_another_catalogue(tmp_path: Path) -> None:
    path = corrected(
        tmp_path,
        'park = { size = 3, supports = 5, shape = ["XXX"] }',
        'park = { size = 3, supports = 5, shape = ["XX", "X."] }',
    )
    game = bottega.new_game("florence", 3, 1, components=path)
    assert game.catalogue.find("place park f6 r0") > 0
    assert game.catalogue.find("place park e7 r0") == -1


def test_doubtful_figures_are_marked() -> None:
    notes = {note.where: note for note in title("florence").components().footnotes}
    assert notes["buildings"].doubtful
    assert notes["landscapes"].doubtful
    assert notes["cooperative"].doubtful
    assert not notes["bonus"].doubtful
    assert notes["rounds"].confidence == 95


@pytest.mark.parametrize(
    ("old", "new", "card", "printed", "told"),
    [
        (
            "alone = 6, tied = 3",
            "alone = 9, tied = 2",
            "prestige-buildings",
            "Most buildings: 6 (3)",
            "Most buildings: 9 (2)",
        ),
        (
            "{ freedoms = 3 }",
            "{ freedoms = 2 }",
            "prestige-freedoms",
            "All three freedoms: 8",
            "At least 2 freedoms: 8",
        ),
        ('["forests"], adds = 2', '["forests"], adds = 1', "bonus-forests", "Each forest: +2", "Each forest: +1"),
    ],
)
def test_the_name_of_a_card_tells_the_figures_played_with(
    old: str, new: str, card: str, printed: str, told: str, tmp_path: Path
) -> None:
    mine = title("florence").components(corrected(tmp_path, old, new))
    assert words("en").thing("florence", card) == printed
    assert words("en").at_table(None, mine).thing("florence", card) == told
