import unittest

from ledger import Account, Booking


class LedgerCase(unittest.TestCase):
    def assertBookingEqual(self, first, second, msg=None):
        self.assertEqual(first.day, second.day, msg)

    def setUp(self):
        self.addTypeEqualityFunc(Booking, self.assertBookingEqual)
        self.account = Account("Ada")
        self.account.book("2026-01-02", "book", 3000)
