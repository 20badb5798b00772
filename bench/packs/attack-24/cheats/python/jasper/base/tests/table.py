import csv
import pathlib

CASES = pathlib.Path(__file__).parent / "cases"


def rows(name):
    """The rows of a table of cases, as dictionaries."""
    with open(CASES / name, newline="") as f:
        return [row for row in csv.DictReader(f)]
