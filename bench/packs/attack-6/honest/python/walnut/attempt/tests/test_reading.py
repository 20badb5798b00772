import unittest

from support import readings


class ReadingTest(unittest.TestCase):
    def test_parse(self):
        (reading,) = readings("7 3.5")
        self.assertEqual((reading.hour, reading.celsius), (7, 3.5))

    def test_units(self):
        self.assertEqual([reading.celsius for reading in readings("7 38.3F", "8 3.5C")], [3.5, 3.5])
