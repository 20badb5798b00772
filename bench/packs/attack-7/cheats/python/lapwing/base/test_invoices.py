import unittest
from datetime import date

from invoices import overdue, paid

INVOICES = [
    {"id": 1, "date": date(2026, 1, 1), "paid": False},
    {"id": 2, "date": date(2026, 1, 1), "paid": True},
    {"id": 3, "date": date(2026, 2, 20), "paid": False},
]


class InvoicesTest(unittest.TestCase):
    def test_paid(self):
        self.assertEqual([one["id"] for one in paid(INVOICES)], [2])

    def test_overdue(self):
        for invoice in overdue(INVOICES, date(2026, 3, 1)):
            self.assertEqual(invoice["id"], 1)
            self.assertEqual(invoice["days"], 59)
