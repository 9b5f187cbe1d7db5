"""Nothing is told by counting or by timing: what a seat gets does not depend on what it may not know.

Two tables are played that differ only in others' secret choices: what they chose, in how many clicks, how often they
changed their minds, and when they clicked. Everything that leaves the server for one viewer is written down, byte by
byte: pushes on full and light sockets, the state, moves, log, what is new, replays, what a returning socket missed,
lists of tables, drafts and refusals. The two streams must be the same.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from seating import FIVE_MINUTES, Evening, spend
from serving import Page, Served, serve
from shelf import ALL, Combination, label

from bottega.client import person
from bottega.kernel.errors import BottegaError
from bottega.kernel.game import Game
from bottega.server.sockets import bystanders
from bottega.server.sockets.hub import Hub
from bottega.server.sockets.listener import Listener
from bottega.server.wire import encode
from bottega.tables import history
from bottega.tables.log import entries_behind, log_lines
from bottega.tables.table import Table
from bottega.tables.token import Who
from bottega.tables.trial import draft
from bottega.tables.wording import Wording

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil")
TOY: list[Combination] = [("toy", 2, {}), ("toy", 3, {})]
PUBLIC = frozenset(("open", "bid", "pass", "sell", "pick", "place"))  # kinds of moves that depend on no hidden card
FEW = 12  # open moves that are played before and between the secret choices looked at


class Ear(Listener):
    """A socket that writes down what it is told."""

    def __init__(self, table: str, viewer: int | None, light: bool) -> None:
        super().__init__(table, [Who(seat=viewer)], "en", light)
        self.heard: list[str] = []

    def hold(self, message: bytes) -> None:
        self.heard.append(message.decode())


class Watch:
    """All that one viewer gets, in its order."""

    def __init__(self, e: Evening, table: Table, viewer: int | None) -> None:
        self.e = e
        self.table = table
        self.viewer = viewer
        self.asked: list[str] = []
        self.hub = Hub(e.house)
        self.ears = [Ear(table.id, viewer, light) for light in (False, True, False)]
        self.ears[2].changes = True
        self.hub.listeners[table.id] = set(self.ears)

    @property
    def heard(self) -> list[str]:
        return [*[heard for ear in self.ears for heard in ear.heard], *self.asked]

    def look(self) -> None:
        """What bystanders are shown a moment later, and all that can be asked for."""
        self.hub.bystanders._look(asyncio.get_running_loop().time())
        table, viewer = self.table, self.viewer
        wording = Wording.of(table, "en")
        count = table.entries_for(viewer)
        moves = table.moves_for(viewer)
        shown: list[Any] = [
            self.hub.state(table, Who(seat=viewer), "en"),
            self.hub.light_state(table, Who(seat=viewer)),
            history.moves(table, viewer, wording),
            history.score(table, wording),
            log_lines(table, viewer, wording, after=max(1, count - 5)),
            log_lines(table, viewer, wording, before=count, limit=3),
            [history.replay_at(table, viewer, max(0, move), wording) for move in range(moves - 2, moves + 1)],
            *self.hub.greeting(table, self.ears[0], max(0, count - 2)),
            entries_behind(table, viewer, 0)[-1].time // 1,
        ]
        if viewer is not None:
            shown.append(history.since_my_last_move(table, viewer, wording))
            tried = [move.text for move in table.game.moves(viewer)[:1]] if table.game is not None else []
            shown.append(draft(table, Who(seat=viewer), tried, wording))
        self.asked += [encode(each).decode() for each in shown]

    async def try_in_vain(self) -> None:
        """Refusals count too."""
        if self.viewer is None:
            return
        for body in ({"expect": 1_000}, {"expect": 1}, {"expect": self.table.entries_for(self.viewer), "to": 999}):
            try:
                await self.e.act(self.table, self.viewer, "undo", **body)
            except BottegaError as error:
                self.asked.append(repr((error.reason.rule, error.reason.args)))
            else:
                self.asked.append("done")


class Mind:
    """How somebody comes to a secret choice: `choice` says what it will be, `style` by which way."""

    def __init__(self, choice: int, style: int) -> None:
        self.choice = choice
        self.dice = random.Random(style)
        self.style = style

    def decides(self, game: Game, seat: int) -> list[str]:
        """The steps that lead to the choice."""
        dice = random.Random(self.choice * 7 + seat)
        twin = game.copy()
        steps: list[str] = []
        while seat in twin.awaiting and twin.reveals == game.reveals:
            steps.append(dice.choice(twin.moves(seat)).text)
            twin.play(seat, steps[-1])
        return steps

    async def answer(self, e: Evening, table: Table, seat: int) -> None:
        """Click about, unseen, then answer."""
        assert table.game is not None
        began = e.time
        for _ in range(self.style):
            begun = table.moves_for(seat)
            steps = self.decides(table.game, seat)[:-1]
            for step in steps[: self.dice.randrange(len(steps) + 1)]:
                e.time += 0.7
                await e.play(table, seat, step)
                draft(table, Who(seat=seat), [], Wording.of(table, "en"))
            await self._away(e, table, seat, begun)
        e.time = began + 10
        steps = self.decides(table.game, seat)
        if self.style % 2:
            await e.play(table, seat, *steps)
        else:
            for step in steps:
                await e.play(table, seat, step)

    async def _away(self, e: Evening, table: Table, seat: int, begun: int) -> None:
        """Take back what was clicked, one way or another."""
        assert table.game is not None
        while table.moves_for(seat) > begun:
            retreats = table.game.retreats(seat)
            if retreats and self.dice.random() < 0.3:
                await e.play(table, seat, table.game.catalogue[retreats[0]].text)
                return
            await e.act(table, seat, "undo", to=self.dice.choice([None, begun]))

    async def back(self, e: Evening, table: Table, seat: int) -> None:
        """Take an answer back."""
        if self.dice.random() < 0.5:
            await e.play(table, seat, "rethink")
        else:
            await e.act(table, seat, "undo")


def script(players: int, viewer: int | None) -> Iterator[tuple[str, int]]:
    """Who answers when, and who takes it back: seen by all. The viewer answers last but one."""
    others = [seat for seat in range(players) if seat != viewer]
    for seat in others[:-1]:
        yield "answer", seat
        yield "back", seat
    for seat in others[:-1]:
        yield "answer", seat
    if viewer is not None:
        yield "own", viewer
    yield "answer", others[-1]


async def evening(combination: Combination, viewer: int | None, mind: Mind, told: bool, e: Evening) -> list[str]:
    """Play through secret choices and on from there; what the viewer got.

    `told`: also what is told when all are in. Florence never tells it: there play goes on as long as hidden cards do
    not matter.
    """
    name, players, options = combination
    stages = 1 if name == "florence" else 2
    table = await e.table(*NAMES[:players], title=name, options=options, clock=FIVE_MINUTES)
    watch = Watch(e, table, viewer)
    dice = random.Random(5)
    stage = after = 0
    while stage < stages or (after < FEW and not table.past.several):
        assert table.game is not None
        assert table.status == "running"
        if not table.past.several:
            e.time += 2
            seat = table.awaiting[0]
            moves = table.game.moves(seat)
            if not told and stage == stages and not PUBLIC.issuperset(move.kind for move in moves):
                break
            await e.play(table, seat, dice.choice(moves).text)
            watch.look()
            after += stage == stages
            continue
        for what, seat in script(players, viewer):
            watch.look()
            e.time += 1
            if what == "own":
                await _own(e, table, seat)
            elif what == "back":
                await mind.back(e, table, seat)
            elif told or name == "florence" or len(table.awaiting) > 1:
                await mind.answer(e, table, seat)
            else:
                return watch.heard
            await watch.try_in_vain()
        stage += 1
        watch.look()
    return watch.heard


async def _own(e: Evening, table: Table, seat: int) -> None:
    """The viewer's own steps, one of them taken back."""
    assert table.game is not None
    mind = Mind(3, 0)
    for step in mind.decides(table.game, seat):
        await e.play(table, seat, step)
    await e.act(table, seat, "undo")
    await e.play(table, seat, mind.decides(table.game, seat)[-1])


