"""What a table binds itself to before its first move, and that tables of earlier versions keep theirs."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from seating import Evening, spend
from typer.testing import CliRunner

from bottega.cli import app
from bottega.kernel.chance import Chance
from bottega.kernel.keyed import Keyed
from bottega.store.model import Entry
from bottega.tables import sight
from bottega.tables.commands import ChangeSettings
from bottega.tables.commitment import proof_text
from bottega.tables.entries import read
from bottega.tables.origin import record_of
from bottega.tables.table import Table
from bottega.tables.token import Who

OLD_SALT = "00112233445566778899aabbccddeeff"


def verified(folder: Path, table: Table, commitment: str) -> bool:
    file = folder / "game.record"
    file.write_text(str(record_of(table)), encoding="utf-8")
    asked = ["verify", str(file), "--table", table.id, "--commitment", commitment, "--salt", table.salt]
    return CliRunner().invoke(app, asked).exit_code == 0


def test_a_new_table_draws_from_a_key_and_shows_what_it_is_bound_to(url: str, tmp_path: Path) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        assert table.game is not None
        assert isinstance(table.game.chance, Keyed)
        shown = sight.proof(table)
        assert (shown.seed, shown.salt, shown.text) == (None, None, None)
        await e.play_out(table)
        told = sight.proof(table)
        assert told.text is not None
        assert hashlib.sha256(told.text.encode()).hexdigest() == shown.commitment
        assert told.text == (
            f"bottega seed 2\ntable: {table.id}\ngame: toy\ncomponents: {table.game.components.digest}\nplayers: 2\n"
            f'options: {{"loud":false,"size":"small"}}\nseed: {table.seed}\nsalt: {table.salt}\n'
        )
        assert verified(tmp_path, table, shown.commitment)
        assert not verified(tmp_path, table, hashlib.sha256(b"another").hexdigest())

    spend(url, scenario)


def test_options_that_are_changed_before_the_start_are_bound_too(url: str, tmp_path: Path) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "")
        before = table.commitment
        await e.do(table, Who(host=True), ChangeSettings(options={"loud": True}))
        assert table.commitment != before
        await e.act(table, 0, "ready", ready=True)
        await e.act(table, 1, "join", name="Ben", ready=True)
        await e.play_out(table)
        assert verified(tmp_path, table, table.commitment)
        assert not verified(tmp_path, table, before)

    spend(url, scenario)


def test_a_table_of_the_first_version_goes_on_with_its_seed_and_its_commitment(url: str, tmp_path: Path) -> None:
    seed = 1 << 62 | 12345
    commitment = hashlib.sha256(f"bottega seed 1\nold\n{seed}\n{OLD_SALT}\n".encode()).hexdigest()

    async def scenario(e: Evening) -> None:
        data = {
            "title": "toy", "options": {"loud": False, "size": "small"}, "name": "", "public": False, "confirm": False,
            "seats": [{"kind": "person", "name": name, "ready": True} for name in ("Ada", "Ben")], "clock": None,
            "hints": None, "study": False, "seed": seed, "salt": OLD_SALT, "commitment": commitment,
        }  # fmt: skip
        made = Table("old")
        create = Entry("old", 1, "create", None, 1.0, json.dumps(data))
        entries = [create, Entry("old", 2, "start", None, 1.0, "{}")]
        for entry in entries:
            made.apply(read(entry))
        assert await e.house.store.append(entries, made.row())
        table = await e.house.table("old")
        assert table.game is not None
        assert type(table.game.chance) is Chance
        assert table.commitment == commitment
        await e.play_out(table)
        assert sight.proof(table).text == f"bottega seed 1\nold\n{seed}\n{OLD_SALT}\n"
        assert verified(tmp_path, table, commitment)

    spend(url, scenario)


def test_each_part_of_the_proof_makes_another_commitment() -> None:
    parts = {
        "table": "t", "game": "toy", "components": "c", "players": 3, "options": {"loud": True}, "seed": "0" * 64,
        "salt": "s",
    }  # fmt: skip
    others = {
        "table": "u", "game": "tox", "components": "d", "players": 4, "options": {"loud": False},
        "seed": "0" * 63 + "1", "salt": "r",
    }  # fmt: skip
    texts = {proof_text(2, **{**parts, name: other}) for name, other in others.items()}  # type: ignore[arg-type]
    assert len(texts) == len(parts)
