def parse_range(text):
    """'3-7' gives range(3, 8)."""
    first, _, last = text.partition("-")
    return range(int(first), int(last or first) + 1)
