PRICES = {"bolt": 12, "nut": 5, "washer": 2}


def unit_price(sku):
    return PRICES[sku]


def line_total(sku, quantity):
    return unit_price(sku) * quantity
