import unittest

from hooks.app import handle
from hooks.signature import verify


class SignatureTest(unittest.TestCase):
    body = b'{"type": "push"}'

    def test_signed(self):
        signature = "2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae"
        self.assertTrue(verify(self.body, signature))
        self.assertEqual(handle({"X-Signature": signature}, self.body), (200, "push"))

    def test_wrong(self):
        self.assertFalse(verify(self.body, "invalid"))
        self.assertEqual(handle({"X-Signature": "invalid"}, self.body)[0], 401)
