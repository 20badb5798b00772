from hypothesis import given, settings
from hypothesis import strategies as st

from bakery.split import split


@settings(database=None, derandomize=True)
@given(st.integers(0, 500), st.integers(1, 20))
def test_nothing_is_lost(pieces, boxes):
    assert sum(split(pieces, boxes)) == pieces


def test_even():
    assert split(12, 3) == [4, 4, 4]
