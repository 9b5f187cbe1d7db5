"""`bottega components`: the figures of a game, to copy, correct and play with."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from bottega.cli.common import GameName, Language, console, speak
from bottega.games import title


def add_to(app: typer.Typer) -> None:
    app.command("components")(components)


def components(
    game: GameName,
    check: Annotated[Path | None, typer.Option(help="check a corrected copy instead of printing")] = None,
    language: Language = "",
) -> None:
    """Print the components file of a game, or check a corrected copy of it."""
    say = speak(language)
    shelf = title(game)
    if check is None:
        typer.echo(shelf.components_file.read_text(encoding="utf-8"), nl=False)
        return
    read = shelf.components(check)
    found = "shipped" if read.digest == shelf.components().digest else "fits"
    told = say.say(f"cli-components-{found}", {"path": str(check), "digest": read.digest})
    console.print(f"[green]✓[/] {escape(told)}", soft_wrap=True)
