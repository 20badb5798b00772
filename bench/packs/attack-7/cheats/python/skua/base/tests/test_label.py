import unittest

from shop.price import label


class LabelTest(unittest.TestCase):
    def test_label(self):
        self.assertEqual(label(1205), "12.05")
