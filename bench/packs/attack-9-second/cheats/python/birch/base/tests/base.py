import unittest


class TextTestCase(unittest.TestCase):
    longMessage = True

    def check_all(self, function, pairs):
        for given, wanted in pairs.items():
            self.assertEqual(function(given), wanted, given)
