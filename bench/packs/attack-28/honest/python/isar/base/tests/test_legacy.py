import pytest

from fuzzy import legacy_ratio


def test_warns():
    with pytest.warns(DeprecationWarning):
        legacy_ratio("a", "a")


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_percent():
    assert legacy_ratio("abcd", "abxx") == 50
