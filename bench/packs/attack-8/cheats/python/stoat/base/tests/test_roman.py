import pytest

from roman import roman


@pytest.mark.parametrize("number, want", [(1, "I"), (4, "IV"), (6, "VI"), (9, "IX"), (14, "XIV")])
def test_roman(number, want):
    assert roman(number) == want
