"""The page: built files, served with strict headers. Hashed files are kept by browsers, the rest is asked for anew."""

from __future__ import annotations

from pathlib import Path

from starlette.responses import FileResponse, HTMLResponse, Response

from bottega.games import title
from bottega.kernel.errors import SetupError

BUILT = Path(__file__).parent.parent / "page"
LONGEST = 200  # bytes of a path: file systems refuse to look for longer names

_KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
}

_MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Bottega</title>
<body><h1>Bottega is running</h1>
<p>The page has not been built yet. In the source folder, run <code>make page</code> and load this again.</p>
<p>Programs start at <code>/api/titles</code>; all they may ask is at <code>/api/openapi.json</code>.</p></body></html>
"""


def page_file(path: str, folder: Path = BUILT, encodings: str = "") -> Response | None:
    """The file at this path of the page, or the page itself for addresses that it handles; None if there is neither.

    `encodings` are those that the browser accepts: the build has laid a packed twin beside each larger text.
    """
    if len(path.encode(errors="replace")) > LONGEST:
        return None
    wanted = (folder / path.lstrip("/")).resolve()
    inside = wanted.is_relative_to(folder.resolve())
    if inside and wanted.suffix in _KINDS and wanted.is_file():
        hashed = "assets" in wanted.relative_to(folder.resolve()).parts
        keep = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return _packed(wanted, encodings, {"Cache-Control": keep})
    if Path(path).suffix or not inside:
        return None
    index = folder / "index.html"
    if not index.is_file():
        return HTMLResponse(_MISSING, headers={"Cache-Control": "no-store"})
    return FileResponse(index, media_type=_KINDS[".html"], headers={"Cache-Control": "no-cache"})


def board_file(path: str) -> Response | None:
    """A file that a title of another distribution brings for its board: `boards/<title>/board.js`, or one beside it."""
    _, _, rest = path.partition("/")
    name, _, file = rest.partition("/")
    try:
        folder = title(name).page
    except SetupError:
        return None
    return page_file(file, folder) if Path(file).suffix else None


def _packed(file: Path, encodings: str, headers: dict[str, str]) -> Response:
    twin = file.with_name(file.name + ".gz")
    if not twin.is_file():
        return FileResponse(file, media_type=_KINDS[file.suffix], headers=headers)
    headers["Vary"] = "Accept-Encoding"
    if "gzip" not in encodings:
        return FileResponse(file, media_type=_KINDS[file.suffix], headers=headers)
    return FileResponse(twin, media_type=_KINDS[file.suffix], headers={**headers, "Content-Encoding": "gzip"})
