"""Sources: what of a Python file decides how a bot plays, without what people alone read."""

from __future__ import annotations

import ast
import io
import tokenize
from pathlib import Path

_DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def deciding(path: Path) -> bytes:
    """A file without comments, docstrings and empty lines, so that a better word in one is not another bot.

    It is cut from the text, not written anew from what Python reads there: that differs from version to version.
    Files of other kinds are taken as they are.
    """
    if path.suffix != ".py":
        return path.read_bytes()
    text = path.read_text(encoding="utf-8")
    lines = text.split("\n")
    begins = _docstrings(ast.parse(text))
    for token in reversed(list(tokenize.generate_tokens(io.StringIO(text).readline))):
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and token.start in begins):
            (first, begin), (last, end) = token.start, token.end
            lines[first - 1 : last] = [lines[first - 1][:begin] + lines[last - 1][end:]]
    return "\n".join(line.rstrip() for line in lines if line.strip()).encode()


def _docstrings(tree: ast.Module) -> set[tuple[int, int]]:
    """Where they begin: by line and column, as tokens do (before them stand blanks alone)."""
    first = [node.body[0] for node in ast.walk(tree) if isinstance(node, _DOCUMENTED) and ast.get_docstring(node)]
    return {(told.lineno, told.col_offset) for told in first}
