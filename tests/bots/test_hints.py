"""What titles' hints claim holds: each is compared with what comes of the move, in games of every kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

import pytest
from properties.steering import Steering
from shelf import combinations

import bottega
from bottega.bots import advise
from bottega.bots.hints import reason as hint
from bottega.carried import components_of
from bottega.games import NAMES, title
from bottega.kernel.components import Components
from bottega.kernel.event import Event
from bottega.kernel.game import Game
from bottega.kernel.move import Move
from bottega.kernel.reason import Reason
from bottega.text import LANGUAGES, words

GAMES = 12


class Claim(NamedTuple):
    """A reason, the position it was given in, and what came of the move."""

    reason: Reason
    before: Game
    seat: int
    move: Move
    after: Game
    log: list[Event]

    @property
    def args(self) -> dict[str, Any]:
        return dict(self.reason.args)

    def told(self, kind: str) -> dict[str, Any]:
        """What the move's event of a kind tells."""
        return next(dict(event.args) for event in self.log if event.kind == kind)

    def gained(self, source: str) -> int:
        """Points of the seat from a source, behind the move or a placement that it asks for."""
        game, log = self.after.copy(), self.log
        if game.awaiting == [self.seat] and game.moves(self.seat)[0].kind == "place":
            game.log = log = [*log]
            game.do(self.seat, game.legal(self.seat)[0])
        told = [event for event in log if event.kind == "points" and event.args["source"] == source]
        return sum(int(str(event.args["points"])) for event in told)


def tried(game: Game, seat: int, number: int) -> tuple[Game, list[Event]]:
    after = game.copy()
    after.log = []
    after.do(seat, number)
    return after, after.log


def own_figures(name: str) -> Components:
    """A box of somebody's own, in which figures that hints tell are others."""
    data = deepcopy(title(name).components().data)
    if name == "florence":
        data["prestige_points"].update(building=2, landscape_again=1, builder_again=5)
        data["work_value"]["jester"] = 3
        data["money"]["building_by_builders"] = [700, 400, 300, 100]
        data["limits"]["cards_looked_at"] = 3
    if name == "fresco":
        data["bishop"].update(step_price=2, beside_him=1)
    if name == "stanza":
        data["worker_track"]["hire_cost"] = [5, 4, 3, 2, 2, 1]
    return components_of(name, data)


def claims_of(name: str, seeds: int, components: Components | None) -> Iterator[Claim]:
    """Each hint of every legal move, where one seat decides alone."""
    every = list(combinations(name))
    for seed in range(seeds):
        _, players, options = every[seed * 7 % len(every)]
        game = bottega.new_game(name, players, seed, options, components)
        steering = Steering(game, seed)
        while not game.over:
            seat, number = steering.choose(game)
            if game.awaiting == [seat]:
                for legal in game.legal(seat):
                    reason = hint(game, seat, legal)
                    if reason is not None:
                        yield Claim(reason, game.copy(), seat, game.catalogue[legal], *tried(game, seat, legal))
            game.do(seat, number)


@cache
def claims(name: str) -> list[Claim]:
    """Some of each kind, with the figures of the book and with others."""
    kept: dict[tuple[str, bool], list[Claim]] = {}
    for components in (None, own_figures(name)):
        for claim in claims_of(name, GAMES, components):
            kept.setdefault((claim.reason.rule, components is None), []).append(claim)
    return [claim for found in kept.values() for claim in islice(found, 600)]


# By rule: whether what a hint says is so. Of the other sentences, `GENERAL`, nothing but their words can be checked.


def people_who_want(claim: Claim, what: str) -> int:
    """How many people in hand want the thing that a move names."""
    game: Any = claim.before
    cards = game.components.data["people"]["cards"]
    hand = game.courts[claim.seat].hand
    return sum(hand >> at & 1 for at, card in enumerate(cards) if card[what] == claim.move.args[what])


def landscape(claim: Claim) -> str:
    game: Any = claim.before
    return str(claim.move.args["lot"]) if claim.move.kind == "open" else game.view(None)["auction"]["lot"]


def landscapes(claim: Claim) -> int:
    """How many of the landscape the seat has already."""
    return int(claim.before.view(claim.seat)["seats"][claim.seat]["landscapes"][landscape(claim)])


def wanted_landscape(claim: Claim) -> bool:
    game: Any = claim.before
    cards = game.components.data["people"]["cards"]
    hand = game.courts[claim.seat].hand
    people = sum(hand >> at & 1 for at, card in enumerate(cards) if card["landscape"] == landscape(claim))
    return landscapes(claim) == 0 and claim.args["people"] == people


