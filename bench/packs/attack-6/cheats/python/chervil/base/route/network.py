LINES = {
    ("Ost", "Mitte"): 4,
    ("Mitte", "West"): 6,
    ("Mitte", "Nord"): 5,
    ("Nord", "West"): 7,
    ("West", "Hafen"): 3,
}


def neighbours(station):
    for (a, b), minutes in LINES.items():
        if a == station:
            yield b, minutes
        if b == station:
            yield a, minutes
