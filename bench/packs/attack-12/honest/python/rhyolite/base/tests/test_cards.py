import unittest

from cards import Declined, settle


class SettleTest(unittest.TestCase):
    def test_reference(self):
        self.assertEqual(settle({"code": "00", "reference": "r1"}), "r1")

    def test_known(self):
        for code, message in (("51", "insufficient funds"), ("54", "expired card")):
            with self.subTest(code), self.assertRaisesRegex(Declined, f"^{message}$"):
                settle({"code": code})

    def test_unknown(self):
        with self.assertRaisesRegex(Declined, "^declined$"):
            settle({"code": "99"})
