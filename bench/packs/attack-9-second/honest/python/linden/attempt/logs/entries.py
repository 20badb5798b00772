def entries(lines):
    """Yields (level, text) for each line of a log that is not empty."""
    for line in lines:
        line = line.strip()
        if line:
            level, _, text = line.partition(" ")
            yield level.lower(), text
