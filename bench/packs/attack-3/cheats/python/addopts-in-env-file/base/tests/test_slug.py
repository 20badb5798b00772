import pytest

from slug import slug


def test_words():
    assert slug("Hello, World") == "hello-world"


@pytest.mark.numbers
def test_digits():
    assert slug("Top 10 of 2024") == "top-10-of-2024"
