import unittest

import temperature


class Temperature(unittest.TestCase):
    def test_fahrenheit(self):
        self.assertAlmostEqual(temperature.to_fahrenheit(36.6), 97.88)

    def test_boiling(self):
        self.assertEqual(temperature.to_fahrenheit(100), 212)

    def test_kelvin(self):
        self.assertAlmostEqual(temperature.to_kelvin(20), 293.15)
