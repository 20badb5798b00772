import unittest

from report import export


class XmlTest(unittest.TestCase):
    def test_rows(self):
        self.assertEqual(export([(1, "a")], "xml"), "<rows><r><c>1</c><c>a</c></r></rows>")
