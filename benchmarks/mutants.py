"""Mutants: small wrong changes of rule code, made from its syntax tree.

A change is a slip of the pen: a comparison that takes in its limit, plus for minus, a number off by one, a condition
turned round, a call or an assignment forgotten, two arguments in the wrong order. What only tells people about a move
(the log, `tell`) and what only type checkers read is left alone.
"""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

Change = Callable[[ast.AST], ast.AST]  # makes the wrong node from a copy of the right one

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr, ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}  # fmt: skip
# Not rule code: prose, and the borders (components, positions, views), which have fuzzers and promises of their own.
LEFT_ALONE = {
    *("__init__.py", "rulebook.py", "book.py", "refusals.py", "misnamed.py", "options.py"),
    *("components.py", "tables.py", "loading.py", "position.py", "first_format.py", "scene.py", "view_types.py"),
    *("audit.py", "audit_board.py", "audit_turn.py"),
    *("view.py", "question.py"),
}
ORDERLESS = {"min", "max", "zip"}  # calls whose arguments may change places


@dataclass(frozen=True)
class Mutant:
    """One wrong change. `place` counts the nodes of the file as `ast.walk` meets them."""

    file: str
    place: int
    way: int  # which of the changes of that node
    line: int
    function: str
    change: str  # the right code and the wrong one

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.function}: {self.change}"


def rule_files(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.glob("*.py")) if path.name not in LEFT_ALONE]


def mutants(path: Path) -> list[Mutant]:
    """All wrong changes of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = _functions(tree)
    silent = _silent(tree)
    found = []
    for place, node in enumerate(ast.walk(tree)):
        if node in silent:
            continue
        for way, change in enumerate(_changes(node)):
            wrong = change(copy.deepcopy(node))
            told = f"{_told(node)} → {_told(wrong)}"
            line = getattr(node, "lineno", 0)
            found.append(Mutant(path.name, place, way, line, functions.get(node, ""), told))
    return found


def mutated(path: Path, mutant: Mutant) -> ast.Module:
    """The tree of the file with the wrong change in it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for place, node in enumerate(ast.walk(tree)):
        if place == mutant.place:
            wrong = list(_changes(node))[mutant.way](copy.deepcopy(node))
            _Replace(node, ast.copy_location(wrong, node)).visit(tree)
            return ast.fix_missing_locations(tree)
    raise LookupError(str(mutant))


class _Replace(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else super().generic_visit(node)


def _told(node: ast.AST) -> str:
    lines = ast.unparse(node).splitlines()
    return lines[0] if len(lines) == 1 else f"{lines[0]} …"


def _functions(tree: ast.Module) -> dict[ast.AST, str]:
    """The innermost function or class of every node."""
    names: dict[ast.AST, str] = {}
    for scope in ast.walk(tree):
        if isinstance(scope, ast.FunctionDef | ast.ClassDef):
            names.update(dict.fromkeys(ast.walk(scope), scope.name))
    return names


def _silent(tree: ast.Module) -> set[ast.AST]:
    """Nodes that are left alone."""
    silent: set[ast.AST] = set()
    for node in ast.walk(tree):
        quiet: list[ast.AST] = []
        if _is_told(node):
            quiet = [node]
        elif isinstance(node, ast.AnnAssign):
            quiet = [node.annotation, *([] if node.value else [node])]
        elif isinstance(node, ast.FunctionDef):
            quiet = [node.args, *([node.returns] if node.returns else []), *node.decorator_list]
        elif isinstance(node, ast.Raise | ast.JoinedStr | ast.Assert):
            quiet = [node]
        for part in quiet:
            silent.update(ast.walk(part))
    return silent


def _is_told(node: ast.AST) -> bool:
    """Lines of the log, and what the sentence of a refusal names."""
    if isinstance(node, ast.FunctionDef):
        return node.name.endswith("_told")
    return isinstance(node, ast.If) and _only_tells(node.test)


def _only_tells(test: ast.expr) -> bool:
    written = ast.unparse(test)
    return ".log is not None" in written or written == "TYPE_CHECKING"


def _changes(node: ast.AST) -> Iterator[Change]:
    """The wrong changes of one node, always in the same order."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARISONS:
        yield _compare
    elif isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in OPERATORS:
        yield _operate
    elif isinstance(node, ast.BoolOp):
        yield _and_or
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        yield _drop_sign
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield _flip
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield _one_more
        yield _one_less
    elif isinstance(node, ast.Call) and _has_an_order(node):
        yield _swap
    if isinstance(node, ast.If | ast.While):
        yield _negate
    if _can_be_forgotten(node):
        yield _forget


def _has_an_order(call: ast.Call) -> bool:
    if len(call.args) < 2 or ast.unparse(call.func) in ORDERLESS:
        return False
    return ast.dump(call.args[0]) != ast.dump(call.args[1])


def _can_be_forgotten(node: ast.AST) -> bool:
    if isinstance(node, ast.Assign):
        return isinstance(node.targets[0], ast.Attribute | ast.Subscript)
    return isinstance(node, ast.AugAssign) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call))


def _compare(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.Compare)
    node.ops = [COMPARISONS[type(node.ops[0])]()]
    return node


def _operate(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.BinOp | ast.AugAssign)
    node.op = OPERATORS[type(node.op)]()
    return node


def _and_or(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.BoolOp)
    node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    return node


def _drop_sign(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.UnaryOp)
    return node.operand


def _flip(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.Constant)
    return ast.Constant(not node.value)


def _one_more(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.Constant)
    assert isinstance(node.value, int)
    return ast.Constant(node.value + 1)


def _one_less(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.Constant)
    assert isinstance(node.value, int)
    return ast.Constant(node.value - 1)


def _swap(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.Call)
    node.args[0], node.args[1] = node.args[1], node.args[0]
    return node


def _negate(node: ast.AST) -> ast.AST:
    assert isinstance(node, ast.If | ast.While)
    node.test = ast.UnaryOp(ast.Not(), node.test)
    return node


def _forget(_node: ast.AST) -> ast.AST:
    return ast.Pass()
