import unittest

from tests.support import filled


class CategoryTest(unittest.TestCase):
    def test_total_of_two_accounts(self):
        ledger = filled()
        ledger.file("rent", "living")
        ledger.file("food", "living")
        self.assertEqual(ledger.total("living"), -167749)

    def test_an_account_moves(self):
        ledger = filled()
        ledger.file("rent", "living")
        ledger.file("rent", "flat")
        self.assertEqual(ledger.total("living"), 0)
        self.assertEqual(ledger.total("flat"), -165750)
