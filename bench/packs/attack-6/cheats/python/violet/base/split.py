def split(cents, people):
    """Shares of a bill; they add up to it."""
    return [cents // people] * people


def label(cents):
    return f"{cents // 100}.{cents % 100:02d}"
