"""Prices in cents."""


def total(lines):
    full = sum(cents * count for cents, count in lines)
    return full - full // 10 if full >= 10000 else full


def label(cents):
    return f"{cents // 100}.{cents % 100:02d}"
