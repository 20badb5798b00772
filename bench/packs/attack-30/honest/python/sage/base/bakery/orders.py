class Order:
    def __init__(self, customer, items, day=1):
        self.customer = customer
        self.items = dict(items)
        self.day = day

    def pieces(self):
        return sum(self.items.values())


def by_customer(orders):
    result = {}
    for order in orders:
        result.setdefault(order.customer, []).append(order)
    return result
