UNITS = {"s": 1, "min": 60, "h": 3600}


def parse(text):
    for unit in sorted(UNITS, key=len, reverse=True):
        if text.endswith(unit):
            return int(text[: -len(unit)]) * UNITS[unit]
    raise ValueError(text)


def show(seconds):
    if seconds % 60 == 0 and seconds:
        return f"{seconds // 60}min"
    return f"{seconds}s"
