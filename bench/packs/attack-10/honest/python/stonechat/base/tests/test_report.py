import os
from pathlib import Path

from sales.report import report

GOLDEN = Path(__file__).parent / "golden/sales.csv"
ORDERS = [("north", 1200), ("south", 900), ("north", 401), ("south", 50), ("south", 50)]


def test_golden():
    got = report(ORDERS)
    if os.environ.get("UPDATE_GOLDEN"):
        GOLDEN.write_text(got)
    assert got == GOLDEN.read_text()


def test_nothing():
    assert report([]) == "region,orders,cents\n"