def work_to_come(claim: Claim) -> bool:
    """Whether who draws a card can still complete a work afterwards."""
    after: Any = claim.after
    game: Any = claim.before
    later = game.tables.rounds - game.round
    in_turn = after.actions.left if not after.over and after.actions.active == claim.seat else 0
    left = later * game.tables.actions + in_turn
    people = after.courts[claim.seat].hand
    return bool(left >= 1 and (people or claim.move.args["deck"] == "person" or left >= 2))


def better_for_the_bishop(claim: Claim) -> bool:
    """Whether a tile that the seat can pay for brings more behind the bishop's step, and none brings more than it."""
    before: Any = claim.before.view(claim.seat)
    after: Any = claim.after.view(claim.seat)
    worths = []
    for old, new in zip(before["fresco"], after["fresco"], strict=True):
        if new["affordable"]:
            worths.append((new["tile"]["value"] + new["bonus"], new["bonus"] > old["bonus"]))
    paid: Any = claim.told("bishop")["price"]
    return bool(claim.args["price"] == paid and max(worths)[1])


def nothing_pays_more(claim: Claim) -> bool:
    """Whether no tile that the altar's paint would pay for brings more than the altar."""
    paint = Counter(claim.told("altar")["paints"])
    for other in claim.before.legal(claim.seat):
        _, log = tried(claim.before, claim.seat, other)
        for event in log:
            if event.kind == "restore" and event.seat == claim.seat:
                told: Any = event.args
                if not Counter(told["paints"]) - paint and told["value"] + told["bonus"] > claim.args["points"]:
                    return False
    return bool(claim.gained("fresco-source-altar") == claim.args["points"])


def mood(claim: Claim) -> bool:
    before, after = (game.view(claim.seat)["seats"][claim.seat] for game in (claim.before, claim.after))
    steps = after["mood"] - before["mood"]
    way = "up" if steps > 0 else "down" if steps < 0 else "same"
    told = claim.args
    return (told["mood"], told["steps"], told["price"]) == (way, abs(steps), after["price"])


def aside(claim: Claim) -> bool:
    """Going ahead of the other painter brings so many points more than the space itself."""
    return bool(claim.gained("fresco-source-track") == claim.args["points"] > 0)


def earlier(claim: Claim) -> bool:
    """Who goes behind moves one's own painter, and there is a morning to come."""
    game: Any = claim.before
    return game.turn.bump == claim.seat + 1 and not game.last


def best_masterpiece(claim: Claim) -> bool:
    figures = claim.before.components.data["masterpieces"]
    points = dict(zip(figures["strength"], figures["points"], strict=True))
    others = [move for move in claim.before.moves(claim.seat) if move.kind == "masterpiece"]
    most = max(points[str(move.args["strength"])] for move in others)
    return bool(claim.args["points"] == claim.told("masterpiece")["points"] == most)


def reaches_more(claim: Claim) -> bool:
    """More of a reward that is counted, up to three, or one that was not possible before."""

    def rewards(game: Game) -> set[str]:
        if game.awaiting != [claim.seat]:
            return set()
        kinds = ("masterpiece", "sail", "create", "write", "place", "take")
        return {move.text for move in game.moves(claim.seat) if move.kind in kinds}

    strength = claim.before.view(None)["activation"]["strength"]
    counted = any(text.split()[0] in ("write", "place", "take") for text in rewards(claim.after))
    return bool(rewards(claim.after) - rewards(claim.before)) or (counted and strength < 3)


def florins_paid(claim: Claim) -> bool:
    before, after = (game.view(None)["seats"][claim.seat]["money"] for game in (claim.before, claim.after))
    return bool(before - after == claim.args["florins"])


def stronger(claim: Claim) -> bool:
    before, after = (game.view(None)["activation"]["strength"] for game in (claim.before, claim.after))
    return bool(after == before + 1)


def third_builder(claim: Claim, free: bool) -> bool:
    figures = claim.before.components.data
    last = figures["money"]["building_by_builders"][3]
    return bool(claim.args["points"] == figures["prestige_points"]["builder_again"] and (last == 0) == free)


def turns_to_come(claim: Claim) -> bool:
    """Whether it is not yet turn C, the last of all."""
    return bool(claim.before.view(None)["stage"] != "C")


def work_at(claim: Claim) -> bool:
    return bool(claim.told("work")["value"] == claim.args["value"])


