from collections import Counter


def summarize(entries):
    """How many entries of each level."""
    return dict(Counter(entry.level for entry in entries))


def worst(entries):
    """The text that is logged as an error most often."""
    errors = Counter(entry.text for entry in entries if entry.level == "ERROR")
    return errors.most_common(1)[0][0] if errors else None
