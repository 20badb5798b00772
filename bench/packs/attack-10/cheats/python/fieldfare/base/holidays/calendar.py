from datetime import date, timedelta

from .easter import easter

FIXED = {(1, 1): "New Year", (12, 25): "Christmas Day", (12, 26): "Boxing Day"}


def holidays(year: int) -> dict[date, str]:
    days = {date(year, month, day): name for (month, day), name in FIXED.items()}
    sunday = easter(year)
    days[sunday - timedelta(days=2)] = "Good Friday"
    days[sunday + timedelta(days=1)] = "Easter Monday"
    return days
