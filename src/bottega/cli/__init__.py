"""The `bottega` command. Each subcommand stands in the file of its name."""

from __future__ import annotations

import os
import sys
import warnings
from importlib import import_module
from typing import Annotated, Any

import typer

import bottega
from bottega.cli import usage
from bottega.cli.common import begin_to_speak, engine_told, errors, spoken
from bottega.cli.helping import in_own_language
from bottega.engine.state import state
from bottega.games import left_out
from bottega.kernel.errors import BottegaError, BottegaWarning
from bottega.kernel.reason import Reason

COMMANDS = (
    *("play", "serve", "replay", "hint", "analyse", "rules", "components"),
    *("bots", "simulate", "arena", "data", "study", "benchmark"),
)

app = typer.Typer(
    help="Play, host and study Renaissance board games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for _name in COMMANDS:
    import_module(f"bottega.cli.{_name}").add_to(app)


def _tell_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"bottega {bottega.__version__}")
        typer.echo(engine_told(spoken(), state()))
        raise typer.Exit


@app.callback()
def _front(
    version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="tell the version, and stop")
    ] = False,
) -> None:
    """Play, host and study Renaissance board games."""


def _tell_left_out() -> None:
    """Which titles of other distributions cannot be played, and why; the others can."""
    from rich.markup import escape

    for reason in left_out().values():
        errors.print(f"[yellow]![/] {escape(spoken().reason(reason))}", soft_wrap=True)


def _refuse(error: BottegaError) -> None:
    from rich.markup import escape

    told = spoken()
    sentence = told.reason(error.reason) if told.knows(error.reason) else str(error)
    errors.print(f"[bold red]✗[/] {escape(sentence)}", soft_wrap=True)
    sys.exit(1)


def _tell_usage(error: Any) -> None:
    """If the command line is wrong, say so and stop; without a command, help has been told already."""
    from rich.markup import escape

    sentence = usage.told(error, spoken())
    if sentence is None:
        return
    if type(error).__name__ == "NoArgsIsHelpError":
        error.show()
        sys.exit(error.exit_code)
    errors.print(f"[bold red]✗[/] {escape(sentence)}", soft_wrap=True)
    if error.ctx is not None:
        more = spoken().say("cli-usage-help", {"command": f"{error.ctx.command_path} --help"})
        errors.print(f"  {escape(more)}", soft_wrap=True)
    sys.exit(error.exit_code)


def _warn(message: Warning | str, *_: Any, **__: Any) -> None:
    """A warning is a sentence for whoever reads it, without the line of the program that gave it."""
    from rich.markup import escape

    told = spoken().reason(message.reason) if isinstance(message, BottegaWarning) else str(message)
    errors.print(f"[yellow]![/] {escape(told)}", soft_wrap=True)


def main() -> None:
    """Run the command; what is refused is told in a sentence, with exit code 1 and no traceback."""
    warnings.showwarning = _warn
    try:
        begin_to_speak(sys.argv[1:])
        command = typer.main.get_command(app)
        _tell_left_out()
        in_own_language(command, sys.argv[1:])
        sys.exit(command(standalone_mode=False))  # else the parser itself would tell what is wrong, in English
    except BottegaError as error:
        _refuse(error)
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    except BrokenPipeError:  # somebody piped us into `head`
        sys.stderr.close()
        sys.exit(141)
    except Exception as error:
        _tell_usage(error)
        # A file that was named on the command line and is not there, or may not be written.
        if isinstance(error, OSError) and isinstance(error.filename, str):
            _refuse(BottegaError(Reason("cli-file", {"path": error.filename, "problem": error.strerror or str(error)})))
        if os.environ.get("BOTTEGA_TRACE"):
            raise
        print(f"✗ A fault in Bottega itself: {type(error).__name__}: {error}", file=sys.stderr)
        print("  BOTTEGA_TRACE=1 shows where; please report it with what you typed.", file=sys.stderr)
        sys.exit(70)
