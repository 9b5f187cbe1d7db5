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
STALL_FIRST: Final = 11
STALL_ABSENT: Final = 12
STALL_CLOSES: Final = 13
BUY_OFFERED: Final = 14
BUY_PRICE: Final = 15
RESTORE_TILE: Final = 16
RESTORE_COST: Final = 17
BISHOP_STEP: Final = 18
BISHOP_PAY: Final = 19
BISHOP_ONCE: Final = 20
BISHOP_RESTORE: Final = 21
CHURCHWARDEN_ONCE: Final = 22
ALTAR_PAINTS: Final = 23
MIX_PAINTS: Final = 24
PORTRAIT_ONE: Final = 25
PORTRAIT_OPEN: Final = 26
REQUEST_ONE: Final = 27
REQUEST_PILE: Final = 28
REQUEST_TILES: Final = 29
REQUEST_FIRST: Final = 30
STACK_TILES: Final = 31
STACK_FIRST: Final = 32
LEONARDO_WALK: Final = 33
LEONARDO_MUST: Final = 34
LEONARDO_IDLE: Final = 35

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
    "fresco-stall-first",
    "fresco-market-tiles",
    "fresco-stall-closes",
    "fresco-buy-offered",
    "fresco-buy-price",
    "fresco-restore-tile",
    "fresco-restore-cost",
    "fresco-bishop-step",
    "fresco-bishop-pay",
    "fresco-bishop-once",
    "fresco-bishop-restore",
    "fresco-portrait-churchwarden",
    "fresco-altar-paints",
    "fresco-mix-paints",
    "fresco-portrait-one",
    "fresco-portrait-open",
    "fresco-request-one",
    "fresco-request-pile",
    "fresco-request-tiles",
    "fresco-request-first",
    "fresco-stack-tiles",
    "fresco-stack-first",
    "fresco-leonardo-walk",
    "fresco-leonardo-must",
    "fresco-leonardo-setup",
)
