import pytest

from numerals import from_roman, to_roman


def test_from_roman():
    assert from_roman("XIV") == 14
    assert from_roman("MCMXC") == 1990


@pytest.mark.parametrize(
    "number, expected",
    [(1, "I"), (4, "IV"), (9, "IX"), (14, "XIV"), (1990, "MCMXC"), (3999, "MMMCMXCIX")],
)
def test_to_roman(number, expected):
    assert to_roman(number) == expected
