"""Build the page that plays by itself into build/site: static files, to be served from any folder of any host.

python tools/site.py             build it, if its sources have changed since the last build
python tools/site.py --packed    the same, with a packed twin (.br) beside each file, for hosts that send those

Python comes along as WebAssembly (the npm package `pyodide`), with Bottega and the packages it needs. All of it is in
the folder: whoever opens the site asks no other host for anything.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import importlib.metadata
import json
import pickle
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import page

ROOT = page.ROOT
SITE = ROOT / "build" / "site"
COMPILE = page.WEB / "site" / "compile.mjs"
KEPT = ROOT / "build" / "site-parts"  # what takes long to make and seldom changes
PYODIDE = page.WEB / "node_modules" / "pyodide"
SOURCES = ("bots", "browser", "engine", "games", "kernel", "server", "store", "tables", "text")
# What a browser never runs: other machines, terminals, studies.
LEFT_OUT = ("page", "study", "cli", "glossary", "__pycache__", "py.typed")
LEFT_OUT_FILES = (
    "store/postgres.py",
    "store/sqlite.py",
    "server/app.py",
    "server/guard.py",
    "server/replies.py",
    "__main__.py",
    "boards.py",
    "client.py",
    "printed.py",
)
PURE = {  # distributions of the environment with what of them is needed
    "fluent.runtime": ("fluent/",),
    "fluent.syntax": ("fluent/",),
    "attrs": ("attr/", "attrs/"),
    "typing_extensions": ("typing_extensions.py",),
    "pytz": ("pytz/__init__.py", "pytz/exceptions.py", "pytz/lazy.py", "pytz/tzfile.py", "pytz/tzinfo.py"),
    "babel": ("babel/",),
}
LOCALES = ("root", "en", "de", "fr", "nl")
NOT_OF_BABEL = ("babel/messages", "babel/locale-data", "babel/support")
# Of Python's library, what is reached by imports (web/site/needed.py) but never run here: other systems, twins of
# modules in C, tools for developers.
STANDARD_LEFT_OUT = (
    *(
        "_pydatetime",
        "_pydecimal",
        "_pyio",
        "_pyrepl/",
        "asyncio/proactor_events",
        "asyncio/windows_",
        "bdb",
        "ctypes/",
    ),
    *("doctest", "optparse", "pdb", "pydoc", "unittest/", "webbrowser", "_aix_support", "_ios_support"),
)
# What is imported inside functions of that library, or by modules in C, msgspec's among them.
STANDARD_BESIDES = (
    *("_compat_pickle", "_strptime", "asyncio", "collections.abc", "contextvars", "copyreg", "dataclasses", "datetime"),
    *("decimal", "enum", "json", "linecache", "numbers", "re", "stringprep", "traceback", "uuid", "weakref"),
)
# What Fluent asks of Babel: numbers and plurals. The names of all countries and currencies are not among it.
OF_LOCALES = (
    *("plural_form", "ordinal_form", "number_symbols", "decimal_formats", "percent_formats", "scientific_formats"),
    *("currency_formats", "minimum_grouping_digits", "default_numbering_system", "numbering_systems"),
    *("list_patterns", "date_formats", "datetime_formats", "time_formats"),
)
OF_ALL_LOCALES = ("aliases", "language_aliases", "likely_subtags", "parent_exceptions", "variant_aliases")
FIRST_WORDS = {"file": "server-site-file", "missing": "page-site-missing"}
LISTED = 12  # of its files, by name
LARGEST = 7_000_000  # bytes as sent: a site above it is not built
NO_USE = (".pyc", ".npz")  # there is no NumPy in the browser, so networks would lie idle
PACKED = (".js", ".mjs", ".css", ".svg", ".html", ".json", ".zip", ".wasm", ".webmanifest")


def digest() -> str:
    """Of everything the site is made from."""
    python = [
        path for folder in SOURCES for path in (page.PACKAGE / folder).rglob("*") if path.suffix in (".py", ".toml")
    ]
    kept = [path for path in python if "page" not in path.relative_to(page.PACKAGE).parts]
    return page.digest_of(sorted({*page.sources(), *kept, Path(__file__), *page.PACKAGE.glob("*.py")}))


def is_fresh(packed: bool = False) -> bool:
    stamp = SITE / "sources.txt"
    fresh = stamp.is_file() and stamp.read_text().strip() == digest()
    return fresh and (not packed or (SITE / "index.html.br").is_file())


def is_taken_along(inner: Path) -> bool:
    """Whether a file of the package, by its path within, is needed in a browser."""
    wanted = inner.parts[0] in SOURCES or len(inner.parts) == 1
    left_out = inner.as_posix() in LEFT_OUT_FILES or set(inner.parts) & set(LEFT_OUT)
    return wanted and not left_out and inner.suffix not in NO_USE


def _python_sources(target: Path) -> None:
    """Bottega and the packages it needs, as sources."""
    for path in page.PACKAGE.rglob("*"):
        inner = path.relative_to(page.PACKAGE)
        if path.is_file() and is_taken_along(inner):
            _copy(path, target / "bottega" / inner)
    for name, wanted_parts in PURE.items():
        for file in importlib.metadata.files(name) or []:
            inner_path = file.as_posix()
            left_out = inner_path.startswith(NOT_OF_BABEL) or inner_path.endswith((".pyc", ".pyi", "py.typed"))
            if inner_path.startswith(wanted_parts) and not left_out:
                _copy(Path(str(file.locate())), target / inner_path)
    babel = Path(str(importlib.metadata.distribution("babel").locate_file("babel")))
    for locale in LOCALES:
        told = Path("babel", "locale-data", f"{locale}.dat")
        _thin(babel.parent / told, target / told, OF_LOCALES)
    _thin(babel / "global.dat", target / "babel" / "global.dat", OF_ALL_LOCALES)


def _thin(source: Path, target: Path, kept: tuple[str, ...]) -> None:
    """Babel's data with only what is asked for; whatever else is asked is empty."""
    whole = pickle.loads(source.read_bytes())
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(pickle.dumps({name: value for name, value in whole.items() if name in kept}))


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _fetch_msgspec(target: Path) -> None:
    """The one package that is not pure Python, built for the browser."""
    wheels = KEPT / "wheels"
    if not list(wheels.glob("msgspec-*.whl")):
        lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
        version = ".".join(lock["python"].split(".")[:2])
        command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        command += ["--only-binary=:all:", "--implementation", "cp", "--python-version", version]
        command += [
            "--abi",
            f"cp{version.replace('.', '')}",
            "--platform",
            f"pyemscripten_{lock['abi_version']}_wasm32",
        ]
        page.run("fetching msgspec for the browser", [*command, "--dest", str(wheels), "msgspec>=0.20"])
    with zipfile.ZipFile(next(wheels.glob("msgspec-*.whl"))) as wheel:
        names = [name for name in wheel.namelist() if name.startswith("msgspec/") and not name.endswith(".pyi")]
        wheel.extractall(target, names)


