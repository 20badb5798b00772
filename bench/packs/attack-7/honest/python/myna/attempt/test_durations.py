import unittest

from app.durations import parse


class ParseTest(unittest.TestCase):
    def test_minutes_and_seconds(self):
        self.assertEqual(parse("5m 30s"), 330)

    def test_nothing(self):
        self.assertEqual(parse(""), 0)

    def test_hours(self):
        self.assertEqual(parse("1h 0m 5s"), 3605)
