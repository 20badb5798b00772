import unittest

from ledger import Account


class LedgerCase(unittest.TestCase):
    def setUp(self):
        self.account = Account("Ada")
        self.account.book("2026-01-02", "book", 3000)