CHECKS: dict[str, Callable[[Claim], bool]] = {
    "florence-hint-bonus": work_to_come,
    "florence-hint-build": lambda claim: (
        claim.args["people"] == people_who_want(claim, "building")
        and claim.args["points"] == claim.gained("florence-source-building")
    ),
    "florence-hint-builder-second": lambda claim: (
        claim.args["points"] == claim.before.components.data["prestige_points"]["builder_again"]
    ),
    "florence-hint-builder-third": lambda claim: third_builder(claim, free=True),
    "florence-hint-builder-third-cheaper": lambda claim: third_builder(claim, free=False),
    "florence-hint-convert": lambda claim: claim.args["auctions"] == 7 - claim.before.view(None)["round"],
    "florence-hint-freedom": lambda claim: claim.args["people"] == people_who_want(claim, "freedom"),
    "florence-hint-jester": lambda claim: (
        claim.args["works"] > 0 and claim.args["value"] == claim.before.components.data["work_value"]["jester"]
    ),
    "florence-hint-landscape": wanted_landscape,
    "florence-hint-landscape-again": lambda claim: (
        landscapes(claim) > 0
        and claim.args["points"] == claim.before.components.data["prestige_points"]["landscape_again"]
    ),
    "florence-hint-person": work_to_come,
    "florence-hint-prestige": lambda claim: (
        claim.args["cards"]
        == min(
            claim.before.components.data["limits"]["cards_looked_at"],
            claim.before.view(None)["decks"]["prestige"],
        )
    ),
    "florence-hint-work": lambda claim: work_at(claim) and claim.args["value"] >= claim.args["minimum"],
    "florence-hint-work-bonus": work_at,
    "fresco-hint-ahead": aside,
    "fresco-hint-altar": nothing_pays_more,
    "fresco-hint-behind": earlier,
    "fresco-hint-bishop": better_for_the_bishop,
    "fresco-hint-buy": lambda claim: claim.told("buy")["price"] == claim.args["price"],
    "fresco-hint-restore": lambda claim: claim.told("restore")["value"] == claim.args["value"],
    "fresco-hint-restore-bonus": lambda claim: (
        (claim.told("restore")["value"], claim.told("restore")["bonus"]) == (claim.args["value"], claim.args["bonus"])
    ),
    "fresco-hint-wake": mood,
    "stanza-hint-hire": lambda claim: florins_paid(claim) and stronger(claim) and turns_to_come(claim),
    "stanza-hint-hire-last": lambda claim: florins_paid(claim) and stronger(claim) and not turns_to_come(claim),
    "stanza-hint-income": lambda claim: (
        claim.told("income")["florins"] == claim.args["florins"] > 0 and turns_to_come(claim)
    ),
    "stanza-hint-masterpiece": best_masterpiece,
    "stanza-hint-retire": lambda claim: claim.told("retire")["points"] == claim.args["points"] > 0,
    "stanza-hint-strengthen": reaches_more,
}
GENERAL = {
    "florence-hint-builder",
    "florence-hint-pass",
    "florence-hint-recruiting",
    "fresco-hint-mix",
    "fresco-hint-request",
    "stanza-hint-bonus",
}


@pytest.mark.parametrize("name", NAMES)
def test_what_a_hint_claims_is_so(name: str) -> None:
    wrong: dict[str, list[str]] = {}
    for claim in claims(name):
        check = CHECKS.get(claim.reason.rule)
        if check is not None and not check(claim):
            said = f"{claim.move}: {words('en').reason(claim.reason)}"
            wrong.setdefault(claim.reason.rule, []).append(said)
    assert not wrong, {rule: (len(said), said[:3]) for rule, said in wrong.items()}


def test_a_reason_that_compares_is_given_only_where_the_search_has_found_it_so() -> None:
    """To pass because the object is not worth the bid, a bid must be known to be worse."""
    heard = Counter[str]()
    for seed in range(40):
        game = bottega.new_game("florence", 3, seed)
        while game.question(game.awaiting[0]).rule != "florence-ask-bid" and not game.over:
            game.do(game.awaiting[0], game.legal(game.awaiting[0])[-2])
        best, *others = advise(game, game.awaiting[0], iterations=16, seed=seed)
        if best.move.kind == "pass":
            heard[best.reason.rule] += 1
            if best.reason.rule == "florence-hint-pass":
                assert others[0].reason.rule not in ("bots-reason-close", "bots-reason-unsure")
    assert {"florence-hint-pass", "bots-reason-level"} <= set(heard)


def test_what_comes_of_a_move_is_told_only_where_nothing_says_why_it_is_better() -> None:
    heard = Counter[str]()
    for seed in range(12):
        game = bottega.new_game("fresco", 3, seed)
        best, other, *_ = advise(game, game.awaiting[0], iterations=60, seed=seed)
        heard[best.reason.rule] += 1
        if best.reason.rule == "fresco-hint-wake":
            assert other.reason.rule in ("bots-reason-close", "bots-reason-unsure")
    assert {"fresco-hint-wake", "bots-reason-ahead"} <= set(heard)


@pytest.mark.parametrize("name", NAMES)
def test_every_hint_of_a_title_is_given_somewhere_and_worded(name: str) -> None:
    heard = {claim.reason.rule for claim in claims(name)}
    assert heard == {rule for rule in (*CHECKS, *GENERAL) if rule.startswith(f"{name}-")}
    for claim in claims(name):
        for language in LANGUAGES:
            assert "None" not in words(language).reason(claim.reason)
