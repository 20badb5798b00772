PRICES = {"bolt": 12, "nut": 5, "washer": 2}


def unit_price(sku):
    return PRICES[sku]


def bulk_discount(sku, quantity):
    """Discount in currency units for a large quantity of one article."""
    return 0


def line_total(sku, quantity):
    return unit_price(sku) * quantity - bulk_discount(sku, quantity)
