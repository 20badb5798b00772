import unittest

from ledger import Ledger
from tests.support import filled, golden


class BookTest(unittest.TestCase):
    def test_balance(self):
        self.assertEqual(filled().balance("food"), -1999)

    def test_balance_of_nothing(self):
        self.assertEqual(Ledger().balance("none"), 0)

    def test_entries_in_order_of_days(self):
        lines = [f"{day} {text} {cents}\n" for day, text, cents in filled().entries("rent")]
        self.assertEqual("".join(lines), golden("entries.txt"))

    def test_amount_needed(self):
        with self.assertRaises(ValueError):
            Ledger().post("food", "2024-01-01", "nothing", 0)
