import unittest

from tests.sample import shelf


class ShelfTest(unittest.TestCase):
    def test_order(self):
        self.assertEqual([book.isbn for book in shelf()], ["1", "2"])

    def test_size(self):
        self.assertEqual(len(shelf()), 2)
