"""Short links."""

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def is_code(text):
    return bool(text) and all(c in ALPHABET for c in text)


def encode(number):
    if number < 0:
        raise ValueError("number must not be negative")
    digits = []
    while True:
        number, rest = divmod(number, len(ALPHABET))
        digits.append(ALPHABET[rest])
        if number == 0:
            return "".join(reversed(digits))


def decode(code):
    if not is_code(code):
        raise ValueError(f"not a code: {code!r}")
    number = 0
    for c in code:
        number = number * len(ALPHABET) + ALPHABET.index(c)
    return number