def _compile(what: str, source: Path, target: Path) -> None:
    node, _ = page.find_node()
    target.mkdir(parents=True, exist_ok=True)
    page.run(what, [node, str(COMPILE), str(PYODIDE), str(source), str(target)])


def _zip(folder: Path, target: Path) -> None:
    """Stored, not deflated: brotli packs the whole better. Always the same bytes for the same files."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as out:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(path.relative_to(folder).as_posix(), (2020, 1, 1, 0, 0, 0))
                out.writestr(entry, path.read_bytes())


def _standard_library(sources: Path) -> Path:
    """Of Python's own library what these sources need, compiled. Made once for each set of its files."""
    whole = PYODIDE / "python_stdlib.zip"
    node, _ = page.find_node()
    asked = [node, str(page.WEB / "site" / "needed.mjs"), str(PYODIDE), str(sources), *STANDARD_BESIDES]
    needed: list[str] = json.loads(page.run("looking what Python needs", asked))
    left_out = tuple(each if each.endswith(("/", "_")) else f"{each}.py" for each in STANDARD_LEFT_OUT)
    names = [name for name in needed if not name.startswith(left_out)]
    told = hashlib.sha256(whole.read_bytes() + json.dumps(names).encode() + COMPILE.read_bytes()).hexdigest()[:16]
    made = KEPT / f"python_stdlib-{told}.zip"
    if not made.is_file():
        with tempfile.TemporaryDirectory() as scratch, zipfile.ZipFile(whole) as source:
            source.extractall(f"{scratch}/from", names)
            _compile("compiling Python's library", Path(scratch, "from"), Path(scratch, "to"))
            _zip(Path(scratch, "to"), made)
    return made


def _lay_python(folder: Path) -> None:
    """All that Python in the browser needs."""
    folder.mkdir(parents=True)
    KEPT.mkdir(parents=True, exist_ok=True)
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        shutil.copyfile(PYODIDE / name, folder / name)
    with tempfile.TemporaryDirectory() as scratch:
        sources, compiled = Path(scratch, "from"), Path(scratch, "to")
        _python_sources(sources)
        _fetch_msgspec(sources)
        shutil.copyfile(_standard_library(sources), folder / "python_stdlib.zip")
        _compile("compiling Bottega for the browser", sources, compiled)
        _zip(compiled, folder / "bottega.zip")
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    total = sum(file.stat().st_size for file in folder.iterdir())
    (folder / "parts.json").write_text(json.dumps({"total": total, "lock": {**lock, "packages": {}}}))


