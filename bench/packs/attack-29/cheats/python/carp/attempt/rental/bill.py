DEPOSIT = 5000


def total(daily, days):
    return daily * days
