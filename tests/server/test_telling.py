"""Plays told in bytes: to the byte what is told of any entry, for all who hear of them, also of what others hide."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from seating import Evening, spend

from bottega.games import NAMES
from bottega.server.wire import encode
from bottega.tables import sight, telling
from bottega.tables.entries import Entry, KeptEvent
from bottega.tables.follower import Follower
from bottega.tables.log import event_line
from bottega.tables.table import Table
from bottega.tables.telling import Telling
from bottega.tables.wording import MARKS, Wording


class Ear(Follower):
    """Compares both ways of telling each entry, in the moment in which it happens."""

    def __init__(self) -> None:
        self.plays = 0
        self.apart = 0  # plays of which viewers are not told the same

    def happened(self, table: Table, entries: list[Entry], own: bool) -> None:
        for entry in entries:
            told = Telling.of(table, entry)
            if told is None:
                continue
            self.plays += 1
            for wording in (None, Wording.of(table, "en"), Wording.of(table, "fr"), Wording("de", table.title)):
                viewers = [viewer for viewer in (0, 1, 2, None) if not table.counted.hides(viewer, entry.number)]
                heard = [told.told(viewer, wording) for viewer in viewers]
                assert heard == [encode(sight.entry_info(table, entry, viewer, wording)) for viewer in viewers]
                self.apart += len(set(heard)) > 2


@pytest.mark.parametrize("title", NAMES)
def test_plays_are_told_in_bytes_as_entries_are(title: str, tmp_path: Path) -> None:
    async def scenario(e: Evening) -> None:
        ear = Ear()
        e.house.followers.append(ear)
        for people in (("Ada", "Ben", "Cleo"), ('A"da\\', "Бен 🎲", "كليو")):  # another table shares the lines
            table = await e.table(*people, title=title, study=True, seed=5)
            dice, last = random.Random(title), ear.plays + 150
            while table.status == "running" and ear.plays < last:
                assert table.game is not None
                await e.play_any(table, dice.choice(table.game.awaiting))
        assert ear.plays > 200
        assert ear.apart or title == "stanza"  # where nothing is secret

    spend(str(tmp_path / "games.db"), scenario)


def test_a_figure_that_is_called_like_a_mark_is_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "_lines", {})
    wording = Wording("en", "florence", ["Ada", "Ben", "Cleo"])
    for name in ("Astronomer", MARKS[1]):
        event = KeptEvent("work", 0, {"person": name, "value": 12})
        for _ in range(2):
            line = event_line(event.event(), None, wording, 0, 0, 0)
            assert telling._line("florence", event, None, wording) == encode(line)[telling._HEAD :]
