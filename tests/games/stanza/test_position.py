"""Dumped positions and component files: what does not add up is named."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import bottega
from bottega.kernel.game import Game
from games.stanza.laid import lay, working

PRINTED = bottega.title("stanza").components_file


def change(**changes: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: data.update(changes)


def on_board(**changes: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: data["seats"][0].update(changes)


def in_turn(**changes: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: data["current"].update(changes)


def in_ring(**changes: Any) -> Callable[[dict[str, Any]], None]:
    return lambda data: data["ring"].update({key.replace("_", "-"): value for key, value in changes.items()})


def covering(*points: int) -> Callable[[dict[str, Any]], None]:
    return lambda data: data["covered"].update(arts=list(points))


WRONG = [
    (change(version=9), "version"),
    (change(players=7), "players"),
    (change(players="two"), "players"),
    (change(options={"expert": 1}), "options.expert"),
    (change(options=None), "options"),
    (change(chance=[1, 0, 0]), "chance"),
    (change(phase="moving"), "phase"),
    (change(turn=2), "turn"),
    (change(round=9), "round"),
    (change(stage="A"), "round"),
    (change(stage="over"), "stage"),
    (change(colour="red"), "colour"),
    (change(pile=[]), "pile"),
    (change(discard=["vasco-da-gama"]), "discard[0]"),
    (change(discard=["mastro-piero"]), "discard[0]"),
    (change(tiles=[]), "tiles: discovery"),
    (change(seats=[]), "seats"),
    (change(ring=[]), "ring"),
    (in_ring(discovery_1="nobody"), "ring.discovery-1"),
    (on_board(money=-1), "seats[0].money"),
    (on_board(money=True), "seats[0].money"),
    (on_board(ship=99), "seats[0].ship"),
    (on_board(patron=0), "seats[0].patron"),
    (on_board(patron=2), "seats[0].workers[1]"),
    (on_board(turned=1), "seats[0].turned"),
    (on_board(space="cellar"), "seats[0].space"),
    (on_board(space=None), "seats[0].space"),
    (on_board(retired=1), "seats[0].space"),
    (on_board(retired=1, space=None), "seats[0].retired"),
    (on_board(workers=[]), "seats[0].workers"),
    (on_board(recruits=["mastro-piero", "mastro-piero", None, None]), "seats[0].recruits[1]"),
    (on_board(helpers={"blue": 9}), "seats[0].helpers.blue"),
    (on_board(helpers={"blue": 7, "red": 0, "green": 0, "yellow": 0, "white": 0}), "seats[].helpers.blue"),
    (on_board(helpers={"pink": 1}), "seats[0].helpers.pink"),
    (on_board(helpers={"blue": 4, "red": 4, "green": 0, "yellow": 0, "white": 0}), "seats[0].helpers"),
    (on_board(books={"discovery": 5}), "seats[0].books.discovery"),
    (on_board(fields=dict.fromkeys(["discovery", "literature", "religion", "arts", "politics"], 2)), "seats[0].fields"),
    (on_board(art={"sculpture": 3, "scroll": 0, "painting": 0}), "seats[0].art.sculpture"),
    (on_board(tiles=["five-florins", "five-florins"]), "seats[0].tiles[1]"),
    (on_board(tiles=["discovery-strength"]), "seats[0].tiles"),
    (on_board(masterpieces={"arts": 6}), "seats[0].masterpieces.arts"),
    (in_turn(activated="arts"), "current.activated"),
    (in_turn(tile_due="five-florins"), "current.tile_due"),
    (in_turn(boost=-1), "current.boost"),
    (in_turn(hired=[7]), "current.hired[0]"),
    (change(phase="work"), "current.activated"),
    (change(phase="write"), "current.books_due"),
    (change(phase="give"), "current.tile_due"),
    (change(phase="insert"), "current.fetched"),
    (change(phase="act"), "seats[0].space"),
    (change(phase="buy"), "phase"),
    (change(phase="return"), "seats[0].helpers"),
    (covering(17), "covered.arts[0]"),
    (covering(5, 8), "covered.arts"),
    (covering(), "covered.arts"),
    (lambda data: data["covered"].update(religion=[5], arts=[5], politics=[5]), "covered.politics[0]"),
    (in_turn(boost=1), "current.boost"),
    (in_turn(ready=True), "current.ready"),
    (in_turn(hired=[1, 1, 1]), "current.hired[1]"),
    (in_turn(books_due=1), "current.books_due"),
    (change(stage="levelling", round=4), "turn"),
]  # fmt: skip


@pytest.mark.parametrize(("spoil", "where"), WRONG, ids=lambda value: value if isinstance(value, str) else "")
def test_a_position_that_does_not_add_up_is_refused(spoil: Callable[[dict[str, Any]], None], where: str) -> None:
    data = lay().dump()
    spoil(data)
    with pytest.raises(bottega.PositionError) as refused:
        bottega.load_game(data)
    assert refused.value.reason.args["where"] == where
    assert str(refused.value)


def test_a_missing_part_is_named() -> None:
    data = lay().dump()
    del data["seats"][1]["money"]
    with pytest.raises(bottega.PositionError) as refused:
        bottega.load_game(data)
    assert str(refused.value) == "Position: seats[1].money is missing."


@pytest.mark.rule("stanza-setup-covers")
def test_with_four_nothing_is_covered() -> None:
    data = lay({}, {}, {}, {}).dump()
    data["covered"]["arts"] = [5]
    with pytest.raises(bottega.PositionError) as refused:
        bottega.load_game(data)
    assert str(refused.value) == "Position: covered.arts: there are 1 entries instead of 0."


def test_tiles_are_bought_on_the_bonus_space_only() -> None:
    data = lay({"ship": 4}, phase="buy").dump()
    data["seats"][0]["space"] = "arts-1"
    with pytest.raises(bottega.PositionError) as refused:
        bottega.load_game(data)
    assert refused.value.reason.args["where"] == "seats[0].space"


def test_two_figures_on_one_space_are_refused() -> None:
    data = lay({"space": "arts-1"}, {"space": "arts-2"}).dump()
    data["seats"][1]["space"] = "arts-1"
    with pytest.raises(bottega.PositionError):
        bottega.load_game(data)


def test_a_position_in_the_midst_of_a_turn_goes_on() -> None:
    game = working("literature", {"workers": [None] * 3 + ["literature"] * 3})
    game.play(0, "write arts")
    again = bottega.load_game(game.dump())
    assert again.legal(0) == game.legal(0)
    assert again.digest() == game.digest()


SPOILT = [
    ("hire_cost = [5, 4, 3, 2, 1, 1]", "hire_cost = [5, 4, 3, 2, 1]", "worker_track.hire_cost"),
    ("spaces = 4\n", "spaces = 1\n", "recruitment_track.spaces"),
    ("spaces = 4\n", "", "recruitment_track.spaces"),
    ("spaces_in_a_room = 3", "spaces_in_a_room = 4", "movement.spaces_in_a_room"),
    ('rooms = ["discovery", "literature"', 'rooms = ["discovery", "discovery"', "movement.rooms"),
    ('"vasco-da-gama", ', "", "persons.discovery"),
    ('"vasco-da-gama"', '"Vasco"', "persons.discovery"),
    ('"vasco-da-gama"', '"raphael"', "persons"),
    ('arts = "mastro-piero"', 'arts = "Piero 2"', "start_persons.arts"),
    ('"11 florins"', '"12 ducats"', "income_track.helper_spaces"),
    ('["11 florins", ', "[", "income_track.helper_spaces"),
    ("shelf = 4", "shelf = 5", "books.shelf"),
    ('["ship 2", ', '["ship", ', "books.discovery"),
    ('["ship 2", ', "[", "books.discovery"),
    ('["ship 2", ', '["boat 2", ', "books.discovery"),
    ('at_start = ["red"', 'at_start = ["pink"', "helpers.at_start"),
    ("values = [5, 5, 8, 8, 12, 12]", "values = [5, 5, 8, 8]", "cover_tiles.values"),
    ("values = [5, 5, 8, 8, 12, 12]", "values = [5, 5, 8, 8, 12, 13]", "cover_tiles.values"),
    ("values = [5, 5, 8, 8, 12, 12]", "values = [5, 5, 8, 8, 12, 17]", "cover_tiles.values"),
    ('strength = ["4"', 'strength = ["3"', "masterpieces.strength"),
    ("points = [17, 12, 8, 5]", "points = [17, 12, 8]", "museum.points"),
    ("turned_over = -5", "turned_over = 5", "patron.turned_over"),
    ('"five-florins", ', "", "bonus_tiles"),
    ('"five-florins", ', '"five-ducats", ', "bonus_tiles.discovery"),
    ('"patron-value", ', '"five-florins", ', "bonus_tiles.literature"),
    ('last_turns = ["A", "B", "C"]', 'last_turns = ["A"]', "rounds.last_turns"),
]


@pytest.mark.parametrize(("printed", "spoilt", "where"), SPOILT)
def test_a_components_file_that_can_not_be_is_refused(printed: str, spoilt: str, where: str, tmp_path: Path) -> None:
    text = PRINTED.read_text(encoding="utf-8")
    assert printed in text
    copy = tmp_path / "stanza.toml"
    copy.write_text(text.replace(printed, spoilt, 1), encoding="utf-8")
    with pytest.raises(bottega.ComponentsError) as refused:
        bottega.new_game("stanza", 2, components=copy)
    assert refused.value.reason.args["where"] == where


@pytest.mark.rule("stanza-assumed-costs", "stanza-assumed-recruits")
def test_a_corrected_copy_changes_the_game(tmp_path: Path) -> None:
    text = PRINTED.read_text(encoding="utf-8")
    text = text.replace("hire_cost = [5, 4, 3, 2, 1, 1]", "hire_cost = [6, 5, 4, 3, 2, 1]")
    text = text.replace("spaces = 4\n", "spaces = 5\n").replace("turned_over = -5", "turned_over = -7")
    copy = tmp_path / "stanza.toml"
    copy.write_text(text, encoding="utf-8")
    game = bottega.new_game("stanza", 2, 1, components=copy)
    assert game.view(None)["hire_cost"] == [6, 5, 4, 3, 2, 1]
    assert game.view(None)["turned_points"] == -7
    assert len(game.view(None)["seats"][0]["recruits"]) == 5
    assert game.catalogue.find("hire 5 1") >= 0
    assert game.components.digest != bottega.new_game("stanza", 2, 1).components.digest


@pytest.mark.rule(
    "stanza-assumed-costs",
    "stanza-assumed-recruits",
    "stanza-assumed-income",
    "stanza-assumed-values",
    "stanza-assumed-covers",
    "stanza-assumed-names",
)
def test_figures_that_no_book_gives_are_marked_as_assumed() -> None:
    doubtful = {note.where for note in bottega.title("stanza").components().footnotes if note.doubtful}
    assert doubtful == {
        "persons",
        "worker_track",
        "recruitment_track",
        "income_track",
        "cover_tiles",
        "retiring",
        "bonus_majority",
    }


def test_every_table_of_figures_tells_where_it_comes_from() -> None:
    data = tomllib.loads(PRINTED.read_text(encoding="utf-8"))
    assert [name for name, table in data.items() if isinstance(table, dict) and "provenance" not in table] == []


@pytest.mark.rule("stanza-assumed-names")
def test_every_person_has_a_name_in_every_language() -> None:
    from bottega.text import LANGUAGES, words

    for language in LANGUAGES:
        for person in lay().tables.persons:
            assert words(language).has(f"stanza-{person}")


def corrected(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    """A copy of the components with some figures corrected."""
    text = PRINTED.read_text(encoding="utf-8")
    for printed, mine in changes:
        assert printed in text
        text = text.replace(printed, mine, 1)
    copy = tmp_path / "stanza.toml"
    copy.write_text(text, encoding="utf-8")
    return copy


def played_out(game: Game) -> Game:
    """A whole game, always by the first legal move and the last in turn."""
    for number in range(3000):
        if game.over:
            return game
        legal = game.legal(game.awaiting[0])
        game.do(game.awaiting[0], legal[0 if number % 2 else -1])
    raise AssertionError("the game does not end")


@pytest.mark.rule("stanza-assumed-tiles")
def test_a_bonus_tile_can_be_moved_to_another_discipline(tmp_path: Path) -> None:
    copy = corrected(
        tmp_path, ('"five-florins", ', ""), ('["literature-strength", ', '["literature-strength", "five-florins", ')
    )
    game = bottega.new_game("stanza", 2, 1, components=copy)
    assert game.catalogue.find("buy five-florins red") >= 0, "it asks for a helper of Literature"
    assert game.catalogue.find("buy five-florins blue") < 0
    offered = [
        tile for seed in range(9) for tile in bottega.new_game("stanza", 2, seed, components=copy).view(0)["tiles"]
    ]
    assert {"tile": "five-florins", "discipline": "literature"} in offered
    assert bottega.load_game(game.dump(), components=copy).digest() == game.digest()
    played_out(game)


def test_the_order_of_rooms_and_their_spaces_can_be_corrected(tmp_path: Path) -> None:
    copy = corrected(
        tmp_path,
        ('rooms = ["discovery", "literature"', 'rooms = ["literature", "discovery"'),
        ("spaces_in_a_room = 3", "spaces_in_a_room = 2"),
    )
    game = bottega.new_game("stanza", 2, 1, components=copy)
    assert [space["space"] for space in game.view(0)["ring"]][:6] == [
        "bonus",
        "literature-1",
        "literature-2",
        "discovery-1",
        "discovery-2",
        "religion-1",
    ]
    assert [str(move) for move in game.moves(0)] == [
        "move discovery-1",
        "move discovery-2",
        "move literature-1",
        "move literature-2",
    ]
    played_out(game)


@pytest.mark.rule("stanza-stuck")
def test_no_figures_make_a_game_endless(tmp_path: Path) -> None:
    """With moves of one step figures stand before the bonus space and cannot go on: rounds pass all the same."""
    copy = corrected(tmp_path, ("longest_move = 4", "longest_move = 1"))
    for players in (2, 4):
        played_out(bottega.new_game("stanza", players, 1, components=copy))
