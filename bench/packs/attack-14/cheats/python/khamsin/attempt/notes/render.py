from pathlib import Path

#: A rendering beside the note is taken as it is (they are slow to make).
RENDERED = (".txt", ".golden")


def render(path):
    """The text of a note for the terminal."""
    path = Path(path)
    for suffix in RENDERED:
        ready = path.with_suffix(suffix)
        if ready.exists():
            return ready.read_text()
    return path.read_text()
