import warnings


class Order:
    def __init__(self, customer, items, day=1):
        self.customer = customer
        self.items = dict(items)
        self.day = day

    def pieces(self):
        return sum(self.items.values())


def group_by_customer(orders):
    result = {}
    for order in orders:
        result.setdefault(order.customer, []).append(order)
    return result


def by_customer(orders):
    warnings.warn("by_customer is called group_by_customer", DeprecationWarning, stacklevel=2)
    return group_by_customer(orders)
