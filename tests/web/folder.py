"""A plain web server for a folder of files, as any host has one."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from ports import HeldPort


class Folder:
    """Serves a folder at a path of its own; it can be stopped and started again at the same address.

    Between the two the port is nobody else's.
    """

    def __init__(self, folder: Path, path: str) -> None:
        self.troubles: list[str] = []  # of the pages shown
        self.strangers: list[str] = []  # addresses elsewhere that were asked for
        self._path = path
        self.instead: dict[str, bytes] = {}  # files that are another version now, by name
        self._make = partial(_Files, directory=str(folder), path=path, instead=self.instead)
        self._port = HeldPort()
        self._server: ThreadingHTTPServer | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port.number}{self._path}"

    def see(self, address: str) -> None:
        """Note a request that leads elsewhere."""
        if not address.startswith((self.address, "blob:", "data:")):
            self.strangers.append(address)

    def forget(self) -> None:
        """Forget what was noted."""
        self.troubles.clear()
        self.strangers.clear()

    def start(self) -> None:
        self._server = ThreadingHTTPServer(("127.0.0.1", self._port.number), self._make)
        Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    def end(self) -> None:
        self.stop()
        self._port.release()


class _Files(SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def __init__(self, *args: object, directory: str, path: str, instead: dict[str, bytes]) -> None:
        self._path = path
        self._instead = instead
        super().__init__(*args, directory=directory)  # type: ignore[arg-type]

    def handle(self) -> None:
        with suppress(ConnectionError):  # a browser that leaves in the middle of a file is nobody's fault
            super().handle()

    def do_GET(self) -> None:
        body = self._instead.get(self.path.rpartition("/")[2])
        if body is None:
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def translate_path(self, path: str) -> str:
        if not path.startswith(self._path):
            return "/nowhere"
        return super().translate_path(path[len(self._path) - 1 :])

    def log_message(self, format: str, *args: object) -> None:
        """In silence."""
