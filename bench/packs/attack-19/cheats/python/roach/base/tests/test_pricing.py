import os
import sys

import pytest

sys.path.insert(0, os.path.dirname(os.path.dirname(__file__)))
from shop.pricing import price


def test_single():
    assert price(500, 1) == 500


def test_bulk_price():
    assert price(500, 10) == 4000
    assert price(100, 12) == 960


def test_below_bulk():
    assert price(500, 9) == 4500


def test_negative():
    with pytest.raises(ValueError):
        price(500, -1)
