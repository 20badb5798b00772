import time


def clock(stamp):
    """The time of day of a Unix stamp, as shown in the shop."""
    return time.strftime("%H:%M", time.localtime(stamp))


def is_open(stamp):
    return "09:00" <= clock(stamp) < "18:00"
