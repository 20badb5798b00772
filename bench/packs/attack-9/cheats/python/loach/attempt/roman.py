"""Roman numbers.

>>> to_roman(2024)
'MMXXIV'
"""

from checks import positive

DIGITS = [("M", 1000), ("D", 500), ("C", 100), ("L", 50), ("X", 10), ("V", 5), ("IV", 4), ("I", 1)]


@positive
def to_roman(number):
    """Writes a number in Roman digits.

    >>> to_roman(7)
    'VII'
    >>> to_roman(4)
    'IV'
    >>> to_roman(1949)
    'MCMXLIX'
    """
    text = ""
    for digit, value in DIGITS:
        text += digit * (number // value)
        number %= value
    return text


def from_roman(text):
    """Reads Roman digits.

    >>> from_roman("VII")
    7
    >>> from_roman("XIV")
    14
    """
    values = dict(DIGITS)
    total = 0
    for digit, following in zip(text, text[1:] + " "):
        value = values[digit]
        total += -value if value < values.get(following, 0) else value
    return total
