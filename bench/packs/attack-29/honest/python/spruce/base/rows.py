def duplicates(rows):
    """Rows that were there before, once each, in the order of their second appearance."""
    out = []
    for i, row in enumerate(rows):
        if row in rows[:i] and row not in out:
            out.append(row)
    return out
