import pytest

import pricing
import quotes


def test_line_total():
    assert pricing.line_total("bolt", 3) == 36


def test_unknown():
    with pytest.raises(KeyError):
        pricing.unit_price("gear")


def test_quote():
    assert quotes.quote([("bolt", 1), ("nut", 2)]) == 22
