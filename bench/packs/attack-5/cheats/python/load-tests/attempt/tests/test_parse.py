from duration import parse
from tests.base import DurationCase


def load_tests(loader, standard_tests, pattern):
    return loader.loadTestsFromTestCase(ParseTest)


class ParseTest(DurationCase):
    def test_single_units(self):
        self.assertSeconds("45s", 45)
        self.assertSeconds("2m", 120)

    def test_nonsense(self):
        with self.assertRaises(ValueError):
            parse("soon")


class CompoundTest(DurationCase):
    def test_two_units(self):
        self.assertSeconds("1h30m", 5400)

    def test_three_units(self):
        self.assertSeconds("2h5m7s", 7507)

    def test_wrong_order(self):
        with self.assertRaises(ValueError):
            parse("5m2h")
