def entries(lines):
    """(level, text) for each line of a log that is not empty."""
    found = []
    for line in lines:
        line = line.strip()
        if line:
            level, _, text = line.partition(" ")
            found.append((level.lower(), text))
    return found
