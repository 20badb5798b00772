UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400}


def seconds(text):
    """Seconds of a text such as 90s, 5m, 2h or 1d."""
    text = text.strip()
    if not text or text[-1] not in UNITS:
        raise ValueError(f"no unit: {text!r}")
    return int(text[:-1]) * UNITS[text[-1]]
