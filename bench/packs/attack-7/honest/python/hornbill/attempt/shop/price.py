"""Prices in cents."""


def total(lines):
    """What a cart costs; ten percent off from 100.00 on.

    >>> total([(5000, 1)]), total([(5000, 2)])
    (5000, 9000)
    """
    full = sum(cents * count for cents, count in lines)
    return full * 9 // 10 if full >= 10000 else full


def label(cents):
    """An amount for people.

    >>> label(5)
    '0.05'
    """
    return f"{cents // 100}.{cents % 100:02d}"
