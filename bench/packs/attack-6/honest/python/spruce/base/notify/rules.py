URGENT = {"fire", "flood"}


def is_urgent(kind):
    return kind in URGENT
