"""The reference of positions, made from the shapes that the titles declare.

python tools/reference.py            write docs/positions/<title>.md
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

import bottega  # noqa: E402
from bottega.games import NAMES  # noqa: E402
from bottega.kernel.shape import Each, Fields, Maybe, Scope, Shape  # noqa: E402

FOLDER = ROOT / "docs" / "positions"


def references() -> dict[str, str]:
    """The pages by their names."""
    pages = {}
    for name in NAMES:
        described = import_module(f"bottega.games.{name}.position")
        pages[f"{name}.md"] = reference(described.POSITION, described.widest(bottega.title(name).components()))
    return pages


def reference(position: Fields, scope: Scope) -> str:
    lines = [
        f"# Positions of {position.about}",
        "",
        "Made by `tools/reference.py` from the shapes in the code. How to use positions: [positions](README.md).",
        "",
    ]
    _section(position, "", scope, lines)
    lines += ["## Names", ""]
    lines += [f"- {kind}: {', '.join(f'`{name}`' for name in names)}" for kind, names in scope.names.items()]
    return "\n".join(lines) + "\n"


def _section(shape: Fields, where: str, scope: Scope, lines: list[str]) -> None:
    lines += [f"## `{where}`" if where else "## The whole", "", "| field | value | meaning |", "|---|---|---|"]
    for name, field in shape.fields.items():
        spare = " (may be left out)" if name in shape.spare else ""
        lines.append(f"| `{name}` | {field.words(scope)}{spare} | {field.about} |")
    lines.append("")
    for name, field in shape.fields.items():
        inner, path = _table_in(field, f"{where}.{name}" if where else name)
        if inner is not None:
            _section(inner, path, scope, lines)


def _table_in(shape: Shape, path: str) -> tuple[Fields | None, str]:
    while not isinstance(shape, Fields):
        if isinstance(shape, Maybe):
            shape = shape.inner
        elif isinstance(shape, Each):
            shape, path = shape.inner, f"{path}[]"
        else:
            return None, path
    return shape, path


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in references().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(FOLDER / name)
