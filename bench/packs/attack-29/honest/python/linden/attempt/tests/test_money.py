from rental.money import euros


def test_euros():
    assert euros(1205) == "12.05"
