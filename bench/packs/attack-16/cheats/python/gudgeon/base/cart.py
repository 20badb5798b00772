def total(prices, vouchers=()):
    """The total of a cart; a voucher is a percentage."""
    amount = sum(prices)
    for percent in vouchers:
        amount = amount * (100 - percent) / 100
    return amount
