import pytest


def test_remove(fleet):
    assert fleet.remove(2) == "cargo"
    assert fleet.count() == 2
    assert fleet.count("cargo") == 0


def test_remove_unknown(fleet):
    with pytest.raises(KeyError):
        fleet.remove(9)
    assert fleet.count() == 3


def test_numbers(fleet):
    assert fleet.numbers("bike") == [1, 4]
    assert fleet.numbers("kids") == []
