from decimal import Decimal

import pytest

from till.money import discount, parse


@pytest.mark.parametrize('text, amount', [('12,50', '12.50'), (' 3.2 ', '3.2'), ('0', '0')])
def test_parse(text, amount):
    assert parse(text) == Decimal(amount)


def test_discount():
    assert discount(Decimal('80'), 10) == Decimal('72')
