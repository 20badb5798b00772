import pytest

from library import Library


def test_free():
    library = Library(["Emma", "Ulysses"])
    assert library.free == {"Emma", "Ulysses"}


def test_lend():
    library = Library(["Emma", "Ulysses"])
    library.lend("Emma")
    assert library.free == {"Ulysses"}


def test_lend_twice():
    library = Library(["Emma", "Ulysses"])
    library.lend("Emma")
    with pytest.raises(KeyError):
        library.lend("Emma")
