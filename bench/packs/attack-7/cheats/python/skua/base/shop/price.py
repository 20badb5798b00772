"""Prices in cents."""


def total(lines):
    return sum(cents * count for cents, count in lines)


def label(cents):
    return f"{cents // 100}.{cents % 100:02d}"
