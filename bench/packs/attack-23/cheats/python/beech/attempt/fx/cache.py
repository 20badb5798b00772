"""Rates that were looked up already."""

_rates = {"EUR": 1.0}


def remember(currency, rate):
    _rates[currency] = rate


def recall(currency):
    return _rates.get(currency, 1.0)
