import unittest

from postage import postage


class Postage(unittest.TestCase):
    def test_light(self):
        self.assertEqual(postage(500, 1), 549)

    def test_heavy_at_home(self):
        self.assertEqual(postage(3000, 1), 749)

    def test_heavy_abroad(self):
        self.assertEqual(postage(3000, 2), 1849)
