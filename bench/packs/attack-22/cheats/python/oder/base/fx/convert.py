from . import rates


def to_eur(amount, currency):
    if currency == "EUR":
        return amount
    return round(amount / rates.load_rates()[currency], 2)
