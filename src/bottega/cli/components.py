"""`bottega components`: the figures of a game, to copy, correct and play with."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from bottega.cli.common import GameName, console
from bottega.games import title


def add_to(app: typer.Typer) -> None:
    app.command("components")(components)


def components(
    game: GameName,
    check: Annotated[Path | None, typer.Option(help="check a corrected copy instead of printing")] = None,
) -> None:
    """Print the components file of a game, or check a corrected copy of it."""
    shelf = title(game)
    if check is None:
        typer.echo(shelf.components_file.read_text(encoding="utf-8"), nl=False)
        return
    read = shelf.components(check)
    same = " (as shipped)" if read.digest == shelf.components().digest else ""
    console.print(f"[green]✓[/] {check}: digest {read.digest}{same}", soft_wrap=True)
