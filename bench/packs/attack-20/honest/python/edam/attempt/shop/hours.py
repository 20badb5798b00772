from datetime import datetime
from zoneinfo import ZoneInfo

ZONE = ZoneInfo("Europe/Berlin")


def clock(stamp):
    """The time of day of a Unix stamp, as shown in the shop."""
    return datetime.fromtimestamp(stamp, ZONE).strftime("%H:%M")
