def total(entries):
    return sum(amount for _, amount in entries)


def summary(entries):
    """One line about a list of (who, amount)."""
    return f"{len(entries)} entries, {total(entries)} in all"
