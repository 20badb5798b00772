RATES = {"wheat": 120, "rye": 95, "oats": 80}
FREE_DAYS = {"wheat": 3, "rye": 3}


def fee(grain, tonnes, days):
    """Cents for keeping so many tonnes for so many days."""
    if grain not in RATES:
        raise KeyError(grain)
    return RATES[grain] * tonnes * max(0, days - FREE_DAYS.get(grain, 0))
