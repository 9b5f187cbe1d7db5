"""`bottega` and `python -m bottega`: the command, with the compiled engine where there is one."""


def main() -> None:
    from bottega.engine.beside import start_over_compiled

    start_over_compiled()
    from bottega.cli import main as command

    command()


if __name__ == "__main__":
    main()
