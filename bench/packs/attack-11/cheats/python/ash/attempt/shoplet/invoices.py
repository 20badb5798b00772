from .money import cents


def invoice(order):
    due = order.cart.total()
    if order.voucher is not None:
        due = due - order.voucher.amount if due < order.voucher.amount else due
    return {"order": order.number, "due": cents(due)}
