"""The components file: figures with provenance, and clear errors for those that cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest

import bottega
from bottega.games import title
from bottega.games.fresco import paint
from bottega.games.fresco.tables import tables_of
from bottega.kernel.errors import ComponentsError

TEXT = title("fresco").components_file.read_text(encoding="utf-8")


def test_every_table_has_its_provenance() -> None:
    shipped = title("fresco").components()
    noted = {footnote.where for footnote in shipped.footnotes}
    assert set(shipped.data) - {"game", "version"} <= noted


def test_what_is_reconstructed_says_so() -> None:
    doubtful = {footnote.where for footnote in title("fresco").components().footnotes if footnote.doubtful}
    assert {"fresco", "market", "hostel", "mood", "portraits", "requests", "special_fresco"} <= doubtful
    assert {"lasting", "sheet", "bishop", "altar", "ending", "start"}.isdisjoint(doubtful), "they stand in the book"


def test_a_corrected_copy_plays(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace("time = 5, mood = -3, price = 4", "time = 5, mood = -3, price = 5"), encoding="utf-8")
    game = bottega.new_game("fresco", 3, 1, components=path)
    game.play(game.awaiting[0], "wake 5")
    assert game.view(None)["hostel"][0]["price"] == 5
    assert game.components.digest != title("fresco").components().digest


def test_an_older_file_is_refused_with_its_version_and_what_has_changed(tmp_path: Path) -> None:
    path = tmp_path / "old.toml"
    path.write_text(TEXT.replace("version = 2\n", ""), encoding="utf-8")
    with pytest.raises(ComponentsError) as error:
        title("fresco").components(path)
    assert error.value.reason.args["where"] == "version"
    assert "this file is of version 1, and version 2 is needed" in str(error.value)
    assert "`replaced_points`" in str(error.value)
    path.write_text(TEXT.replace("version = 2\n", "version = 3\n"), encoding="utf-8")
    with pytest.raises(ComponentsError) as error:
        title("fresco").components(path)
    assert str(error.value).endswith("this file is of version 3, and version 2 is needed.")


@pytest.mark.rule("fresco-paint-unlimited")
def test_what_a_player_can_ever_gather_can_be_counted(tmp_path: Path) -> None:
    tables = tables_of(title("fresco").components())
    for colour, most in enumerate(paint.MOST):
        assert tables.most_paint(colour, tables.most_rounds) <= most
    path = tmp_path / "long.toml"
    path.write_text(TEXT.replace("most_rounds = 20", "most_rounds = 40"), encoding="utf-8")
    with pytest.raises(ComponentsError) as error:
        title("fresco").components(path)
    assert error.value.reason.args["where"] == "ending.most_rounds"
    assert "can be counted" in str(error.value)


@pytest.mark.parametrize(
    ("printed", "changed", "where"),
    [
        ('game = "fresco"', 'game = "fresko"', "game"),
        ('letter = "R"', 'letter = "X"', "paints.kinds[0].letter"),
        ('name = "red"', 'name = "scarlet"', "paints.kinds"),
        ('paint = "RYB"', 'paint = "RYN"', "start.paint"),
        ('orange = "RY"', 'orange = "RP"', "mixing.orange"),
        ('orange = "RY"', 'orange = "RZ"', "mixing.orange"),
        ("time = 6,", "time = 5,", "hostel.times"),
        ("start = 6", "start = 16", "mood.start"),
        ("spaces = 3", "spaces = 1", "sheet.spaces"),
        ('second_side = ["market"', 'second_side = ["harbour"', "sheet.second_side"),
        ('first_side = ["market"', 'first_side = ["harbour"', "sheet.first_side"),
        ("stalls_of_four = [3, 3, 3, 4]", "stalls_of_four = [4, 4, 4, 4]", "market.stalls_of_four"),
        ("stalls_of_four = [3, 3, 3, 4]", "stalls_of_four = [4, 4]", "market.stalls_of_four"),
        ("stalls_below_four = [3, 3, 3]", "stalls_below_four = [4]", "market.stalls_below_four"),
        ('removed_below_four = ["RRR"', 'removed_below_four = ["OOO"', "market.removed_below_four"),
        ('tiles = ["RRR"', 'tiles = ["KKK"', "market.tiles"),
        ('cost = "RBP", back = "P"', 'cost = "RBP", back = "R"', "fresco.tiles[13].back"),
        ('cost = "RBP", back = "P"', 'cost = "RBK", back = ""', "fresco.tiles[13].cost"),
        ('value = 3, cost = "RB"', 'value = 3, cost = "RY"', "fresco.tiles"),
        ("replaced = 7", "replaced = 6", "special_fresco.replaced"),
        ('blends = "OGP"', 'blends = "OGG"', "altar.blends"),
        ('primary = "RYB"', 'primary = "RY"', "altar.primary"),
        ('name = "merchant-2"', 'name = "merchant-1"', "portraits"),
        ('name = "patron-1", coins = 7', 'name = "patron-1", lasting = true', "portraits.B[3]"),
        ("general = [6, 5, 4]", "general = [4, 5, 6]", "requests.general"),
        ("general = [6, 5, 4]", "general = [6, 5]", "requests.general"),
        ("money_per_point = 2", "money_per_point = 0", "ending.money_per_point"),
        ('provenance = "book"', 'provenance = "hearsay"', "paints.provenance"),
    ],
)
def test_a_figure_that_can_not_be_is_named(tmp_path: Path, printed: str, changed: str, where: str) -> None:
    assert printed in TEXT
    path = tmp_path / "wrong.toml"
    path.write_text(TEXT.replace(printed, changed, 1), encoding="utf-8")
    with pytest.raises(ComponentsError) as error:
        title("fresco").components(path)
    assert error.value.reason.args["where"] == where, str(error.value)


def test_there_is_a_limit_to_kinds_of_market_tiles(tmp_path: Path) -> None:
    many = ", ".join(f'"{letter * number}"' for letter in "RYBOGP" for number in range(1, 8))
    path = tmp_path / "many.toml"
    path.write_text(TEXT.replace('tiles = ["RRR"', f'tiles = [{many}, "RRR"', 1), encoding="utf-8")
    with pytest.raises(ComponentsError) as error:
        title("fresco").components(path)
    assert error.value.reason.args["where"] == "market.tiles"
