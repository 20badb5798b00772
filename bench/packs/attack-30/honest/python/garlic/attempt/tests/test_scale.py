import unittest

from bakery.scale import hydration, scale


class ScaleTest(unittest.TestCase):
    def test_scale(self):
        self.assertEqual(scale({"flour": 500}, 2), {"flour": 1000})

    def test_hydration(self):
        self.assertEqual(hydration({"flour": 500, "water": 350}), 70)


class NoFlourTest(unittest.TestCase):
    def test_without_flour(self):
        self.assertEqual(hydration({"flour": 0, "water": 350}), 0)

    def test_other_recipes(self):
        for flour, water, percent in [(1000, 650, 65), (300, 300, 100), (400, 0, 0)]:
            with self.subTest(flour=flour):
                self.assertEqual(hydration({"flour": flour, "water": water}), percent)
