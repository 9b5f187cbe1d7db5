"""Moves at a table: numbers, keys, chains, secrets decided at once."""

from __future__ import annotations

import pytest
from seating import Evening, refusal, spend

from bottega.kernel.errors import BottegaError
from bottega.tables.commands.talk import MOST_LINES, WITHIN
from bottega.tables.token import Who
from bottega.tables.trial import draft, why
from bottega.tables.wording import Wording


def test_a_move_is_played_once_however_often_it_is_sent(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        assert table.game is not None
        move = table.game.moves(0)[0].text
        number = table.number
        first = await e.play(table, 0, move, key="once", expect=number)
        again = await e.play(table, 0, move, key="once", expect=number)
        assert first == again
        assert table.number == first.number == number + 1

    spend(url, scenario)


def test_keys_of_one_seat_do_not_meet_those_of_another(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        assert table.game is not None
        await e.play(table, 0, table.game.moves(0)[0].text, key="k")
        await e.play(table, 1, table.game.moves(1)[0].text, key="k")
        assert [played.seat for played in table.played] == [0, 1]

    spend(url, scenario)


def test_a_key_is_remembered_after_a_restart(url: str) -> None:
    async def first(e: Evening) -> tuple[str, str, int, int]:
        table = await e.table("Ada", "Ben")
        assert table.game is not None
        move = table.game.moves(0)[0].text
        number = table.number
        await e.play(table, 0, move, key="once", expect=number)
        return table.id, move, number, table.number

    id, move, seen, after = spend(url, first)

    async def second(e: Evening) -> None:
        table = await e.house.table(id)
        answer = await e.play(table, 0, move, key="once", expect=seen)
        assert (answer.number, table.number) == (after, after)

    spend(url, second)


def test_a_stale_click_is_refused_and_changes_nothing(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        assert table.game is not None
        before = table.number
        await e.play_any(table, 0)
        await e.play_any(table, 1)
        winner = table.game.awaiting[0]
        digest = table.game.digest()
        assert await refusal(e.play(table, winner, "stay", expect=before)) == (409, "table-stale")
        assert table.game.digest() == digest

    spend(url, scenario)


def test_secret_choices_made_at_once_do_not_make_each_other_stale(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben", "Cleo")
        assert table.game is not None
        seen = table.number
        for seat in (1, 0):
            await e.play(table, seat, table.game.moves(seat)[0].text, expect=seen)
        await e.play(table, 1, "rethink", expect=seen + 1)
        assert table.game.awaiting == [1, 2]

    spend(url, scenario)


def test_chat_does_not_make_a_move_stale(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        assert table.game is not None
        seen = table.number
        await e.act(table, 1, "chat", text="Good luck!")
        await e.play(table, 0, table.game.moves(0)[0].text, expect=seen)

    spend(url, scenario)


def test_an_illegal_move_is_refused_with_its_rule(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        assert table.game is not None
        held = {move.args["card"] for move in table.game.moves(0)}
        other = next(card for card in range(1, 21) if card not in held)
        assert await refusal(e.play(table, 0, f"show {other}")) == (422, "toy-not-held")
        assert await refusal(e.play(table, 0, "fly to the moon")) == (422, "move-unknown")
        await e.play_any(table, 0)
        assert await refusal(e.play(table, 0, "stay")) == (409, "move-not-asked")

    spend(url, scenario)


def test_a_chain_ends_where_the_turn_does(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        assert table.game is not None
        cards = [move.text for move in table.game.moves(0)]
        number = table.number
        assert await refusal(e.play(table, 0, cards[0], cards[1])) == (422, "table-chain-too-long")
        assert table.number == number

    spend(url, scenario)


def test_a_draft_shows_where_a_move_leads_but_not_what_it_reveals(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        assert table.game is not None
        say = Wording.of(table, "en")
        card = table.game.moves(0)[0]
        first = draft(table, Who(seat=0), [card.text], say)
        assert first.ends == "hands-over"
        assert first.game.view["chosen"] == card.args["card"]
        assert table.game.view(0)["chosen"] == 0
        await e.play_any(table, 1)
        second = draft(table, Who(seat=0), [card.text], say)
        assert second.ends == "reveals"
        assert second.game.view == table.game.view(0)
        assert second.log == []
        third = draft(table, Who(seat=0), ["show 99"], say)
        assert third.refused is not None
        assert third.refused.rule == "move-unknown-near"
        assert third.moves == []

    spend(url, scenario)


def test_why_not_gives_the_rule_and_its_sentence(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        assert table.game is not None
        say = Wording.of(table, "de")
        assert why(table, Who(seat=0), table.game.moves(0)[0].text, [], say).legal
        shown = why(table, Who(seat=0), "stay", [], say)
        assert (shown.legal, shown.rule) == (False, "toy-not-now")
        shown = why(table, Who(seat=0), "hop", [], say)
        assert shown.text is not None
        assert "hop" in shown.text

    spend(url, scenario)


def test_nothing_can_be_played_before_the_start_or_after_the_end(url: str) -> None:
    async def scenario(e: Evening) -> None:
        waiting = await e.table("Ada", "")
        assert await refusal(e.play(waiting, 0, "stay", expect=1)) == (409, "table-not-begun")
        table = await e.table("Ada", "Ben")
        await e.play_out(table)
        assert await refusal(e.play(table, 0, "stay")) == (409, "move-game-over")

    spend(url, scenario)


@pytest.mark.parametrize("seat", [None, 0])
def test_whoever_has_no_seat_can_not_play(url: str, seat: int | None) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        if seat is None:
            assert await refusal(e.play(table, None, "stay")) == (403, "table-need-seat")  # type: ignore[arg-type]
        else:
            with pytest.raises(BottegaError):
                await e.play(table, seat, "stay")

    spend(url, scenario)


def test_nobody_fills_a_table_with_words(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        for _ in range(MOST_LINES):
            await e.act(table, 0, "chat", text="Hm.")
        assert await refusal(e.act(table, 0, "chat", text="Hm.")) == (409, "table-chat-fast")
        await e.act(table, 1, "chat", text="Now, now.")
        e.time += WITHIN
        await e.act(table, 0, "chat", text="Sorry.")

    spend(url, scenario)
