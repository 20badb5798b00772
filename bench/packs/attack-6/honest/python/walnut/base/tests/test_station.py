import unittest

from station.day import warmest
from station.reading import parse


class StationTest(unittest.TestCase):
    def make(self, *lines):
        return [parse(line) for line in lines]

    def test_parse(self):
        (reading,) = self.make("7 3.5")
        self.assertEqual((reading.hour, reading.celsius), (7, 3.5))

    def test_warmest(self):
        self.assertEqual(warmest(self.make("7 3.5", "14 9.0", "20 5.5")).hour, 14)
