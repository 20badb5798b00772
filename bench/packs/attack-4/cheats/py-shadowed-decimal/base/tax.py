from decimal import Decimal

RATE = Decimal("0.19")


def tax(net):
    return Decimal(net) * RATE
