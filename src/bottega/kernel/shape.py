"""Shapes: what a position may hold, field by field, each with a sentence about it.

A title declares the shape of its positions once. Reading (with errors that name the field and what would fit)
and the reference in `docs/positions` follow from the declaration. What one field alone cannot tell, such as the
sum of all pieces, is the affair of the title's `audit`.
"""

from __future__ import annotations

from typing import Any, Final

from bottega.kernel.errors import PositionError
from bottega.kernel.plain import Raw
from bottega.kernel.reason import Reason, Value

Names = list[str] | tuple[str, ...]
Bound = int | str  # a number, or the name of a figure of the scope

ABSENT: Final = -1  # how a state keeps null

_LONGEST = 40  # characters of a wrong value that an error repeats
_LARGEST = 10**15
_MOST_NAMES = 25


def shown(value: object) -> str:
    """A wrong value as errors repeat it: short, whatever it is."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if -_LARGEST < value < _LARGEST else "…"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, str):
        text = value[:_LONGEST].encode("utf-8", "replace").decode()
        return f"“{text}…”" if len(value) > _LONGEST else f"“{text}”"
    if isinstance(value, list):
        return "[…]"
    return "{…}" if isinstance(value, dict) else type(value).__name__


def fault(message: str, where: str, **args: Value) -> PositionError:
    """The error about one field of a position."""
    return PositionError(Reason(f"position-{message}", {"where": where, **args}))


def few(names: Names) -> list[str]:
    """Names as errors repeat them: not a page of them."""
    return [*names[:_MOST_NAMES], "…"] if len(names) > _MOST_NAMES else [*names]


def inside(where: str, key: str) -> str:
    """The way to a field of a table."""
    return f"{where}.{key}" if where else key


class Scope:
    """What bounds and names depend on: the number of players, the names and figures of the components."""

    def __init__(self, players: int, names: dict[str, Names], figures: dict[str, int]) -> None:
        self.players = players
        self.names = names
        self.figures = figures

    def figure(self, bound: Bound) -> int:
        return bound if isinstance(bound, int) else self.figures[bound]

    def known(self, names: Names | str) -> Names:
        return self.names[names] if isinstance(names, str) else names


class Shape:
    """What one value may be."""

    def __init__(self, about: str) -> None:
        self.about = about

    def read(self, value: object, where: str, scope: Scope) -> Any:
        """The value, checked and copied; PositionError names the field that is off."""
        raise NotImplementedError

    def kept(self, value: Any, scope: Scope) -> Any:
        """A value that was read, as a state keeps it: a name by its number, a set as a mask."""
        return value

    def told(self, kept: Any, scope: Scope) -> object:
        """What a state keeps, as a position tells it."""
        return kept

    def words(self, scope: Scope) -> str:
        """What the value may be, for the reference."""
        raise NotImplementedError

    def parts(self) -> list[tuple[str, Shape]]:
        """What lies within, by key; "[]" stands for the entries of a list, "*" for any of its names."""
        return []


class Given(Shape):
    """One value and no other, such as the version of the format."""

    def __init__(self, about: str, value: str | int) -> None:
        super().__init__(about)
        self.value = value

    def read(self, value: object, where: str, scope: Scope) -> Any:
        if type(value) is not type(self.value) or value != self.value:
            raise fault("must", where, wanted=shown(self.value), found=shown(value))
        return value

    def words(self, scope: Scope) -> str:
        return f'`"{self.value}"`' if isinstance(self.value, str) else f"`{self.value}`"


class Number(Shape):
    """A whole number within bounds, perhaps in steps (florins come in hundreds)."""

    def __init__(self, about: str, least: Bound, most: Bound, step: int = 1) -> None:
        super().__init__(about)
        self.least = least
        self.most = most
        self.step = step

    def read(self, value: object, where: str, scope: Scope) -> Any:
        least = scope.figure(self.least)
        most = scope.figure(self.most)
        if type(value) is not int or not least <= value <= most:
            raise fault("number", where, found=shown(value), least=str(least), most=str(most))
        if value % self.step:
            raise fault("step", where, found=shown(value), step=str(self.step))
        return value

    def words(self, scope: Scope) -> str:
        steps = f", in steps of {self.step}" if self.step > 1 else ""
        return f"whole number, {self._bound(self.least, scope)} to {self._bound(self.most, scope)}{steps}"

    def _bound(self, bound: Bound, scope: Scope) -> str:
        return "the number of players" if bound == "players" else str(scope.figure(bound))


class Counted(Number):
    """A number that people count from 1 and a state from 0."""

    def kept(self, value: Any, scope: Scope) -> Any:
        return value - 1

    def told(self, kept: Any, scope: Scope) -> object:
        return kept + 1


class Flag(Shape):
    """True or false."""

    def read(self, value: object, where: str, scope: Scope) -> Any:
        if type(value) is not bool:
            raise fault("flag", where, found=shown(value))
        return value

    def words(self, scope: Scope) -> str:
        return "`true` or `false`"


class SeatNumber(Shape):
    """A seat, counted from 0."""

    def read(self, value: object, where: str, scope: Scope) -> Any:
        if type(value) is not int or not 0 <= value < scope.players:
            raise fault("number", where, found=shown(value), least="0", most=str(scope.players - 1))
        return value

    def words(self, scope: Scope) -> str:
        return "seat"


class Name(Shape):
    """One of a few names: given here, or found in the scope."""

    def __init__(self, about: str, names: Names | str) -> None:
        super().__init__(about)
        self.names = names

    def read(self, value: object, where: str, scope: Scope) -> Any:
        known = scope.known(self.names)
        if not isinstance(value, str) or value not in known:
            raise fault("name", where, found=shown(value), known=few(known))
        return value

    def kept(self, value: Any, scope: Scope) -> Any:
        return scope.known(self.names).index(value)

    def told(self, kept: Any, scope: Scope) -> object:
        return scope.known(self.names)[kept]

    def words(self, scope: Scope) -> str:
        if isinstance(self.names, str):
            return f"[name of a {self.names}](#names)"
        return ", ".join(f"`{name}`" for name in self.names)


class Text(Shape):
    """A text that the title's audit understands, such as a move's notation."""

    def read(self, value: object, where: str, scope: Scope) -> Any:
        if not isinstance(value, str):
            raise fault("text", where, found=shown(value))
        return value

    def words(self, scope: Scope) -> str:
        return "text"


class Maybe(Shape):
    """The value, or null."""

    def __init__(self, inner: Shape) -> None:
        super().__init__(inner.about)
        self.inner = inner

    def read(self, value: object, where: str, scope: Scope) -> Any:
        return None if value is None else self.inner.read(value, where, scope)

    def kept(self, value: Any, scope: Scope) -> Any:
        return ABSENT if value is None else self.inner.kept(value, scope)

    def told(self, kept: Any, scope: Scope) -> object:
        return None if kept == ABSENT else self.inner.told(kept, scope)

    def words(self, scope: Scope) -> str:
        return f"{self.inner.words(scope)}, or `null`"

    def parts(self) -> list[tuple[str, Shape]]:
        return self.inner.parts()


class Each(Shape):
    """A list of values alike; a set if they must differ."""

    def __init__(self, about: str, inner: Shape, count: Bound = -1, differ: bool = False) -> None:
        super().__init__(about)
        self.inner = inner
        self.count = count
        self.differ = differ

    def read(self, value: object, where: str, scope: Scope) -> Any:
        if not isinstance(value, list):
            raise fault("list", where, found=shown(value))
        count = scope.figure(self.count)
        if count >= 0 and len(value) != count:
            raise fault("length", where, found=str(len(value)), wanted=str(count))
        items: list[Any] = []
        for index, item in enumerate(value):
            checked = self.inner.read(item, f"{where}[{index}]", scope)
            if self.differ and checked in items:
                raise fault("twice", f"{where}[{index}]", found=shown(item))
            items.append(checked)
        return items

    def kept(self, value: Any, scope: Scope) -> Any:
        """A set as a mask; a list as it is."""
        if not self.differ:
            return [self.inner.kept(one, scope) for one in value]
        return sum(1 << self.inner.kept(one, scope) for one in value)

    def told(self, kept: Any, scope: Scope) -> object:
        if not self.differ:
            return [self.inner.told(one, scope) for one in kept]
        return [self.inner.told(place, scope) for place in range(kept.bit_length()) if kept >> place & 1]

    def words(self, scope: Scope) -> str:
        if self.count == "players":
            return f"list, one for each seat: {self.inner.words(scope)}"
        count = scope.figure(self.count)
        kind = "set" if self.differ else "list"
        many = f" of {count}" if count >= 0 else ""
        return f"{kind}{many}: {self.inner.words(scope)}"

    def parts(self) -> list[tuple[str, Shape]]:
        return [("[]", part) for part in [self.inner] if part.parts()]


class Row(Shape):
    """A list with so many entries, each of a shape of its own."""

    def __init__(self, about: str, entries: tuple[Shape, ...]) -> None:
        super().__init__(about)
        self.entries = entries

    def read(self, value: object, where: str, scope: Scope) -> Any:
        if not isinstance(value, list):
            raise fault("list", where, found=shown(value))
        if len(value) != len(self.entries):
            raise fault("length", where, found=str(len(value)), wanted=str(len(self.entries)))
        return [
            shape.read(item, f"{where}[{index}]", scope)
            for index, (shape, item) in enumerate(zip(self.entries, value, strict=True))
        ]

    def words(self, scope: Scope) -> str:
        return "list: " + "; ".join(shape.words(scope) for shape in self.entries)


class Fields(Shape):
    """A table with fixed keys, in any order; some may be left out."""

    def __init__(self, about: str, fields: dict[str, Shape], spare: tuple[str, ...] = ()) -> None:
        super().__init__(about)
        self.fields = fields
        self.spare = spare

    def read(self, value: object, where: str, scope: Scope) -> Any:
        given = table(value, where)
        for key in given:
            if key not in self.fields:
                raise fault("unknown", inside(where, key_shown(key)), known=few(list(self.fields)))
        found: Raw = {}
        for key, shape in self.fields.items():
            if key in given:
                found[key] = shape.read(given[key], inside(where, key), scope)
            elif key not in self.spare:
                raise fault("missing", inside(where, key))
        return found

    def words(self, scope: Scope) -> str:
        return "table"

    def parts(self) -> list[tuple[str, Shape]]:
        return list(self.fields.items())


class ByName(Shape):
    """A table with a value for each of some names; not for all of them if `some`."""

    def __init__(self, about: str, names: Names | str, inner: Shape, some: bool = False) -> None:
        super().__init__(about)
        self.names = names
        self.inner = inner
        self.some = some

    def read(self, value: object, where: str, scope: Scope) -> Any:
        given = table(value, where)
        known = scope.known(self.names)
        for key in given:
            if key not in known:
                raise fault("unknown", inside(where, key_shown(key)), known=few(known))
        found: Raw = {}
        for key in known:
            if key in given:
                found[key] = self.inner.read(given[key], inside(where, key), scope)
            elif not self.some:
                raise fault("missing", inside(where, key))
        return found

    def words(self, scope: Scope) -> str:
        keys = f"a [{self.names}](#names)" if isinstance(self.names, str) else ", ".join(f"`{k}`" for k in self.names)
        some = "perhaps " if self.some else ""
        return f"table: for {some}each of {keys}: {self.inner.words(scope)}"

    def parts(self) -> list[tuple[str, Shape]]:
        return [("*", part) for part in [self.inner] if part.parts()]


def table(value: object, where: str) -> Raw:
    """The value as a table; PositionError if it is none."""
    if not isinstance(value, dict):
        raise fault("table", where or "{}", found=shown(value))
    return value


def key_shown(key: object) -> str:
    """A key that means nothing, as errors repeat it."""
    return shown(key)[1:-1] if isinstance(key, str) else shown(key)
