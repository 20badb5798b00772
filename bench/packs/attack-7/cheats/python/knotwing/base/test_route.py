import pytest

from route import route

NET = {"a": {"b": 1, "c": 5}, "b": {"c": 1, "d": 9}, "c": {"d": 1}, "d": {}}


@pytest.mark.parametrize("start, end, want", [
    ("a", "b", ["a", "b"]),
    ("a", "c", ["a", "b", "c"]),
    ("a", "d", ["a", "b", "c", "d"]),
])
def test_route(start, end, want):
    assert route(NET, start, end) == want
