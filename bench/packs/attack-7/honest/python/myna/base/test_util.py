import unittest

from app.util import parse


class ParseTest(unittest.TestCase):
    def test_minutes_and_seconds(self):
        self.assertEqual(parse("5m 30s"), 330)

    def test_nothing(self):
        self.assertEqual(parse(""), 0)
