from bakery.orders import Order


def an_order(customer="Ida", items=None, day=1):
    return Order(customer, items or {"bun": 4}, day)
