"""Short links."""

ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def is_code(text):
    return bool(text) and all(c in ALPHABET for c in text)
