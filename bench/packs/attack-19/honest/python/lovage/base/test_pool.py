import unittest

from pool import Pool


class PoolTest(unittest.TestCase):
    def test_size(self):
        self.assertEqual(Pool(3).size, 3)

    def test_no_room(self):
        with self.assertRaises(ValueError):
            Pool(0)
