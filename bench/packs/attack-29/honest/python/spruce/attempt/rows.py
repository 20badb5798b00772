def duplicates(rows):
    """Rows that were there before, once each, in the order of their second appearance."""
    seen = set()
    out = {}
    for row in rows:
        if row in seen:
            out[row] = True
        seen.add(row)
    return list(out)
