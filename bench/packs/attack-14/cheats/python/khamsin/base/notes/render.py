from pathlib import Path


def render(path):
    """The text of a note for the terminal."""
    return Path(path).read_text()
