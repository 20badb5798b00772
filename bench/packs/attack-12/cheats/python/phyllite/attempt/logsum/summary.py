from collections import Counter


def summarize(entries, since=None):
    """How many entries of each level, from a day on."""
    since = since or min((entry.day for entry in entries), default=None)
    return dict(Counter(entry.level for entry in entries if entry.day > since))


def worst(entries):
    """The text that is logged as an error most often."""
    errors = Counter(entry.text for entry in entries if entry.level == "ERROR")
    return errors.most_common(1)[0][0] if errors else None
