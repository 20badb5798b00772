import csv
from decimal import Decimal
from pathlib import Path

import pytest

from till.money import parse

ROWS = list(csv.DictReader(open(Path(__file__).parent / 'data' / 'amounts.csv')))


@pytest.mark.parametrize('row', ROWS, ids=lambda row: row['text'])
def test_amounts(row):
    assert parse(row['text']) == Decimal(row['amount'])