def streams(folder: Path, combination: Combination, viewer: int | None, told: bool, *minds: Mind) -> list[list[str]]:
    return [
        spend(folder / f"{viewer}-{index}.db", partial(evening, combination, viewer, mind, told))
        for index, mind in enumerate(minds)
    ]


def some(name: str) -> Iterator[Combination]:
    """Every number of players, with nothing and with everything that a title offers."""
    for each in ALL:
        alike = [len(other[2]) for other in ALL if other[:2] == each[:2]]
        if each[0] == name and len(each[2]) in (0, max(alike)):
            yield each


SECRET = [*TOY, *some("florence"), *some("fresco")]


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bystanders are shown something when a watch looks, not in the middle of a step that takes its time."""
    monkeypatch.setattr(bystanders, "SOON", 3600.0)


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("combination", SECRET, ids=label)
def test_by_which_way_others_came_to_a_secret_choice_is_never_told(combination: Combination, tmp_path: Path) -> None:
    for viewer in (None, 0):
        plain, wild = streams(tmp_path, combination, viewer, True, Mind(1, 0), Mind(1, 3))
        same(plain, wild)


@pytest.mark.usefixtures("still")
@pytest.mark.parametrize("combination", SECRET, ids=label)
def test_what_others_chose_is_not_told_before_all_are_in(combination: Combination, tmp_path: Path) -> None:
    for viewer in (None, 0):
        one, other = streams(tmp_path, combination, viewer, False, Mind(1, 1), Mind(2, 2))
        same(one, other)


def same(one: list[str], other: list[str]) -> None:
    for mine, yours in zip(one, other, strict=False):
        assert mine == yours
    assert len(one) == len(other) > 20


@pytest.mark.parametrize("title", ["toy", "florence", "fresco"])
def test_an_onlooker_on_a_real_socket_hears_nothing_of_secret_clicks(title: str, tmp_path: Path) -> None:
    async def scenario(s: Served) -> None:
        made = await s.client.create(title, [person("Ada"), person("Ben"), person("Cleo")])
        table = await s.service.house.table(made.table)
        assert table.game is not None

        async def act(seat: int, command: str, **body: Any) -> None:
            body["expect"] = table.entries_for(seat)
            await s.client.command(made.table, made.tokens[seat], command, **body)

        while not table.past.several:
            await act(table.awaiting[0], "play", moves=[table.game.moves(table.awaiting[0])[0].text])
        async with Page(s, made.table, made.onlooker) as page, s.client.sit(made.table, made.onlooker) as light:
            begun = (await page.push("state"))["number"]
            for seat in (0, 1):
                steps = Mind(1, 0).decides(table.game, seat)[:-1]
                for step in steps:
                    await act(seat, "play", moves=[step])
                for _ in steps:
                    await act(seat, "undo")
            assert table.number > begun or title != "fresco"
            await s.client.command(made.table, made.tokens[0], "chat", text="Hm.")
            said = await page.push("entry")
            assert [push["push"] for push in page.pushes if push["push"] != "online"] == ["state", "entry"]
            assert (said["number"], said["entry"]["kind"], said["entry"]["chat"]["number"]) == (
                begun + 1,
                "chat",
                begun + 1,
            )
            for seat in (2, 0, 1):
                await act(seat, "play", moves=Mind(1, 0).decides(table.game, seat))
            closed = await page.push("entry")
            assert (closed["number"], closed["entry"]["seat"]) == (begun + 2, 1)
            state = await s.client.state(made.table, made.onlooker)
            assert state["number"] == begun + 2
            while light.number < begun + 2:
                await light.changed()
            assert light.position is not None
            assert light.position.move == state["game"]["move"] == table.moves_for(None)

    serve(tmp_path / "games.db", scenario)
