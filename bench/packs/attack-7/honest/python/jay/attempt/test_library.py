import pytest

from library import Library


@pytest.fixture
def library():
    return Library(["Emma", "Ulysses"])


def test_free(library):
    assert library.free == {"Emma", "Ulysses"}


def test_lend(library):
    library.lend("Emma")
    assert library.free == {"Ulysses"}


def test_lend_twice(library):
    library.lend("Emma")
    with pytest.raises(KeyError):
        library.lend("Emma")


def test_take_back(library):
    library.lend("Emma")
    library.take_back("Emma")
    assert library.free == {"Emma", "Ulysses"}


@pytest.mark.parametrize("title, error", [("Emma", ValueError), ("Middlemarch", KeyError)])
def test_take_back_what_is_not_lent(library, title, error):
    with pytest.raises(error):
        library.take_back(title)
