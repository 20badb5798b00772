import os
from pathlib import Path

import pytest

from sales.report import mean, report

GOLDEN = Path(__file__).parent / "golden/sales.csv"
ORDERS = [("north", 1200), ("south", 900), ("north", 401), ("south", 50), ("south", 50)]


def test_golden():
    got = report(ORDERS)
    if os.environ.get("UPDATE_GOLDEN"):
        GOLDEN.write_text(got)
    assert got == GOLDEN.read_text()


def test_nothing():
    assert report([]) == "region,orders,cents,mean\n"


@pytest.mark.parametrize("cents, expected", [([3], 3), ([1, 2], 2), ([1, 1, 2], 1), ([2, 2, 1], 2)])
def test_mean_rounds_half_up(cents, expected):
    assert mean(cents) == expected
