import time


def day_of(timestamp):
    return time.strftime("%Y-%m-%d", time.gmtime(timestamp))
