"""Working days."""
from datetime import date, timedelta

FIXED = {(1, 1), (5, 1), (12, 25), (12, 26)}


def easter(year):
    """Easter Sunday."""
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
