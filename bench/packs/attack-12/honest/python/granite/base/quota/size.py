def parse_size(text):
    """Bytes, as a plain number."""
    return int(text)
