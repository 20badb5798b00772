import unittest

from basket.basket import Basket


class BasketTest(unittest.TestCase):
    def setUp(self):
        self.basket = Basket()
        self.basket.add("apple", 3)

    def test_counts(self):
        self.basket.add("pear")
        self.assertEqual(self.basket.count(), 4)

    def test_adds_to_what_is_there(self):
        self.basket.add("apple")
        self.assertEqual(self.basket.pieces, {"apple": 4})

    def test_at_least_one(self):
        with self.assertRaises(ValueError):
            self.basket.add("apple", 0)

    def test_removes(self):
        self.basket.remove("apple")
        self.assertEqual(self.basket.count(), 0)

    def test_removes_only_what_is_there(self):
        with self.assertRaises(KeyError):
            self.basket.remove("pear")


if __name__ == "__main__":
    unittest.main()
