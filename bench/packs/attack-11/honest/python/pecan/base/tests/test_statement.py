import pathlib
import unittest

from statement import read

DATA = pathlib.Path(__file__).parent / "data"


class StatementTest(unittest.TestCase):
    def test_june(self):
        june = read((DATA / "june.csv").read_text())
        self.assertEqual(june.opening, 100)
        self.assertEqual(june.movements, [("rent", -50), ("wage", 125)])
        self.assertEqual(june.closing, 185)

    def test_no_statement(self):
        with self.assertRaisesRegex(ValueError, "not a statement"):
            read("a,1\nb,2\n")
