"""What the guard of coverage must know of each title: items that belong to some games only, or to none.

Patterns as in a shell: `*` stands for anything.
"""

from __future__ import annotations

from bottega.kernel.option import Setting

Homes = set[tuple[str, Setting]]

# Nobody who owes a decision is asked these: the seat waits, or all is over.
WAITING = ("*-ask-wait", "*-ask-*-wait", "*-ask-over", "*-ask-nothing", "*-ask-committed")

# Items that no game can show, each with its reason.
NEVER = {
    "fresco": (
        # These refuse what somebody writes though no move of the catalogue says it; tests/games/fresco shows them.
        *("fresco-altar-once", "fresco-altar-three", "fresco-blends-altar*", "fresco-mix-two", "fresco-wall"),
        "fresco-wake-mood",
        # Who can pay no tile is not asked to buy.
        "fresco-buy-price",
    ),
    "stanza": (
        # In the catalogue so that somebody who tries them learns the rule.
        *("write literature", "place religion", "take white"),
        # Who has no disc left cannot enter the bonus room, so nobody is refused a tile there for want of one.
        "stanza-bonus-disc",
    ),
}

# Questions that come up so seldom that not every group of games needs to show them.
SELDOM = (
    "fresco-ask-leonardo-stack",
    "fresco-ask-leonardo-track",
    "florence-ask-favour-last",
    "florence-ask-merchant",
    "stanza-ask-must-retire",
)

# Items that only games of these homes can show: one of the settings, or one of the numbers of players.
BELONGS: dict[str, list[tuple[Homes, tuple[str, ...]]]] = {
    "florence": [
        (
            {("muse_and_princess", True)},
            (
                "court*",
                "offer*",
                "professor*",
                "merchant*",
                "later",
                "work princess",
                *[
                    f"florence-ask-{phase}"
                    for phase in ("court", "offer", "favour", "favour-last", "merchant", "banker")
                ],
                "florence-offer-*",
                "florence-character-one",
                "florence-merchant-gift",
                "florence-banker-end",
                "florence-muse-no-back",
            ),
        ),
        ({("muse_and_princess", False)}, ("sell", "florence-money-back", "florence-muse-phases")),
        (
            {("cooperative_building", True)},
            (
                *[
                    f"{kind}*"
                    for kind in ("share", "across", "ask", "counter", "accept", "refuse", "more", "elsewhere")
                ],
                *[f"florence-ask-{phase}" for phase in ("across*", "ask*", "answer", "settle")],
                "florence-cooperative-*",
            ),
        ),
        ({("cooperative_building", False)}, ("florence-cooperative",)),
        ({("players", 2)}, ("pick*", "open landscape", "florence-ask-pick", "florence-two-landscapes")),
        ({("players", count) for count in (3, 4, 5)}, ("open forest", "open lake", "open park")),
    ],
    "fresco": [
        ({("portraits", True)}, ("portrait*", "coins", "fresco-ask-studio", "fresco-ask-merchant", "*-portrait*")),
        (
            {("bishops_requests", True)},
            (
                "request*",
                "stack*",
                "fresco-ask-income",
                "fresco-ask-*stack",
            ),
        ),
        ({("bishops_requests", True)}, ("fresco-ask-leonardo-workshop", "fresco-request-*", "fresco-stack-*")),
        ({("special_blends", True)}, ("mix pink", "mix brown", "altar pink", "altar brown")),
        ({("players", 2)}, ("*leonardo*",)),
        ({("leonardo", True)}, ("*leonardo*",)),
    ],
    "stanza": [
        ({("free_start_order", True)}, ("arrange*", "stanza-ask-arrange", "stanza-setup-order")),
        ({("expert", True)}, ("dismiss*", "stanza-ask-*dismiss", "stanza-ask-zero", "stanza-expert-*")),
        ({("expert", False)}, ("stanza-expert", "stanza-reward-lower")),
    ],
}
