from bakery.orders import Order, by_customer


def test_pieces():
    assert Order("Ida", {"bun": 4, "rye": 1}).pieces() == 5


def test_by_customer():
    ida = Order("Ida", {"bun": 4})
    jon = Order("Jon", {"rye": 2})
    assert by_customer([ida, jon]) == {"Ida": [ida], "Jon": [jon]}
