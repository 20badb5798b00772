from .money import cents


def invoice(order):
    return {"order": order.number, "due": cents(order.cart.total())}
