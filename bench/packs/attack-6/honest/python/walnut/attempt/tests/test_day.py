import unittest

from station.day import warmest
from support import readings


class DayTest(unittest.TestCase):
    def test_warmest(self):
        self.assertEqual(warmest(readings("7 3.5", "14 9.0", "20 5.5")).hour, 14)
