def total(entries):
    return sum(amount for _, amount in entries)


def summary(entries):
    return f"{len(entries)} entries, {total(entries)} in all"
