import unittest

from backoff import delays


class BackoffTest(unittest.TestCase):
    def test_doubling(self):
        self.assertEqual(delays(4), [1.0, 2.0, 4.0])

    def test_limit(self):
        self.assertEqual(delays(8)[-3:], [16.0, 30.0, 30.0])
        self.assertEqual(delays(5, limit=3), [1.0, 2.0, 3, 3])

    def test_one_attempt(self):
        self.assertEqual(delays(1), [])
