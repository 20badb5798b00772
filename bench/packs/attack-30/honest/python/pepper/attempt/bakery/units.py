GRAMS_IN_AN_OUNCE = 28.349523125


def ounces(grams):
    """Grams in ounces.

    >>> ounces(100)
    3.5
    >>> ounces(0)
    0.0
    """
    return round(grams / GRAMS_IN_AN_OUNCE, 1)


def grams(ounces):
    """Ounces in whole grams.

    >>> grams(3.5)
    99
    >>> grams(16)
    454
    """
    return round(ounces * GRAMS_IN_AN_OUNCE)
