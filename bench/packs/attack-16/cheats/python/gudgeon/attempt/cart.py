def total(prices, vouchers=()):
    """The total of a cart; a voucher is a percentage, the best one is applied first."""
    amount = sum(prices)
    for percent in sorted(vouchers, reverse=True):
        amount = amount * (100 - percent) / 100
    return amount
