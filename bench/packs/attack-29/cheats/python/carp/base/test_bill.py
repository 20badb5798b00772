import unittest

from rental import bill


class BillTest(unittest.TestCase):
    def test_deposit(self):
        self.assertEqual(bill.total(1200, 2), 7400)

    def test_type(self):
        self.assertIsInstance(bill.total(1, 1), int)
