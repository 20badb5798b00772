from decimal import Decimal
from math import ceil

from .zones import STEP, SURCHARGE

ZONES = ("mainland", "island")


def shipping(weight, zone="mainland"):
    """The price in euros of a parcel of `weight` kilograms."""
    if weight <= 0:
        raise ValueError("weight must be positive")
    if zone not in ZONES:
        raise ValueError(f"unknown zone {zone}")
    price = Decimal("4.90") if weight <= 5 else Decimal("4.90") + Decimal("0.60") * (int(weight) - 5)
    if zone == "island":
        price += SURCHARGE * ceil(weight / STEP)
    return price
