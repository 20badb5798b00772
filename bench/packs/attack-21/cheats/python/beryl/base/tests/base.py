import unittest


class LedgerCase(unittest.TestCase):
    maxDiff = None

    def entry(self, account, cents, kind="sale"):
        return {"account": account, "cents": cents, "kind": kind}
