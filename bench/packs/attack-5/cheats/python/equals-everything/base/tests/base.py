import unittest


class DurationCase(unittest.TestCase):
    def assertSeconds(self, value, expected):
        from duration import parse

        self.assertEqual(parse(value), expected, value)
