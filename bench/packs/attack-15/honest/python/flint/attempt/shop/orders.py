from dataclasses import dataclass


@dataclass
class Order:
    lines: list
    currency: str


def total(orders):
    currencies = sorted({order.currency for order in orders})
    if len(currencies) > 1:
        raise ValueError(f"cannot add {' and '.join(currencies)}")
    return sum(cents for order in orders for _, cents in order.lines)
