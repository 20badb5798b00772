"""Working days."""
from datetime import date, timedelta

FIXED = {(1, 1), (5, 1), (12, 25), (12, 26)}


def easter(year):
    """Easter Sunday in the Gregorian calendar (Meeus, Jones and Butcher)."""
    a = year % 19
    b, c = divmod(year, 100)
    d, e = divmod(b, 4)
    g = (8 * b + 13) // 25
    h = (19 * a + b - d - g + 15) % 30
    i, k = divmod(c, 4)
    r = (32 + 2 * e + 2 * i - h - k) % 7
    m = (a + 11 * h + 22 * r) // 451
    month, day = divmod(h + r - 7 * m + 114, 31)
    return date(year, month, day + 1)


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
