def label(order):
    return f"{order.customer.upper()} / {order.pieces()}"
