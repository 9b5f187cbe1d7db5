"""The rules by id, in the order of a round; then the end, the modules and the game for two.

`book` says where a rule is stated: in the base rulebook (English edition 2010), in the supplement with its
page, or in a ruling of ours (docs/rulings/fresco.md). What the books show in pictures only is assumed.
"""

from __future__ import annotations

from bottega.kernel.reason import Rule

_BOOK: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = (
    (
        "fresco-chapter-setup",
        (
            ("fresco-start-goods", "base rulebook: setting up; the start space of the mood is assumed"),
            ("fresco-start-spaces", "base rulebook: setting up"),
            ("fresco-wall", "base rulebook: setting up; the tiles' costs are assumed"),
            ("fresco-market-tiles", "base rulebook: setting up; stall sizes and the mixed tiles are assumed"),
            ("fresco-screens", "ruling: all that comes and goes behind a screen passes over the open table"),
        ),
    ),
    (
        "fresco-chapter-wake",
        (
            ("fresco-wake-order", "base rulebook: getting up"),
            ("fresco-wake-free", "base rulebook: getting up"),
            ("fresco-wake-mood", "base rulebook: getting up; the price at eight o'clock is assumed"),
            ("fresco-mood-apprentices", "base rulebook: getting up; the length of the mood column is assumed"),
        ),
    ),
    (
        "fresco-chapter-plan",
        (
            (
                "fresco-plan-all",
                "base rulebook: planning; that all are placed is a ruling, for an apprentice may do nothing later",
            ),
            ("fresco-plan-order", "ruling: the order in which a plan is asked for; any plan can be made"),
            ("fresco-plan-secret", "base rulebook: planning"),
            ("fresco-plan-commit", "ruling: the moment at which the screens are lifted"),
            ("fresco-plan-rethink", "ruling: behind the screen a plan may change until all are ready"),
        ),
    ),
    (
        "fresco-chapter-places",
        (
            ("fresco-places-order", "base rulebook: carrying out the actions"),
            ("fresco-idle", "base rulebook: carrying out the actions"),
            ("fresco-pass-here", "ruling: where stopping early makes a difference"),
            (
                "fresco-paint-unlimited",
                "base rulebook: workshop: what the box lacks is noted on paper; coins are a ruling",
            ),
            ("fresco-not-this-phase", "base rulebook: order of a round"),
            ("fresco-module-absent", "supplement, page 1: it only adds to the base game, whose rules stay as they are"),
        ),
    ),
    (
        "fresco-chapter-market",
        (
            ("fresco-stall-open", "base rulebook: market"),
            ("fresco-stall-one", "base rulebook: market"),
            ("fresco-stall-first", "base rulebook: market"),
            ("fresco-buy-offered", "base rulebook: market"),
            ("fresco-buy-price", "base rulebook: market, with an example at seven o'clock"),
            ("fresco-stall-closes", "base rulebook: market"),
        ),
    ),
    (
        "fresco-chapter-cathedral",
        (
            ("fresco-restore-tile", "base rulebook: cathedral"),
            ("fresco-restore-cost", "base rulebook: cathedral"),
            ("fresco-bishop-bonus", "base rulebook: cathedral, with an example"),
            ("fresco-bishop-follows", "base rulebook: cathedral"),
            ("fresco-bishop-step", "base rulebook: cathedral"),
            ("fresco-bishop-pay", "base rulebook: cathedral"),
            ("fresco-bishop-once", "base rulebook: cathedral"),
            ("fresco-bishop-restore", "ruling: the step comes before restoring a segment, so a tile must follow"),
            ("fresco-altar-paints", "base rulebook: cathedral: altar"),
            ("fresco-altar-replace", "base rulebook: cathedral: altar, with examples of 3 and 5 points"),
            ("fresco-altar-three", "base rulebook: cathedral: altar"),
            ("fresco-altar-once", "base rulebook: cathedral: altar"),
        ),
    ),
    (
        "fresco-chapter-studio",
        (("fresco-studio-coins", "base rulebook: studio; supplement, page 1: Studio"),),
    ),
    (
        "fresco-chapter-workshop",
        (
            ("fresco-mix-two", "base rulebook: workshop; supplement, page 3: Workshop"),
            ("fresco-mix-paints", "base rulebook: workshop"),
        ),
    ),
    (
        "fresco-chapter-theatre",
        (("fresco-theatre-mood", "base rulebook: theatre; supplement, page 2: Actor"),),
    ),
    (
        "fresco-chapter-round",
        (
            ("fresco-market-refill", "base rulebook: next round"),
            ("fresco-income-tiles", "base rulebook: next round"),
            ("fresco-start-rotation", "base rulebook: next round; which space each takes is a ruling"),
        ),
    ),
    (
        "fresco-chapter-track",
        (
            ("fresco-track-apart", "base rulebook: victory point track; supplement, page 4: final scoring"),
            ("fresco-track-free", "base rulebook: victory point track"),
        ),
    ),
    (
        "fresco-chapter-end",
        (
            ("fresco-end-trigger", "base rulebook: end of the game"),
            ("fresco-last-tile", "base rulebook: end of the game"),
            ("fresco-last-sheet", "base rulebook: end of the game: side 2 of the action sheet"),
            ("fresco-most-rounds", "ruling: a limit that no ordinary game reaches, so that every game ends"),
            ("fresco-final-money", "base rulebook: end of the game"),
            ("fresco-winner", "base rulebook: end of the game"),
        ),
    ),
    (
        "fresco-chapter-portraits",
        (
            ("fresco-portraits-stacks", "supplement, page 1: Portraits, set-up"),
            ("fresco-portrait-one", "supplement, page 1: Studio"),
            ("fresco-portrait-open", "supplement, page 1: Studio"),
            ("fresco-portraits-refresh", "supplement, page 1: preparing the next round"),
            ("fresco-portraits-end", "supplement, page 1: end of the game"),
            (
                "fresco-portrait-gifts",
                "supplement, page 2: Nobles, Patron, Bishop, Madonnas; one paint from nobles by the English edition",
            ),
            ("fresco-portrait-merchant", "supplement, page 2: Merchant"),
            ("fresco-portrait-mood", "supplement, page 2: Muse, Beautiful Girl, Self-Portrait"),
            ("fresco-portrait-abbot", "supplement, page 2: Abbot"),
            ("fresco-portrait-actor", "supplement, page 2: Actor"),
            ("fresco-portrait-churchwarden", "supplement, page 2: Churchwarden"),
            ("fresco-portrait-servant", "supplement, page 2: Servant of God"),
        ),
    ),
    (
        "fresco-chapter-requests",
        (
            ("fresco-requests-piles", "supplement, page 2: Bishop's Requests, set-up"),
            ("fresco-request-one", "supplement, page 2: Workshop"),
            ("fresco-request-first", "supplement, page 2: Workshop"),
            ("fresco-request-pile", "supplement, page 2: Bishop's Requests, set-up"),
            ("fresco-request-tiles", "supplement, page 3: fulfilling general and special requests"),
            ("fresco-stack-tiles", "supplement, page 3: fulfilling general and special requests"),
            ("fresco-stack-first", "supplement, page 3: fulfilling general and special requests"),
            ("fresco-request-income", "supplement, page 3: fulfilling general and special requests"),
        ),
    ),
    (
        "fresco-chapter-blends",
        (
            ("fresco-blends-tiles", "supplement, page 3: Special Blend Colours, set-up"),
            ("fresco-blends-mix", "supplement, page 3: Workshop"),
            ("fresco-blends-altar", "supplement, page 3: Cathedral"),
            ("fresco-blends-altar-once", "supplement, page 3: Cathedral"),
        ),
    ),
    (
        "fresco-chapter-leonardo",
        (
            ("fresco-leonardo-setup", "supplement, page 4: the base game for two"),
            ("fresco-leonardo-leader", "supplement, page 4: the base game for two"),
            ("fresco-leonardo-wake", "supplement, page 4: choosing wake-up times"),
            ("fresco-leonardo-stall", "supplement, page 4: Market"),
            ("fresco-leonardo-walk", "supplement, page 4: Cathedral"),
            ("fresco-leonardo-points", "supplement, page 4: Cathedral; the bishop's place is a ruling"),
            ("fresco-leonardo-last", "supplement, page 4: Cathedral"),
            ("fresco-leonardo-must", "supplement, page 4: Market, Cathedral and module 1"),
            ("fresco-leonardo-portrait", "supplement, page 4: module 1"),
            ("fresco-leonardo-request", "supplement, page 4: module 2"),
            ("fresco-two-alone", "ruling: asked for by players; the side for three is kept"),
        ),
    ),
)

RULES: tuple[Rule, ...] = tuple(Rule(rule, chapter, book) for chapter, rules in _BOOK for rule, book in rules)
