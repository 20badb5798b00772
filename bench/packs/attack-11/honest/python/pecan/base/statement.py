from dataclasses import dataclass


@dataclass
class Statement:
    opening: int
    movements: list
    closing: int


def read(text):
    lines = [line.split(",") for line in text.splitlines() if line]
    (first, opening), *middle, (last, closing) = lines
    if first != "opening" or last != "closing":
        raise ValueError("not a statement")
    return Statement(int(opening), [(name, int(amount)) for name, amount in middle], int(closing))
