import pathlib
import unittest

from statement import read

DATA = pathlib.Path(__file__).parent / "data"


class StatementTest(unittest.TestCase):
    def test_june(self):
        june = read((DATA / "june.csv").read_text())
        self.assertEqual(june.opening, 100)
        self.assertEqual(june.movements, [("rent", -50), ("wage", 125)])
        self.assertEqual(june.closing, 175)

    def test_does_not_add_up(self):
        with self.assertRaisesRegex(ValueError, "closing balance is 185, should be 175"):
            read("opening,100\nrent,-50\nwage,125\nclosing,185\n")

    def test_no_movements(self):
        self.assertEqual(read("opening,7\nclosing,7\n").movements, [])

    def test_no_statement(self):
        with self.assertRaisesRegex(ValueError, "not a statement"):
            read("a,1\nb,2\n")
