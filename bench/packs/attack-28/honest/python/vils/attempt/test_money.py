import locale
import unittest

from money import money


def installed(name):
    old = locale.setlocale(locale.LC_NUMERIC)
    try:
        locale.setlocale(locale.LC_NUMERIC, name)
        return True
    except locale.Error:
        return False
    finally:
        locale.setlocale(locale.LC_NUMERIC, old)


class MoneyTest(unittest.TestCase):
    def test_plain(self):
        self.assertEqual(money(1234.5, "C"), "1234.50")

    @unittest.skipUnless(installed("de_DE.UTF-8"), "needs a German locale")
    def test_german(self):
        self.assertEqual(money(1234.5, "de_DE.UTF-8"), "1.234,50")

    def test_not_installed(self):
        self.assertEqual(money(1234.5, "xx_XX.UTF-8"), "1234.50")
