RATES = {'EUR': 1.0, 'CHF': 1.06}


def convert(cents, currency):
    """Cents of euro in another currency."""
    return round(cents / RATES['EUR'] * RATES[currency])
