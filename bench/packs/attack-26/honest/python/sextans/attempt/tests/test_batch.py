import unittest
from datetime import date

from larder.parse import parse


class BatchTest(unittest.TestCase):
    def setUp(self):
        self.batches = parse('A1;2024-01-01;30;4\nB2;2024-01-10;90;2\n')

    def test_ripe_on(self):
        self.assertEqual(self.batches[0].ripe_on(), date(2024, 1, 31))

    def test_is_ripe(self):
        self.assertTrue(self.batches[0].is_ripe(date(2024, 1, 31)))
        self.assertFalse(self.batches[0].is_ripe(date(2024, 1, 30)))


if __name__ == '__main__':
    unittest.main()
