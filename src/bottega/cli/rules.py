"""`bottega rules`: the rulebook, whole or searched."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.markup import escape
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table

from bottega.cli.common import CommandError, ComponentsFile, GameName, Language, console, speak
from bottega.games import title
from bottega.kernel.components import Components
from bottega.kernel.reason import Reason
from bottega.kernel.title import Title
from bottega.text import Words
from bottega.text.book import (
    Cell,
    WordedBlock,
    WordedChapter,
    WordedExample,
    WordedGrid,
    WordedRule,
    worded_book,
    worded_rule,
)
from bottega.text.search import finds


def add_to(app: typer.Typer) -> None:
    app.command("rules")(rules)


def rules(
    game: GameName,
    search: Annotated[str, typer.Option(help="show only what contains these words")] = "",
    sources: Annotated[
        bool, typer.Option("--sources", help="name each rule’s id and where the book states it")
    ] = False,
    components: ComponentsFile = None,
    language: Language = "",
) -> None:
    """Print the rulebook of a game, in our own words."""
    shelf, say = title(game), speak(language)
    pieces = shelf.components(components)
    say = say.at_table(None, pieces)
    found = find_chapters(worded_book(say, shelf, pieces), search)
    if not found:
        raise CommandError(Reason("cli-rules-none", {"search": search}))
    print_chapters(found, sources)
    if not search:
        _print_doubtful(shelf, pieces, say)


def find_chapters(book: list[WordedChapter], search: str) -> list[WordedChapter]:
    """The chapters with only what contains the words that are looked for; those with nothing left fall away."""
    if not search.strip():
        return book
    found = [
        WordedChapter(chapter.id, chapter.title, [part for block in chapter.blocks for part in _found(block, search)])
        for chapter in book
    ]
    return [chapter for chapter in found if chapter.blocks]


def _found(block: WordedBlock, search: str) -> list[WordedBlock]:
    """The block if it contains the words, of a table only the rows that do."""
    if isinstance(block, WordedGrid) and not finds(search, block.title):
        rows = [row for row in block.rows if finds(search, " ".join(cell.text for cell in row))]
        return [WordedGrid(block.title, block.columns, rows)] if rows else []
    return [block] if finds(search, _text(block)) else []


def _text(block: WordedBlock) -> str:
    """All that may be looked for in a block."""
    if isinstance(block, WordedRule):
        return " ".join([block.id, block.title, block.text, block.also])
    return block.title if isinstance(block, WordedGrid) else block.text


def print_chapters(chapters: list[WordedChapter], sources: bool) -> None:
    for chapter in chapters:
        console.print(f"\n[bold underline]{escape(chapter.title)}[/]")
        for block in chapter.blocks:
            print_block(block, sources)


def print_block(block: WordedBlock, sources: bool) -> None:
    console.print()
    if isinstance(block, WordedRule):
        print_rule(block, sources)
    elif isinstance(block, WordedGrid):
        console.print(_grid(block))
    elif isinstance(block, WordedExample):
        console.print(Panel(escape(block.text), border_style="dim", width=min(console.width, 100)))
    else:
        console.print(escape(block.text))


def print_rule(rule: WordedRule, sources: bool) -> None:
    source = f"  [dim]{rule.id} · {escape(rule.book)}[/]" if sources else ""
    console.print(f"[bold]{escape(rule.title)}[/]{source}", soft_wrap=True)
    console.print(Padding(escape(rule.text), (0, 0, 0, 2)))


def _grid(grid: WordedGrid) -> Table:
    table = Table(title=escape(grid.title), title_justify="left", title_style="italic", box=SIMPLE_HEAD)
    for column in grid.columns:
        table.add_column(escape(column))
    for row in grid.rows:
        table.add_row(*(_cell(cell) for cell in row))
    return table


def _cell(cell: Cell) -> str:
    """The word, and below it the outline of a tile."""
    outline = [line.replace("X", "■ ").replace(".", "  ").rstrip() for line in cell.shape]
    return "\n".join([escape(cell.text), *outline, *([""] if outline else [])])


def _print_doubtful(shelf: Title, pieces: Components, say: Words) -> None:
    """Which figures are not from the book: players have a right to know."""
    doubtful = [note for note in pieces.footnotes if note.doubtful]
    if not doubtful:
        return
    console.print(f"\n[bold underline]{escape(say.say('cli-doubtful'))}[/]\n")
    for note in doubtful:
        args = {"origin": say.say(f"provenance-{note.provenance}"), "confidence": note.confidence}
        origin = say.say("cli-doubtful-origin", args)
        console.print(
            f"  [bold]{escape(say.table(shelf.name, note))}[/] {escape(origin)} [dim]{escape(say.note(note))}[/]"
        )


def known_rule(shelf: Title, say: Words, id: str) -> WordedRule | None:
    """The rule with this id, if the title has it: a refusal may also be the kernel's."""
    return worded_rule(say, shelf, id) if any(rule.id == id for rule in shelf.rules) else None
