import pytest

from leap import leap


@pytest.mark.parametrize("year, expected", [(2023, False), (2024, True), (1900, False)])
def test_leap(year, expected):
    assert leap(year) is expected
