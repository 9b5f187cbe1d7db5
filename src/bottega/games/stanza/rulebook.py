"""The rules of La Stanza by id, in the order of the book; the words are in `text/`."""

from __future__ import annotations

from bottega.games.stanza.layout import TILE_NAMES
from bottega.kernel.reason import Rule

# By chapter: each rule's id without "stanza-", and where it stands. Pages are those of the German rulebook.
_CHAPTERS: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = (
    (
        "setup",
        (
            ("setup-ring", "p. 5, Preparing the board"),
            ("setup-covers", "p. 4, Preparing the board"),
            ("setup-art", "p. 5, Preparing the board"),
            ("setup-tiles", "p. 5, Preparing the board"),
            ("setup-players", "p. 2-3, Preparing the player boards"),
            ("setup-order", "p. 2, Preparing the player boards"),
        ),
    ),
    (
        "turn",
        (
            ("not-this-phase", "p. 6, The turn"),
            ("move-length", "p. 6, The turn"),
            ("move-person", "p. 6, The turn"),
            ("move-occupied", "p. 6, The turn"),
            ("move-bonus", "p. 6, The turn"),
            ("recruit", "p. 6, The turn; ruling: German and Dutch book, the French differs; a gap absorbs the push"),
            ("actions", "p. 6, The turn"),
            ("stuck", "ruling: the books do not foresee a player who can not move"),
        ),
    ),
    (
        "activation",
        (
            ("activate-room", "p. 7, Activating a discipline"),
            ("activate-helper", "p. 7, Activating a discipline; p. 13, Politics"),
            ("activate-in-room", "ruling: in the room the first condition is met without a helper"),
            ("hire-matching", "p. 7, Activating a discipline"),
            ("hire-first", "ruling: the order of hiring changes nothing, so the demanded person comes first"),
            ("hire-cost", "p. 7, Activating a discipline"),
            ("hire-recruit", "p. 7, Activating a discipline"),
            ("hire-patron", "p. 7, Activating a discipline"),
            ("hire-replace", "p. 7, Activating a discipline"),
            ("hire-fresh", "ruling: else an activation could end without the person it demands"),
            ("hire-others", "ruling: the books demand one matching person and forbid no others"),
            ("strength", "p. 7, Activating a discipline"),
            ("strength-disc", "p. 11, Religion"),
            ("strength-once", "p. 16, Bonus tiles"),
            ("strength-florins", "p. 16, Bonus tiles"),
            ("reward-strength", "p. 7, Activating a discipline"),
            ("reward-discipline", "p. 9-13, The halls of the disciplines"),
            ("reward-lower", "p. 7, Activating a discipline"),
            ("gift", "ruling: what books and tiles give is taken at once, as far as it exists"),
        ),
    ),
    (
        "expert",
        (
            ("expert", "p. 7, Expert variant"),
            ("expert-dismiss", "p. 7, Expert variant"),
            ("expert-instead", "p. 7, Expert variant; ruling: a dismissal takes the place of all hiring"),
            ("expert-zero", "p. 7, Expert variant"),
        ),
    ),
    (
        "income",
        (
            ("income", "p. 8, Receiving income"),
            ("income-patron", "p. 8, Receiving income; ruling: a gap absorbs the push"),
            ("income-turned", "p. 8, Receiving income"),
        ),
    ),
    (
        "discovery",
        (
            ("discovery-ship", "p. 9, Discovery"),
            ("discovery-helpers", "p. 9, Discovery; ruling: reached or passed, as in the Dutch and French books"),
            ("discovery-end", "ruling: steps beyond the last space are lost"),
        ),
    ),
    (
        "literature",
        (
            ("literature-books", "p. 10, Literature"),
            ("literature-different", "p. 10, Literature"),
            ("literature-colours", "p. 10, Literature"),
            ("literature-shelf", "p. 10, Literature"),
            ("literature-rewards", "p. 10, Literature"),
        ),
    ),
    (
        "religion",
        (
            ("religion-discs", "p. 11, Religion"),
            ("religion-different", "p. 11, Religion"),
            ("religion-field", "p. 11, Religion"),
            ("religion-supply", "ruling: a disc that is not in the supply can not be placed"),
        ),
    ),
    (
        "arts",
        (
            ("arts-works", "p. 12, Arts"),
            ("arts-supply", "p. 12, Arts"),
        ),
    ),
    (
        "politics",
        (
            ("politics-helpers", "p. 13, Politics"),
            ("politics-different", "p. 13, Politics"),
            ("politics-white", "p. 13, Politics"),
            ("politics-supply", "ruling: what has run out can not be taken"),
            ("politics-limit", "p. 13, Politics"),
        ),
    ),
    (
        "bonus",
        (
            ("bonus-visit", "p. 13, The bonus room"),
            ("bonus-offer", "p. 13, The bonus room"),
            ("bonus-discovery", "p. 14, The bonus room"),
            ("bonus-literature", "p. 14, The bonus room; ruling: a column is one book of every colour"),
            ("bonus-religion", "p. 14, The bonus room; ruling: the field of Religion counts too"),
            ("bonus-arts", "p. 14, The bonus room"),
            ("bonus-price", "p. 14, The bonus room"),
            ("bonus-disc", "p. 14, The bonus room"),
            ("bonus-hall", "p. 14, The bonus room"),
        ),
    ),
    ("tiles", tuple((f"tile-{name}", "p. 16, Bonus tiles") for name in TILE_NAMES)),
    (
        "masterpieces",
        (
            ("masterpiece-strength", "p. 14, Masterpieces"),
            ("masterpiece-free", "p. 14, Masterpieces"),
            ("masterpiece-one", "p. 14, Masterpieces"),
            ("masterpiece-partner", "p. 14, Masterpieces; ruling: persons and permanent tiles count, discs do not"),
        ),
    ),
    (
        "refill",
        (
            ("refill", "p. 14, Refilling"),
            ("refill-time", "ruling: the books say as soon as; checked at the end of a turn"),
            ("refill-pile", "p. 14, Refilling"),
            ("refill-start", "p. 14, Refilling"),
        ),
    ),
    (
        "end",
        (
            ("end-rounds", "p. 6 and 15, End of the game; ruling: the French book's reading"),
            ("end-short", "p. 15, End of the game: the German reading, as an option"),
            ("end-turns", "p. 15, End of the game"),
            ("retire", "p. 15, End of the game; ruling: retiring replaces the whole turn"),
        ),
    ),
    (
        "scoring",
        (
            ("score-masterpieces", "p. 15, Scoring"),
            ("score-income", "p. 15, Scoring"),
            ("score-books", "p. 15, Scoring"),
            ("score-retiring", "p. 15, Scoring"),
            ("score-patron", "p. 15, Scoring"),
            ("score-majority", "p. 15, Scoring"),
            ("score-museum", "p. 15, Scoring"),
            ("score-shared", "p. 15, Scoring"),
            ("score-winner", "p. 15, Scoring; ruling: the third tie-break of the Dutch and French books"),
        ),
    ),
    (
        "assumptions",
        (
            ("assumed-costs", "ruling: reconstructed, see components.toml worker_track"),
            ("assumed-recruits", "ruling: reconstructed, see components.toml recruitment_track"),
            ("assumed-income", "ruling: reconstructed, see components.toml income_track"),
            ("assumed-values", "ruling: reconstructed, see components.toml retiring and bonus_majority"),
            ("assumed-museum", "ruling: the table for four players, cut to the number of players"),
            ("assumed-covers", "ruling: reconstructed, see components.toml cover_tiles"),
            ("assumed-tiles", "ruling: from the layout of p. 16, see components.toml bonus_tiles"),
            ("assumed-names", "ruling: see components.toml persons"),
        ),
    ),
)

RULES: tuple[Rule, ...] = tuple(
    Rule(f"stanza-{name}", f"stanza-chapter-{chapter}", book) for chapter, rules in _CHAPTERS for name, book in rules
)
