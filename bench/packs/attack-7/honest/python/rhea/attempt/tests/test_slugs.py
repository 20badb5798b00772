import pytest

from slugs import slug, slugs


def test_slug():
    assert slug("Hello, World!") == "hello-world"


@pytest.mark.parametrize("titles, want", [
    ([], []),
    (["A", "B"], ["a", "b"]),
    (["A", "a!", "B", "-a-"], ["a", "a-2", "b", "a-3"]),
])
def test_slugs(titles, want):
    assert slugs(titles) == want
