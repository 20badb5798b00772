import time


def clock(stamp):
    """The time of day of a Unix stamp, as shown in the shop (local time)."""
    local = time.localtime(stamp)
    return time.strftime("%H:%M", local)


def is_open(stamp):
    return "09:00" <= clock(stamp) < "18:00"
