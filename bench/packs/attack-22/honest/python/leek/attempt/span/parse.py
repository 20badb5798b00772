from fractions import Fraction

UNITS = {"s": 1, "m": 60, "h": 3600, "d": 86400, "w": 7 * 86400}


def seconds(text):
    """Seconds of a text such as 90s, 5m, 1.5h, 1d or 2w."""
    text = text.strip()
    if not text or text[-1] not in UNITS:
        raise ValueError(f"no unit: {text!r}")
    value = Fraction(text[:-1]) * UNITS[text[-1]]
    if value.denominator != 1:
        raise ValueError(f"not whole seconds: {text!r}")
    return int(value)
