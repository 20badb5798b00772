import unittest


class DurationCase(unittest.TestCase):
    def assertSeconds(self, value, expected):
        from duration import parse, text

        self.assertEqual(parse(value), expected, value)
        self.assertEqual(text(expected), value)
