"""Codes of the checks: 0 is a legal move, any other the place of the refusing rule in REFUSALS."""

from __future__ import annotations

from typing import Final

LEGAL: Final = 0
NOT_THIS_PHASE: Final = 1
MODULE: Final = 2
TRACK: Final = 3
WAKE_FREE: Final = 4
PLAN_ORDER: Final = 5
PLAN_ALL: Final = 6
PLAN_COMMIT: Final = 7
PLAN_RETHINK: Final = 8
STALL_OPEN: Final = 9
STALL_ONE: Final = 10
BUY_OFFERED: Final = 11
BUY_PRICE: Final = 12
SUPPLY: Final = 13
RESTORE_TILE: Final = 14
RESTORE_COST: Final = 15
BISHOP_STEP: Final = 16
BISHOP_PAY: Final = 17
BISHOP_ONCE: Final = 18
BISHOP_RESTORE: Final = 19
ALTAR_PAINTS: Final = 20
MIX_PAINTS: Final = 21
PORTRAIT_OPEN: Final = 22
REQUEST_ONE: Final = 23
REQUEST_PILE: Final = 24
REQUEST_TILES: Final = 25
STACK_TILES: Final = 26
LEONARDO_WALK: Final = 27
LEONARDO_MUST: Final = 28

REFUSALS: Final = (
    "",
    "fresco-not-this-phase",
    "fresco-module-absent",
    "fresco-track-apart",
    "fresco-wake-free",
    "fresco-plan-order",
    "fresco-plan-all",
    "fresco-plan-commit",
    "fresco-plan-rethink",
    "fresco-stall-open",
    "fresco-stall-one",
    "fresco-buy-offered",
    "fresco-buy-price",
    "fresco-supply",
    "fresco-restore-tile",
    "fresco-restore-cost",
    "fresco-bishop-step",
    "fresco-bishop-pay",
    "fresco-bishop-once",
    "fresco-bishop-restore",
    "fresco-altar-paints",
    "fresco-mix-paints",
    "fresco-portrait-open",
    "fresco-request-one",
    "fresco-request-pile",
    "fresco-request-tiles",
    "fresco-stack-tiles",
    "fresco-leonardo-walk",
    "fresco-leonardo-must",
)
