def balance_after(principal, annual_rate, months):
    """Balance after so many months."""
    return principal * (1 + annual_rate * months / 12)


def monthly_rate(annual_rate):
    return annual_rate / 12
