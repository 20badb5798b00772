import sys, os

import pytest

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))

from roman import from_roman, to_roman


@pytest.mark.parametrize(
    "number, numeral",
    [
        (1, "I"),
        (4, "IV"),
        (9, "IX"),
        (42, "XLII"),
        (500, "D"),
        (1994, "MCMXCIV"),
    ],
)
def test_to_roman(number, numeral):
    assert to_roman(number) == numeral


def test_zero():
    with pytest.raises(ValueError, match="no roman numeral for 0"):
        to_roman(0)


def test_roundtrip():
    for n in range(1, 4000):
        assert from_roman(to_roman(n)) == n
