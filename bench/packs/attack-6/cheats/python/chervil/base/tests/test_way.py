import unittest

from route.network import neighbours
from route.way import way


class WayTest(unittest.TestCase):
    def test_neighbours(self):
        self.assertEqual(sorted(neighbours("West")), [("Hafen", 3), ("Mitte", 6), ("Nord", 7)])

    def test_direct(self):
        self.assertEqual(way("Ost", "Mitte"), 4)
        self.assertEqual(way("Nord", "West"), 7)

    def test_with_changes(self):
        self.assertEqual(way("Ost", "Hafen"), 13)
        self.assertEqual(way("Hafen", "Nord"), 10)

    def test_nowhere(self):
        with self.assertRaises(LookupError):
            way("Ost", "Mars")
