"""The rules by id, in the order of a round; then the end, the modules and the game for two.

`book` says where the printed supplement states a rule. The base game's own book is not at hand: its
rules come from public descriptions, and where these are silent, from rulings (docs/rulings/fresco.md).
"""

from __future__ import annotations

from bottega.kernel.reason import Rule

_BOOK: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = (
    (
        "fresco-chapter-setup",
        (
            ("fresco-start-goods", "base game: players' equipment (public descriptions)"),
            ("fresco-start-spaces", "ruling: the sources disagree who begins; the start spaces count back from zero"),
            ("fresco-wall", "base game: laying out the fresco (public descriptions)"),
            ("fresco-market-tiles", "base game: filling the market (public descriptions); stall sizes are a ruling"),
            ("fresco-screens", "ruling: all that comes and goes behind a screen passes over the open table"),
        ),
    ),
    (
        "fresco-chapter-wake",
        (
            ("fresco-wake-order", "base game: choosing wake-up times (public descriptions)"),
            ("fresco-wake-free", "base game: choosing wake-up times (public descriptions)"),
            (
                "fresco-wake-mood",
                "base game: hostel and mood (public descriptions); the figures between the ends are a ruling",
            ),
            ("fresco-mood-apprentices", "base game: the mood display (public descriptions); its length is a ruling"),
        ),
    ),
    (
        "fresco-chapter-plan",
        (
            ("fresco-plan-all", "base game: the action sheet (public descriptions)"),
            ("fresco-plan-order", "ruling: the order in which a plan is asked for; any plan can be made"),
            ("fresco-plan-secret", "base game: planning behind the small screens (public descriptions)"),
            ("fresco-plan-commit", "ruling: the moment at which the screens are lifted"),
            ("fresco-plan-rethink", "ruling: behind the screen a plan may change until all are ready"),
        ),
    ),
    (
        "fresco-chapter-places",
        (
            ("fresco-places-order", "base game: carrying out the actions (public descriptions)"),
            ("fresco-idle", "base game: carrying out the actions (public descriptions)"),
            ("fresco-supply", "ruling: the cubes are limited, coins are not"),
            ("fresco-not-this-phase", "base game: order of a round (public descriptions)"),
            ("fresco-module-absent", "supplement, page 1: the modules can be combined freely"),
        ),
    ),
    (
        "fresco-chapter-market",
        (
            ("fresco-stall-open", "base game: market (public descriptions)"),
            ("fresco-stall-one", "base game: market (public descriptions)"),
            ("fresco-buy-offered", "base game: market (public descriptions)"),
            ("fresco-buy-price", "base game: market (public descriptions)"),
            ("fresco-stall-closes", "base game: market (public descriptions)"),
        ),
    ),
    (
        "fresco-chapter-cathedral",
        (
            ("fresco-restore-tile", "base game: cathedral (public descriptions)"),
            ("fresco-restore-cost", "base game: cathedral (public descriptions)"),
            ("fresco-bishop-bonus", "base game: cathedral (recollection of the figures)"),
            ("fresco-bishop-follows", "base game: cathedral (recollection); supplement, page 4 says so for Leonardo"),
            ("fresco-bishop-step", "base game: cathedral (recollection); supplement, page 2: Churchwarden"),
            ("fresco-bishop-pay", "base game: cathedral (recollection); supplement, page 2: Churchwarden"),
            ("fresco-bishop-once", "ruling: one step for each apprentice"),
            ("fresco-bishop-restore", "ruling: the step comes before restoring a tile, so a tile must follow"),
            (
                "fresco-altar-paints",
                "base game: cathedral (recollection); supplement, page 3: basic value of the altar",
            ),
        ),
    ),
    (
        "fresco-chapter-studio",
        (("fresco-studio-coins", "supplement, page 1: Studio"),),
    ),
    (
        "fresco-chapter-workshop",
        (
            ("fresco-mix-two", "supplement, page 3: Workshop"),
            ("fresco-mix-paints", "base game: workshop (public descriptions)"),
        ),
    ),
    (
        "fresco-chapter-theatre",
        (("fresco-theatre-mood", "supplement, page 2: Actor"),),
    ),
    (
        "fresco-chapter-round",
        (
            ("fresco-market-refill", "base game: end of a round (public descriptions)"),
            ("fresco-income-tiles", "base game: end of a round (public descriptions)"),
        ),
    ),
    (
        "fresco-chapter-track",
        (("fresco-track-apart", "base game: score track (public descriptions); supplement, page 4: final scoring"),),
    ),
    (
        "fresco-chapter-end",
        (
            ("fresco-end-trigger", "base game: end of the game (public descriptions)"),
            ("fresco-last-sheet", "ruling: side 2 of the action sheet is told of, its fifth place is recollected"),
            ("fresco-most-rounds", "ruling: a limit that no ordinary game reaches, so that every game ends"),
            ("fresco-final-money", "ruling: rate and order are recollected"),
            ("fresco-winner", "base game: end of the game (public descriptions)"),
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
            ("fresco-portrait-gifts", "supplement, page 2: Nobles, Patron, Bishop, Madonnas"),
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
            ("fresco-request-pile", "supplement, page 2: Bishop's Requests, set-up"),
            ("fresco-request-tiles", "supplement, page 3: fulfilling general and special requests"),
            ("fresco-stack-tiles", "supplement, page 3: fulfilling general and special requests"),
            ("fresco-request-income", "supplement, page 3: fulfilling general and special requests"),
        ),
    ),
    (
        "fresco-chapter-blends",
        (
            ("fresco-blends-tiles", "supplement, page 3: Special Blend Colours, set-up"),
            ("fresco-blends-mix", "supplement, page 3: Workshop"),
            ("fresco-blends-altar", "supplement, page 3: Cathedral"),
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
