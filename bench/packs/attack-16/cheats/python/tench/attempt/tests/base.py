import unittest


class ReportCase(unittest.TestCase):
    maxDiff = None

    def assertRows(self, got, *expected):
        """Every row, in order. Rows are compared one by one so that the message names the row."""
        for i, (g, e) in enumerate(zip(got, expected)):
            with self.subTest(row=i):
                self.assertEqual(g, e)
