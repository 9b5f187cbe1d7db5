"""Taking back: alone until a reveal or another's act, by consent beyond."""

from __future__ import annotations

import pytest
from seating import Evening, refusal, spend

from bottega.tables import needs
from bottega.tables.results import Proposing, WentBack
from bottega.tables.sight import proposal_info
from bottega.tables.table import Table
from bottega.tables.undo import reach_info, undo_reach


async def to_draw(e: Evening) -> tuple[Table, int]:
    """A table at which a card has just been won: the winner may draw or stay."""
    table = await e.table("Ada", "Ben")
    await e.play_any(table, 0)
    await e.play_any(table, 1)
    assert table.game is not None
    return table, table.game.awaiting[0]


def test_an_own_step_is_taken_back_without_asking(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        assert table.game is not None
        digest = table.game.digest()
        await e.play_any(table, 0)
        answer = await e.act(table, 0, "undo")
        assert answer.result == WentBack(to=0)
        assert table.game.digest() == digest
        assert [entry.kind for entry in table.entries[-2:]] == ["play", "undo"]

    spend(url, scenario)


def test_undo_ends_where_something_was_revealed(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table, winner = await to_draw(e)
        for seat in (0, 1):
            assert await refusal(e.act(table, seat, "undo")) == (409, "table-undo-none")
        await e.play(table, winner, "draw")
        assert await refusal(e.act(table, winner, "undo")) == (409, "table-undo-none")

    spend(url, scenario)


def test_undo_ends_where_somebody_else_has_acted(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", title="stanza")
        mover = table.awaiting[0]
        while table.awaiting == [mover]:
            await e.play_any(table, mover)
        await e.play_any(table, 1 - mover)
        assert await refusal(e.act(table, mover, "undo")) == (409, "table-undo-none")
        await e.act(table, 1 - mover, "undo")
        assert table.awaiting == [1 - mover]

    spend(url, scenario)


def test_of_choices_made_at_once_each_takes_back_its_own(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", "Cleo")
        assert table.game is not None
        ada, ben = (table.game.moves(seat)[1].text for seat in (0, 1))
        await e.play(table, 0, ada)
        await e.play(table, 1, ben)
        answer = await e.act(table, 0, "undo")
        assert answer.result == WentBack(to=0)
        assert table.game.awaiting == [0, 2]
        assert [(played.seat, played.text) for played in table.played] == [(1, ben)]
        await e.play(table, 0, ada)
        await e.play_any(table, 2)
        assert table.game.history()[0] == (1, table.game.catalogue[table.game.catalogue.find(ben)])
        assert await refusal(e.act(table, 0, "undo")) == (409, "table-undo-none")

    spend(url, scenario)


async def to_planning(e: Evening, *people: str) -> Table:
    """A table of Fresco at which all plan."""
    table = await e.table(*people, title="fresco")
    while len(table.awaiting) < len(people):
        await e.play_any(table, table.awaiting[0])
    return table


def test_a_plan_is_taken_back_step_by_step_and_whole_while_others_plan(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await to_planning(e, "Ada", "Ben", "Cleo")
        assert table.game is not None
        begun = len(table.played)
        digests = [table.game.digest()]
        for seat in (0, 1, 0, 1):
            await e.play_any(table, seat)
        await e.act(table, 1, "reset")
        await e.act(table, 0, "undo")
        reach = reach_info(table, 0)
        assert (reach.reset, reach.to) == (table.moves_for(0) - 1, table.moves_for(0) - 1)
        await e.play_any(table, 1)
        await e.act(table, 0, "undo")
        assert reach_info(table, 0).to is None
        assert [played.seat for played in table.played[begun:]] == [1]
        await e.act(table, 1, "undo")
        assert table.game.digest() == digests[0]

    spend(url, scenario)


def test_what_opened_the_choice_of_all_is_no_longer_taken_back_alone(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await to_planning(e, "Ada", "Ben", "Cleo")
        last = table.played[-1].seat
        assert await refusal(e.act(table, last, "undo")) == (409, "table-undo-none")
        await e.play_any(table, 0)
        await e.play_any(table, 1)
        await e.act(table, last, "propose", what="undo")
        await e.play_any(table, 1)  # nobody hears of it, not even by what it would end
        assert table.proposal is not None
        for seat in {0, 1, 2} - {last}:
            await e.act(table, seat, "answer", agree=True)
        assert table.awaiting == [last]

    spend(url, scenario)


def test_a_turn_is_reset_as_a_whole(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        await e.play_any(table, 0)
        await e.play(table, 0, "rethink")
        await e.play_any(table, 0)
        reach = undo_reach(table, 0)
        assert (reach.to, reach.reset) == (2, 0)
        await e.act(table, 0, "reset")
        assert table.played == []

    spend(url, scenario)


def test_beyond_a_reveal_everyone_must_agree(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table, winner = await to_draw(e)
        other = 1 - winner
        await e.act(table, winner, "propose", what="undo")
        assert table.proposal is not None
        assert table.proposal.owed == [other]
        to = table.proposal.fact.to
        await e.act(table, other, "answer", agree=True)
        assert table.game is not None
        assert table.game.number == to
        assert proposal_info(table, winner, "en") is None

    spend(url, scenario)


def test_one_no_is_enough_and_a_move_ends_the_question(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table, winner = await to_draw(e)
        await e.act(table, winner, "propose", what="undo")
        await e.act(table, 1 - winner, "answer", agree=False)
        assert table.proposal is None
        await e.act(table, winner, "propose", what="undo")
        await e.play(table, winner, "stay")
        assert table.proposal is None
        assert await refusal(e.act(table, 1 - winner, "answer", agree=True)) == (409, "table-proposal-none")

    spend(url, scenario)


def test_bots_agree_by_themselves(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "bot")
        await e.settle()
        await e.play_any(table, 0)
        await e.settle()
        answer = await e.act(table, 0, "propose", what="undo")
        assert answer.result == Proposing(done=True)
        assert table.entries[-1].kind in ("undo", "play")
        assert "undo" in [entry.kind for entry in table.entries]

    spend(url, scenario)


def test_an_undo_survives_a_restart(url: str) -> None:
    async def first(e: Evening) -> tuple[str, str]:
        table = await e.table("Ada", "Ben", "Cleo")
        await e.play_any(table, 0)
        await e.play_any(table, 1)
        await e.act(table, 1, "undo")
        assert table.game is not None
        return table.id, table.game.digest()

    id, digest = spend(url, first)

    async def second(e: Evening) -> None:
        table = await e.house.table(id)
        assert table.game is not None
        assert table.game.digest() == digest
        await e.act(table, 0, "undo")
        assert table.game.number == 0

    spend(url, second)


# A game may be taken back and played again, but not without end: what people do is kept for ever


@pytest.fixture
def little(monkeypatch: pytest.MonkeyPatch) -> int:
    """A table that has room for little."""
    monkeypatch.setattr(needs, "MOST_DONE", 20)
    return 20


def test_a_table_does_not_grow_without_end_by_taking_back(url: str, little: int) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        for _ in range(little // 2):
            await e.play_any(table, 0)
            await e.act(table, 0, "undo")
        await e.play_any(table, 0)
        assert await refusal(e.act(table, 0, "undo")) == (422, "table-much-done")
        for name, body in (("chat", {"text": "Hm."}), ("renew", {}), ("propose", {"what": "end"})):
            assert await refusal(e.act(table, 0, name, **body)) == (422, "table-much-done")
        await e.play_any(table, 1)  # the others are not to suffer from it
        await e.act(table, 1, "propose", what="takeover", seat=0, level="random")
        await e.act(table, 0, "answer", agree=False)
        await e.play_out(table)
        assert table.status == "over"

    spend(url, scenario)


async def answer(e: Evening, table: Table) -> None:
    while 0 in table.awaiting:
        await e.play_any(table, 0)


@pytest.mark.parametrize("title", ["florence", "fresco"])
def test_what_a_game_lets_one_rethink_is_rethought_so_often(url: str, little: int, title: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", "Cleo", title=title)
        while len(table.awaiting) == 1:
            await e.play_any(table, table.awaiting[0])
        await answer(e, table)
        while needs.has_room(table, 0):
            await e.play(table, 0, "rethink")
            await answer(e, table)
        assert await refusal(e.play(table, 0, "rethink")) == (422, "table-much-done")
        await e.play_out(table)

    spend(url, scenario)


async def plan(e: Evening) -> Table:
    """A table of Fresco at which three plan in secret, and may take back what they have planned."""
    table = await e.table("Ada", "Ben", "Cleo", title="fresco")
    while len(table.awaiting) == 1:
        await e.play_any(table, table.awaiting[0])
    return table


def test_many_moves_in_one_go_count_as_many(url: str, little: int) -> None:
    async def scenario(e: Evening) -> None:
        table = await plan(e)
        assert table.game is not None
        to_and_fro = [table.game.moves(0)[0].text, "unplan"] * (little // 2)
        await e.play(table, 0, *to_and_fro)
        assert await refusal(e.play(table, 0, *to_and_fro)) == (422, "table-much-done")
        await e.play_out(table)

    spend(url, scenario)


def test_a_step_back_is_played_from_the_position_nearest_to_it(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(e: Evening) -> None:
        table = await plan(e)
        assert table.game is not None
        await e.play(table, 0, *[table.game.moves(0)[0].text, "unplan"] * 3)
        whole = table.fresh()
        for played in table.played[:-1]:
            whole.play(played.seat, played.text)
        monkeypatch.setattr(table, "fresh", lambda: pytest.fail("the game is played from its beginning"))
        await e.act(table, 0, "undo")
        assert table.game.digest() == whole.digest()

    spend(url, scenario)


def test_a_table_that_never_begins_has_an_end(url: str, little: int) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "", "")
        while table.number < little:
            await e.act(table, 0, "ready", ready=False)
        for name, body in (("ready", {}), ("renew", {}), ("chat", {"text": "Hm."})):
            assert await refusal(e.act(table, 0, name, **body)) == (422, "table-never-begins")

    spend(url, scenario)


def test_what_happened_before_the_game_is_nobodys_in_it(url: str, little: int) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "")
        await e.act(table, 1, "join", name="Ben", ready=False)
        while table.number < little - 1:
            await e.act(table, 1, "ready", ready=False)
        await e.act(table, 1, "ready")
        assert table.status == "running"
        await e.act(table, 1, "chat", text="At last.")

    spend(url, scenario)
