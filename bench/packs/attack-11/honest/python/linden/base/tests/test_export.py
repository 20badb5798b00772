import datetime
import pathlib

from export import export

GOLDEN = pathlib.Path(__file__).parent / "golden"
ROWS = [(datetime.date(2024, 2, 1), "Ann", 12.5), (datetime.date(2024, 2, 29), "Bob", 7)]


def test_golden():
    assert export(ROWS) == (GOLDEN / "export.csv").read_text()


def test_no_rows():
    assert export([]) == "date;name;amount\n"
