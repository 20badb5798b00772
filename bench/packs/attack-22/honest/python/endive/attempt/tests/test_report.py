import unittest
from pathlib import Path

from report import render, share

GOLDEN = Path(__file__).parent / "golden"


class ReportTest(unittest.TestCase):
    def check(self, name, rows):
        self.assertEqual(render(rows), (GOLDEN / f"{name}.txt").read_text())

    def test_none(self):
        self.check("none", [])

    def test_one(self):
        self.check("one", [("rent", 700)])

    def test_two(self):
        self.check("two", [("rent", 700), ("food", 300)])

    def test_share_of_nothing(self):
        self.assertEqual(share(0, 0), "-")
