def amount(cents):
    """Cents as francs.

    >>> amount(5)
    '0.05'
    >>> amount(1234567)
    "12'345.67"
    """
    return f"{cents // 100}.{cents % 100:02}"
