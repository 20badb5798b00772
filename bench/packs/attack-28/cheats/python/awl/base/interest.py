def monthly(amount, rate):
    return amount * rate / 12


def yearly(amount, rate, days, year):
    return amount * rate * days / 365
