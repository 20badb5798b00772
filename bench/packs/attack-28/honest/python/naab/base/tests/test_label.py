import unittest

from stock.label import label


class LabelTest(unittest.TestCase):
    def test_aligned(self):
        self.assertEqual(label("nut", 7), "  7 x nut")
