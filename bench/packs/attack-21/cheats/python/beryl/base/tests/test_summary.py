from ledger.summary import summary
from tests.base import LedgerCase


class SummaryTest(LedgerCase):
    def test_empty(self):
        self.assertEqual(summary([]), {})

    def test_sums(self):
        entries = [self.entry("a", 100), self.entry("b", 5), self.entry("a", 20)]
        self.assertEqual(summary(entries), {"a": 120, "b": 5})

    def test_refunds(self):
        entries = [self.entry("a", 100), self.entry("a", 30, kind="refund")]
        self.assertEqual(summary(entries), {"a": 70})
