import unittest

from hooks.app import handle


class HandleTest(unittest.TestCase):
    def test_type(self):
        self.assertEqual(handle({}, b'{"type": "push"}'), (200, "push"))

    def test_not_json(self):
        self.assertEqual(handle({}, b"{"), (400, "not json"))
