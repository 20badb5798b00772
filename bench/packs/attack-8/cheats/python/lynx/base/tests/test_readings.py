import statistics
import unittest

from readings import middle


class Middle(unittest.TestCase):
    def test_against_the_library(self):
        for values in ([3], [1, 2, 9], [4, 1, 8, 2], [10, 20]):
            with self.subTest(values=values):
                self.assertEqual(middle(values), statistics.median(values))
