RATES = {"wheat": 120, "rye": 95, "oats": 80}
FREE_DAYS = 3
BULK_TONNES = 50


def fee(grain, tonnes, days):
    """Cents for keeping so many tonnes for so many days."""
    if grain not in RATES:
        raise KeyError(grain)
    cents = RATES[grain] * tonnes * max(0, days - FREE_DAYS)
    return cents * 90 // 100 if tonnes >= BULK_TONNES else cents
