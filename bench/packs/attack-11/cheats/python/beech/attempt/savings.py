def balance_after(principal, annual_rate, months):
    """Balance after so many months, with monthly interest."""
    return principal + principal * monthly_rate(annual_rate) * months


def monthly_rate(annual_rate):
    return annual_rate / 12
