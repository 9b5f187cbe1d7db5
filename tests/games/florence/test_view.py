"""What a page needs to draw a position stands in the view."""

from __future__ import annotations

from games.florence.scene import auction, play, scene


def test_a_person_in_hand_is_weighed_against_the_minimum() -> None:
    courts = {0: {"hand": ["poet"], "jesters": 2, "bonus": ["bonus-lakes"]}}
    game = scene(courts=courts, tiles={0: ["lake a1 r0"]})
    poet = game.view(0)["hand"]["people"][0]
    assert (poet["value"], poet["with_bonus"], poet["enough"]) == (8, 10, True)
    assert poet["has"] == ["lake"]
    assert poet["missing"] == {"theater": 4, "travel": 3, "jester": 2, "person": 1}
    assert not scene(round=3, courts=courts, tiles={0: ["lake a1 r0"]}).view(0)["hand"]["people"][0]["enough"]


def test_the_sheet_of_people_shows_who_is_where() -> None:
    game = scene(courts={0: {"hand": ["poet"], "table": ["jurist"]}, 1: {"hand": ["painter"], "table": ["composer"]}})
    sheet = {person["name"]: (person["state"], person["owner"]) for person in game.view(0)["people"]}
    assert sheet["poet"] == ("hand", 0)
    assert sheet["jurist"] == ("table", 0)
    assert sheet["composer"] == ("table", 1)
    assert sheet["painter"] == ("unknown", None)
    assert len(sheet) == 21
    assert {person["state"] for person in game.view(None)["people"]} == {"table", "unknown"}


def test_the_auction_as_it_goes() -> None:
    game = auction()
    assert game.view(1)["auction"]["lot"] is None
    play(game, "0: open lake", "1: bid 300")
    assert game.view(1)["auction"] == {
        "opener": 0,
        "still": [0, 1, 2],
        "lot": "lake",
        "price": 300,
        "leader": 1,
        "bidders": [0, 1, 2],
        "next_bid": 400,
    }
    play(game, "2: pass")
    assert game.view(1)["auction"]["bidders"] == [0, 1]
    assert scene().view(0)["auction"] is None


def test_an_onlooker_sees_no_hand() -> None:
    game = scene(courts={0: {"hand": ["poet"]}})
    seen = game.view(None)
    assert seen["hand"] is None
    assert seen["seats"][0]["hand_count"] == 1
