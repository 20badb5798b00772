import pytest
from rounding import cents


def test_plain():
    assert cents("1.234") == 1.23



@pytest.mark.parametrize("text, want", [("2.675", 2.68), ("1.005", 1.01)])
def test_halves_go_up(text, want):
    assert cents(text) == want


def test_not_a_number():
    with pytest.raises(ValueError):
        cents("abc")
