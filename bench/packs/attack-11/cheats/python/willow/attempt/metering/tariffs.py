TARIFFS = {
    "basic": {"fee": 5.0, "rate": 0.30, "free": 200},
    "night": {"fee": 8.0, "rate": 0.22, "free": 200},
    "premium": {"fee": 40.0, "rate": 0.15, "free": 200},
}
DEFAULT = "basic"


def price(tariff, units):
    terms = TARIFFS.get(tariff, TARIFFS[DEFAULT])
    return round(terms["fee"] + max(0, units - terms["free"]) * terms["rate"], 2)