def _bake(folder: Path) -> None:
    """What never changes between two builds: the page need not wait for Python to read the rulebook."""
    sys.path.insert(0, str(ROOT / "src"))
    from bottega.browser.request import PageRequest
    from bottega.games import NAMES
    from bottega.server.routes import titles
    from bottega.server.routes.ask import Ask
    from bottega.server.wire import encode
    from bottega.text import LANGUAGES

    folder.mkdir()
    for language in LANGUAGES:
        asked = PageRequest(f"/api/titles?lang={language}", "", "")
        told = asyncio.run(titles.titles(Ask(asked, None, None)))  # type: ignore[arg-type]  # no table is asked for
        (folder / f"titles.{language}.json").write_bytes(encode(told))
        for name in NAMES:
            asked.path_params = {"name": name}
            book = asyncio.run(titles.rules(Ask(asked, None, None)))  # type: ignore[arg-type]
            (folder / f"{name}-rules.{language}.json").write_bytes(encode(book))


def _lay_first_words(folder: Path) -> None:
    """What a page says that cannot start at all: it was opened as a file, or its own script is missing."""
    from bottega.text import LANGUAGES, words

    said = {
        language: {trouble: words(language).say(message) for trouble, message in FIRST_WORDS.items()}
        for language in LANGUAGES
    }
    script = (page.WEB / "site" / "first_words.js").read_text(encoding="utf-8").replace("{{words}}", json.dumps(said))
    index = folder / "index.html"
    whole = index.read_text(encoding="utf-8")
    assert "<head>" in whole
    index.write_text(whole.replace("<head>", f"<head>\n    <script>\n{script}</script>", 1), encoding="utf-8")


def _lay_keeper_of_files(folder: Path) -> None:
    """The service worker, which knows every file by its digest."""
    files = {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:12]
    script = (page.WEB / "site" / "staying.js").read_text(encoding="utf-8")
    (folder / "staying.js").write_text(
        script.replace("{{version}}", version).replace("{{files}}", json.dumps(files)), encoding="utf-8"
    )


def _pack(folder: Path) -> None:
    """Lay packed twins beside the files. Packing well takes a minute, so what was packed before is kept."""
    kept = KEPT / "packed"
    kept.mkdir(parents=True, exist_ok=True)
    files = {path: kept / hashlib.sha256(path.read_bytes()).hexdigest() for path in _packable(folder)}
    fresh = [path for path, copy in files.items() if not copy.is_file()]
    node, _ = page.find_node()
    page.run("packing", [node, str(page.WEB / "site" / "pack.mjs"), *map(str, fresh)])
    for path, copy in files.items():
        twin = path.with_name(f"{path.name}.br")
        shutil.copyfile(*((twin, copy) if path in fresh else (copy, twin)))


def _packable(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.suffix in PACKED]


def as_sent(folder: Path) -> dict[str, int]:
    """The bytes of each file as they are sent: packed where there is a packed twin."""
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".br"]
    twins = {path: path.with_name(f"{path.name}.br") for path in files}
    sizes = {path: (twins[path] if twins[path].is_file() else path).stat().st_size for path in files}
    return {path.relative_to(folder).as_posix(): size for path, size in sizes.items()}


def _weigh(folder: Path) -> None:
    """Say how large the site is as sent, by file; one that is too large is not built."""
    sizes = as_sent(folder)
    largest = sorted(sizes.items(), key=lambda file: -file[1])
    for name, size in largest[:LISTED]:
        print(f"  {size / 1000:8.0f} kB  {name}")
    rest = sum(size for _, size in largest[LISTED:])
    print(f"  {rest / 1000:8.0f} kB  {len(largest) - LISTED} smaller files")
    total = sum(sizes.values())
    print(f"  {total / 1000:8.0f} kB  as sent in all, of at most {LARGEST / 1000:.0f}", flush=True)
    if total > LARGEST:
        raise SystemExit(f"The site is too large: {total} bytes as sent.")


def build(packed: bool = False) -> bool:
    """Build the site if need be; says whether it did."""
    with page.alone():
        if is_fresh(packed):
            return False
        print("Building the page that plays by itself:", flush=True)
        page.install_packages(checking=True)
        told = digest()
        beside = SITE.with_name("site.new")
        page.bundle(beside, alone=True)
        (beside / "worker.js").unlink()  # the service worker of a server's page
        _lay_python(beside / "python")
        _bake(beside / "baked")
        _lay_first_words(beside)
        _lay_keeper_of_files(beside)
        if packed:
            _pack(beside)
            _weigh(beside)
        (beside / "sources.txt").write_text(told + "\n")
        shutil.rmtree(SITE, ignore_errors=True)
        beside.rename(SITE)
        return True


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the page that plays by itself, if its sources have changed.")
    parser.add_argument("--packed", action="store_true", help="lay a packed twin (.br) beside each file")
    packed = parser.parse_args().packed
    try:
        made = build(packed)
    except subprocess.SubprocessError as error:
        raise SystemExit(str(error)) from None
    size = f", {sum(as_sent(SITE).values()) / 1e6:.2f} MB as sent" if packed else ""
    print(f"{'Built' if made else 'Up to date'}: build/site{size}. Put the folder on any web host.")


if __name__ == "__main__":
    main()
