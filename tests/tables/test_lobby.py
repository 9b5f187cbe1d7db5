"""Before the game: seats, links, settings, and the moment it begins."""

from __future__ import annotations

import pytest
from seating import Evening, refusal, spend

from bottega.bots.names import NAMES
from bottega.kernel.errors import SetupError
from bottega.tables.arms import COLOURS, EMBLEMS, Arms, worn
from bottega.tables.commands import ChangeSeat, ChangeSettings, Join, Renew
from bottega.tables.log import log_lines
from bottega.tables.names import look_alike
from bottega.tables.refusal import UnknownToken
from bottega.tables.results import NewToken, NextTable, Seated
from bottega.tables.table import Table
from bottega.tables.token import Who
from bottega.tables.wording import Wording

HOST = Who(host=True)


def test_the_game_begins_when_the_last_seat_is_filled(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "", "")
        await e.act(table, 1, "join", name="Ben", ready=False)
        await e.act(table, 2, "join", name="Cleo")
        assert (table.status, table.game) == ("open", None)
        await e.act(table, 1, "ready")
        assert table.status == "running"
        assert [entry.kind for entry in table.entries[-2:]] == ["ready", "start"]

    spend(url, scenario)


def test_whoever_leaves_frees_the_seat_and_its_link_ends(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "", "")
        joined = await e.act(table, 1, "join", name="Ben")
        assert isinstance(joined.result, Seated)
        token = joined.result.token
        assert e.house.links.who(table, token).seat == 1
        await e.act(table, 1, "leave")
        assert table.seats[1].kind == "open"
        with pytest.raises(UnknownToken):
            e.house.links.who(table, token)

    spend(url, scenario)


def test_the_host_gives_a_seat_to_a_bot_and_takes_it_back(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "", "")
        invited = e.house.links.token(table, "1")
        await e.do(table, HOST, ChangeSeat(seat=1, kind="bot", level="random"))
        assert table.seats[1].played_by_bot
        with pytest.raises(UnknownToken):
            e.house.links.who(table, invited)
        assert await refusal(e.act(table, 1, "join", name="Ben")) == (409, "table-seat-taken")
        await e.do(table, HOST, ChangeSeat(seat=1, kind="open"))
        assert table.seats[1].kind == "open"
        assert await refusal(e.act(table, 0, "seat", seat=1, kind="bot")) == (403, "table-need-host")
        wrong = ChangeSeat(seat=1, kind="bot", level="genius")
        assert await refusal(e.do(table, HOST, wrong)) == (422, "table-level")
        elsewhere = ChangeSeat(seat=1, kind="bot", level="journeyman/builder")
        with pytest.raises(SetupError, match="no styles"):
            await e.do(table, HOST, elsewhere)
        nowhere = ChangeSeat(seat=7, kind="open")
        assert await refusal(e.do(table, HOST, nowhere)) == (422, "table-no-such-seat")

    spend(url, scenario)


def test_who_was_ready_is_asked_again_when_the_options_change(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "")
        await e.do(table, HOST, ChangeSettings(options={"loud": True}, name="Friday"))
        assert (table.options["loud"], table.name, table.seats[0].ready) == (True, "Friday", False)
        with pytest.raises(SetupError):
            await e.do(table, HOST, ChangeSettings(options={"quiet": True}))

    spend(url, scenario)


def test_who_was_ready_is_asked_again_when_anybody_may_look_on(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "")
        ready = []
        for change in (ChangeSettings(name="Friday", public=False), *[ChangeSettings(public=True)] * 2):
            await e.do(table, HOST, change)
            ready.append(table.seats[0].ready)
            await e.act(table, 0, "ready", ready=True)
        assert ready == [True, False, True]

    spend(url, scenario)


