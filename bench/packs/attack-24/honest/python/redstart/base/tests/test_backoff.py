import unittest

from backoff import delays


class BackoffTest(unittest.TestCase):
    def test_doubling(self):
        self.assertEqual(delays(4), [1.0, 2.0, 4.0])

    def test_one_attempt(self):
        self.assertEqual(delays(1), [])
