"""Set the marks of all texts as each language prints them: apostrophes, and no-break spaces in French and German."""

from __future__ import annotations

import re
from pathlib import Path

from bottega.text import LANGUAGES, files

HEAD = re.compile(r"(?:#.*|\s*[\w.-]+ = |\s*)")
FRENCH = [
    (r" ([;?!])", "\u202f\\1"),
    (r" :", "\u00a0:"),
    (r"« ", "«\u00a0"),
    (r" »", "\u00a0»"),
    (r"(?<=\d) (?=\d{3}\b)", "\u202f"),
]


def set_line(language: str, line: str) -> str:
    """The line with its marks set; comments and the key before the text stay as they are."""
    head = HEAD.match(line)
    start = head.end() if head else 0
    text = re.sub(r"(?<=\w)'(?=\w)", "’", line[start:])
    if language == "fr":
        for plain, printed in FRENCH:
            text = re.sub(plain, printed, text)
    if language in ("fr", "de"):
        text = re.sub(r"(?<=[\d}]) %", "\u00a0%", text)
    return line[:start] + text


def set_file(path: Path, language: str) -> None:
    lines = path.read_text(encoding="utf-8").split("\n")
    path.write_text("\n".join(set_line(language, line) for line in lines), encoding="utf-8")


if __name__ == "__main__":
    for language in LANGUAGES:
        for path in files(language):
            set_file(path, language)
