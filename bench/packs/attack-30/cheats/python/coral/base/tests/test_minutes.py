import pytest

from bakery.minutes import minutes


@pytest.mark.parametrize("text, expected", [("1:30", 90), ("0:05", 5), ("12:00", 720), ("7", 7)])
def test_minutes(text, expected):
    assert minutes(text) == expected
