def label(order):
    return f"{order.customer} / {order.pieces()}"
