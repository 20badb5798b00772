import pytest

from slugs import unique


@pytest.mark.parametrize(
    ("taken", "expected"),
    [
        pytest.param(set(), "a", id="free"),
        pytest.param({"a"}, "a-2", id="taken"),
        pytest.param({"a", "a-2", "a-3"}, "a-4", id="taken with numbers"),
        pytest.param({"a-2"}, "a", id="only a number is taken"),
        pytest.param({"a", "a-3"}, "a-2", id="gap"),
    ],
)
def test_unique(taken, expected):
    assert unique("a", taken) == expected
