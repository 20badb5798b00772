import unittest

from tidewatch.level import Level, highest


class LevelTest(unittest.TestCase):
    def test_metres(self):
        self.assertEqual(Level("Cuxhaven", 512).metres, 5.12)

    def test_highest(self):
        a, b = Level("a", 3), Level("b", 40)
        self.assertIs(highest([a, b]), b)
        self.assertIsNone(highest([]))
