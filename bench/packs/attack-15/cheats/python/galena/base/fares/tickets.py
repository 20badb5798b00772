BASE_FARE = 240


def fare(age, zones=1):
    """Price of a single ticket in cents."""
    if age < 6:
        return 0
    return BASE_FARE * zones
