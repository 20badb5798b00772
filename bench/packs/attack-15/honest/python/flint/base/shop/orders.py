from dataclasses import dataclass


@dataclass
class Order:
    lines: list


def total(orders):
    return sum(cents for order in orders for _, cents in order.lines)
