"""`python -m bottega`: the same as the command."""

from bottega.cli import main

if __name__ == "__main__":
    main()
