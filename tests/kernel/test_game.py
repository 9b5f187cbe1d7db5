"""The contract of `Game`, shown on the toy title."""

from __future__ import annotations

import pickle
import subprocess
import sys

import pytest
import toy  # noqa: F401  (puts the title on the shelf)

import bottega
from bottega.kernel.game import Game
from bottega.kernel.move import Catalogue


def first_moves(game: Game, count: int) -> None:
    for _ in range(count):
        seat = game.awaiting[0]
        game.play(seat, game.moves(seat)[0])


def refused(game: Game, seat: int, move: str, error: type[bottega.MoveError], rule: str) -> bottega.Reason:
    """Expect the refusal, and the game bit for bit as it was."""
    before, moves = game.digest(), game.number
    with pytest.raises(error) as caught:
        game.play(seat, move)
    assert type(caught.value) is error
    assert caught.value.reason.rule == rule
    assert game.why_not(seat, move) == caught.value.reason
    assert (game.digest(), game.number) == (before, moves)
    return caught.value.reason


def test_a_whole_game_by_the_contract() -> None:
    game = bottega.new_game("toy", players=3, seed=7)
    while not game.over:
        seat = game.awaiting[0]
        move = game.moves(seat)[0]
        assert game.why_not(seat, move) is None
        game.play(seat, str(move))
    assert game.awaiting == []
    assert sorted(game.ranking) == [0, 1, 2]
    assert game.scores[game.ranking[0]] == max(game.scores)


def test_the_seats_of_a_secret_stage_may_answer_in_any_order() -> None:
    one, other = (bottega.new_game("toy", players=3, seed=7) for _ in range(2))
    cards = {seat: str(one.moves(seat)[1]) for seat in range(3)}
    for seat in (0, 1, 2):
        one.play(seat, cards[seat])
    for seat in (2, 0, 1):
        other.play(seat, cards[seat])
    assert one.digest() == other.digest()


def test_a_secret_choice_can_be_taken_back_until_all_are_in() -> None:
    game = bottega.new_game("toy", players=3, seed=7)
    before = game.view(2)
    card = str(game.moves(0)[0])
    game.play(0, card)
    assert game.awaiting == [1, 2]
    assert {**game.view(2), "awaiting": [0, 1, 2]} == before, "nobody sees what was chosen"
    assert [str(move) for move in game.moves(0)] == ["rethink"]
    game.play(0, "rethink")
    assert game.awaiting == [0, 1, 2]
    assert game.view(2) == before


def test_refusals_tell_their_kinds_apart_and_change_nothing() -> None:
    game = bottega.new_game("toy", players=3, seed=7)
    missing = next(card for card in range(1, 21) if card not in game.view(0)["hand"])
    refused(game, 0, f"show {missing}", bottega.IllegalMove, "toy-not-held")
    refused(game, 0, "draw", bottega.IllegalMove, "toy-not-now")
    reason = refused(game, 0, f"shaw {game.view(0)['hand'][0]}", bottega.InvalidMove, "move-unknown-near")
    assert f"show {game.view(0)['hand'][0]}" in reason.args["near"]  # type: ignore[operator]
    refused(game, 0, "", bottega.InvalidMove, "move-unknown")
    refused(game, 7, "draw", bottega.SeatError, "move-no-such-seat")
    refused(game, -1, "draw", bottega.SeatError, "move-no-such-seat")
    assert issubclass(bottega.SeatError, bottega.UntimelyMove)
    game.play(0, game.moves(0)[0])
    reason = refused(game, 0, f"show {missing}", bottega.UntimelyMove, "move-not-asked")
    assert reason.args["seats"] == [1, 2]
    while not game.over:
        game.play(game.awaiting[0], game.moves(game.awaiting[0])[0])
    refused(game, 0, "draw", bottega.GameIsOver, "move-game-over")


def test_notation_is_read_kindly() -> None:
    game = bottega.new_game("toy", players=2, seed=1)
    card = game.view(0)["hand"][0]
    game.play(0, f"  SHOW   {card} ")
    assert [str(move) for _, move in game.history()] == [f"show {card}"]


def test_errors_speak_english_and_pickle() -> None:
    game = bottega.new_game("toy", players=2, seed=1)
    with pytest.raises(bottega.MoveError) as caught:
        game.play(0, "juggle")
    assert str(caught.value) == "“juggle” isn’t a move in this game."
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


@pytest.mark.parametrize("text", ["unknown", "game-over", "not-asked"])
def test_what_was_typed_is_never_taken_for_a_message(text: str) -> None:
    game = bottega.new_game("toy", players=2, seed=1)
    with pytest.raises(bottega.InvalidMove) as caught:
        game.play(0, text)
    assert str(caught.value) == f"“{text}” isn’t a move in this game."


def test_copies_are_independent_and_share_their_past() -> None:
    game = bottega.new_game("toy", players=2, seed=1)
    first_moves(game, 2)
    twin = game.copy()
    digest, past = game.digest(), game.history()
    first_moves(twin, 3)
    assert (game.digest(), game.history()) == (digest, past)
    assert twin.history()[:2] == past
    later = game.copy()
    first_moves(game, 3)
    assert game.digest() == twin.digest()
    assert (later.digest(), later.history(), later.number) == (digest, past, 2)


