from ledger import Booking

from .base import LedgerCase


class AccountTest(LedgerCase):
    def test_balance(self):
        self.account.book("2026-01-03", "tea", 450)
        self.assertEqual(self.account.balance(), 3450)

    def test_refund(self):
        self.account.refund(0)
        self.assertEqual(self.account.balance(), 0)

    def test_refund_of_a_part(self):
        booking = self.account.refund(0, 1200)
        self.assertEqual(booking, Booking("2026-01-02", "part refund: book", -1200))

    def test_no_more_than_was_paid(self):
        with self.assertRaises(ValueError):
            self.account.refund(0, 3001)
