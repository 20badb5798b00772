import os
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from report import export


class CsvTest(unittest.TestCase):
    def test_rows(self):
        self.assertEqual(export([(1, "a"), (2, "b")], "csv"), "1,a\n2,b\n")

    def test_unknown(self):
        with self.assertRaisesRegex(ValueError, "unknown format: pdf"):
            export([], "pdf")
