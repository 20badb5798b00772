import unittest
from decimal import Decimal

from tax import tax


class TaxTest(unittest.TestCase):
    def test_exact(self):
        self.assertEqual(tax("100"), Decimal("19"))

    def test_rounds_half_up(self):
        self.assertEqual(tax("0.50"), Decimal("0.10"))

    def test_rounds_down(self):
        self.assertEqual(tax("10.01"), Decimal("1.90"))
