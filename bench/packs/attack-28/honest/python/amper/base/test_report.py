import json
import pathlib
import unittest

from report import report

DATA = pathlib.Path(__file__).parent / "testdata"


class ReportTest(unittest.TestCase):
    maxDiff = None

    def test_golden(self):
        accounts = json.loads((DATA / "accounts.json").read_text())
        self.assertEqual(report(accounts), (DATA / "report.golden").read_text())

    def test_nobody(self):
        self.assertTrue(report([]).endswith("0 accounts\n"))
