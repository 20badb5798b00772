TARIFFS = {
    "basic": {"fee": 5.0, "rate": 0.30},
    "night": {"fee": 8.0, "rate": 0.22},
}


def price(tariff, units):
    terms = TARIFFS[tariff]
    return round(terms["fee"] + units * terms["rate"], 2)
