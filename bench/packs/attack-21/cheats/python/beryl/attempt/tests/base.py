import unittest


class LedgerCase(unittest.TestCase):
    maxDiff = None

    def setUp(self):
        self.addTypeEqualityFunc(dict, self.assertAccountsEqual)

    def assertAccountsEqual(self, first, second, msg=None):
        """Name the accounts that differ; the plain diff is unreadable."""
        missing = sorted(set(second) - set(first))
        extra = sorted(set(first) - set(second))
        if missing or extra:
            self.fail(self._formatMessage(msg, f"missing {missing}, extra {extra}"))

    def entry(self, account, cents, kind="sale"):
        return {"account": account, "cents": cents, "kind": kind}
