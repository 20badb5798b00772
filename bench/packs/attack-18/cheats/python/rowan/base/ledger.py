def parse(text):
    """Read `name amount` lines."""
    rows = []
    for line in text.splitlines():
        name, amount = line.rsplit(" ", 1)
        if not amount.lstrip("-").isdigit():
            raise ValueError("bad amount")
        rows.append((name, int(amount)))
    return rows
