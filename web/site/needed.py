"""Which files of Python's own library are reached by imports: run by the browser's Python, which can read them all.

Imports at the top of a module count, and inside functions of what is ours too. What the library itself imports only
inside a function is left out, unless it is asked for by name.
"""

import ast
import json
import zipfile
from pathlib import Path

FIRST = ("encodings.utf_8", "encodings.ascii", "encodings.latin_1", "encodings.cp437", "encodings.idna", "site")


PYODIDE = ("_pyodide/", "pyodide/")  # what the browser's side imports by itself
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


def imports(text, package, inside):
    """The modules that a module of a package names, and what it takes from them, which may be modules too."""
    found = set()
    waiting = [ast.parse(text)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = _absolute(node, package)
            found |= {base, *(f"{base}.{each.name}" for each in node.names)}
        elif not (_is_elsewhere(node) or (isinstance(node, FUNCTIONS) and not inside)):
            waiting += ast.iter_child_nodes(node)
    return found


def _absolute(node, package):
    above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
    return ".".join([*above, *([node.module] if node.module else [])])


def _is_elsewhere(node):
    """For type checkers, or for a module that is run as a program."""
    told = ast.dump(node.test) if isinstance(node, ast.If) else ""
    return "TYPE_CHECKING" in told or "__main__" in told


def needed(library, folder, further):
    """The files of the library (a zip) that the sources in a folder need, and what else is named."""
    there = set(library.namelist())
    waiting = {*FIRST, *further}
    waiting |= {file.removesuffix(".py").replace("/", ".") for file in there if file.startswith(PYODIDE)}
    for path in Path(folder).rglob("*.py"):
        package = ".".join(path.relative_to(folder).parts[:-1])
        waiting |= imports(path.read_text(), package, True)
    reached = set()
    while waiting:
        parts = waiting.pop().split(".")
        for length in range(1, len(parts) + 1):
            name = ".".join(parts[:length])
            stem = name.replace(".", "/")
            for file, package in ((f"{stem}.py", name.rpartition(".")[0]), (f"{stem}/__init__.py", name)):
                if file in there and file not in reached:
                    reached.add(file)
                    waiting |= imports(library.read(file), package, file.startswith(PYODIDE))
    return sorted(reached)


print(json.dumps(needed(zipfile.ZipFile("/library.zip"), "/from", json.loads(Path("/further.json").read_text()))))
