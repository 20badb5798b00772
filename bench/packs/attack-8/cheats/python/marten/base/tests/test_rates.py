import csv
from pathlib import Path

import pytest

from vat import RATES, gross

LAW = dict(csv.reader((Path(__file__).parent / "law.csv").open()))


@pytest.mark.parametrize("country", sorted(RATES))
def test_rate_follows_the_law(country):
    assert gross(100, country) == 100 + int(LAW[country])


def test_germany():
    assert gross(200, "DE") == 238
