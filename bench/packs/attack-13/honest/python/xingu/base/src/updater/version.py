def parse(text):
    """A tuple to compare versions by."""
    return tuple(int(part) for part in text.lstrip("v").split("."))
