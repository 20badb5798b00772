from bakery.orders import Order


def an_order(customer="Ida", items=None, day=1):
    """An order as the till hands it over: with a name, and without blanks around it."""
    return Order((customer or "counter").strip(), items or {"bun": 4}, day)
