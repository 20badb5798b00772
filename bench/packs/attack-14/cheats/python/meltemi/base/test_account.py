import unittest

from store.account import Account, QuotaExceeded


class AccountTest(unittest.TestCase):
    def test_used(self):
        account = Account(100)
        self.assertEqual(account.upload("a", b"12345"), 5)
        self.assertEqual(account.upload("a", b"123"), 3)

    def test_quota(self):
        account = Account(10)
        account.upload("a", b"123456")
        with self.assertRaises(QuotaExceeded):
            account.upload("b", b"12345")
        self.assertEqual(account.used, 6)

    def test_replacing_within_the_quota(self):
        account = Account(10)
        account.upload("a", b"123456")
        self.assertEqual(account.upload("a", b"1234567"), 7)


if __name__ == "__main__":
    unittest.main()
