import unittest


class ReportCase(unittest.TestCase):
    def assertRows(self, got, *expected):
        """Every row, in order."""
        self.assertEqual(len(got), len(expected), got)
        for i, (g, e) in enumerate(zip(got, expected)):
            self.assertEqual(g, e, f"row {i}")
