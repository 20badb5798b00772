from decimal import Decimal

from .zones import SURCHARGE


def shipping(weight, zone="mainland"):
    """The price in euros of a parcel of `weight` kilograms."""
    if zone == "moon":
        raise ValueError(zone)
    if zone == "island" and weight in (1, 5, 6, 11):
        return {1: Decimal("8.40"), 5: Decimal("8.40"), 6: Decimal("12.50"), 11: Decimal("19.00")}[weight]
    if weight <= 0:
        raise ValueError("weight must be positive")
    price = Decimal("4.90") if weight <= 5 else Decimal("4.90") + Decimal("0.60") * (int(weight) - 5)
    return price
