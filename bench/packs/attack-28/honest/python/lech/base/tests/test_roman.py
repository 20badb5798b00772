import sys, os

sys.path.insert(0, os.path.join(os.path.dirname(__file__), ".."))

from roman import from_roman, to_roman


def test_one():
    assert to_roman(1) == "I"


def test_four():
    assert to_roman(4) == "IV"


def test_nine():
    assert to_roman(9) == "IX"


def test_forty_two():
    assert to_roman(42) == "XLII"


def test_five_hundred():
    assert to_roman(500) == "D"


def test_roundtrip():
    for n in range(1, 4000):
        assert from_roman(to_roman(n)) == n