def test_the_log_tells_secrets_only_to_their_owner() -> None:
    game = bottega.new_game("toy", players=2, seed=1)
    game.log = []
    first_moves(game, 2)
    drawer = game.awaiting[0]
    game.play(drawer, "draw")
    event = game.log[-1]
    assert event.seen_by(drawer).secret == event.secret != {}
    assert event.seen_by(1 - drawer).secret == event.seen_by(None).secret == {}
    assert "secret" not in event.seen_by(None).dump()


def test_a_guess_knows_neither_seed_nor_past() -> None:
    game = bottega.new_game("toy", players=3, seed=99)
    first_moves(game, 4)
    guess = game.guess(0, 5)
    assert guess.history() == []
    assert guess.seed != game.seed
    assert guess.chance.dump() != game.chance.dump()
    assert guess.view(0) == game.view(0)
    for unrecorded in (guess, bottega.load_game(guess.dump())):
        with pytest.raises(bottega.RecordError) as caught:
            unrecorded.record()
        assert str(caught.value) == "A guess has no past, and so no record."


def test_a_game_pickles_with_its_past() -> None:
    game = bottega.new_game("toy", players=3, seed=5)
    first_moves(game, 4)
    twin = pickle.loads(pickle.dumps(game))
    assert twin.history() == game.history()
    assert str(twin.record()) == str(game.record())


def test_a_dumped_position_loads_and_plays_on() -> None:
    game = bottega.new_game("toy", players=3, seed=5)
    first_moves(game, 4)
    twin = bottega.load_game(game.dump())
    assert twin.digest() == game.digest()
    assert twin.number == 0
    first_moves(twin, 2)
    assert bottega.replay(str(twin.record())).digest() == twin.digest()


@pytest.mark.parametrize("data", [{}, {"game": 3}, [], None, "toy"])
def test_what_is_no_position_is_refused(data: object) -> None:
    with pytest.raises(bottega.PositionError):
        bottega.load_game(data)  # type: ignore[arg-type]


def test_a_move_may_be_written_in_other_ways_that_records_do_not_keep() -> None:
    game = bottega.new_game("toy", players=3, seed=7)
    card = game.moves(0)[0]
    game.catalogue.accept(f"show no {card.args['card']}", card.number)
    game.catalogue.accept("draw", card.number)
    assert game.catalogue.find(f"Show  no {card.args['card']}") == card.number
    assert game.catalogue.find("draw") != card.number, "a notation is never taken over"
    game.play(0, f"show no {card.args['card']}")
    assert game.history() == [(0, card)]


def test_what_no_move_says_may_still_be_refused_by_a_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    def misnamed(_game: Game, _seat: int, words: list[str]) -> bottega.Reason | None:
        return bottega.Reason("toy-not-held", {"card": int(words[1])}) if words[0] == "show" else None

    game = bottega.new_game("toy", players=3, seed=7)
    monkeypatch.setattr(type(game), "misnamed", misnamed)
    refused(game, 0, "Show 99", bottega.IllegalMove, "toy-not-held")
    refused(game, 0, "wish 99", bottega.InvalidMove, "move-unknown")


def test_a_retreat_may_be_played_though_it_is_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = bottega.new_game("toy", players=3, seed=7)
    other = next(card for card in range(1, 20) if card not in game.legal(0))
    refused(game, 0, f"show {other}", bottega.IllegalMove, "toy-not-held")
    monkeypatch.setattr(type(game), "retreats", lambda _game, _seat: [other])
    assert game.why_not(0, f"show {other}") is None
    assert other not in game.legal(0)


def test_what_is_quoted_in_a_message_is_short_and_can_be_shown() -> None:
    game = bottega.new_game("toy", players=3, seed=7)
    for text in ("x" * 5000, "\ud800" * 3, "a\nb", "плод " * 900):
        with pytest.raises(bottega.InvalidMove) as caught:
            game.play(0, text)
        told = str(caught.value)
        assert len(told) < 200
        told.encode()
        assert "\n" not in told


def test_without_fluent_a_refusal_is_told_by_its_id() -> None:
    script = """
import sys
sys.modules["fluent"] = sys.modules["fluent.runtime"] = None
import bottega
try:
    bottega.new_game("stanza", 3, 1).play(0, "juggle")
except bottega.InvalidMove as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "move-unknown (text=juggle)\n"


def test_suggestions_are_moves_of_the_kind_that_was_written() -> None:
    catalogue = Catalogue()
    for kind in ("plan", "play"):
        for number in range(1, 4):
            catalogue.add(kind, place="market", number=number)
    assert catalogue.near("plan market 4", []) == ["plan market 3", "plan market 2", "plan market 1"]
    assert catalogue.near("plan market 4", [5]) == ["play market 3"], "those that are legal now come first"
