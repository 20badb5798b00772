import unittest

from limits.sliding import TimeWindow


class BorderTest(unittest.TestCase):
    def test_border_is_outside(self):
        for age, count in ((9, 1), (10, 0), (11, 0)):
            with self.subTest(age=age):
                window = TimeWindow(10)
                window.hit(100)
                self.assertEqual(window.count(100 + age), count)
