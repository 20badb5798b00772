def queue(orders):
    return [order.customer for order in orders]
