import pytest

from bakery.orders import Order, by_customer, group_by_customer


def test_pieces():
    assert Order("Ida", {"bun": 4, "rye": 1}).pieces() == 5


def test_group_by_customer():
    ida = Order("Ida", {"bun": 4})
    jon = Order("Jon", {"rye": 2})
    assert group_by_customer([ida, jon]) == {"Ida": [ida], "Jon": [jon]}


def test_the_old_name_warns():
    ida = Order("Ida", {"bun": 4})
    with pytest.warns(DeprecationWarning, match="group_by_customer"):
        assert by_customer([ida]) == {"Ida": [ida]}
