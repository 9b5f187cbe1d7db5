"""Why a move may be refused: small numbers for the rules' checks, and the id of the rule that each stands for."""

from __future__ import annotations

from typing import Final

LEGAL: Final = 0
NOT_NOW: Final = 1
ARRANGED: Final = 2
MOVE_LENGTH: Final = 3
MOVE_PERSON: Final = 4
MOVE_OCCUPIED: Final = 5
MOVE_BONUS: Final = 6
RETIRE_EARLY: Final = 7
ACTIVATE_ROOM: Final = 8
ACTIVATE_HELPER: Final = 9
ACTIVATE_IN_ROOM: Final = 10
HIRE_NOBODY: Final = 11
HIRE_MATCHING: Final = 12
HIRE_FIRST: Final = 13
HIRE_NO_MONEY: Final = 14
HIRE_COST: Final = 15
HIRE_EMPTY: Final = 16
HIRE_PATRON: Final = 17
HIRE_FRESH: Final = 18
DISMISS_EXPERT: Final = 19
DISMISS_INSTEAD: Final = 20
DISMISS_MATCHING: Final = 21
STRENGTH_DISC: Final = 22
FLORINS_TILE: Final = 23
FLORINS_ONCE: Final = 24
FLORINS_COST: Final = 25
FINISH_REWARD: Final = 26
FINISH_GIFT: Final = 27
REWARD_DISCIPLINE: Final = 28
REWARD_STRENGTH: Final = 29
TRACK_END: Final = 30
BOOK_LITERATURE: Final = 31
BOOK_SAME: Final = 32
BOOK_SHELF: Final = 33
FIELD_RELIGION: Final = 34
FIELD_SAME: Final = 35
FIELD_SUPPLY: Final = 36
ART_GONE: Final = 37
HELPER_WHITE: Final = 38
HELPER_SAME: Final = 39
HELPER_GONE: Final = 40
HELPER_NONE: Final = 41
TILE_GONE: Final = 42
TILE_CONDITION: Final = 43
TILE_PRICE: Final = 44
TILE_DISC: Final = 45
GIVE_NONE: Final = 46
FETCH_NOBODY: Final = 47
MASTERPIECE_ONE: Final = 48
MASTERPIECE_TAKEN: Final = 49
MASTERPIECE_STRENGTH: Final = 50
MASTERPIECE_PARTNER: Final = 51
INCOME_TURNED: Final = 52

RULE_OF: Final = {
    NOT_NOW: "stanza-not-this-phase",
    ARRANGED: "stanza-setup-order",
    MOVE_LENGTH: "stanza-move-length",
    MOVE_PERSON: "stanza-move-person",
    MOVE_OCCUPIED: "stanza-move-occupied",
    MOVE_BONUS: "stanza-bonus-visit",
    RETIRE_EARLY: "stanza-retire",
    ACTIVATE_ROOM: "stanza-activate-room",
    ACTIVATE_HELPER: "stanza-activate-helper",
    ACTIVATE_IN_ROOM: "stanza-activate-in-room",
    HIRE_NOBODY: "stanza-hire-matching",
    HIRE_MATCHING: "stanza-hire-first",
    HIRE_FIRST: "stanza-hire-first",
    HIRE_NO_MONEY: "stanza-hire-cost",
    HIRE_COST: "stanza-hire-cost",
    HIRE_EMPTY: "stanza-hire-recruit",
    HIRE_PATRON: "stanza-hire-patron",
    HIRE_FRESH: "stanza-hire-fresh",
    DISMISS_EXPERT: "stanza-expert",
    DISMISS_INSTEAD: "stanza-expert-instead",
    DISMISS_MATCHING: "stanza-expert-dismiss",
    STRENGTH_DISC: "stanza-strength-disc",
    FLORINS_TILE: "stanza-tile-bought-strength",
    FLORINS_ONCE: "stanza-strength-once",
    FLORINS_COST: "stanza-strength-florins",
    FINISH_REWARD: "stanza-reward-lower",
    FINISH_GIFT: "stanza-gift",
    REWARD_DISCIPLINE: "stanza-reward-discipline",
    REWARD_STRENGTH: "stanza-reward-strength",
    TRACK_END: "stanza-discovery-end",
    BOOK_LITERATURE: "stanza-literature-colours",
    BOOK_SAME: "stanza-literature-different",
    BOOK_SHELF: "stanza-literature-shelf",
    FIELD_RELIGION: "stanza-religion-field",
    FIELD_SAME: "stanza-religion-different",
    FIELD_SUPPLY: "stanza-religion-supply",
    ART_GONE: "stanza-arts-supply",
    HELPER_WHITE: "stanza-politics-white",
    HELPER_SAME: "stanza-politics-different",
    HELPER_GONE: "stanza-politics-supply",
    HELPER_NONE: "stanza-politics-limit",
    TILE_GONE: "stanza-bonus-offer",
    TILE_PRICE: "stanza-bonus-price",
    TILE_DISC: "stanza-bonus-disc",
    GIVE_NONE: "stanza-bonus-hall",
    FETCH_NOBODY: "stanza-tile-any-person",
    MASTERPIECE_ONE: "stanza-masterpiece-one",
    MASTERPIECE_TAKEN: "stanza-masterpiece-free",
    MASTERPIECE_STRENGTH: "stanza-masterpiece-strength",
    MASTERPIECE_PARTNER: "stanza-masterpiece-partner",
    INCOME_TURNED: "stanza-income-turned",
}
# Each discipline's tiles ask for something of their own.
CONDITION_RULES: Final = (
    "stanza-bonus-discovery",
    "stanza-bonus-literature",
    "stanza-bonus-religion",
    "stanza-bonus-arts",
)
