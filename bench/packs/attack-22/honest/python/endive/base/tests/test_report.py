import unittest
from pathlib import Path

from report import render

GOLDEN = Path(__file__).parent / "golden"


class ReportTest(unittest.TestCase):
    def check(self, name, rows):
        self.assertEqual(render(rows), (GOLDEN / f"{name}.txt").read_text())

    def test_one(self):
        self.check("one", [("rent", 700)])

    def test_two(self):
        self.check("two", [("rent", 700), ("food", 300)])
