import unittest

from duration import text


class TextTest(unittest.TestCase):
    def test_zero(self):
        self.assertEqual(text(0), "0s")

    def test_round_trip_of_parts(self):
        self.assertEqual(text(3661), "1h1m1s")
