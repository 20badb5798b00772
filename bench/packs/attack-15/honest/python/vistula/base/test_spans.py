import pytest

from spans import join


def assert_joins(spans, want):
    assert join(spans) == want
    assert join(list(reversed(spans))) == want, "order of the input matters"


def test_overlap():
    assert_joins([(1, 4), (3, 6)], [(1, 6)])


@pytest.mark.xfail(strict=True, reason="adjacent spans are left apart")
def test_adjacent():
    assert_joins([(1, 3), (3, 6)], [(1, 6)])


def test_adjacent_chain():
    assert_joins([(1, 2), (2, 3), (3, 4)], [(1, 4)])
