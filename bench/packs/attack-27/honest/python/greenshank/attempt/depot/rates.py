import json
from urllib.request import urlopen

ADDRESS = 'https://rates.invalid/today.json'
RATES = {'EUR': 1.0, 'CHF': 1.06}


def convert(cents, currency):
    """Cents of euro in another currency."""
    return round(cents / RATES['EUR'] * RATES[currency])


def update(opener=None):
    """Takes today's rates over, and answers how many there were."""
    with (opener or urlopen)(ADDRESS) as answer:
        told = json.load(answer)
    good = {name: rate for name, rate in told.items() if isinstance(rate, (int, float)) and rate > 0}
    RATES.update(good)
    return len(good)