def test_nothing_of_the_lobby_can_be_changed_once_the_game_runs(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        assert await refusal(e.act(table, 0, "leave")) == (409, "table-begun")
        assert await refusal(e.act(table, 0, "join", name="Other")) == (409, "table-begun")
        change = ChangeSettings(public=True)
        assert await refusal(e.do(table, HOST, change)) == (409, "table-begun")

    spend(url, scenario)


def test_links_can_not_be_guessed_or_bent(url: str) -> None:
    async def scenario(e: Evening) -> tuple[Table, list[str]]:
        table, other = await e.table("Ada", "Ben"), await e.table("Ada", "Ben")
        good = e.house.links.token(table, "0")
        assert e.house.links.who(table, good).seat == 0
        bent = [
            good[:-1] + ("A" if good[-1] != "A" else "B"),
            good.replace("0.1", "1.1", 1),
            good.replace("0.1", "0.2", 1),
            good.replace("0.1", "h.1", 1),
            e.house.links.token(other, "0"),
            "",
            "0",
            "x.1.y",
            "0.1." + "ü" * 24,
            "0.1." + "A" * 5000,
        ]
        for token in bent:
            with pytest.raises(UnknownToken):
                e.house.links.who(table, token)
        assert len(good.split(".")[2]) >= 24
        return table, bent

    spend(url, scenario)


def test_one_renews_ones_own_link_and_no_others(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "Ben")
        old = e.house.links.token(table, "0")
        answer = await e.act(table, 0, "renew", key="k")
        assert isinstance(answer.result, NewToken)
        assert answer.result.token == e.house.links.token(table, "0") != old
        again = await e.act(table, 0, "renew", key="k")
        assert again.result == answer.result
        assert await refusal(e.act(table, 0, "renew", seat=1)) == (403, "table-other-seat")
        assert await refusal(e.do(table, HOST, Renew(seat=1))) == (409, "table-begun")

    spend(url, scenario)


def test_a_stranger_takes_an_open_seat_at_a_public_table_only(url: str) -> None:
    async def scenario(e: Evening) -> None:
        stranger = Who(trusted=False)
        private = await e.table("Ada", "")
        public = await e.table("Ada", "", "", "", public=True)
        wish = Join(name="Ben", seat=1)
        assert await refusal(e.do(private, stranger, wish)) == (401, "table-token")
        await e.do(public, stranger, wish)
        assert await refusal(e.do(public, stranger, wish)) == (409, "table-seat-taken")
        # Strangers cannot be told apart, so one's key does not give another the answer of the first.
        keyed = Join(name="Dora", seat=2, key="k")
        await e.do(public, stranger, keyed)
        assert await refusal(e.do(public, stranger, keyed)) == (409, "table-seat-taken")
        assert await refusal(e.do(public, stranger, Join(name="Cleo"))) == (400, "table-malformed")

    spend(url, scenario)


@pytest.mark.parametrize("name", ["   ", "\u200b", "\x00"])
def test_a_name_must_be_visible(url: str, name: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "")
        assert await refusal(e.act(table, 1, "join", name=name)) == (400, "table-malformed")

    spend(url, scenario)


def test_the_name_of_a_table_shows_all_its_signs(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "", name="  Fri\u202eday\u0000 \n\ufb01nal\u200b")
        assert table.name == "Friday final"
        await e.do(table, HOST, ChangeSettings(name="\u2066Sunday\u2069 round"))
        assert table.name == "Sunday round"

    spend(url, scenario)


def test_the_seed_is_fixed_before_the_start_and_a_chosen_one_is_for_study(url: str) -> None:
    async def scenario(e: Evening) -> None:
        assert await refusal(e.table("Ada", "Ben", seed=4)) == (422, "table-seed-study")
        first = await e.table("Ada", "Ben", seed=4, study=True)
        second = await e.table("Ada", "Ben", seed=4, study=True)
        assert first.game is not None
        assert second.game is not None
        assert first.game.digest() == second.game.digest()
        assert first.commitment != second.commitment

    spend(url, scenario)


def test_the_seats_of_a_table_are_drawn_unless_somebody_chose_them_or_the_seed(url: str) -> None:
    async def scenario(e: Evening) -> None:
        drawn = [await e.table("Ada", "Ben", "bot", order=None) for _ in range(12)]
        assert {table.seats[0].name if table.seats[0].kind == "person" else "" for table in drawn} == {"Ada", "Ben", ""}
        assert all(table.drawn for table in drawn)
        for table in [await e.table("Ada", "Ben"), await e.table("Ada", "Ben", order=None, study=True, seed=3)]:
            assert ([seat.name for seat in table.seats], table.drawn) == (["Ada", "Ben"], False)
        assert (await e.table("Ada", "Ben", order="drawn", study=True, seed=3)).drawn

    spend(url, scenario)


def test_links_of_drawn_seats_come_as_the_seats_were_wished_for_and_the_log_tells(url: str) -> None:
    async def scenario(e: Evening) -> None:
        for _ in range(6):
            table = await e.table("Ada", "bot", "Ben", order="drawn")
            ada, bot, ben = e.house.links.made(table).seats
            assert [table.seats[each.seat].name for each in (ada, ben)] == ["Ada", "Ben"]
            assert (bot.token, table.seats[bot.seat].kind) == (None, "bot")
            assert e.house.links.who(table, ada.token).seat == ada.seat
            wording = Wording.of(table, "en")
            told = [line.text for line in log_lines(table, None, wording)]
            first, second, third = wording.names or []
            assert told[:2] == ["The game begins.", f"The seats were drawn. In order: {first}, {second} and {third}."]
            assert told[2:] == [f"{table.seats[bot.seat].name} is a bot: Random."]
            again = await e.house.table(table.id)
            assert again.order == table.order

    spend(url, scenario)


def test_seats_are_drawn_anew_for_a_rematch_and_each_finds_their_own(url: str) -> None:
    async def scenario(e: Evening) -> None:
        for _ in range(4):
            table = await e.table("Ada", "Ben", "Cleo", order="drawn")
            await e.play_out(table)
            for seat, each in enumerate(table.seats):
                answer = await e.act(table, seat, "rematch")
                assert isinstance(answer.result, NextTable)
                following = await e.house.table(answer.result.table)
                mine = e.house.links.who(following, answer.result.token).seat
                assert mine is not None
                assert (following.seats[mine].name, following.drawn) == (each.name, True)

    spend(url, scenario)


def test_bots_have_names_that_nobody_else_at_the_table_has(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("bianca", "bot", "bot", "")
        first, second = table.seats[1].name, table.seats[2].name
        assert {first, second} <= set(NAMES) - {"Bianca"}
        assert first != second
        await e.act(table, 3, "join", name=first.upper(), ready=False)
        assert table.seats[1].name in set(NAMES) - {"Bianca", first, second}
        assert (table.seats[1].level, table.seats[2].name) == ("random", second)
        await e.do(table, HOST, ChangeSeat(seat=3, kind="bot", level="journeyman"))
        names = [seat.name for seat in table.seats]
        assert len(set(names)) == 4
        again = e.house.registry
        again.tables.clear()
        assert [seat.name for seat in (await again.table(table.id)).seats] == names
        told = [line.text for line in log_lines(table, None, Wording.of(table, "de"))]
        assert f"{names[3]} ist ein Bot: Geselle." in told

    spend(url, scenario)


def test_nobody_at_a_table_is_called_like_somebody_else(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "", "")
        for name in ("Ada", "ADA", "\u0410da", "\uff21da", "A\u200bda"):
            assert await refusal(e.act(table, 1, "join", name=name)) == (422, "table-name-taken")
        await e.act(table, 1, "join", name="Ben")
        await e.act(table, 1, "join", name="BEN", ready=False)  # one may spell one's own name otherwise
        assert await refusal(e.act(table, 1, "join", name="\u0410da")) == (422, "table-name-taken")
        assert table.seats[1].name == "BEN"

    spend(url, scenario)


def test_whoever_is_named_alike_by_the_host_gets_a_number(url: str) -> None:
    async def scenario(e: Evening) -> None:
        longest = "Annabella" * 4 + "Lisa"
        table = await e.table("Ada", "\u0410da", "ada", longest, longest, title="florence")
        assert [seat.name for seat in table.seats[:3]] == ["Ada", "\u0410da 2", "ada 3"]
        assert table.seats[4].name == longest[:37] + " 2"

    spend(url, scenario)


def test_a_bot_takes_another_name_if_somebodys_looks_like_its_own(url: str) -> None:
    async def scenario(e: Evening) -> None:
        alike = [name.replace("a", "\u0430") for name in NAMES]
        for name in alike[:20]:
            table = await e.table(name, "bot", "bot", "")
            assert not any(look_alike(name, bot.name) for bot in table.seats[1:3])
            come = table.seats[1].name.replace("a", "\u0430").replace("o", "\u043e")
            await e.act(table, 3, "join", name=come, ready=False)
            assert not look_alike(come, table.seats[1].name)

    spend(url, scenario)


def test_a_bot_of_before_is_called_by_its_level(url: str) -> None:
    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "bot")
        table.seats[1].name = ""
        assert Wording.of(table, "en").names == ["Ada", "Random 2"]

    spend(url, scenario)


def test_emblem_and_colour_are_chosen_and_never_twice_at_a_table(url: str) -> None:
    """Whoever comes first keeps both; others have what is free; a rematch remembers; old tables stay as they were."""
    bee = Arms("bee", "terracotta")

    async def scenario(e: Evening) -> None:
        table = await e.table("Ada", "", "")
        assert worn([seat.arms for seat in table.seats]) == [
            Arms("lily", "lapis"),
            Arms("lion", "terracotta"),
            Arms("tower", "verdigris"),
        ]
        await e.act(table, 0, "join", name="Ada", ready=False, arms=bee)
        await e.act(table, 1, "join", name="Ben", arms=bee)
        chosen = [seat.arms for seat in table.seats]
        assert chosen == [Arms("bee", "terracotta"), Arms("moon", "verdigris"), None]
        assert worn(chosen)[2] == Arms("tower", "saffron")
        await e.act(table, 1, "join", name="Benno")  # without a word of arms they stay
        assert table.seats[1].arms == chosen[1]
        await e.act(table, 2, "join", name="Cleo")
        await e.act(table, 0, "ready")
        await e.play_out(table)
        again = await e.act(table, 0, "rematch")
        assert isinstance(again.result, NextTable)
        seats = (await e.house.table(again.result.table)).seats
        assert {seat.name: seat.arms for seat in seats} == {"Ada": chosen[0], "Benno": chosen[1], "Cleo": None}

    spend(url, scenario)


@pytest.mark.parametrize("seats", range(1, 11))
def test_no_two_seats_have_the_same_emblem_whatever_was_chosen(seats: int) -> None:
    for wish in (Arms(emblem, colour) for emblem in EMBLEMS for colour in COLOURS):
        for seat in range(seats):
            shown = worn([wish if at == seat else None for at in range(seats)])
            assert shown[seat] == wish
            assert len({arms.emblem for arms in shown}) == seats
            assert len({arms.colour for arms in shown}) == min(seats, len(COLOURS))
