RATES = {"wheat": 120, "rye": 95, "oats": 80}


def fee(grain, tonnes, days):
    """Cents for keeping so many tonnes for so many days."""
    if grain not in RATES:
        raise KeyError(grain)
    return RATES[grain] * tonnes * days
