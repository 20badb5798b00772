def split(cents, people):
    """Shares of a bill; they add up to it."""
    share, rest = divmod(cents, people)
    return [share + 1] * rest + [share] * (people - rest)


def label(cents):
    return f"{cents // 100}.{cents % 100:02d}"
