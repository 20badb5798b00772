def total(daily, days):
    return daily * days
