"""Reasons and rules: what `text/` turns into sentences.

A `Rule` is one rule of a rulebook, with an id and the place where the book states it. A `Reason`
says why something is refused, or what is asked: the id of a rule or message, and its arguments.
The kernel never holds a sentence; ids are Fluent message ids, the same in every language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

LONGEST_QUOTE: Final = 120  # signs of what somebody handed in that a message repeats

Value = str | int | float | list[str] | list[int]


class Rule:
    """One rule of a rulebook."""

    __slots__ = ("book", "id", "section")

    def __init__(self, id: str, section: str, book: str) -> None:
        self.id = id  # message id in the .ftl files, e.g. "<title>-auction-raise"
        # Message id of its chapter, e.g. "<title>-chapter-auction"; empty for what only the program refuses.
        self.section = section
        self.book = book  # where the printed book states it, in the book's words: "p. 3, Ablauf"; empty for a ruling

    def __repr__(self) -> str:
        return f"Rule({self.id!r}, {self.section!r}, {self.book!r})"


class Reason:
    """Why a move is refused, or what a seat is asked: a message id with its arguments.

    `cause` is another reason inside this one; whoever words it says it as `$why`, in the same language.
    """

    __slots__ = ("args", "cause", "rule")

    def __init__(self, rule: str, args: dict[str, Value] | None = None, cause: Reason | None = None) -> None:
        self.rule = rule
        self.args: dict[str, Value] = args if args is not None else {}
        self.cause = cause

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.rule == other.rule and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.rule)

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.args!r})"

    def __str__(self) -> str:
        return _wording[0](self) if _wording else self.bare()

    def bare(self) -> str:
        """The id and its arguments, for titles that bring no texts."""
        arguments = ", ".join(f"{name}={quoted(value)}" for name, value in self.args.items())
        return f"{self.rule} ({arguments})" if arguments else self.rule

    def __reduce__(self) -> tuple[type[Reason], tuple[str, dict[str, Value], Reason | None]]:
        return Reason, (self.rule, self.args, self.cause)


_wording: list[Callable[[Reason], str]] = []


def word_reasons_with(wording: Callable[[Reason], str]) -> None:
    """Let `str(reason)` give a sentence; the kernel itself knows no language."""
    _wording[:] = [wording]


def names(values: Iterable[str]) -> list[str]:
    """Names of some kind as an argument: just texts."""
    return list(values)


def shortened(text: str, most: int) -> str:
    """`text` in at most so many signs."""
    return text if len(text) <= most else text[: most - 1] + "…"


def quoted(value: object) -> str:
    """Whatever was handed in, as a message may repeat it: short, on one line, nothing that cannot be shown."""
    try:
        text = value if isinstance(value, str) else str(value)
    except Exception:  # a number of 5 000 digits, or an object that cannot tell about itself
        text = f"<{type(value).__name__}>"
    seen = [sign if sign.isprintable() else " " if sign.isspace() else "\ufffd" for sign in text[: 2 * LONGEST_QUOTE]]
    return shortened("".join(seen), LONGEST_QUOTE)
