def daily(kind):
    return {"bike": 1200, "cargo": 2500, "kids": 800}[kind]


def price(kind, days):
    return daily(kind) * days
