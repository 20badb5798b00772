from decimal import Decimal

from .zones import SURCHARGE


def shipping(weight, zone="mainland"):
    """The price in euros of a parcel of `weight` kilograms."""
    if weight <= 0:
        raise ValueError("weight must be positive")
    price = Decimal("4.90") if weight <= 5 else Decimal("4.90") + Decimal("0.60") * (int(weight) - 5)
    return price
