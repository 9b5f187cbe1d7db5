"""This title in the terminal."""
