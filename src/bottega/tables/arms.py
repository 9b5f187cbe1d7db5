"""Arms: the emblem and the colour by which a seat is known. No two at a table have either in common."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, TypeVar, get_args

from msgspec import Struct

Emblem = Literal["lily", "lion", "tower", "bee", "moon", "sun", "rose", "key", "anchor", "grapes"]
Colour = Literal["lapis", "terracotta", "verdigris", "saffron", "plum", "slate", "azure", "blush"]

# Where nobody wishes for anything, seats have these in turn.
EMBLEMS: tuple[Emblem, ...] = get_args(Emblem)
COLOURS: tuple[Colour, ...] = get_args(Colour)

T = TypeVar("T")


class Arms(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    emblem: Emblem
    colour: Colour


def settled(wish: Arms | None, others: Iterable[Arms | None]) -> Arms | None:
    """What is given to somebody who comes later: of what another has already, the next that is free."""
    if wish is None:
        return None
    taken = [arms for arms in others if arms is not None]
    return Arms(
        _next_free(wish.emblem, EMBLEMS, [arms.emblem for arms in taken]),
        _next_free(wish.colour, COLOURS, [arms.colour for arms in taken]),
    )


def worn(wishes: Sequence[Arms | None]) -> list[Arms]:
    """By seat: what was settled, and for all others what their seat usually has, unless somebody has chosen it."""
    emblems = _shared_out([arms.emblem if arms is not None else None for arms in wishes], EMBLEMS)
    colours = _shared_out([arms.colour if arms is not None else None for arms in wishes], COLOURS)
    return [Arms(emblem, colour) for emblem, colour in zip(emblems, colours, strict=True)]


def _next_free(wish: T, all_there_are: Sequence[T], taken: Sequence[T]) -> T:
    """The wish itself, or what follows it; where there are more seats than colours, some are alike in that."""
    start = all_there_are.index(wish)
    order = [*all_there_are[start:], *all_there_are[:start]]
    return next((each for each in order if each not in taken), wish)


def _shared_out(chosen: Sequence[T | None], all_there_are: Sequence[T]) -> list[T]:
    usual = [all_there_are[seat % len(all_there_are)] for seat in range(len(chosen))]
    # Who has what is usual keeps it; only then others look for what is left.
    shared = [own if mine is None and own not in chosen else mine for mine, own in zip(chosen, usual, strict=True)]
    for seat, mine in enumerate(shared):
        if mine is None:
            shared[seat] = _next_free(usual[seat], all_there_are, [each for each in shared if each is not None])
    return [each for each in shared if each is not None]
