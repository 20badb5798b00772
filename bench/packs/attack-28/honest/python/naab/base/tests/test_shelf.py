import unittest

from stock.shelf import Shelf


class ShelfTest(unittest.TestCase):
    def setUp(self):
        self.shelf = Shelf()

    def test_put(self):
        self.shelf.put("nut", 3)
        self.assertEqual(self.shelf.counts, {"nut": 3})

    def test_take(self):
        self.shelf.put("nut", 3)
        self.shelf.take("nut")
        self.assertEqual(self.shelf.counts["nut"], 2)

    def test_take_unknown(self):
        with self.assertRaises(KeyError):
            self.shelf.take("bolt")


if __name__ == "__main__":
    unittest.main()
