"""Print the glossary of all titles as docs/glossary.md, or check with --check that it is up to date."""

from __future__ import annotations

import sys
from pathlib import Path

from bottega.text import LANGUAGES, words
from bottega.text.glossary import HOUSE, Glossary, names, read

PAGE = Path(__file__).parent.parent / "docs" / "glossary.md"
HEAD = """# Glossary

What each thing is called in each language, with its source. Every text keeps to it: rules, log, questions, page,
coach, bots, reports, terminal. A guard test (`tests/test_glossary.py`) fails on a word in the last column. Made by
`tools/glossary.py` from `src/bottega/games/<title>/text/glossary.toml` and `src/bottega/text/glossary/house.toml`; edit
those.
"""


def page() -> str:
    return "\n".join([HEAD, *(_section(read(title)) for title in names())])


def _heading(title: str) -> str:
    return "All titles" if title == HOUSE else words("en").say(f"{title}-title")


def _section(glossary: Glossary) -> str:
    sources = "; ".join(f"{language}: {glossary.sources[language]}" for language in LANGUAGES)
    lines = [f"## {_heading(glossary.title)}", f"Sources: {sources}.", ""]
    lines += [f"| concept | {' | '.join(LANGUAGES)} | not |", "|" + "---|" * (len(LANGUAGES) + 2)]
    for concept in glossary.concepts:
        said = " | ".join(concept.words.get(language, "") for language in LANGUAGES)
        strays = "; ".join(f"{language}: {', '.join(concept.stray[language])}" for language in concept.stray)
        lines.append(f"| {concept.name} | {said} | {strays} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    if "--check" in sys.argv[1:]:
        sys.exit(
            0 if PAGE.read_text(encoding="utf-8") == page() else "docs/glossary.md is stale: run tools/glossary.py"
        )
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
